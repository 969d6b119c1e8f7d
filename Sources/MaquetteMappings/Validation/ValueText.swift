/// A value, as errors show it.
@usableFromInline
func valueText<T>(_ value: T) -> String { "\(value)" }
