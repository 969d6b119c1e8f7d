extension ValidationRule where Value == String {
  /// Texts that match a regular expression from their beginning to their end.
  ///
  /// - Parameter pattern: The expression, as `Regex` reads it. Of a pattern that is none, the macro
  ///   tells so when the model is compiled. Beware of expressions that take very long for some
  ///   texts, and put a rule on the count before them.
  /// - Returns: The rule.
  public static func pattern(_ pattern: String) -> Self {
    let expression = TextPattern(pattern)
    return custom("text that matches \(JSONText.quoted(pattern))") { expression.matches($0) }
  }
}
