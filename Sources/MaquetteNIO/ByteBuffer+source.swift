#if NIO
public import MaquetteCore
public import NIOCore

/// A buffer is read where it is, from its reader index to its writer index; neither moves.
///
/// ```swift
/// let order = try Order(json: buffer)
/// let report = mapper.decodeReporting(Order.self, from: buffer)
/// ```
extension ByteBuffer: ByteSource {
  /// Lends the readable bytes.
  @inlinable
  public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(readableBytesUInt8Span)
  }
}
#endif
