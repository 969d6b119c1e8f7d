// Decimals that only exact arithmetic can place between two floating-point numbers.

extension Double {
  /// The double nearest to a decimal, ties to even, infinity on overflow; nil if the text is none.
  init?(decimal text: String) { self.init(text) }
}

extension Float {
  /// The float nearest to a decimal, ties to even, infinity on overflow; nil if the text is none.
  init?(decimal text: String) { self.init(text) }
}
