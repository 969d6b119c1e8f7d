extension Array: ByteSource where Element == UInt8 {
  /// Lends the bytes.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try withUnsafeBufferPointer { (buffer) throws(Failure) in unsafe try body(buffer.span) }
  }
}

extension ArraySlice: ByteSource where Element == UInt8 {
  /// Lends the bytes.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try withUnsafeBufferPointer { (buffer) throws(Failure) in unsafe try body(buffer.span) }
  }
}

extension ContiguousArray: ByteSource where Element == UInt8 {
  /// Lends the bytes.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try withUnsafeBufferPointer { (buffer) throws(Failure) in unsafe try body(buffer.span) }
  }
}

extension UnsafeBufferPointer: ByteSource where Element == UInt8 {
  /// Lends the bytes, which must not change during the call.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(span)
  }
}

extension UnsafeRawBufferPointer: ByteSource {
  /// Lends the bytes, which must not change during the call.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(assumingMemoryBound(to: UInt8.self).span)
  }
}

extension String: ByteSource {
  /// Lends the UTF-8 of the text.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = self
    // `withUTF8` rethrows an untyped error.
    let result = text.withUTF8 { buffer -> Swift.Result<Result, Failure> in
      do throws(Failure) { return unsafe .success(try body(buffer.span)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension Substring: ByteSource {
  /// Lends the UTF-8 of the text.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Native strings are lent in place at no cost; bridged Objective-C strings are not.
    let result = unsafe utf8.withContiguousStorageIfAvailable {
      buffer -> Swift.Result<Result, Failure> in
      do throws(Failure) { return unsafe .success(try body(buffer.span)) } catch {
        return .failure(error)
      }
    }
    guard let result else { return try String(self).withBytes(body) }
    return try result.get()
  }
}
