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
}
