/// Takes records out of a stream whose bytes are pushed into it as they arrive.
///
/// For code that is called with bytes, such as a network handler; where bytes come as an
/// `AsyncSequence`, the mapper makes a sequence of records of it.
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
/// The parser holds no more than the record that is not complete yet, which
/// `DecodingOptions.Limits.recordSize` bounds, and the bytes pushed since.
public struct RecordParser<Framing: RecordFraming>: Sendable {
  @usableFromInline var framing: Framing
  @usableFromInline var buffer = StreamBuffer()
  @usableFromInline var isComplete = false

  @usableFromInline
  package init(_ framing: Framing) {
    self.framing = framing
  }

  /// Whether nothing more is read, whatever comes: the stream is broken.
  @inlinable
  public var isEnded: Bool { framing.__isEnded }

  /// Takes the next bytes of the stream, of any number.
  ///
  /// - Complexity: O(number of bytes), amortised.
  @inlinable
  public mutating func append(_ bytes: some Collection<UInt8>) {
    precondition(!isComplete, "bytes behind the end of the stream")
    dropReadBytes()
    if !isEnded { buffer.append(bytes) }
  }

  /// Tells that nothing comes any more: the last record may then end without a line end.
  public mutating func finish() { isComplete = true }

  /// Decodes the next record.
  ///
  /// - Returns: The record, or why it cannot be read; nil if more bytes are needed, or at the end
  ///   of a stream that is finished.
  @inlinable
  public mutating func next() -> Framing.Element? {
    let buffer = buffer
    return buffer.storage.withBytes { bytes in
      framing.__next(in: bytes, upTo: buffer.count, isComplete: isComplete)
    }
  }

  /// Decodes as much as possible of the next record, and collects every issue.
  ///
  /// - Returns: The report; nil if more bytes are needed, or at the end of a stream that is
  ///   finished.
  @inlinable
  public mutating func nextReport() -> MappingReport<Framing.Record>? {
    let buffer = buffer
    return buffer.storage.withBytes { bytes in
      framing.__nextReport(in: bytes, upTo: buffer.count, isComplete: isComplete)
    }
  }

  /// Takes away what was read, if that is at least as much as what has to be moved for it.
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
