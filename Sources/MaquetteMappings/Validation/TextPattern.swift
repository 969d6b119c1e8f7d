/// A regular expression that threads can share.
struct TextPattern: @unchecked Sendable {
  // Invariant: an expression made from text contains no closures. It stores its compiled form
  // atomically on first use; nothing else in it ever changes.
  private let expression: Regex<AnyRegexOutput>?

  /// Compiles an expression; an invalid one matches nothing.
  init(_ pattern: String) {
    expression = try? Regex(pattern)
  }

  /// Whether the expression matches a whole text.
  func matches(_ text: String) -> Bool {
    guard let expression else { return false }
    return (try? expression.wholeMatch(in: text)) != nil
  }
}
