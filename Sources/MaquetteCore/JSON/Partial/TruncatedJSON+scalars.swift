// Scalars that may be cut off at the end of the text.

extension TruncatedJSON {
  /// How a string ends.
  enum StringEnd: Equatable {
    case whole

    /// At the end of the text; its whole characters end at the offset.
    case open(Int)

    /// At a byte that is invalid in a string.
    case mistaken
  }

  /// Skips a string that begins at the offset.
  mutating func skipString() -> StringEnd {
    let start = offset
    var cut = offset + 1
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return .whole
      case UInt8(ascii: "\\"):
        guard let length = escapeLength(at: offset) else { return stay(start) }
        guard offset + length <= bytes.count else { return openEnd(cut) }
        offset += length
      case 0..<0x20: return stay(start)
      case 0x80...:
        guard let length = characterLength(at: offset) else { return stay(start) }
        guard offset + length <= bytes.count else { return openEnd(cut) }
        offset += length
      default: offset += 1
      }
      cut = offset
    }
    return .open(cut)
  }

  private mutating func openEnd(_ cut: Int) -> StringEnd {
    offset = bytes.count
    return .open(cut)
  }

  /// Moves the scan to an error.
  private mutating func stay(_ start: Int) -> StringEnd {
    offset = start
    return .mistaken
  }

  /// Returns the length of an escape, including both halves of a surrogate pair.
  ///
  /// The length exceeds the rest of the text if the escape is cut off; nil if the escape is
  /// invalid.
  private func escapeLength(at offset: Int) -> Int? {
    guard offset + 1 < bytes.count else { return 2 }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let high = digits(from: offset + 2) else { return nil }
    guard offset + 6 <= bytes.count else { return 6 }
    guard high & 0xFC00 == 0xD800 else { return high & 0xFC00 == 0xDC00 ? nil : 6 }
    for (index, byte) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated() {
      guard offset + 6 + index < bytes.count else { return 12 }
      guard bytes[offset + 6 + index] == byte else { return nil }
    }
    guard let low = digits(from: offset + 8) else { return nil }
    return offset + 12 > bytes.count || low & 0xFC00 == 0xDC00 ? 12 : nil
  }

  /// Returns the value of up to four hexadecimal digits, as many as there are; nil at any other
  /// byte.
  private func digits(from start: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in start..<start + 4 where index < bytes.count {
      guard let digit = Hex.value(of: bytes[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Returns the length of a non-ASCII character in bytes.
  ///
  /// The length exceeds the rest of the text if the character is cut off; nil if it is not UTF-8.
  private func characterLength(at offset: Int) -> Int? {
    let first = bytes[offset]
    let length: Int
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    for index in 1..<length where offset + index < bytes.count {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      guard index == 1 else { continue }
      switch first {
      case 0xE0 where byte < 0xA0, 0xED where byte > 0x9F, 0xF0 where byte < 0x90,
        0xF4 where byte > 0x8F:
        return nil
      default: break
      }
    }
    return length
  }

  /// Skips a word; nil if the text ends inside it, or if it is another word.
  mutating func skip(word: StaticString) -> State? {
    let start = offset
    for byte in "\(word)".utf8 {
      guard offset < bytes.count else { return nil }
      guard bytes[offset] == byte else {
        offset = start
        return nil
      }
      offset += 1
    }
    return complete()
  }

  /// Skips a number; nil if the text ends with it, because digits may follow, or if it is not a
  /// number.
  mutating func skipNumber() -> State? {
    let start = offset
    func isDigit() -> Bool { offset < bytes.count && bytes[offset] &- 0x30 < 10 }
    /// Skips at least one digit; nil at the end of the text.
    func skipDigits() -> Bool? {
      let first = offset
      while isDigit() { offset += 1 }
      return offset > first ? true : offset == bytes.count ? nil : false
    }
    func mistake() -> State? {
      offset = start
      return nil
    }
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    if offset < bytes.count, bytes[offset] == 0x30 {
      offset += 1
    } else {
      guard let hasDigits = skipDigits() else { return nil }
      guard hasDigits else { return mistake() }
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      guard let hasDigits = skipDigits() else { return nil }
      guard hasDigits else { return mistake() }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == 0x2B {
        offset += 1
      }
      guard let hasDigits = skipDigits() else { return nil }
      guard hasDigits else { return mistake() }
    }
    guard offset < bytes.count else { return nil }
    return complete()
  }
}
