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
  ///   - body: Decodes the value.
  /// - Returns: The result of the closure.
  @inlinable @inline(__always)
  package mutating func read<Result>(
    _ part: Range<Int>, of bytes: Span<UInt8>, depth: Int = 0,
    _ body: (inout JSONReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    var result: Result?
    try enter(part, of: bytes, depth) { (reader) throws(ReadFailure) in
      result = try body(&reader)
    }
    return result!
  }

  @inline(never)
  @usableFromInline
  mutating func enter(
    _ part: Range<Int>, of bytes: Span<UInt8>, _ depth: Int,
    _ body: (inout JSONReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    self.depth = depth
    walkStart = -1
    unsafe try bytes.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
      let text = unsafe UnsafeBufferPointer(rebasing: buffer[part])
      // Invariants of the cursor: the bytes outlive its use, because it is used only within this
      // closure; and 64 bytes may be read from the end of the part, because as many follow it. They need not
      // be padding: a CR, LF or zero follows the part, no token may contain one, and whitespace
      // that goes beyond it is cut off.
      if _fastPath(buffer.count &- part.upperBound >= 64) {
        unsafe stand(at: JSONCursor(text, isPadded: true))
        return try body(&self)
      }
      guard text.count <= Self.smallSize else {
        unsafe stand(at: JSONCursor(text, isPadded: false))
        return try body(&self)
      }
      unsafe try Self.withPaddedCopy(of: text) { (copy) throws(ReadFailure) in
        unsafe stand(at: JSONCursor(copy, isPadded: true))
        try body(&self)
      }
    }
  }
}
