import MaquetteCore

// Scalars that may be cut off at the end of the text.

extension TruncatedJSON {
  mutating func beginString(isKey: Bool) -> State {
    tokenStart = offset
    offset += 1
    endBeforeString = end
    if !isKey { showOpenString() }
    return .string(isKey: isKey)
  }

  /// Adds the whole characters of an open string to the complete part, if they are wanted.
  private mutating func showOpenString() {
    guard openStrings == .include else { return }
    (end, endsInString, hasBegun) = (offset, true, true)
  }

  /// Goes on in a string; returns false at the end of the text or at an error.
  ///
  /// A character or an escape that is cut off is scanned again when more bytes have arrived.
  mutating func scanString(isKey: Bool) -> Bool {
    var length: Int? = 1
    while true {
      // Between longer characters, there is no plain text to look for.
      if offset < bytes.count, bytes[offset] < 0x80 {
        offset = bytes.span.endOfPlainText(from: offset)
      }
      guard offset < bytes.count else { break }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        state = isKey ? completeKey() : complete()
        return true
      case UInt8(ascii: "\\"): length = escapeLength(at: offset)
      case 0..<0x20: length = nil
      default: length = characterLength(at: offset)
      }
      guard let length else {
        isMistaken = true
        return false
      }
      guard offset + length <= bytes.count else { break }
      offset += length
    }
    if !isKey { showOpenString() }
    return false
  }

  private mutating func completeKey() -> State {
    let last = levels.count - 1
    levels[last].key = tokenStart..<offset
    levels[last].keyText = nil
    levels[last].isInside = true
    knownPath = nil
    return .colon
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

  /// Goes on in a word.
  mutating func scanWord() {
    let word: StaticString =
      switch bytes[tokenStart] {
      case UInt8(ascii: "t"): "true"
      case UInt8(ascii: "f"): "false"
      default: "null"
      }
    while offset < bytes.count, offset - tokenStart < word.utf8CodeUnitCount {
      guard unsafe bytes[offset] == word.utf8Start[offset - tokenStart] else {
        isMistaken = true
        return
      }
      offset += 1
    }
    if offset - tokenStart == word.utf8CodeUnitCount { state = complete() }
  }

  /// Goes on in a number, which only ends at a byte after it.
  mutating func scanNumber(_ part: NumberPart) {
    var part = part
    while offset < bytes.count {
      guard let next = part.next(at: bytes[offset]) else {
        if part.isWhole { state = complete() } else { isMistaken = true }
        return
      }
      part = next
      offset += 1
    }
    state = .number(part)
  }

  /// The part of a number that ends at the scan.
  enum NumberPart {
    case start, sign, zero, integer, point, fraction, exponent, exponentSign, exponentDigits

    /// Whether the number may end here.
    var isWhole: Bool {
      switch self {
      case .zero, .integer, .fraction, .exponentDigits: true
      default: false
      }
    }

    /// Returns the part that a byte belongs to; nil if it does not go on with the number.
    func next(at byte: UInt8) -> NumberPart? {
      switch (self, byte) {
      case (.start, UInt8(ascii: "-")): .sign
      case (.start, 0x30), (.sign, 0x30): .zero
      case (.start, 0x31...0x39), (.sign, 0x31...0x39), (.integer, 0x30...0x39): .integer
      case (.zero, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")): .point
      case (.point, 0x30...0x39), (.fraction, 0x30...0x39): .fraction
      case (.zero, 0x65), (.zero, 0x45), (.integer, 0x65), (.integer, 0x45), (.fraction, 0x65),
        (.fraction, 0x45):
        .exponent
      case (.exponent, UInt8(ascii: "+")), (.exponent, UInt8(ascii: "-")): .exponentSign
      case (.exponent, 0x30...0x39), (.exponentSign, 0x30...0x39), (.exponentDigits, 0x30...0x39):
        .exponentDigits
      default: nil
      }
    }
  }
}

extension Span<UInt8> {
  /// Returns the offset of the first byte of a string that needs a look: a quote, a backslash, a control
  /// character or a part of a longer character; the end if there is none.
  fileprivate func endOfPlainText(from start: Int) -> Int {
    unsafe withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return start }
      var offset = start
      // Invariant: sixteen bytes from the offset on are within the buffer.
      while offset + 16 <= buffer.count {
        let block = unsafe Bytes16.load(bytes + offset)
        let found =
          block.equals(Bytes16(repeating: 0x22)).bits | block.equals(Bytes16(repeating: 0x5C)).bits
          | block.isBelow(Bytes16(repeating: 0x20)).bits | block.highBits.bits
        if found != 0 { return offset + found.trailingZeroBitCount }
        offset += 16
      }
      while offset < buffer.count {
        let byte = unsafe bytes[offset]
        if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
        offset += 1
      }
      return offset
    }
  }
}
