#if NIO
public import MaquetteCore
public import NIOCore

/// Decoding reads the buffer in place, from its reader index to its writer index; neither index
/// moves.
///
/// ```swift
/// let order = try Order(json: buffer)
/// let report = mapper.decodeReporting(Order.self, from: buffer)
/// ```
extension ByteBuffer: ByteSource {
  /// Passes the readable bytes to a closure.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(readableBytesUInt8Span)
  }
}
#endif
