public import MaquetteCore

/// Records that follow each other with or without whitespace, each on any number of lines:
/// concatenated JSON, and the sequences of RFC 7464 (`application/json-seq`).
///
/// In a sequence of RFC 7464, a record separator (0x1E) precedes each record; after a broken or
/// truncated record, decoding continues at the next separator. Without separators, a record with a
/// syntax error is the last one. After a record that is valid JSON but does not decode, decoding
/// continues.
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
  init(_ mapper: JSONMapper) {
    finder = DocumentFinder(mapper)
  }

  /// The offset of the next byte to decode in the available bytes.
  public var __offset: Int { finder.position.offset }

  /// Whether decoding has ended, even if more bytes arrive.
  public var __isEnded: Bool { finder.isEnded }

  /// Decodes the next record.
  @inlinable
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    if let onIssue = finder.onIssue {
      return __nextReport(in: bytes, upTo: end, isComplete: isComplete)?.result(reporting: onIssue)
    }
    return switch finder.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .document(let range): read(range, of: bytes, upTo: end)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  @inlinable @inline(__always)
  mutating func read(
    _ range: Range<Int>, of bytes: Span<UInt8>, upTo end: Int
  ) -> Result<Record, MappingError> {
    var reader = JSONReader(finder.options)
    do throws(ReadFailure) {
      let (record, length) = try reader.read(range, of: bytes) {
        (reader) throws(ReadFailure) in
        let record = try reader.read(placed: Record.self)
        return (record, reader.cursor.offset)
      }
      let offset = range.lowerBound + length
      if let error = finder.pass(to: offset, in: bytes, upTo: end) { return .failure(error) }
      return .success(record)
    } catch {
      return .failure(finder.pass(range, after: error, reader.state, in: bytes))
    }
  }

  /// Decodes as much as possible of the next record, and collects every issue.
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

  /// Advances past a document as without a report, and then decodes it again for one.
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
    ) { (reader) throws(ReadFailure) in try reader.read(placed: Record.self) }
    return finder.moved(report, to: range.lowerBound, in: bytes)
  }

  /// Returns whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool {
    byte <= 0x20 || "\"[]{}".utf8.contains(byte)
  }

  /// Adjusts offsets after the first bytes were removed.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    finder.removeFirst(count, of: bytes)
  }
}

extension JSONMapper {
  /// Decodes JSON documents that follow each other in memory: concatenated, or as a sequence of RFC
  /// 7464.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The records; they are decoded lazily.
  @inlinable
  public func documents<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<JSONDocuments<Record>, Source> {
    Records(JSONDocuments(self), source)
  }

  /// Creates a push parser for JSON documents that follow each other.
  ///
  /// - Parameter type: The type of the documents.
  @inlinable
  public func documentParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<JSONDocuments<Record>> {
    RecordParser(JSONDocuments(self))
  }

  /// Decodes JSON documents that follow each other and arrive in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - chunks: The bytes, split anywhere.
  /// - Returns: The records, each as soon as its end has arrived.
  @inlinable
  public func documents<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<JSONDocuments<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(JSONDocuments(self), chunks)
  }

  /// Decodes JSON documents that follow each other and arrive byte by byte; chunks are faster if
  /// you have them.
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
