/// A type that contains text as bytes: an array of bytes, a string, a buffer, Foundation's data.
public protocol ByteSource {
  /// Lends the bytes.
  func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result
}
