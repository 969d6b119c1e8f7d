#if NIO
public import NIOCore

/// The readable bytes of buffers that arrive over time.
///
/// What a mapper makes of a sequence of buffers; each is released once its bytes are taken, so that the next
/// one is asked for only when the records of the last have been.
public struct BufferChunks<Buffers: AsyncSequence>: AsyncSequence
where Buffers.Element == ByteBuffer {
  /// The readable bytes of a buffer.
  public typealias Element = ByteBufferView

  private let buffers: Buffers

  init(_ buffers: Buffers) {
    self.buffers = buffers
  }

  /// Begins to read.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(buffers: buffers.makeAsyncIterator())
  }

  /// A position between two buffers.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var buffers: Buffers.AsyncIterator

    /// Waits for the next buffer.
    ///
    /// - Returns: Its bytes; nil at the end.
    /// - Throws: What the source of the buffers throws.
    @concurrent
    public mutating func next() async rethrows -> ByteBufferView? {
      try await buffers.next()?.readableBytesView
    }

    /// Waits for the next buffer on the actor of the caller.
    ///
    /// - Returns: Its bytes; nil at the end.
    /// - Throws: What the source of the buffers throws.
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
