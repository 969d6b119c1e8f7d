import MaquetteCore

/// A regular expression that threads can share.
struct TextPattern: @unchecked Sendable {
  // Invariant: an expression made from text contains no closures. It stores its compiled form
  // atomically on first use; nothing else in it ever changes.
  private let expression: Regex<AnyRegexOutput>?

  /// The expression for texts of printable ASCII, which `Regex` may take very long to match; a small one
  /// has the first form, which is faster.
  private let small: ASCIIPattern?
  private let linear: LinearPattern?

  /// Compiles an expression; an invalid one matches nothing.
  init(_ pattern: String) {
    expression = try? Regex(pattern)
    let isLinear = expression != nil && LinearPattern.isCommon(pattern)
    small = isLinear ? LinearPattern(pattern)?.forWholeASCII : nil
    linear = isLinear && small == nil ? LinearPattern("^(?:\(pattern))$") : nil
  }

  /// Whether time is linear in texts of printable ASCII.
  var isLinear: Bool { small != nil || linear != nil }

  /// Whether the expression matches a whole text.
  func matches(_ text: String) -> Bool {
    guard let expression else { return false }
    if isLinear, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      guard let small else { return linear?.matches(text) == true }
      return text.withBytes { small.matches($0) }
    }
    return (try? expression.wholeMatch(in: text)) != nil
  }
}
