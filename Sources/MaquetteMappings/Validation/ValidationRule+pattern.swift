import MaquetteCore

extension ValidationRule where Value == String {
  /// Texts that a regular expression matches from beginning to end.
  ///
  /// - Parameter pattern: The expression, in the syntax of `Regex`. The macro reports an invalid
  ///   one as a compile-time error. Some expressions take very long for some texts: put a rule on
  ///   the count before them.
  /// - Returns: The rule.
  public static func pattern(_ pattern: String) -> Self {
    let expression = TextPattern(pattern)
    return custom("text that matches \(JSONText.quoted(pattern))") { expression.matches($0) }
      .stating(.pattern(pattern))
  }
}
