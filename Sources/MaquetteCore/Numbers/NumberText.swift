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
    if let value: I = shortInteger?.exactly() { return value }
    return DecimalText(string)?.integer()
  }

  /// Whether the number is an integer of any size.
  var isInteger: Bool {
    if shortInteger != nil { return true }
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

  /// The number as a short integer, if it is one.
  private var shortInteger: JSONCursor.ScannedInteger? {
    scanned { cursor in
      guard let (digits, isNegative) = cursor.scanDigits() else { return nil }
      return digits.whole.map { .init(magnitude: $0, isNegative: isNegative) }
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
