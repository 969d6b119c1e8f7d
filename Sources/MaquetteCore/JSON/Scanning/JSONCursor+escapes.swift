extension JSONCursor {
  /// The result of unescaping.
  @usableFromInline
  enum Unescaped<Result> {
    /// The value made from the unescaped text.
    case text(Result)

    /// The code and the offset of the first error.
    case mistake(MappingError.Code, offset: Int)
  }

  /// Creates a string from text with escapes; the string is shorter.
  ///
  /// - Parameter isASCII: Whether the text is known to be ASCII before unescaping.
  @usableFromInline
  func unescapedString(_ range: Range<Int>, isASCII: Bool = false) -> Unescaped<String> {
    let text = unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    if !isASCII, let mistake = unsafe UTF8Validation.firstInvalidByte(in: text) {
      return .mistake(.invalidUTF8, offset: range.lowerBound + mistake)
    }
    let isWide = unsafe text.baseAddress! + text.count <= wideEnd
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 16) {
      buffer -> Unescaped<String> in
      var unescaping = unsafe Unescaping(to: buffer, isASCII: isASCII)
      if let mistake = unsafe unescaping.run(over: text, isWide: isWide) {
        return .mistake(.invalidEscape, offset: range.lowerBound + mistake)
      }
      return .text(unescaping.string)
    }
  }
}

extension JSONCursor {
  /// Returns whether text with escapes is valid UTF-8 without invalid escapes.
  package func hasValidEscapes(_ range: Range<Int>, isASCII: Bool) -> Bool {
    let text = unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    if !isASCII, unsafe UTF8Validation.firstInvalidByte(in: text) != nil { return false }
    let isWide = unsafe text.baseAddress! + text.count <= wideEnd
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 16) {
      buffer in
      var unescaping = unsafe Unescaping(to: buffer, isASCII: isASCII)
      return unsafe unescaping.run(over: text, isWide: isWide) == nil
    }
  }
}

/// Replaces the escapes of a JSON string by the characters they represent (RFC 8259, section 7).
@safe private struct Unescaping {
  // Invariant: `next` is within the buffer, which is 16 bytes longer than the text. Each step
  // writes at most as many bytes as it reads (an escape of 2 bytes becomes 1 byte, one of 6 at most
  // 3, one of 12 four). Bytes stored beyond that are overwritten.
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>
  private var isASCII: Bool

  init(to buffer: UnsafeMutableBufferPointer<UInt8>, isASCII: Bool) {
    unsafe start = buffer.baseAddress!
    unsafe next = start
    self.isASCII = isASCII
  }

  /// The text written so far.
  var string: String {
    let text = unsafe UnsafeBufferPointer(start: start, count: next - start)
    return unsafe UTF8Validation.string(fromValid: text, isASCII: isASCII)
  }

  /// Copies text; returns the index of the first invalid escape, or nil.
  ///
  /// - Parameter isWide: Whether 16 bytes after the text may be read.
  mutating func run(over text: UnsafeBufferPointer<UInt8>, isWide: Bool) -> Int? {
    let from = text.baseAddress!
    let lastBlock = isWide ? text.count : text.count - 16
    var index = 0
    while index < text.count {
      if index <= lastBlock {
        let block = unsafe Bytes16.load(from + index)
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: block, as: Bytes16.self)
        let backslashes = block.equals(Bytes16(repeating: 0x5C)).bits
        // With a step of constant length, the processor continues while it still compares.
        if _fastPath(backslashes == 0 && index &+ 16 <= text.count) {
          unsafe next += 16
          index &+= 16
          continue
        }
        let plain = min(
          backslashes == 0 ? 16 : backslashes.trailingZeroBitCount, text.count - index)
        unsafe next += plain
        index += plain
        if index == text.count { break }
      } else if unsafe from[index] != 0x5C {
        unsafe put(from[index])
        index += 1
        continue
      }
      guard let length = unsafe replace(text, at: index) else { return index }
      index += length
    }
    return nil
  }

  private mutating func put(_ byte: UInt8) {
    unsafe next.initialize(to: byte)
    unsafe next += 1
  }

  /// Writes the character of one escape; returns the length of the escape, or nil if it is invalid.
  private mutating func replace(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index + 1 < text.count else { return nil }
    switch unsafe text[index + 1] {
    case 0x22, 0x5C, 0x2F: unsafe put(text[index + 1])
    case UInt8(ascii: "b"): put(0x08)
    case UInt8(ascii: "f"): put(0x0C)
    case UInt8(ascii: "n"): put(0x0A)
    case UInt8(ascii: "r"): put(0x0D)
    case UInt8(ascii: "t"): put(0x09)
    case UInt8(ascii: "u"): return unsafe replaceUnicode(text, at: index)
    default: return nil
    }
    return 2
  }

  /// Writes the scalar of `\uXXXX`, or of two such escapes that form a surrogate pair.
  ///
  /// A lone surrogate is not a character (RFC 8259, section 8.2), so it is rejected.
  private mutating func replaceUnicode(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard let unit = unsafe Self.codeUnit(text, at: index + 2) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      put(scalar)
      return 6
    }
    guard unit < 0xDC00, index + 7 < text.count, unsafe text[index + 6] == 0x5C,
      unsafe text[index + 7] == UInt8(ascii: "u"),
      let low = unsafe Self.codeUnit(text, at: index + 8),
      low & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x1_0000 + (UInt32(unit) & 0x3FF) << 10 + (UInt32(low) & 0x3FF))
    else { return nil }
    put(scalar)
    return 12
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if !scalar.isASCII { isASCII = false }
    for byte in unsafe UTF8.encode(scalar).unsafelyUnwrapped { put(byte) }
  }

  private static func codeUnit(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= text.count else { return nil }
    var unit: UInt16 = 0
    for position in index..<index + 4 {
      let digit = unsafe text[position]
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
