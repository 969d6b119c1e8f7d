/// The case of letters that are digits.
package enum LetterCase: Sendable, Hashable {
  case lowercase, uppercase
}

/// Hexadecimal text, two digits per byte (RFC 4648, section 8).
package enum Hex {
  /// Encodes bytes as text, in lowercase by default.
  public static func encode(
    _ bytes: some ByteSource, _ letterCase: LetterCase = .lowercase
  ) -> String {
    bytes.withBytes { bytes in
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count * 2)
      for index in bytes.indices { text.append(hex: bytes[index], letterCase) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// Decodes text in any case.
  ///
  /// - Returns: The bytes; nil if the text contains anything but pairs of digits.
  public static func decode(_ text: String) -> [UInt8]? {
    text.withBytes { text -> [UInt8]? in
      guard text.count % 2 == 0 else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count / 2)
      for index in 0..<text.count / 2 {
        guard let byte = byte(text[index * 2], text[index * 2 + 1]) else { return nil }
        bytes.append(byte)
      }
      return bytes
    }
  }

  /// Returns the byte of two digits.
  package static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = value(of: high), let low = value(of: low) else { return nil }
    return high << 4 | low
  }

  /// Returns the digit of a value below 16.
  package static func digit(_ value: UInt8, _ letterCase: LetterCase) -> UInt8 {
    value < 10 ? 0x30 + value : value + (letterCase == .lowercase ? 0x57 : 0x37)
  }

  /// Returns the value of a digit; nil for any other character.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}

extension [UInt8] {
  /// Appends the two digits of a byte.
  package mutating func append(hex byte: UInt8, _ letterCase: LetterCase) {
    append(Hex.digit(byte >> 4, letterCase))
    append(Hex.digit(byte & 0xF, letterCase))
  }
}
