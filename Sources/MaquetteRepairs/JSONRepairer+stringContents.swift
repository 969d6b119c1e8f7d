import MaquetteCore

// The contents of strings: escapes and control characters.

extension JSONRepairer {
  /// Writes the contents of a string.
  ///
  /// - Parameters:
  ///   - range: The range of the contents.
  ///   - quote: The quotes around it; nil if there are none.
  ///   - inner: Whether quotes inside it are mistakes.
  ///
  /// There is one issue for each kind of mistake, at the first of them.
  mutating func writeContents(_ range: Range<Int>, _ quote: Quote?, innerQuotes inner: Bool = false)
  {
    var noted: JSONRepairs = []
    var copied = range.lowerBound
    var offset = range.lowerBound
    func escape(at offset: Int, _ length: Int, as replacement: String) {
      output.copy(copied..<offset, of: text)
      output.insert(replacement.utf8, at: offset)
      copied = offset + length
    }
    while offset < range.upperBound {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "\""):
        if inner, noted.insert(.innerQuotes).inserted {
          note(
            .innerQuotes, .unexpectedCharacter, expected: "'\\\"'", found: offset..<offset + 1,
            "escaped them", at: output.bytes.count + offset - copied)
        }
        escape(at: offset, 1, as: "\\\"")
        offset += 1
      case 0..<0x20:
        if noted.insert(.controlCharacters).inserted {
          note(
            .controlCharacters, .controlCharacter, expected: "an escape",
            found: offset..<offset + 1,
            "escaped it", at: output.bytes.count + offset - copied)
        }
        escape(at: offset, 1, as: Self.escaped(byte))
        offset += 1
      case UInt8(ascii: "\\"):
        let (length, replacement) = self.escape(at: offset, before: range.upperBound)
        if let replacement {
          // Single quotes are escaped within single quotes.
          let isUsual = replacement == "'" && quote?.isStandard == false
          if !isUsual, noted.insert(.escapes).inserted {
            note(
              .escapes, .invalidEscape, expected: "an escape",
              found: offset..<min(offset + max(length, 2), range.upperBound),
              "took the character", taken: "'\(replacement)'",
              at: output.bytes.count + offset - copied)
          }
          escape(at: offset, length, as: replacement)
        }
        offset += length
      default: offset += 1
      }
    }
    output.copy(copied..<range.upperBound, of: text)
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default: return "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// Returns the length of an escape, and what to write instead; nil if it is valid.
  private func escape(at offset: Int, before end: Int) -> (length: Int, replacement: String?) {
    guard offset + 1 < end else { return (1, "\\\\") }
    switch text[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return (2, nil)
    case UInt8(ascii: "'"): return (2, "'")
    case UInt8(ascii: "`"): return (2, "`")
    case UInt8(ascii: "x"):
      guard let value = hexadecimal(offset + 2, count: 2, before: end) else { break }
      return (4, "\\u00" + (value < 0x10 ? "0" : "") + String(value, radix: 16))
    case UInt8(ascii: "u"):
      guard let high = hexadecimal(offset + 2, count: 4, before: end) else { break }
      guard high & 0xF800 == 0xD800 else { return (6, nil) }
      if high & 0xFC00 == 0xD800, offset + 7 < end, text.has("\\u", at: offset + 6),
        let low = hexadecimal(offset + 8, count: 4, before: end), low & 0xFC00 == 0xDC00
      {
        return (12, nil)
      }
      return (6, "\u{FFFD}")
    default: break
    }
    return (1, "\\\\")
  }

  private func hexadecimal(_ start: Int, count: Int, before end: Int) -> UInt32? {
    guard start + count <= end else { return nil }
    var value: UInt32 = 0
    for offset in start..<start + count {
      guard let digit = Hex.value(of: text[offset]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
