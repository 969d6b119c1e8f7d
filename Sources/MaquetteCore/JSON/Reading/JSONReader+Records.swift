extension JSONReader {
  /// Lends a reader that stands at the start of a part of a larger text.
  ///
  /// Nothing is copied if 64 bytes lie behind the part. A byte order mark is not skipped, and the
  /// body has to see what follows the value.
  ///
  /// - Parameters:
  ///   - part: Where the part lies: it ends at a line end, at the end of the text, or before zeros.
  ///   - bytes: The larger text.
  ///   - depth: How many containers around the part are open.
  ///   - state: Options and flags; on return, what happened.
  ///   - body: Reads the value.
  /// - Returns: What the body returns.
  @inlinable @inline(__always)
  static func read<Result>(
    _ part: Range<Int>, of bytes: Span<UInt8>, depth: Int = 0, state: inout __ReadingState,
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    unsafe try bytes.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
      let text = unsafe UnsafeBufferPointer(rebasing: buffer[part])
      // Invariants of the cursor: the bytes outlive it, since it is dropped within this closure;
      // and 64 bytes may be read from the end of a part that has as many behind it. They need not
      // be padding: no token goes beyond the CR, LF or zero that stands there, as none may hold
      // one, and whitespace that does is cut off.
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
