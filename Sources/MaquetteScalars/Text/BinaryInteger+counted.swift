extension BinaryInteger {
  /// Returns the number with a noun: "1 level", "2 levels".
  ///
  /// - Parameters:
  ///   - noun: What is counted, as one.
  ///   - plural: What is counted, as several; nil for the noun with an "s".
  package func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
  }
}
