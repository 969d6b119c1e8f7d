/// Finds the end of one JSON value in a text that arrives in pieces.
///
/// It knows no more of the grammar than it takes: strings, and the depth of brackets. A value that
/// a reader accepts ends where this finds its end.
@usableFromInline
struct ElementScanner: Sendable {
  private enum Kind {
    case undecided
    case container
    case string
    case scalar
  }

  /// The offset of the next byte to look at; after the end if an escape is cut in two.
  private(set) var offset: Int
  private var kind = Kind.undecided
  private var depth = 0
  private var isInString = false

  /// Creates a scanner for the value that begins at an offset.
  init(at offset: Int) {
    self.offset = offset
  }

  /// The offset behind the value that begins at an offset, or the end of the bytes before it ends.
  @usableFromInline
  static func end(
    ofValueAt offset: Int, in bytes: borrowing Span<UInt8>, upTo end: Int
  ) -> Int {
    var scanner = ElementScanner(at: offset)
    return scanner.end(in: bytes, upTo: end) ?? end
  }

  /// Counts offsets from further behind, since bytes were taken away in front.
  mutating func removeFirst(_ count: Int) { offset -= count }

  /// Goes on to the end of the value.
  ///
  /// - Parameters:
  ///   - bytes: The bytes at hand.
  ///   - end: Where they end.
  /// - Returns: The offset behind the value; nil if it does not end before the end. Numbers, words
  ///   and what is no JSON end at whitespace or punctuation, and are one byte long at least.
  mutating func end(in bytes: borrowing Span<UInt8>, upTo end: Int) -> Int? {
    guard offset < end else { return nil }
    if kind == .undecided { begin(at: bytes[offset]) }
    return kind == .scalar
      ? endOfScalar(in: bytes, upTo: end) : endOfContainerOrString(in: bytes, upTo: end)
  }

  private mutating func begin(at byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      kind = .container
      depth = 1
    case 0x22:
      kind = .string
      isInString = true
    default:
      kind = .scalar
    }
    offset += 1
  }

  private mutating func endOfScalar(in bytes: borrowing Span<UInt8>, upTo end: Int) -> Int? {
    while offset < end {
      let byte = bytes[offset]
      if byte <= 0x20 || ",:]}[{\"".utf8.contains(byte) { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func endOfContainerOrString(
    in bytes: borrowing Span<UInt8>, upTo end: Int
  ) -> Int? {
    while offset < end {
      guard
        let found = isInString
          ? ByteSearch.firstQuoteOrBackslash(in: bytes, offset..<end)
          : ByteSearch.firstQuoteOrBracket(in: bytes, offset..<end)
      else {
        offset = end
        return nil
      }
      offset = found + 1
      switch bytes[found] {
      case 0x22: isInString.toggle()
      case 0x5C: offset += isInString ? 1 : 0
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      default: depth -= 1
      }
      if depth == 0, !isInString { return offset }
    }
    return nil
  }
}
