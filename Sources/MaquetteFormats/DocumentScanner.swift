public import MaquetteCore

/// The text of a document and a position in it, shared by the scanners of text formats.
///
/// Formats are modules of their own, and the compiler inlines only public functions of another one: a
/// `package` accessor costs a call that copies the reference to the text, for each byte.
///
/// Invariant: the text is valid UTF-8, so an offset after an ASCII byte is between characters.
public protocol __DocumentScanner {
  var bytes: [UInt8] { get }
  var limits: DecodingOptions.Limits { get }
  var hidesValues: Bool { get }

  /// The position: the number of bytes before it.
  var offset: Int { get set }
}

extension __DocumentScanner {
  @inlinable @inline(__always)
  public var isAtEnd: Bool { offset == bytes.count }

  /// The byte at the position; 0 at the end.
  @inlinable @inline(__always)
  public var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the byte at a distance; 0 after the end.
  @inlinable @inline(__always)
  public func byte(after distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Scans the hexadecimal digits of an escape.
  ///
  /// - Parameters:
  ///   - count: The required number of digits, at most eight (32 bits).
  ///   - start: The start of the escape.
  /// - Returns: The number.
  /// - Throws: `invalidEscape`.
  package mutating func scanDigits(
    _ count: Int, from start: Int
  ) throws(MappingError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<count {
      guard let digit = Hex.value(of: byte) else {
        throw MappingError(.invalidEscape, at: start, expected: count.counted("hexadecimal digit"))
      }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }

  /// Scans the digits after `\u`, and a second escape if the two form a surrogate pair (RFC 8259,
  /// section 7).
  ///
  /// - Parameter start: The start of the escape.
  /// - Returns: The code point of the character; that of a lone surrogate if its other half is
  ///   missing.
  /// - Throws: `invalidEscape`.
  package mutating func scanUnit(from start: Int) throws(MappingError) -> UInt32 {
    let high = try scanDigits(4, from: start)
    guard (0xD800..<0xDC00).contains(high), byte == UInt8(ascii: "\\"),
      byte(after: 1) == UInt8(ascii: "u")
    else { return high }
    offset += 2
    let low = try scanDigits(4, from: start)
    guard (0xDC00..<0xE000).contains(low) else { return high }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  /// Creates a string from scanned text.
  ///
  /// - Throws: `stringTooLong`.
  package func text(
    _ content: some Collection<UInt8>, at start: Int
  ) throws(MappingError) -> String {
    guard content.count <= limits.stringLength else { throw stringTooLong(at: start) }
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns the error for text over the limit.
  package func stringTooLong(at start: Int) -> MappingError {
    MappingError(
      .stringTooLong, at: start, expected: "at most \(limits.stringLength.counted("byte"))")
  }

  /// Returns the text between two offsets.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the beginning of the text between two offsets in whole characters, for errors.
  package func excerpt(_ range: Range<Int>) -> String? {
    guard !hidesValues else { return nil }
    var end = min(range.upperBound, range.lowerBound + 40)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return string(range.lowerBound..<end)
  }

  /// Returns the text between two offsets in quotes, for errors.
  package func shown(_ range: Range<Int>) -> String? { excerpt(range).map { "'\($0)'" } }
}
