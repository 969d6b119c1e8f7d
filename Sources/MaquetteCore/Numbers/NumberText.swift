/// The text of a number in the source.
enum NumberText: Sendable {
  /// A short number without heap memory: most numbers with a fraction are too long for a small
  /// string.
  case packed(PackedNumber)

  /// Any other number.
  case string(String)

  /// The text.
  var string: String {
    switch self {
    case .packed(let number): number.string
    case .string(let text): text
    }
  }

  /// The nearest double; infinite if the number is out of range.
  var double: Double {
    switch self {
    case .packed(let number): number.double
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
    scanned { cursor in
      while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "."), cursor.byte | 0x20 != 0x65 {
        cursor.advance()
      }
      return ()
    } != nil
  }

  /// The parts of a short number.
  private var parts: Parts? {
    scanned { cursor in
      guard let (digits, isNegative) = cursor.scanDigits(),
        let (whole, rest, power) = digits.parts,
        // Larger negative integers do not fit in 64 bits.
        !isNegative || whole < 1 << 63
      else { return nil }
      return Parts(
        integer: .init(magnitude: whole, isNegative: isNegative), rest: rest,
        isUp: rest >= power - rest)
    }
  }

  private struct Parts {
    /// The number without its fraction.
    let integer: JSONCursor.ScannedInteger

    /// The fraction, times a power of ten.
    let rest: UInt64

    /// Whether the fraction is at least one half.
    let isUp: Bool

    /// The nearest integer.
    var rounded: JSONCursor.ScannedInteger {
      guard isUp, rest > 0 else { return integer }
      // A number with a fraction has less than 19 digits before it.
      return .init(magnitude: integer.magnitude + 1, isNegative: integer.isNegative)
    }
  }
}

extension String {
  /// Whether the text is a number in JSON syntax (RFC 8259, section 6).
  var isNumber: Bool {
    scanned { cursor -> Void? in
      let length = cursor.numberLength()
      cursor.advance(length)
      return length > 0 ? () : nil
    } != nil
  }
}
