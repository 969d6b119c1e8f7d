import MaquetteCore

/// Finds the end of one JSON value in text that arrives in pieces.
///
/// It knows only the necessary part of the grammar: strings, and the depth of brackets. For a value
/// that a reader accepts, it finds the same end.
@usableFromInline
struct ElementScanner: Sendable {
  private enum Kind {
    case undecided
    case container
    case string
    case scalar
  }

  /// The offset of the next byte to scan; it is after the end if an escape is split.
  private(set) var offset: Int
  private var kind = Kind.undecided
  private var depth = 0
  private var isInString = false

  /// Creates a scanner for the value that begins at an offset.
  init(at offset: Int) {
    self.offset = offset
  }

  /// Returns the offset after the value that begins at an offset, or the end of the bytes if the
  /// value does not end before it.
  @usableFromInline
  static func end(
    ofValueAt offset: Int, in bytes: borrowing Span<UInt8>, upTo end: Int
  ) -> Int {
    var scanner = ElementScanner(at: offset)
    return scanner.end(in: bytes, upTo: end) ?? end
  }

  /// Adjusts offsets after the first bytes were removed.
  mutating func removeFirst(_ count: Int) { offset -= count }

  /// Continues to the end of the value.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes.
  ///   - end: The offset of their end.
  /// - Returns: The offset after the value; nil if it does not end before `end`. Numbers, words and
  ///   invalid tokens end at whitespace or punctuation, and have at least one byte.
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
