import MaquetteCore

/// The records of a stream whose bytes arrive over time, in order, each as soon as it is complete.
///
/// Each record is a `Result`: call `get()` to stop at the first invalid record, or `switch` over it
/// to continue. Errors of the byte source are rethrown.
///
/// ```swift
/// for try await line in mapper.lines(of: Tweet.self, from: response.body) {
///   let tweet = try line.get()
/// }
/// ```
///
/// The sequence buffers the incomplete record, which `DecodingOptions.Limits.recordSize` bounds,
/// and one chunk. When the task is cancelled, the sequence ends; it never treats a partial record
/// as complete.
///
/// A mapper creates these sequences: `JSONMapper` with `lines(of:from:)` and `elements(of:from:)`.
@frozen
public struct AsyncRecords<Framing: RecordFraming, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Collection<UInt8> {
  /// A record or its error.
  public typealias Element = Framing.Element

  @usableFromInline let framing: Framing
  @usableFromInline let chunks: Chunks

  @usableFromInline
  package init(_ framing: Framing, _ chunks: Chunks) {
    self.framing = framing
    self.chunks = chunks
  }

  /// Returns an iterator that starts to decode.
  @inlinable
  public func makeAsyncIterator() -> __Iterator {
    __Iterator(RecordParser(framing), chunks.makeAsyncIterator())
  }

  /// The iterator.
  @frozen
  public struct __Iterator: AsyncIteratorProtocol {
    @usableFromInline var parser: RecordParser<Framing>
    @usableFromInline var chunks: Chunks.AsyncIterator
    @usableFromInline var hasEnded = false

    @inlinable
    init(_ parser: RecordParser<Framing>, _ chunks: Chunks.AsyncIterator) {
      self.parser = parser
      self.chunks = chunks
    }

    /// Decodes the next record.
    ///
    /// - Returns: The record or its error; nil at the end.
    /// - Throws: Errors of the byte source.
    @concurrent
    @inlinable
    public mutating func next() async rethrows -> Element? {
      while !Task.isCancelled {
        if let record = parser.next() { return record }
        guard !hasEnded, !parser.isEnded else { return nil }
        take(try await chunks.next())
      }
      return nil
    }

    /// Decodes the next record on the actor of the caller.
    ///
    /// - Returns: The record or its error; nil at the end.
    /// - Throws: Errors of the byte source.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Chunks.Failure) -> Element? {
      while !Task.isCancelled {
        if let record = parser.next() { return record }
        guard !hasEnded, !parser.isEnded else { return nil }
        take(try await chunks.next(isolation: actor))
      }
      return nil
    }

    @inlinable
    mutating func take(_ chunk: Chunks.Element?) {
      if let chunk {
        parser.append(chunk)
      } else {
        hasEnded = true
        parser.finish()
      }
    }
  }
}

extension AsyncRecords: Sendable where Chunks: Sendable {}

@available(*, unavailable)
extension AsyncRecords.__Iterator: Sendable {}
