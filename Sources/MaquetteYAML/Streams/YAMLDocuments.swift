public import MaquetteCore

/// The documents of a stream of YAML, each read as soon as the next one begins or `...` ends it.
///
/// A document that is wrong is a failure with its place in the stream, and does not keep those after it from
/// being read.
public struct YAMLDocuments<Record: MappingDecodable>: RecordFraming {
  private let mapper: YAMLMapper
  private var position = StreamPosition()
  private var finder = YAMLDocumentFinder()
  private var isEnded = false
  private var hasBegun = false

  init(_ mapper: YAMLMapper) {
    var mapper = mapper
    mapper.options.format.isSequence = false
    self.mapper = mapper
  }

  /// The offset of the next byte to read in the bytes at hand.
  public var __offset: Int { position.offset }

  /// Whether nothing more is read, whatever comes.
  public var __isEnded: Bool { isEnded }

  /// Reads the next document.
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    switch nextDocument(in: bytes, upTo: end, isComplete) {
    case .success(let document): read(document, of: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  /// Reads what can be read of the next document, and collects every issue.
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch nextDocument(in: bytes, upTo: end, isComplete) {
    case .success(let document):
      position.moved(
        mapper.decodeReporting(Record.self, from: bytes.extracting(document)),
        to: document.lowerBound, in: bytes)
    case .failure(let error): MappingReport(error)
    case nil: nil
    }
  }

  /// Finds the next document and steps behind it.
  private mutating func nextDocument(
    in bytes: Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) -> Result<Range<Int>, MappingError>? {
    guard !isEnded, begin(in: bytes, upTo: end, isComplete) else { return nil }
    let limits = mapper.options.decoding.limits
    let start = position.offset
    let found = finder.next(from: start, in: bytes, upTo: end, isComplete: isComplete)
    guard (found?.next ?? end) <= limits.size - position.base else {
      return finish(with: .streamTooLarge(limits), upTo: end)
    }
    guard (found?.range.upperBound ?? end) - start <= limits.recordSize else {
      let place = position.location(of: start, in: bytes)
      return finish(with: .recordTooLarge("a document", at: place, limits), upTo: end)
    }
    guard let found else {
      if isComplete { (isEnded, position.offset) = (true, end) }
      return nil
    }
    position.offset = found.next
    return .success(found.range)
  }

  private mutating func read(
    _ document: Range<Int>, of bytes: Span<UInt8>
  ) -> Result<Record, MappingError> {
    do throws(MappingError) {
      return .success(try mapper.decode(Record.self, from: bytes.extracting(document)))
    } catch {
      return .failure(error.moved(to: position.location(of: document.lowerBound, in: bytes)))
    }
  }

  /// Steps over a byte order mark.
  ///
  /// - Returns: Whether reading can go on; false if more bytes are needed.
  private mutating func begin(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) -> Bool {
    guard !hasBegun else { return true }
    guard end > 0 || isComplete,
      position.passByteOrderMark(in: bytes, upTo: end, isComplete: isComplete)
    else { return false }
    hasBegun = true
    finder.begin(at: position.offset)
    return true
  }

  private mutating func finish(
    with error: MappingError, upTo end: Int
  ) -> Result<Range<Int>, MappingError> {
    (isEnded, position.offset) = (true, end)
    return .failure(error)
  }

  /// Whether a record may be complete once a byte has arrived.
  public static func __mayEnd(at byte: UInt8) -> Bool { byte.isLineEnd }

  /// Adjusts offsets after bytes were removed from the front.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    finder.removeFirst(count)
  }
}

extension FormatMapper<YAMLFormat> {
  /// Reads the documents of a stream from memory, one by one.
  ///
  /// ```swift
  /// for document in YAMLMapper().documents(of: Manifest.self, from: text) {
  ///   let manifest = try document.get()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of a document.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The documents; nothing is read before they are asked for.
  public func documents<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<YAMLDocuments<Record>, Source> {
    Records(YAMLDocuments(self), source)
  }

  /// Creates a parser for documents whose bytes are pushed into it.
  ///
  /// Its memory is that of the longest document, which `DecodingOptions.Limits.recordSize` bounds.
  ///
  /// - Parameter type: The type of a document.
  public func documentParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<YAMLDocuments<Record>> {
    RecordParser(YAMLDocuments(self))
  }

  /// Reads documents that arrive in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of a document.
  ///   - chunks: The bytes, cut anywhere.
  /// - Returns: The documents, each as soon as its end has arrived.
  public func documents<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<YAMLDocuments<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(YAMLDocuments(self), chunks)
  }

  /// Reads documents that arrive byte by byte; chunks are faster where they are to be had.
  ///
  /// - Parameters:
  ///   - type: The type of a document.
  ///   - bytes: The bytes.
  /// - Returns: The documents, each as soon as its end has arrived.
  public func documents<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<YAMLDocuments<Record>, __AsyncByteRuns<YAMLDocuments<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    documents(of: type, from: __AsyncByteRuns(bytes))
  }
}
