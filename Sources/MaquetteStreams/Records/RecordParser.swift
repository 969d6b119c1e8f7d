public import MaquetteCore

/// A push parser for the records of a stream whose bytes arrive over time.
///
/// Use it in code that receives bytes in callbacks, such as a network handler. For bytes from an
/// `AsyncSequence`, mappers provide a sequence of records.
///
/// ```swift
/// var parser = mapper.lineParser(of: Tweet.self)
/// func receive(_ bytes: [UInt8]) throws {
///   parser.append(bytes)
///   while let line = parser.next() { store(try line.get()) }
/// }
/// func close() throws {
///   parser.finish()
///   while let line = parser.next() { store(try line.get()) }
/// }
/// ```
///
/// The parser buffers only the incomplete record, which `DecodingOptions.Limits.recordSize` bounds,
/// and the bytes appended since.
public struct RecordParser<Framing: RecordFraming>: Sendable {
  @usableFromInline var framing: Framing
  @usableFromInline var buffer = StreamBuffer()
  @usableFromInline var isComplete = false

  @usableFromInline
  package init(_ framing: Framing) {
    self.framing = framing
  }

  /// Whether decoding has ended because the stream is broken, even if more bytes arrive.
  @inlinable
  public var isEnded: Bool { framing.__isEnded }

  /// Appends any number of bytes of the stream.
  ///
  /// - Parameter bytes: The next bytes of the stream, which may end inside a record. There must be
  ///   none after `finish()`.
  /// - Complexity: O(number of bytes), amortized.
  @inlinable
  public mutating func append(_ bytes: some Collection<UInt8>) {
    precondition(!isComplete, "bytes after the end of the stream")
    dropReadBytes()
    if !isEnded { buffer.append(bytes) }
  }

  /// Ends the stream: the last record may then lack its line end.
  public mutating func finish() { isComplete = true }

  /// Decodes the next record.
  ///
  /// - Returns: The record or its error; nil if more bytes are needed, or at the end of a finished
  ///   stream.
  @inlinable
  public mutating func next() -> Framing.Element? {
    let buffer = buffer
    return buffer.storage.withBytes { bytes in
      framing.__next(in: bytes, upTo: buffer.count, isComplete: isComplete)
    }
  }

  /// Decodes as much as possible of the next record, and collects every issue.
  ///
  /// - Returns: The report; nil if more bytes are needed, or at the end of a finished stream.
  @inlinable
  public mutating func nextReport() -> MappingReport<Framing.Record>? {
    let buffer = buffer
    return buffer.storage.withBytes { bytes in
      framing.__nextReport(in: bytes, upTo: buffer.count, isComplete: isComplete)
    }
  }

  /// Removes decoded bytes, if they are at least as many as the bytes that must be moved.
  @usableFromInline
  mutating func dropReadBytes() {
    let read = framing.__offset
    guard read > 0, read * 2 >= buffer.count else { return }
    let buffer = buffer
    buffer.storage.withBytes { framing.__removeFirst(read, of: $0) }
    removeFirst(read)
  }

  private mutating func removeFirst(_ count: Int) { buffer.removeFirst(count) }
}
