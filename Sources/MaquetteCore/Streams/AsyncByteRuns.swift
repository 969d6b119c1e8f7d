/// Bytes that arrive one by one, gathered up to where a record may end.
///
/// What a mapper makes of a sequence of bytes: waiting for a byte costs many times what reading
/// it does, so no more than that is done for each of them, and no record waits for the next one.
@frozen
public struct __AsyncByteRuns<Framing: RecordFraming, Bytes: AsyncSequence>: AsyncSequence
where Bytes.Element == UInt8 {
  /// One byte at least.
  public typealias Element = [UInt8]

  @usableFromInline let bytes: Bytes

  @inlinable
  package init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// Begins to read.
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes.makeAsyncIterator()) }

  /// A position between two bytes.
  @frozen
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline var bytes: Bytes.AsyncIterator

    /// How many bytes are gathered at most, so that a limit on records is met in time.
    @usableFromInline static var greatestCount: Int { 4096 }

    @inlinable
    init(_ bytes: Bytes.AsyncIterator) {
      self.bytes = bytes
    }

    /// Gathers bytes.
    ///
    /// - Returns: The bytes; nil at the end.
    /// - Throws: What the source of the bytes throws.
    @concurrent
    @inlinable
    public mutating func next() async rethrows -> [UInt8]? {
      var run: [UInt8] = []
      while run.count < Self.greatestCount, let byte = try await bytes.next() {
        run.append(byte)
        if Framing.__mayEnd(at: byte) { break }
      }
      return run.isEmpty ? nil : run
    }

    /// Gathers bytes on the actor of the caller.
    ///
    /// - Returns: The bytes; nil at the end.
    /// - Throws: What the source of the bytes throws.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Bytes.Failure) -> [UInt8]? {
      var run: [UInt8] = []
      while run.count < Self.greatestCount, let byte = try await bytes.next(isolation: actor) {
        run.append(byte)
        if Framing.__mayEnd(at: byte) { break }
      }
      return run.isEmpty ? nil : run
    }
  }
}

extension __AsyncByteRuns: Sendable where Bytes: Sendable {}

@available(*, unavailable)
extension __AsyncByteRuns.AsyncIterator: Sendable {}
