extension JSONReader {
  /// Lends a reader at the start of a part of a larger text.
  ///
  /// Nothing is copied if 64 bytes follow the part. A byte order mark is not skipped, and the
  /// closure must check what follows the value.
  ///
  /// - Parameters:
  ///   - part: The range of the part: it ends at a line end, at the end of the text, or before
  ///     zeros.
  ///   - bytes: The larger text.
  ///   - depth: The number of open containers around the part.
  ///   - state: Options and flags; on return, what happened.
  ///   - body: Decodes the value.
  /// - Returns: The result of the closure.
  @inlinable @inline(__always)
  static func read<Result>(
    _ part: Range<Int>, of bytes: Span<UInt8>, depth: Int = 0, state: inout __ReadingState,
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    unsafe try bytes.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
      let text = unsafe UnsafeBufferPointer(rebasing: buffer[part])
      // Invariants of the cursor: the bytes outlive it, because it exists only within this closure;
      // and 64 bytes may be read from the end of the part, because as many follow it. They need not
      // be padding: a CR, LF or zero follows the part, no token may contain one, and whitespace
      // that goes beyond it is cut off.
      if _fastPath(buffer.count &- part.upperBound >= 64) {
        return unsafe try run(JSONCursor(text, isPadded: true), depth, &state, body)
      }
      guard text.count <= smallSize else {
        return unsafe try run(JSONCursor(text, isPadded: false), depth, &state, body)
      }
      return unsafe try withPaddedCopy(of: text) { (copy) throws(ReadFailure) in
        unsafe try run(JSONCursor(copy, isPadded: true), depth, &state, body)
      }
    }
  }

  @inlinable @inline(__always)
  static func run<Result>(
    _ cursor: JSONCursor, _ depth: Int, _ state: inout __ReadingState,
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    var reader = JSONReader(cursor: cursor, state: state)
    reader.depth = depth
    do throws(ReadFailure) {
      let result = try body(&reader)
      state = reader.state
      return result
    } catch {
      state = reader.state
      throw error
    }
  }
}
