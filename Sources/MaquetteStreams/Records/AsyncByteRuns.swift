import MaquetteCore

/// Bytes that arrive one by one, collected up to the possible end of a record.
///
/// Mappers wrap a sequence of bytes in this type. Waiting for a byte takes much longer than
/// decoding it, so it does little work per byte, and no record waits for the next one.
@frozen
public struct __AsyncByteRuns<Framing: RecordFraming, Bytes: AsyncSequence>: AsyncSequence
where Bytes.Element == UInt8 {
  /// At least one byte.
  public typealias Element = [UInt8]

  @usableFromInline let bytes: Bytes

  @inlinable
  package init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// Returns an iterator that starts to collect bytes.
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes.makeAsyncIterator()) }

  /// The iterator.
  @frozen
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline var bytes: Bytes.AsyncIterator

    /// The maximum number of bytes to collect, which lets limits on records take effect in time.
    @usableFromInline static var greatestCount: Int { 4096 }

    @inlinable
    init(_ bytes: Bytes.AsyncIterator) {
      self.bytes = bytes
    }

    /// Collects bytes.
    ///
    /// - Returns: The bytes; nil at the end.
    /// - Throws: Errors of the byte source.
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

    /// Collects bytes on the actor of the caller.
    ///
    /// - Returns: The bytes; nil at the end.
    /// - Throws: Errors of the byte source.
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
