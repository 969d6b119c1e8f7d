// Parses decimals that only exact arithmetic can round correctly.

extension Double {
  /// Creates the double nearest to a decimal, ties to even, infinity on overflow; nil if the text
  /// is not a decimal.
  @usableFromInline package init?(decimal text: String) { self.init(text) }
}

extension Float {
  /// Creates the float nearest to a decimal, ties to even, infinity on overflow; nil if the text is
  /// not a decimal.
  package init?(decimal text: String) { self.init(text) }
}
