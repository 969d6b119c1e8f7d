/// The records of a stream that lies in memory as a whole, read one by one as they are asked for.
///
/// Each record is a `Result`: `get()` it to end at the first bad one, `switch` over it to go on.
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
/// A mapper makes these: `JSONMapper` by `lines(of:from:)` and `elements(of:from:)`.
@frozen
public struct Records<Framing: RecordFraming, Source: ByteSource>: Sequence {
  @usableFromInline let framing: Framing
  @usableFromInline let source: Source

  @usableFromInline
  package init(_ framing: Framing, _ source: Source) {
    self.framing = framing
    self.source = source
  }

  /// Begins at the start of the stream.
  @inlinable
  public func makeIterator() -> __Iterator { __Iterator(framing, source) }

  /// A position between two records.
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
    /// - Returns: The record, or why it cannot be read; nil at the end.
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
