extension JSONCursor {
  /// What a scan over a string found.
  @usableFromInline
  enum StringScan {
    /// The closing quote, with nothing to unescape before it.
    case plain(isASCII: Bool)

    /// The closing quote, after at least one escape.
    case escaped

    /// No closing quote, or a byte that a string must not hold.
    case failed(MappingError.Code)
  }

  /// Finds the end of a string without looking into its escapes.
  ///
  /// - Precondition: The cursor stands behind the opening quote.
  /// - Returns: What was found. The cursor then stands at the closing quote; after a failure, at
  ///   the byte that is wrong.
  @usableFromInline
  mutating func scanString() -> StringScan {
    var highBits: UInt32 = 0
    while position <= wideEnd {
      let bytes = Bytes16.load(position)
      let quote = bytes.equals(Bytes16(repeating: 0x22)).bits
      let backslash = bytes.equals(Bytes16(repeating: 0x5C)).bits
      let control = bytes.isBelow(Bytes16(repeating: 0x20)).bits
      let stops = quote | backslash | control
      if stops == 0 {
        highBits |= bytes.highBits.bits
        position += 16
        continue
      }
      let distance = stops.trailingZeroBitCount
      highBits |= bytes.highBits.bits & ((1 &<< UInt32(truncatingIfNeeded: distance)) &- 1)
      position += distance
      if position >= end { break }
      return stop(isASCII: highBits == 0)
    }
    if position > end { position = end }
    return scanLastString(isASCII: highBits == 0)
  }

  /// The same, byte by byte, near the end of the text.
  private mutating func scanLastString(isASCII: Bool) -> StringScan {
    var isASCII = isASCII
    while position < end {
      let byte = position.pointee
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return stop(isASCII: isASCII) }
      if byte >= 0x80 { isASCII = false }
      position += 1
    }
    return .failed(.unexpectedEnd)
  }

  private mutating func stop(isASCII: Bool) -> StringScan {
    switch position.pointee {
    case 0x22: return .plain(isASCII: isASCII)
    case 0x5C: return scanEscapes()
    default: return .failed(.controlCharacter)
    }
  }

  /// Finds the end of a string that holds escapes.
  private mutating func scanEscapes() -> StringScan {
    while position < end {
      switch position.pointee {
      case 0x22: return .escaped
      case 0x5C: position += 2
      case ..<0x20: return .failed(.controlCharacter)
      default: position += 1
      }
    }
    position = end
    return .failed(.unexpectedEnd)
  }

  /// Makes a string of text that holds no escapes; nil if it is not UTF-8.
  @usableFromInline
  func plainString(from start: Int, isASCII: Bool) -> String? {
    let text = UnsafeBufferPointer(start: self.start + start, count: offset - start)
    if !isASCII, UTF8Validation.firstInvalidByte(in: text) != nil { return nil }
    return UTF8Validation.string(fromValid: text, isASCII: isASCII)
  }

  /// Appends text that holds escapes, unescaped, to bytes.
  ///
  /// - Parameters:
  ///   - range: Where the text lies, quotes excluded.
  ///   - bytes: What the text is appended to.
  /// - Returns: The offset of the first mistake and its code; nil if there is none.
  @usableFromInline
  func unescape(
    _ range: Range<Int>, into bytes: inout [UInt8]
  ) -> (offset: Int, code: MappingError.Code)? {
    let text = UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    if let mistake = UTF8Validation.firstInvalidByte(in: text) {
      return (range.lowerBound + mistake, .invalidUTF8)
    }
    bytes.reserveCapacity(bytes.count + text.count)
    var index = 0
    while true {
      let escape = Self.firstBackslash(in: text, from: index)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<escape]))
      if escape == text.count { return nil }
      guard let length = Self.unescapeOne(text, at: escape, into: &bytes) else {
        return (range.lowerBound + escape, .invalidEscape)
      }
      index = escape + length
    }
  }

  private static func firstBackslash(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 16 <= text.count {
      let found = Bytes16.load(text.baseAddress! + index).equals(Bytes16(repeating: 0x5C))
      if !found.isEmpty { return index + found.first }
      index += 16
    }
    while index < text.count, text[index] != 0x5C { index += 1 }
    return index
  }

  /// Makes a string of text that holds escapes.
  ///
  /// - Returns: The string, or the offset of the first mistake and its code.
  @usableFromInline
  func unescapedString(_ range: Range<Int>) -> UnescapedString {
    var bytes: [UInt8] = []
    if let mistake = unescape(range, into: &bytes) {
      return .mistake(mistake.code, offset: mistake.offset)
    }
    return .text(
      bytes.withUnsafeBufferPointer { UTF8Validation.string(fromValid: $0, isASCII: false) })
  }

  /// What came of unescaping.
  @usableFromInline
  enum UnescapedString {
    case text(String)
    case mistake(MappingError.Code, offset: Int)
  }

  /// Appends what one escape stands for; returns its length, or nil if there is no such escape.
  private static func unescapeOne(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, into bytes: inout [UInt8]
  ) -> Int? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case 0x22, 0x5C, 0x2F: bytes.append(text[index + 1])
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"): return unescapeUnicode(text, at: index, into: &bytes)
    default: return nil
    }
    return 2
  }

  /// Appends the scalar of `\uXXXX`, or of two of them that form a surrogate pair.
  ///
  /// Half a pair stands for no character (RFC 8259, section 8.2), so it is refused.
  private static func unescapeUnicode(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, into bytes: inout [UInt8]
  ) -> Int? {
    guard let unit = codeUnit(text, at: index + 2) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
      return 6
    }
    guard unit < 0xDC00, index + 7 < text.count, text[index + 6] == 0x5C,
      text[index + 7] == UInt8(ascii: "u"), let low = codeUnit(text, at: index + 8),
      low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + (UInt32(low) & 0x3FF))
    else { return nil }
    bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    return 12
  }

  private static func codeUnit(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= text.count else { return nil }
    var unit: UInt16 = 0
    for digit in text[index..<index + 4] {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x41...0x46: value = digit - 0x37
      case 0x61...0x66: value = digit - 0x57
      default: return nil
      }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }
}
