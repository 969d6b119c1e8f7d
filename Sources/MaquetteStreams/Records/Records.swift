public import MaquetteCore

/// The records of a stream in memory, decoded lazily one by one.
///
/// Each record is a `Result`: call `get()` to stop at the first invalid record, or `switch` over it
/// to continue.
///
/// ```swift
/// for line in mapper.lines(of: Tweet.self, from: data) {
///   switch line {
///   case .success(let tweet): store(tweet)
///   case .failure(let error): log(error)   // expected Int at id, ... (line 12, column 8)
///   }
/// }
/// ```
///
/// A mapper creates these sequences: `JSONMapper` with `lines(of:from:)` and `elements(of:from:)`.
@frozen
public struct Records<Framing: RecordFraming, Source: ByteSource>: Sequence {
  @usableFromInline let framing: Framing
  @usableFromInline let source: Source

  @usableFromInline
  package init(_ framing: Framing, _ source: Source) {
    self.framing = framing
    self.source = source
  }

  /// Returns an iterator at the start of the stream.
  @inlinable
  public func makeIterator() -> __Iterator { __Iterator(framing, source) }

  /// The iterator.
  @frozen
  public struct __Iterator: IteratorProtocol {
    @usableFromInline var framing: Framing
    @usableFromInline let source: Source

    @inlinable
    init(_ framing: Framing, _ source: Source) {
      self.framing = framing
      self.source = source
    }

    /// Decodes the next record.
    ///
    /// - Returns: The record or its error; nil at the end.
    @inlinable
    public mutating func next() -> Framing.Element? {
      let source = source
      return source.withBytes { bytes in
        framing.__next(in: bytes, upTo: bytes.count, isComplete: true)
      }
    }
  }
}

extension Records: Sendable where Source: Sendable {}
