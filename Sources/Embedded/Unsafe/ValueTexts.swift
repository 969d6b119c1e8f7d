/// A value, as errors tell it: in full if it is a number or text.
func valueText<T>(_ value: T) -> String {
  text(value, String.self) ?? text(value, Double.self) ?? text(value, Float.self)
    ?? text(value, Int.self) ?? text(value, Int8.self) ?? text(value, Int16.self)
    ?? text(value, Int32.self) ?? text(value, Int64.self) ?? text(value, UInt.self)
    ?? text(value, UInt8.self) ?? text(value, UInt16.self) ?? text(value, UInt32.self)
    ?? text(value, UInt64.self) ?? "a certain value"
}

private func text<T, Known: LosslessStringConvertible>(
  _ value: T, _ type: Known.Type
) -> String? {
  // Invariant: the cast is one between the same types.
  T.self == Known.self ? unsafeBitCast(value, to: Known.self).description : nil
}
