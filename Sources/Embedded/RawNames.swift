/// No names: whether an enum lists its cases is not known at run time.
func rawNames<T>(of type: T.Type) -> [String] { [] }
