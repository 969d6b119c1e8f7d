/// The text of a number in the source.
enum NumberText: Sendable {
  /// A number of at most nineteen digits.
  case short(WrittenDecimal)

  /// Any other number.
  case string(String)

  /// Creates the text of a number, already checked against the grammar of JSON.
  init(valid text: String) {
    self = text.scanned { $0.scanNumberText() } ?? .string(text)
  }

  /// The text.
  var string: String {
    switch self {
    case .short(let number): number.string
    case .string(let text): text
    }
  }

  /// The nearest double; infinite if the number is out of range.
  var double: Double {
    switch self {
    case .short(let number): number.double
    case .string(let text): text.scanned { $0.scanDouble() } ?? .nan
    }
  }

  /// The nearest float; infinite if the number is out of range.
  var float: Float { Float(nearest: double) ?? Float(decimal: string) ?? .nan }

  /// Returns the number as an integer, if it is one and fits.
  func integer<I: FixedWidthInteger>(_ type: I.Type = I.self) -> I? {
    if let parts { return parts.rest == 0 ? parts.integer.exactly() : nil }
    return DecimalText(string)?.integer()
  }

  /// Returns the number without its fraction, if it fits.
  func truncated<I: FixedWidthInteger>(to type: I.Type) -> I? {
    if let parts { return parts.integer.exactly() }
    return DecimalText(string)?.truncated.integer()
  }

  /// Returns the nearest integer, if it fits; ties round away from zero.
  func rounded<I: FixedWidthInteger>(to type: I.Type) -> I? {
    if let parts { return parts.rounded.exactly() }
    return DecimalText(string)?.rounded.integer()
  }

  /// Whether the number is an integer of any size.
  var isInteger: Bool {
    if let parts { return parts.rest == 0 }
    return DecimalText(string).map { $0.canonical.exponent >= 0 } ?? false
  }

  /// Whether the text has neither a fraction nor an exponent.
  var isWrittenAsInteger: Bool {
    switch self {
    case .short(let number): number.isWrittenAsInteger
    case .string(let text): text.utf8.allSatisfy { !ScannedInteger.isContinued(by: $0) }
    }
  }

  /// The number as digits and an exponent; the digits are incomplete if they do not fit.
  var digits: (digits: DecimalDigits, isNegative: Bool)? {
    switch self {
    case .short(let number): (number.digits, number.isNegative)
    case .string(let text): text.scanned { $0.scanDigits() }
    }
  }

  /// The parts of a short number.
  private var parts: Parts? {
    guard let (digits, isNegative) = digits, let (whole, rest, power) = digits.parts,
      // Larger negative integers do not fit in 64 bits.
      !isNegative || whole < 1 << 63
    else { return nil }
    return Parts(
      integer: .init(magnitude: whole, isNegative: isNegative), rest: rest,
      isUp: rest >= power - rest)
  }

  private struct Parts {
    /// The number without its fraction.
    let integer: ScannedInteger

    /// The fraction, times a power of ten.
    let rest: UInt64

    /// Whether the fraction is at least one half.
    let isUp: Bool

    /// The nearest integer.
    var rounded: ScannedInteger {
      guard isUp, rest > 0 else { return integer }
      // A number with a fraction has less than 19 digits before it.
      return .init(magnitude: integer.magnitude + 1, isNegative: integer.isNegative)
    }
  }
}
