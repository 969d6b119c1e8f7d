#if NIO
public import NIOCore

/// The readable bytes of buffers that arrive over time.
///
/// A mapper uses it to read a sequence of buffers. It requests the next buffer only after all
/// records of the previous one have been taken, and releases each buffer once its bytes are
/// consumed.
public struct BufferChunks<Buffers: AsyncSequence>: AsyncSequence
where Buffers.Element == ByteBuffer {
  /// The readable bytes of a buffer.
  public typealias Element = ByteBufferView

  private let buffers: Buffers

  init(_ buffers: Buffers) {
    self.buffers = buffers
  }

  /// Starts the iteration.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(buffers: buffers.makeAsyncIterator())
  }

  /// A position between two buffers.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var buffers: Buffers.AsyncIterator

    /// Waits for the next buffer.
    ///
    /// - Returns: Its bytes; nil at the end.
    /// - Throws: Errors of the buffer sequence.
    @concurrent
    public mutating func next() async rethrows -> ByteBufferView? {
      try await buffers.next()?.readableBytesView
    }

    /// Waits for the next buffer on the caller's actor.
    ///
    /// - Returns: Its bytes; nil at the end.
    /// - Throws: Errors of the buffer sequence.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Buffers.Failure) -> ByteBufferView? {
      try await buffers.next(isolation: actor)?.readableBytesView
    }
  }
}

extension BufferChunks: Sendable where Buffers: Sendable {}

@available(*, unavailable)
extension BufferChunks.AsyncIterator: Sendable {}
#endif
