/// The records of a stream whose bytes arrive over time, in order, each as soon as it is complete.
///
/// Each record is a `Result`: `get()` it to end at the first bad one, `switch` over it to go on.
/// What the source of the bytes throws is thrown on.
///
/// ```swift
/// for try await line in mapper.lines(of: Tweet.self, from: response.body) {
///   let tweet = try line.get()
/// }
/// ```
///
/// The bytes held are those of the record that is not complete yet, which
/// `DecodingOptions.Limits.recordSize` bounds, and of one chunk. When the task is cancelled the
/// sequence ends; it never takes the part of a record that has arrived for the whole.
///
/// A mapper makes these: `JSONMapper` by `lines(of:from:)` and `elements(of:from:)`.
@frozen
public struct AsyncRecords<Framing: RecordFraming, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Collection<UInt8> {
  /// A record, or why it cannot be read.
  public typealias Element = Framing.Element

  @usableFromInline let framing: Framing
  @usableFromInline let chunks: Chunks

  @usableFromInline
  package init(_ framing: Framing, _ chunks: Chunks) {
    self.framing = framing
    self.chunks = chunks
  }

  /// Begins to read.
  @inlinable
  public func makeAsyncIterator() -> __Iterator {
    __Iterator(RecordParser(framing), chunks.makeAsyncIterator())
  }

  /// A position between two records.
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
    /// - Returns: The record, or why it cannot be read; nil at the end.
    /// - Throws: What the source of the bytes throws.
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
    /// - Returns: The record, or why it cannot be read; nil at the end.
    /// - Throws: What the source of the bytes throws.
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
