import MaquetteCore

/// What a position's numbers have in common.
///
/// Each property only weakens as numbers are added, so the merge of two summaries is that of all their numbers.
public struct NumberSummary: Sendable, Hashable {
  /// The number of numbers.
  public internal(set) var count = 0

  /// How many were written with a fraction or an exponent.
  public internal(set) var fractions = 0

  /// Whether every number is an integer of 64 bits with a sign.
  public internal(set) var fitsInt = true

  /// Whether every number is an integer of 64 bits without a sign.
  public internal(set) var fitsUnsigned = true

  /// Whether the shortest text of the nearest double is every number, digit for digit.
  public internal(set) var fitsDouble = true

  /// Whether every number fits a decimal of 38 digits.
  public internal(set) var fitsDecimal = true

  mutating func add(_ number: AnyValue.Number) {
    count += 1
    guard number.isFinite else {
      // Of all types, only a double has infinities and NaN.
      fractions += 1
      (fitsInt, fitsUnsigned, fitsDecimal) = (false, false, false)
      return
    }
    if let integer = number.exactly(Int64.self), !number.isWrittenWithFraction {
      fitsUnsigned = fitsUnsigned && integer >= 0
      fitsDouble = fitsDouble && Int64(exactly: Double(integer)) == integer
      return
    }
    let isInteger = !number.isWrittenWithFraction
    if !isInteger { fractions += 1 }
    fitsInt = false
    fitsUnsigned = fitsUnsigned && isInteger && number.exactly(UInt64.self) != nil
    let double = number.double
    fitsDouble = fitsDouble && double.isFinite && AnyValue.Number(double) == number
    fitsDecimal = fitsDecimal && number.fitsDecimal
  }

  mutating func merge(_ other: NumberSummary) {
    count += other.count
    fractions += other.fractions
    fitsInt = fitsInt && other.fitsInt
    fitsUnsigned = fitsUnsigned && other.fitsUnsigned
    fitsDouble = fitsDouble && other.fitsDouble
    fitsDecimal = fitsDecimal && other.fitsDecimal
  }
}

extension AnyValue.Number {
  /// Whether the text has a fraction or an exponent, even one without a value: `1.0`, `1e2`.
  var isWrittenWithFraction: Bool {
    description.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// Whether the digits and the exponent fit Foundation's decimal.
  fileprivate var fitsDecimal: Bool {
    let text = description.utf8
    let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let digits = mantissa.filter { (0x30...0x39).contains($0) }.drop { $0 == 0x30 }
    let exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
    return digits.count <= 38 && (-80...80).contains(exponent)
  }
}
