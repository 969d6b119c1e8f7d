/// The name of a type, as errors tell it.
@inline(never)
@usableFromInline
func typeName<T>(_ type: T.Type) -> String { "\(type)" }
