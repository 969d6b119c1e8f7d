extension JSONReader {
  /// The size up to which a text is copied, because the copy allows the fast path for all of it.
  package static var smallSize: Int { 1024 }

  /// Reads a whole text: one value surrounded only by whitespace.
  ///
  /// - Parameters:
  ///   - text: The text; a byte order mark at its start is skipped (RFC 8259, section 8.1).
  ///   - body: Reads the value.
  @inline(__always)
  mutating func read(
    _ text: Span<UInt8>, _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    // Invariant of the cursor: the bytes outlive its use, because it is used only within the closures
    // that lend them.
    unsafe try text.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
      guard buffer.count <= Self.smallSize else {
        return unsafe try readWhole(JSONCursor(buffer, isPadded: false), body)
      }
      unsafe try Self.withPaddedCopy(of: buffer) { (copy) throws(ReadFailure) in
        unsafe try readWhole(JSONCursor(copy, isPadded: true), body)
      }
    }
  }

  @inline(__always)
  private mutating func readWhole(
    _ text: JSONCursor, _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    stand(at: text)
    walkStart = -1
    try begin()
    try body(&self)
    try end()
  }

  /// Takes a text, whose short values are scanned without a look at the limits if these are wide enough.
  @inline(__always)
  mutating func stand(at text: JSONCursor) {
    cursor = state.allowsShortValues ? text : JSONCursor(withoutWideReads: text)
  }

  /// Lends a copy of bytes with 64 zeros after it.
  @inlinable @inline(__always)
  package static func withPaddedCopy<Result: ~Copyable, Failure>(
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
  mutating func begin() throws(ReadFailure) {
    if unsafe cursor.end - cursor.start > state.options.limits.size {
      throw failure(
        .sizeExceeded, expected: "at most \(state.options.limits.size.counted("byte"))", found: "")
    }
    if cursor.byte == 0xEF, cursor.byte(after: 1) == 0xBB, cursor.byte(after: 2) == 0xBF {
      cursor.advance(3)
    }
    cursor.skipWhitespace()
  }

  /// Checks that nothing follows the value.
  @usableFromInline
  package mutating func end() throws(ReadFailure) {
    cursor.skipWhitespace()
    if !cursor.isAtEnd { throw failure(.trailingContent) }
  }
}
