extension JSONReader {
  /// The size up to which a text is copied, because the copy allows the fast path for all of it.
  @usableFromInline static var smallSize: Int { 1024 }

  /// Decodes a whole text: one value surrounded only by whitespace.
  ///
  /// - Parameters:
  ///   - text: The text; a byte order mark at its start is skipped (RFC 8259, section 8.1).
  ///   - state: Options and flags; on return, what happened.
  ///   - body: Decodes the value.
  /// - Returns: The result of the closure.
  @inlinable @inline(__always)
  static func read<Result: ~Copyable>(
    _ text: Span<UInt8>, state: inout __ReadingState,
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    // Invariant of the cursor: the bytes outlive it. It exists only within the closures that lend
    // them.
    unsafe try text.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
      guard buffer.count <= smallSize else {
        return unsafe try run(JSONCursor(buffer, isPadded: false), &state, body)
      }
      return unsafe try withPaddedCopy(of: buffer) { (copy) throws(ReadFailure) in
        unsafe try run(JSONCursor(copy, isPadded: true), &state, body)
      }
    }
  }

  @inlinable @inline(__always)
  static func run<Result: ~Copyable>(
    _ cursor: JSONCursor, _ state: inout __ReadingState,
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    var reader = JSONReader(cursor: cursor, state: state)
    do throws(ReadFailure) {
      try reader.begin()
      let result = try body(&reader)
      try reader.end()
      state = reader.state
      return result
    } catch {
      state = reader.state
      throw error
    }
  }

  /// Lends a copy of bytes with 64 zeros after it.
  @inlinable @inline(__always)
  static func withPaddedCopy<Result: ~Copyable, Failure>(
    of buffer: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let size = buffer.count
    // `withUnsafeTemporaryAllocation` rethrows an untyped error.
    let result = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size + 64) {
      copy -> Swift.Result<Result, Failure> in
      let start = copy.baseAddress!
      if let source = buffer.baseAddress { unsafe start.initialize(from: source, count: size) }
      unsafe (start + size).initialize(repeating: 0, count: 64)
      do throws(Failure) {
        return unsafe .success(try body(UnsafeBufferPointer(start: start, count: size)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Advances to the value.
  @usableFromInline
  mutating func begin() throws(ReadFailure) {
    if unsafe cursor.end - cursor.start > state.options.limits.size {
      throw failure(
        .sizeExceeded, expected: "at most \(state.options.limits.size) bytes", found: "")
    }
    if cursor.byte == 0xEF, cursor.byte(after: 1) == 0xBB, cursor.byte(after: 2) == 0xBF {
      cursor.advance(3)
    }
    cursor.skipWhitespace()
  }

  /// Checks that nothing follows the value.
  @usableFromInline
  mutating func end() throws(ReadFailure) {
    cursor.skipWhitespace()
    if !cursor.isAtEnd { throw failure(.trailingContent) }
  }
}
