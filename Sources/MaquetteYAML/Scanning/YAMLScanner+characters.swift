import MaquetteCore

// The characters that a source may contain.

extension YAMLScanner {
  /// Checks that a source is UTF-8 and has no control characters.
  ///
  /// Characters that only quoted text may contain (U+007F to U+009F, and the last two of each
  /// plane) are checked when text is scanned.
  static func check(_ source: Span<UInt8>) throws(MappingError) {
    if let offset = source.firstInvalidUTF8 {
      throw MappingError(
        .invalidUTF8, at: offset, hint: source.isUTF16 ? "the source looks like UTF-16" : nil)
    }
    for offset in source.indices where source[offset] < 0x20 {
      switch source[offset] {
      case 0x09, 0x0A, 0x0D: continue
      default: throw Self.controlCharacter(UInt32(source[offset]), at: offset)
      }
    }
  }

  /// Checks that text without quotes has only printable characters.
  func checkPrintable(_ range: Range<Int>) throws(MappingError) {
    for offset in range where bytes[offset] >= 0x7F {
      switch bytes[offset] {
      case 0x7F: throw Self.controlCharacter(0x7F, at: offset)
      // U+0080 to U+009F except U+0085, which is an old line end.
      case 0xC2 where bytes[offset + 1] < 0xA0 && bytes[offset + 1] != 0x85:
        throw Self.controlCharacter(UInt32(bytes[offset + 1]), at: offset)
      case 0xEF where bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE:
        throw Self.controlCharacter(0xFFFE + UInt32(bytes[offset + 2] - 0xBE), at: offset)
      default: break
      }
    }
  }

  private static func controlCharacter(_ code: UInt32, at offset: Int) -> MappingError {
    let digits = String(code, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return MappingError(
      .controlCharacter, at: offset, expected: "an escape in double quotes",
      found: "U+\(zeros)\(digits)")
  }
}

extension Span<UInt8> {
  /// Whether the source begins with a byte order mark or a character of UTF-16 or UTF-32.
  fileprivate var isUTF16: Bool {
    guard count >= 2 else { return false }
    return self[0] == 0xFF && self[1] == 0xFE || self[0] == 0xFE && self[1] == 0xFF
  }
}
