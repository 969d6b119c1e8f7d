extension Float {
  /// Creates the float nearest to a decimal from the double nearest to it.
  ///
  /// Rounding twice equals rounding once, unless the first result is exactly between two floats:
  /// every such midpoint is a double, so no decimal on one side of it rounds to a double on the
  /// other side.
  ///
  /// - Parameter double: The double nearest to the decimal.
  /// - Returns: The float; nil if the decimal itself is needed, or if the result is out of range.
  package init?(nearest double: Double) {
    let float = Float(double)
    guard float.isFinite else { return nil }
    let neighbor = Double(float) < double ? float.nextUp : float.nextDown
    if Double(float) != double, (Double(float) + Double(neighbor)) / 2 == double { return nil }
    self = float
  }
}
