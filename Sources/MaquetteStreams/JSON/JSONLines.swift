public import MaquetteCore

/// Records on separate lines: NDJSON, JSON Lines, `application/x-ndjson`.
///
/// A line ends with LF or CRLF; the last one may end without. Blank lines and a byte order mark at
/// the start are skipped. An invalid line is a failure with its location in the stream, and the
/// lines after it are still decoded. A mapper with `repairs` repairs each line.
///
/// ```swift
/// for line in JSONMapper().lines(of: Tweet.self, from: data) {
///   let tweet = try line.get()
/// }
/// ```
@frozen
public struct JSONLines<Record: MappingDecodable>: RecordFraming {
  @usableFromInline var finder: LineFinder

  @usableFromInline
  init(_ mapper: JSONMapper) {
    finder = LineFinder(mapper)
  }

  /// Creates a sequence of the lines of another one, from an offset at which a line begins.
  @usableFromInline
  init(_ whole: JSONLines, from offset: Int) {
    finder = LineFinder(whole.finder, from: offset)
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
    case .line(let line): read(line, of: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  @inlinable @inline(__always)
  mutating func read(_ line: Range<Int>, of bytes: Span<UInt8>) -> Result<Record, MappingError> {
    if _slowPath(finder.repairsText) { return readRepaired(line, of: bytes) }
    var reader = JSONReader(finder.options)
    do throws(ReadFailure) {
      return .success(
        try reader.read(line, of: bytes) { (reader) throws(ReadFailure) in
          reader.cursor.skipWhitespace()
          let record = try reader.read(placed: Record.self)
          try reader.end()
          return record
        })
    } catch {
      return .failure(finder.error(for: error, reader.state, line, of: bytes))
    }
  }

  /// Decodes a line as a text of its own, whose mistakes are repaired.
  @inlinable @inline(never)
  mutating func readRepaired(
    _ line: Range<Int>, of bytes: Span<UInt8>
  ) -> Result<Record, MappingError> {
    do throws(MappingError) {
      return .success(
        try JSONReader.decode(Record.self, from: bytes.extracting(line), finder.options))
    } catch {
      return .failure(finder.moved(error, to: line.lowerBound, in: bytes))
    }
  }

  /// Decodes as much as possible of the next record, and collects every issue.
  @inlinable
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch finder.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .line(let line): report(line, of: bytes)
    case .failure(let error): MappingReport(error)
    case nil: nil
    }
  }

  @inlinable
  mutating func report(_ line: Range<Int>, of bytes: Span<UInt8>) -> MappingReport<Record> {
    if finder.repairsText {
      let report = JSONReader.report(Record.self, from: bytes.extracting(line), finder.options)
      return finder.moved(report, to: line.lowerBound, in: bytes)
    }
    let report = JSONReader.report(
      line, of: bytes, placesUpTo: line.upperBound, finder.options
    ) { (reader) throws(ReadFailure) in
      reader.cursor.skipWhitespace()
      let record = try reader.read(placed: Record.self)
      try reader.end()
      return record
    }
    return finder.moved(report, to: line.lowerBound, in: bytes)
  }

  /// Returns whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool { byte == 0x0A }

  /// Adjusts offsets after the first bytes were removed.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    finder.removeFirst(count, of: bytes)
  }
}
