/// A reader that decodes JSON text directly into properties.
///
/// It accepts exactly the texts that RFC 8259 allows.
@frozen
public struct JSONReader: ~Copyable, MappingReader {
  @usableFromInline package var cursor: JSONCursor

  /// The number of open containers.
  @usableFromInline package var depth = 0

  /// The range of the last key, without quotes.
  @usableFromInline var keyStart = 0
  @usableFromInline var keyEnd = 0

  /// The start and the end of the last value that was walked to find a path in it; -1 if none.
  @usableFromInline var walkStart = -1
  @usableFromInline var walkEnd = -1

  /// The depth of the object that goes on with the members of a payload after its tag, or -1; and
  /// whether the reader is after that tag, instead of at the start of an object.
  @usableFromInline var continuedDepth = -1
  @usableFromInline var continuesObject = false

  /// The options, the issues, and the failure.
  public var state: __ReadingState

  @usableFromInline
  package init(cursor: JSONCursor, state: __ReadingState) {
    self.cursor = cursor
    self.state = state
  }

  /// Creates a reader that has no text until an entry point lends it one.
  @usableFromInline
  package init(_ options: DecodingOptions, isUpdating: Bool = false, isReporting: Bool = false) {
    cursor = unsafe JSONCursor(UnsafeBufferPointer(start: nil, count: 0), isPadded: false)
    state = __ReadingState(options: options, isUpdating: isUpdating, isReporting: isReporting)
  }

  /// A position in the text.
  public typealias Mark = __Mark

  /// A position in the text.
  @frozen
  public struct __Mark {
    @usableFromInline package let offset: Int
    @usableFromInline let depth: Int

    @inlinable @inline(__always)
    init(offset: Int, depth: Int) {
      self.offset = offset
      self.depth = depth
    }
  }

  /// Returns the current position.
  @inlinable @inline(__always)
  public func mark() -> Mark { __Mark(offset: cursor.offset, depth: depth) }

  /// Returns to a position.
  ///
  /// - Parameter mark: A position that `mark()` returned.
  @inlinable @inline(__always)
  public mutating func reset(to mark: Mark) {
    cursor.offset = mark.offset
    depth = mark.depth
  }

  /// Returns the location of a position, for errors.
  ///
  /// - Parameter mark: A position that `mark()` returned.
  /// - Returns: The offset of the position in bytes from the start of the text.
  public func location(of mark: Mark) -> __SourcePosition { .offset(mark.offset) }

  /// Decodes a value of a type.
  ///
  /// - Parameter type: The type of the value, which decodes itself.
  /// - Throws: The errors of decoding the type.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T {
    try T(from: &self)
  }

  /// Updates a value from the value at the reader.
  ///
  /// - Parameter value: The value to change; a model changes only the properties that the source
  ///   has.
  /// - Throws: The errors of updating the type; the value does not change.
  @inlinable @inline(__always)
  public mutating func update<T: MappingDecodable>(_ value: inout T) throws(ReadFailure) {
    if T.self is AnyObject.Type, let other = try __readOtherMember(than: value) {
      value = other
      return
    }
    try value.update(from: &self)
  }

  /// The kind of the value at the reader, or nil where no value begins.
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

  /// Returns the failure for a syntax error at the reader.
  @inline(never)
  @usableFromInline
  package mutating func syntaxFailure(expected: String) -> ReadFailure {
    if cursor.isAtEnd { return failure(.unexpectedEnd, expected: expected, found: "nothing") }
    return failure(.unexpectedCharacter, expected: expected)
  }
}
