extension Float {
  /// The float nearest to a decimal, from the double nearest to it.
  ///
  /// Rounding twice is rounding once, unless the first step ends in the middle between two floats:
  /// every middle is a double, so no decimal on one side of it becomes a double on the other.
  ///
  /// - Parameter double: The double nearest to the decimal.
  /// - Returns: The float; nil where the decimal itself has to be looked at, and for what is beyond
  ///   all floats.
  init?(nearest double: Double) {
    let float = Float(double)
    guard float.isFinite else { return nil }
    let neighbor = Double(float) < double ? float.nextUp : float.nextDown
    if Double(float) != double, (Double(float) + Double(neighbor)) / 2 == double { return nil }
    self = float
  }
}
