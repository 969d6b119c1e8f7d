/// The reader over JSON text: from bytes straight into properties.
///
/// RFC 8259 is obeyed exactly: what it forbids is an error, what it allows is accepted.
@frozen
public struct JSONReader: ~Copyable, MappingReader {
  @usableFromInline var cursor: JSONCursor

  /// How many containers are open.
  @usableFromInline var depth = 0

  /// Where the key read last lies, quotes excluded.
  @usableFromInline var keyStart = 0
  @usableFromInline var keyEnd = 0

  /// Options, issues, and what went wrong.
  public var state: __ReadingState

  @usableFromInline
  init(cursor: JSONCursor, state: __ReadingState) {
    self.cursor = cursor
    self.state = state
  }

  /// A position in the text.
  public typealias Mark = __Mark

  /// A position in the text.
  @frozen
  public struct __Mark {
    @usableFromInline let offset: Int
    @usableFromInline let depth: Int

    @inlinable @inline(__always)
    init(offset: Int, depth: Int) {
      self.offset = offset
      self.depth = depth
    }
  }

  /// The place where the reader stands.
  @inlinable @inline(__always)
  public func mark() -> Mark { __Mark(offset: cursor.offset, depth: depth) }

  /// Returns to a place.
  @inlinable @inline(__always)
  public mutating func reset(to mark: Mark) {
    cursor.offset = mark.offset
    depth = mark.depth
  }

  /// Where a place is, to be told in an error.
  public func location(of mark: Mark) -> __SourcePosition { .offset(mark.offset) }

  /// Reads a value of a type.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T {
    try T(from: &self)
  }

  /// Updates a value from what the reader stands at.
  @inlinable @inline(__always)
  public mutating func update<T: MappingDecodable>(_ value: inout T) throws(ReadFailure) {
    try value.update(from: &self)
  }

  /// The kind of the value that the reader stands at, or nil where no value begins.
  public var kind: ValueKind? {
    switch cursor.byte {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "-"), 0x30...0x39: .number
    default: nil
    }
  }

  /// The failure of text that breaks the grammar where the reader stands.
  @inline(never)
  @usableFromInline
  mutating func syntaxFailure(expected: String) -> ReadFailure {
    if cursor.isAtEnd { return failure(.unexpectedEnd, expected: expected, found: "nothing") }
    return failure(.unexpectedCharacter, expected: expected)
  }
}
