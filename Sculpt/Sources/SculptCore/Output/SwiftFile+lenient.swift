/// How code of the style `codable` leaves out what does not fit.
///
/// `try?` makes a property nil; the elements of arrays and the values of dictionaries are read one by one, so that the
/// others stay.
extension SwiftFile {
  /// A type to decode, and the code that makes the value at hand from it.
  private struct Lenient {
    /// The type to decode.
    let type: String

    /// The code after a value of this type that makes the one to keep of it, or nil if it is the same.
    var conversion: String?

    /// The conversion of the value inside `Lenient`, as the argument of a function.
    var ofElement: String {
      conversion.map { " { $0.value.map { $0\($0) } }" } ?? "(\\.value)"
    }
  }

  private func lenient(_ type: ValueType) -> Lenient {
    switch type {
    case .array(let element):
      let inner = lenient(element)
      return Lenient(
        type: "[\(support("Lenient"))<\(inner.type)>]", conversion: ".compactMap\(inner.ofElement)")
    case .dictionary(let value):
      let inner = lenient(value)
      return Lenient(
        type: "[String: \(support("Lenient"))<\(inner.type)>]",
        conversion: ".compactMapValues\(inner.ofElement)")
    case .optional(let type):
      let inner = lenient(type)
      return Lenient(type: inner.type + "?", conversion: inner.conversion.map { "?" + $0 })
    default: return Lenient(type: self.type(type))
    }
  }

  /// Code that decodes a property as far as it fits.
  ///
  /// - Parameter call: The call that decodes a type as an optional, without `try`.
  func lenient(_ type: ValueType, by call: (String) -> String) -> String {
    let lenient = lenient(type)
    let attempt = "try? \(call(lenient.type))"
    return lenient.conversion.map { "(\(attempt))?\($0)" } ?? attempt
  }

  /// Code that decodes a value of a union, whose kind is known.
  func lenient(_ type: ValueType, from decoder: String) -> String {
    let lenient = lenient(type)
    return "try \(lenient.type)(from: \(decoder))\(lenient.conversion ?? "")"
  }
}
