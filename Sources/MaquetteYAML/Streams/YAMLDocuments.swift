public import MaquetteCore
public import MaquetteStreams

/// The documents of a YAML stream, each decoded as soon as the next one begins or `...` ends it.
///
/// An invalid document is a failure with its position in the stream, and later documents still
/// decode.
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

  /// The offset of the next byte to read in the available bytes.
  public var __offset: Int { position.offset }

  /// Whether the stream has ended and ignores further bytes.
  public var __isEnded: Bool { isEnded }

  /// Decodes the next document.
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    if let onIssue = mapper.onIssue {
      return __nextReport(in: bytes, upTo: end, isComplete: isComplete)?.result(reporting: onIssue)
    }
    return switch nextDocument(in: bytes, upTo: end, isComplete) {
    case .success(let document): read(document, of: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  /// Decodes the next document as far as possible, and collects every issue.
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

  /// Finds the next document, and moves past it.
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

  /// Skips a byte order mark.
  ///
  /// - Returns: Whether reading can continue; false if more bytes are needed.
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

  /// Whether a record may be complete after a byte.
  public static func __mayEnd(at byte: UInt8) -> Bool { byte.isLineEnd }

  /// Adjusts offsets after bytes were removed from the front.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    finder.removeFirst(count)
  }
}

extension FormatMapper<YAMLFormat> {
  /// Decodes the documents of a stream from memory, one by one.
  ///
  /// ```swift
  /// for document in YAMLMapper().documents(of: Manifest.self, from: text) {
  ///   let manifest = try document.get()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of a document.
  ///   - source: Bytes, a string or Foundation's `Data`.
  /// - Returns: The documents, each decoded when it is requested.
  public func documents<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<YAMLDocuments<Record>, Source> {
    Records(YAMLDocuments(self), source)
  }

  /// Creates a push parser for documents.
  ///
  /// Memory is bounded by the longest document, which `DecodingOptions.Limits.recordSize` limits.
  ///
  /// - Parameter type: The type of a document.
  public func documentParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<YAMLDocuments<Record>> {
    RecordParser(YAMLDocuments(self))
  }

  /// Decodes documents that arrive in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of a document.
  ///   - chunks: The bytes, split at any offset.
  /// - Returns: The documents; each is available as soon as its end has arrived.
  public func documents<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<YAMLDocuments<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(YAMLDocuments(self), chunks)
  }

  /// Decodes documents that arrive byte by byte; use chunks if possible, because they are faster.
  ///
  /// - Parameters:
  ///   - type: The type of a document.
  ///   - bytes: The bytes.
  /// - Returns: The documents; each is available as soon as its end has arrived.
  public func documents<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<YAMLDocuments<Record>, __AsyncByteRuns<YAMLDocuments<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    documents(of: type, from: __AsyncByteRuns(bytes))
  }
}
