/// A regular expression that any thread may match with.
struct TextPattern: @unchecked Sendable {
  // Invariant: an expression that is made of text holds no closures, and what it compiles to on
  // first use it stores atomically; nothing else of it ever changes.
  private let expression: Regex<AnyRegexOutput>?

  /// Compiles an expression; one that is none matches nothing.
  init(_ pattern: String) {
    expression = try? Regex(pattern)
  }

  /// Whether the whole of a text matches.
  func matches(_ text: String) -> Bool {
    guard let expression else { return false }
    return (try? expression.wholeMatch(in: text)) != nil
  }
}
