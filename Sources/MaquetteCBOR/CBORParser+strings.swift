import MaquetteCore
import MaquetteFormats

extension CBORParser {
  /// Reads a byte string.
  mutating func readBytes(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> [UInt8] {
    guard let length = try readCount(head, source) else {
      var bytes: [UInt8] = []
      try readChunks(2, source) { (range, _) throws(MappingError) in
        bytes.append(contentsOf: source.array(range))
      }
      return bytes
    }
    return source.array(try readRange(length, source, besides: 0))
  }

  /// Reads a text string.
  mutating func readText(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> String {
    guard let length = try readCount(head, source) else {
      var text = ""
      try readChunks(3, source) { (range, parser) throws(MappingError) in
        text += try parser.text(range, source)
      }
      return text
    }
    return try text(try readRange(length, source, besides: 0), source)
  }

  /// Reads the chunks of a string of indefinite length.
  ///
  /// Each has the same major type and a definite length.
  private mutating func readChunks(
    _ type: UInt8, _ source: Span<UInt8>,
    _ take: (Range<Int>, borrowing CBORParser) throws(MappingError) -> Void
  ) throws(MappingError) {
    let begin = start
    defer { start = begin }
    var total = 0
    while true {
      start = cursor.offset
      guard let head = cursor.byte(in: source) else { throw endOfSource(source) }
      if head == 0xFF { return }
      guard head >> 5 == type, head & 0x1F != 31 else {
        throw assembler.error(
          .unexpectedCharacter, at: start,
          expected: "a chunk of \(type == 2 ? "bytes" : "text") or a break",
          found: "the byte \(Self.hexadecimal(head))")
      }
      let range = try readRange(try readArgument(head, source), source, besides: total)
      total += range.count
      try take(range, self)
    }
  }

  /// Reads a key: text, or an integer as its digits.
  mutating func readKey(_ head: UInt8, _ source: Span<UInt8>) throws(MappingError) {
    switch head >> 5 {
    case 0: assembler.addKey("\(try readArgument(head, source))")
    case 1: assembler.addKey(Self.negative(try readArgument(head, source)).description)
    case 3 where head == 0x7F: assembler.addKey(try readText(head, source))
    case 3:
      let range = try readRange(try readArgument(head, source), source, besides: 0)
      guard assembler.addKey(range, in: source) else { throw invalidText(range, source) }
    default:
      throw assembler.error(
        .typeMismatch, at: start, expected: "text or an integer as a key",
        found: "the byte \(Self.hexadecimal(head))")
    }
    if format.requiresDeterminism { try requireOrder(source) }
  }

  private func text(_ range: Range<Int>, _ source: Span<UInt8>) throws(MappingError) -> String {
    guard let text = source.text(range) else { throw invalidText(range, source) }
    return text
  }

  private func invalidText(_ range: Range<Int>, _ source: Span<UInt8>) -> MappingError {
    assembler.error(.invalidUTF8, at: source.firstInvalidByte(range))
  }

  @inline(__always)
  private mutating func readRange(
    _ length: UInt64, _ source: Span<UInt8>, besides total: Int
  ) throws(MappingError) -> Range<Int> {
    let limit = options.limits.stringLength
    let offset = cursor.offset
    // Compared as `UInt64`: a length may be too large for `Int`.
    guard length <= UInt64(source.count - offset) else {
      throw tooFewBytes(length.counted("byte"), source)
    }
    let range = offset..<offset + Int(length)
    cursor.offset = range.upperBound
    guard range.count <= limit - total else {
      throw assembler.error(.stringTooLong, at: start, expected: "at most \(limit.counted("byte"))")
    }
    return range
  }
}
