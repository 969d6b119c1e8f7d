/// A number as it was written.
enum NumberText: Sendable {
  /// A short one, which owns no memory: most of those with a fraction are too long for a string that
  /// owns none.
  case packed(PackedNumber)

  /// Any.
  case string(String)

  /// The text.
  var string: String {
    switch self {
    case .packed(let number): number.string
    case .string(let text): text
    }
  }

  /// The nearest double; infinite if the number is beyond all doubles.
  var double: Double {
    switch self {
    case .packed(let number): number.double
    case .string(let text): Double(decimal: text) ?? .nan
    }
  }
}
