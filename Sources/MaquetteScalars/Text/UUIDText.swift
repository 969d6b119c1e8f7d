/// UUIDs as text (RFC 9562, section 4), without Foundation.
package enum UUIDText {
  /// Returns the sixteen bytes of `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`, in any case.
  ///
  /// - Returns: The bytes; nil for invalid text.
  public static func bytes(_ text: String) -> SIMD16<UInt8>? {
    text.withBytes { text in unsafe text.withUnsafeBufferPointer { unsafe bytes($0) } }
  }

  /// Returns the sixteen bytes of a text.
  ///
  /// - Returns: The bytes; nil for invalid text.
  package static func bytes(_ text: UnsafeBufferPointer<UInt8>) -> SIMD16<UInt8>? {
    guard text.count == length, unsafe text[8] == hyphen, unsafe text[13] == hyphen,
      unsafe text[18] == hyphen, unsafe text[23] == hyphen
    else { return nil }
    // Invariant: every load is within the 36 bytes.
    func load<T: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: T.Type) -> UInt64 {
      unsafe UInt64(
        UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: T.self).littleEndian)
    }
    return HexDigits32(
      load(0, UInt64.self), load(9, UInt32.self) | load(14, UInt32.self) &<< 32,
      load(19, UInt32.self) | load(24, UInt32.self) &<< 32, load(28, UInt64.self)
    ).bytes
  }

  /// Returns the sixteen bytes of a text without hyphens, or of either form in braces.
  ///
  /// - Returns: The bytes; nil for the usual form, and for invalid text.
  package static func bytes(ofVariant text: String) -> SIMD16<UInt8>? {
    var text = text
    if text.utf8.count > 2, text.utf8.first == 0x7B, text.utf8.last == 0x7D {
      // Of bytes: a brace and a mark after it are one character.
      text = String(text.utf8.dropFirst().dropLast()) ?? ""
      if let bytes = bytes(text) { return bytes }
    }
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    for place in [20, 16, 12, 8] {
      text.insert("-", at: text.utf8.index(text.startIndex, offsetBy: place))
    }
    return bytes(text)
  }

  /// Returns the text of sixteen bytes, in uppercase as in Foundation.
  public static func text(of bytes: SIMD16<UInt8>) -> String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { text in
      // Invariant: the memory has room for the text, which is ASCII.
      unsafe store(bytes, at: text.baseAddress.unsafelyUnwrapped)
      return unsafe UTF8Validation.string(fromValid: UnsafeBufferPointer(text), isASCII: true)
    }
  }

  /// The number of characters.
  package static var length: Int { 36 }

  private static var hyphen: UInt8 { UInt8(ascii: "-") }

  /// Stores the text of sixteen bytes.
  ///
  /// Invariant: there is room for `length` bytes.
  package static func store(_ bytes: SIMD16<UInt8>, at text: UnsafeMutablePointer<UInt8>) {
    let words = unsafe unsafeBitCast(bytes, to: SIMD4<UInt32>.self)
    let text = UnsafeMutableRawPointer(text)
    func store<T: FixedWidthInteger & BitwiseCopyable>(_ digits: T, _ offset: Int) {
      unsafe text.storeBytes(of: digits.littleEndian, toByteOffset: offset, as: T.self)
    }
    let (second, third) = (
      HexDigits8(bytes: words[1].littleEndian).word, HexDigits8(bytes: words[2].littleEndian).word
    )
    store(HexDigits8(bytes: words[0].littleEndian).word, 0)
    store(UInt32(truncatingIfNeeded: second), 9)
    store(UInt32(truncatingIfNeeded: second &>> 32), 14)
    store(UInt32(truncatingIfNeeded: third), 19)
    store(UInt32(truncatingIfNeeded: third &>> 32), 24)
    store(HexDigits8(bytes: words[3].littleEndian).word, 28)
    store(hyphen, 8)
    store(hyphen, 13)
    store(hyphen, 18)
    store(hyphen, 23)
  }
}

/// Eight hexadecimal digits, the first one in the lowest byte.
private struct HexDigits8 {
  var word: UInt64

  /// Creates the uppercase digits of four bytes, the first one lowest.
  init(bytes: UInt32) {
    // Each byte moves to sixteen bits of its own, and its halves to a byte each.
    var word = UInt64(bytes)
    word = (word | word &<< 16) & 0x0000_FFFF_0000_FFFF
    word = (word | word &<< 8) & 0x00FF_00FF_00FF_00FF
    word = (word &>> 4 | word &<< 8) & 0x0F0F_0F0F_0F0F_0F0F
    // The letters follow seven places after the digits.
    let letters = ((word &+ 0x7676_7676_7676_7676) &>> 7) & 0x0101_0101_0101_0101
    self.word = word &+ 0x3030_3030_3030_3030 &+ letters &* 7
  }
}

/// Thirty-two hexadecimal digits in four words, the first one of each in the lowest byte.
private struct HexDigits32 {
  private let words: SIMD4<UInt64>

  init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    words = SIMD4(first, second, third, fourth)
  }

  /// The bytes; nil if one of the characters is not a digit.
  var bytes: SIMD16<UInt8>? {
    // Each sum sets the high bit of a byte that is at least as large as a bound: 0x30 and 0x3A for
    // digits, 0x61 and 0x67 for letters in lowercase. No sum of ASCII carries into the next byte.
    let lowercase = words | Self.each(0x20)
    let digits = (words &+ Self.each(0x50)) & ~(words &+ Self.each(0x46))
    let letters = (lowercase &+ Self.each(0x1F)) & ~(lowercase &+ Self.each(0x19))
    let valid = (digits | letters) & ~words & Self.each(0x80)
    guard valid[0] & valid[1] & valid[2] & valid[3] == 0x8080_8080_8080_8080 else { return nil }
    // A letter has bit 6, and nine more than its lower half.
    let isLetter = (words &>> Self.by(6)) & Self.each(1)
    var values = (words & Self.each(0x0F)) &+ isLetter &+ isLetter &<< Self.by(3)
    // Two digits become a byte, and the bytes move together.
    values = values &<< Self.by(4) | values &>> Self.by(8)
    values = values & SIMD4(repeating: 0x00FF_00FF_00FF_00FF)
    values = (values | values &>> Self.by(8)) & SIMD4(repeating: 0x0000_FFFF_0000_FFFF)
    let halves = SIMD4<UInt32>(truncatingIfNeeded: values | values &>> Self.by(16))
    let bytes = SIMD4(
      halves[0].littleEndian, halves[1].littleEndian, halves[2].littleEndian, halves[3].littleEndian
    )
    return unsafe unsafeBitCast(bytes, to: SIMD16<UInt8>.self)
  }

  /// A byte in every byte of the words.
  @inline(__always)
  private static func each(_ byte: UInt64) -> SIMD4<UInt64> {
    SIMD4(repeating: byte &* 0x0101_0101_0101_0101)
  }

  /// A number of bits by which the words are moved.
  @inline(__always)
  private static func by(_ bits: UInt64) -> SIMD4<UInt64> { SIMD4(repeating: bits) }
}
