extension Array: ByteSource where Element == UInt8 {
  /// Lends the bytes.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(span)
  }
}

extension ArraySlice: ByteSource where Element == UInt8 {
  /// Lends the bytes.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(span)
  }
}

extension ContiguousArray: ByteSource where Element == UInt8 {
  /// Lends the bytes.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(span)
  }
}

extension UnsafeBufferPointer: ByteSource where Element == UInt8 {
  /// Lends the bytes, which must not change during the call.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(span)
  }
}

extension UnsafeRawBufferPointer: ByteSource {
  /// Lends the bytes, which must not change during the call.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(assumingMemoryBound(to: UInt8.self).span)
  }
}

extension String: ByteSource {
  /// Lends the UTF-8 of the text.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = self
    // `withUTF8` rethrows an untyped error, and returns only copyable values.
    var result: Swift.Result<Result, Failure>?
    text.withUTF8 { buffer in
      do throws(Failure) { result = unsafe .success(try body(buffer.span)) } catch {
        result = .failure(error)
      }
    }
    return try result.take()!.get()
  }
}

extension Substring: ByteSource {
  /// Lends the UTF-8 of the text.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Native strings are lent in place at no cost; bridged Objective-C strings are not.
    var result: Swift.Result<Result, Failure>?
    unsafe utf8.withContiguousStorageIfAvailable { buffer in
      do throws(Failure) { result = unsafe .success(try body(buffer.span)) } catch {
        result = .failure(error)
      }
    }
    guard let result = result.take() else { return try String(self).withBytes(body) }
    return try result.get()
  }
}
