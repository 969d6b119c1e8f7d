extension JSONCursor {
  /// What came of unescaping.
  @usableFromInline
  enum Unescaped<Result> {
    /// What was made of the text.
    case text(Result)

    /// The first mistake: its code and its offset.
    case mistake(MappingError.Code, offset: Int)
  }

  /// Makes a string of text that holds escapes.
  @usableFromInline
  func unescapedString(_ range: Range<Int>) -> Unescaped<String> {
    unescape(range) { UTF8Validation.string(fromValid: $0, isASCII: false) }
  }

  /// Lends text that holds escapes, unescaped, which makes it shorter.
  func unescape<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Unescaped<Result> {
    let text = UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    if let mistake = UTF8Validation.firstInvalidByte(in: text) {
      return .mistake(.invalidUTF8, offset: range.lowerBound + mistake)
    }
    // Invariant of `Unescaping`: no escape is shorter than what it stands for.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(text.count, 1)) {
      buffer -> Unescaped<Result> in
      var unescaping = Unescaping(to: buffer)
      if let mistake = unescaping.run(over: text) {
        return .mistake(.invalidEscape, offset: range.lowerBound + mistake)
      }
      return .text(body(unescaping.result))
    }
  }
}

/// Replaces the escapes of a JSON string by what they stand for (RFC 8259, section 7).
private struct Unescaping {
  // Invariant: `next` lies within the buffer, which is as long as the text; each step writes at
  // most as many bytes as it reads (an escape of 2 stands for 1, of 6 for at most 3, of 12 for 4).
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>

  init(to buffer: UnsafeMutableBufferPointer<UInt8>) {
    start = buffer.baseAddress!
    next = start
  }

  /// What has been written.
  var result: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: next - start) }

  /// Copies text; returns the index of the first escape that is none, or nil.
  mutating func run(over text: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while true {
      let escape = Self.firstBackslash(in: text, from: index)
      if escape > index {
        next.initialize(from: text.baseAddress! + index, count: escape - index)
        next += escape - index
      }
      if escape == text.count { return nil }
      guard let length = replace(text, at: escape) else { return escape }
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

  private mutating func put(_ byte: UInt8) {
    next.initialize(to: byte)
    next += 1
  }

  /// Writes what one escape stands for; returns its length, or nil if there is no such escape.
  private mutating func replace(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case 0x22, 0x5C, 0x2F: put(text[index + 1])
    case UInt8(ascii: "b"): put(0x08)
    case UInt8(ascii: "f"): put(0x0C)
    case UInt8(ascii: "n"): put(0x0A)
    case UInt8(ascii: "r"): put(0x0D)
    case UInt8(ascii: "t"): put(0x09)
    case UInt8(ascii: "u"): return replaceUnicode(text, at: index)
    default: return nil
    }
    return 2
  }

  /// Writes the scalar of `\uXXXX`, or of two of them that form a surrogate pair.
  ///
  /// Half a pair stands for no character (RFC 8259, section 8.2), so it is refused.
  private mutating func replaceUnicode(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard let unit = Self.codeUnit(text, at: index + 2) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      put(scalar)
      return 6
    }
    guard unit < 0xDC00, index + 7 < text.count, text[index + 6] == 0x5C,
      text[index + 7] == UInt8(ascii: "u"), let low = Self.codeUnit(text, at: index + 8),
      low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + (UInt32(low) & 0x3FF))
    else { return nil }
    put(scalar)
    return 12
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar).unsafelyUnwrapped { put(byte) }
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
