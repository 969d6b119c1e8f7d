import MaquetteCore

// Exact comparisons of numbers of any size.

extension DecimalText {
  /// Creates the digits of a finite number.
  init?(_ number: AnyValue.Number) {
    guard number.isFinite, let text = DecimalText(number.description) else { return nil }
    self = text.canonical
  }

  /// Whether the number has no fraction.
  var isInteger: Bool { canonical.exponent >= 0 }

  /// Whether the number is before another.
  func isLess(than other: DecimalText) -> Bool {
    let (own, other) = (canonical, other.canonical)
    if own.digits.isEmpty || other.digits.isEmpty || own.isNegative != other.isNegative {
      return own.sign < other.sign
    }
    let (smaller, larger) = own.isNegative ? (other, own) : (own, other)
    let (low, high) = (
      smaller.digits.count + smaller.exponent, larger.digits.count + larger.exponent
    )
    return low == high ? smaller.digits.lexicographicallyPrecedes(larger.digits) : low < high
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }
}
