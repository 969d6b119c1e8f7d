import MaquetteCore

extension ValidationRule where Value == String {
  /// Texts that a regular expression matches from beginning to end.
  ///
  /// - Parameter pattern: The expression, in the syntax of `Regex`. The macro reports an invalid
  ///   one as a compile-time error.
  /// - Returns: The rule.
  /// - Complexity: O(length of the text) if the text is printable ASCII and the expression has no
  ///   references, lookarounds, ends of words, named sets and flags. `Regex` matches all others, which
  ///   may take very long for some texts: put a rule on the count before them.
  public static func pattern(_ pattern: String) -> Self {
    let expression = TextPattern(pattern)
    return custom("text that matches \(JSONText.quoted(pattern))") { expression.matches($0) }
      .stating(.pattern(pattern))
  }
}
