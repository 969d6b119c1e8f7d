/// Records that follow each other with or without whitespace, each over as many lines as it takes:
/// concatenated JSON, and the sequences of RFC 7464 (`application/json-seq`).
///
/// A sequence of RFC 7464 has a record separator (0x1E) before each record. There a record that is
/// broken or cut off does not keep those behind the next separator from being read. Without
/// separators a record that breaks the grammar is the last one; one that merely does not map is a
/// failure behind which reading goes on.
///
/// ```swift
/// for document in JSONMapper().documents(of: Event.self, from: data) {
///   let event = try document.get()
/// }
/// ```
@frozen
public struct JSONDocuments<Record: MappingDecodable>: RecordFraming {
  @usableFromInline var finder: DocumentFinder

  @usableFromInline
  init(options: DecodingOptions) {
    finder = DocumentFinder(options: options)
  }

  /// The offset of the next byte to read in the bytes at hand.
  public var __offset: Int { finder.position.offset }

  /// Whether nothing more is read, whatever comes.
  public var __isEnded: Bool { finder.isEnded }

  /// Reads the next record.
  @inlinable
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    switch finder.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .document(let range): read(range, of: bytes, upTo: end)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  @inlinable @inline(__always)
  mutating func read(
    _ range: Range<Int>, of bytes: Span<UInt8>, upTo end: Int
  ) -> Result<Record, MappingError> {
    var state = __ReadingState(options: finder.options)
    do throws(ReadFailure) {
      let (record, length) = try JSONReader.read(range, of: bytes, state: &state) {
        (reader) throws(ReadFailure) in
        let record = try Record(from: &reader)
        return (record, reader.cursor.offset)
      }
      let offset = range.lowerBound + length
      if let error = finder.pass(to: offset, in: bytes, upTo: end) { return .failure(error) }
      return .success(record)
    } catch {
      return .failure(finder.pass(range, after: error, state, in: bytes))
    }
  }

  /// Reads what can be read of the next record, and collects every issue.
  @inlinable
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch finder.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .document(let range): report(range, of: bytes, upTo: end)
    case .failure(let error): MappingReport(error)
    case nil: nil
    }
  }

  /// Steps behind a document as without a report, and then reads it again for one.
  @inlinable
  mutating func report(
    _ range: Range<Int>, of bytes: Span<UInt8>, upTo end: Int
  ) -> MappingReport<Record> {
    if case .failure(let error) = read(range, of: bytes, upTo: end), error.code.isFatal {
      return MappingReport(error)
    }
    let report = JSONReader.report(
      range, of: bytes,
      placesUpTo: ElementScanner.end(
        ofValueAt: range.lowerBound, in: bytes, upTo: range.upperBound), finder.options
    ) { (reader) throws(ReadFailure) in try Record(from: &reader) }
    return finder.moved(report, to: range.lowerBound, in: bytes)
  }

  /// Whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool {
    byte <= 0x20 || "\"[]{}".utf8.contains(byte)
  }

  /// Counts offsets from further behind, since bytes are taken away in front.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    finder.removeFirst(count, of: bytes)
  }
}

extension JSONMapper {
  /// Reads JSON documents that follow each other in memory, one by one: concatenated, or a sequence of
  /// RFC 7464.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The records; nothing is read before they are asked for.
  @inlinable
  public func documents<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<JSONDocuments<Record>, Source> {
    Records(JSONDocuments(options: options.decoding), source)
  }

  /// Creates a parser for JSON documents that follow each other, whose bytes are pushed into it.
  ///
  /// - Parameter type: The type of the documents.
  @inlinable
  public func documentParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<JSONDocuments<Record>> {
    RecordParser(JSONDocuments(options: options.decoding))
  }

  /// Reads JSON documents that follow each other and arrive in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - chunks: The bytes, cut anywhere.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func documents<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<JSONDocuments<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(JSONDocuments(options: options.decoding), chunks)
  }

  /// Reads JSON documents that follow each other and arrive byte by byte; chunks are faster where they
  /// are to be had.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - bytes: The bytes.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func documents<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<JSONDocuments<Record>, __AsyncByteRuns<JSONDocuments<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    documents(of: type, from: __AsyncByteRuns(bytes))
  }
}
