import Maquette
import MaquetteJSON5
import MaquetteYAML

/// Divides sources into records and decodes each of them: a document, one of several, a line, or an element of a root
/// array that is too large to be read whole.
struct RecordReader<Record: MappingDecodable> {
  /// How a source is divided.
  enum Division {
    /// It is one document.
    case whole

    /// It has several documents, one after the other.
    case documents

    /// It is an array, of which each element is decoded alone.
    case elements
  }

  /// What is read whole before it is known whether it is one document or many.
  var lookahead = 16 << 20

  /// The format of all sources; nil to tell it from the name or the content of each.
  var format: SampleFormat?

  /// What each record is given.
  let context: MappingContext

  /// Is called before the records of a source are decoded.
  let begin: (SampleFormat, Division) -> Void

  /// Is called with what is between the fields of rows.
  var onDelimiter: ((Unicode.Scalar) -> Void)?

  /// Whether mistakes in JSON text are repaired, and all repairs are issues, too.
  var repairs = false

  /// Is called with what is wrong with a record, but for its grammar; nil if records fail only for their grammar.
  var onIssues: (([MappingIssue]) -> Void)?

  /// Is called with each record that has no errors.
  var onRecord: ((Record) -> Void)?

  /// Reads all records of a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - divides: Whether the elements of a large array may be decoded alone.
  /// - Throws: `SampleError`; the records before it have been decoded then.
  func read(_ source: SampleSource, dividingArrays divides: Bool = true) throws(SampleError) {
    let next = try source.open()
    var bytes: [UInt8] = []
    var isWhole = false
    while bytes.count < lookahead, !isWhole {
      let more = try Self.chunk(next, of: source)
      bytes += more
      isWhole = more.isEmpty
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let format = format ?? SampleFormat(fileName: source.name) ?? SampleFormat(content: bytes)
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first != nil else { throw .empty(name: source.name) }
    if format == .yaml {
      // Documents are between lines of hyphens.
      let hasMore = [0x0A, 0x0D].contains { bytes.firstRange(of: [$0, 0x2D, 0x2D, 0x2D]) != nil }
      let isOne = isWhole && !hasMore
      begin(format, isOne ? .whole : .documents)
      let mapper = YAMLMapper(
        options: .init(
          limits: .init(recordSize: .max), conventions: CodingConventions(context: context),
          format: YAMLFormat()))
      return try push(
        bytes, then: next, of: source, into: mapper.documentParser(of: Record.self))
    }
    guard format == .json || format == .ndjson else {
      while !isWhole {
        let more = try Self.chunk(next, of: source)
        bytes += more
        isWhole = more.isEmpty
      }
      begin(format, .whole)
      if format == .csv { onDelimiter?(SampleFormat.delimiter(of: bytes)) }
      return try pass(format.report(of: Record.self, from: bytes, in: context), of: source)
    }
    do {
      try readJSON(
        bytes, from: first, then: next, isWhole: isWhole, of: source, as: format,
        dividingArrays: divides)
    } catch .malformed(let name, let error) where isWhole && Skipped.isJSON5(bytes) {
      throw .json5(name: name, error)
    }
  }

  private func readJSON(
    _ bytes: [UInt8], from first: UInt8?, then next: () throws -> [UInt8], isWhole: Bool,
    of source: SampleSource, as format: SampleFormat, dividingArrays divides: Bool
  ) throws(SampleError) {
    let options = JSONMapper.Options(
      limits: .init(recordSize: .max), conventions: CodingConventions(context: context))
    var mapper = JSONMapper(options: options)
    if repairs, isWhole, format == .json, !Skipped.isJSON(bytes) {
      // Only a whole document is repaired.
      mapper.options.repairs = .all
      begin(format, .whole)
      return try pass(mapper.decodeReporting(Record.self, from: bytes), of: source)
    }
    if repairs, format == .ndjson { mapper.options.repairs = .all }
    if format == .ndjson {
      begin(format, .documents)
      try push(bytes, then: next, of: source, into: mapper.lineParser(of: Record.self))
    } else if first == UInt8(ascii: "["), !isWhole, divides {
      begin(format, .elements)
      try push(bytes, then: next, of: source, into: mapper.elementParser(of: Record.self))
    } else {
      let isOne = isWhole && (try? JSONMapper().decode(Skipped.self, from: bytes)) != nil
      begin(format, isOne ? .whole : .documents)
      try push(bytes, then: next, of: source, into: mapper.documentParser(of: Record.self))
    }
  }

  private func push<Framing: RecordFraming>(
    _ bytes: [UInt8], then next: () throws -> [UInt8], of source: SampleSource,
    into start: RecordParser<Framing>
  ) throws(SampleError)
  where Framing.Element == Result<Record, MappingError>, Framing.Record == Record {
    var parser = start
    var bytes = bytes
    while true {
      if bytes.isEmpty { parser.finish() } else { parser.append(bytes) }
      if onIssues == nil {
        while let record = parser.next() {
          if case .failure(let error) = record { throw .malformed(name: source.name, error) }
        }
      } else {
        while let report = parser.nextReport() { try pass(report, of: source) }
      }
      if bytes.isEmpty { return }
      bytes = try Self.chunk(next, of: source)
    }
  }

  /// Passes issues on, and a record without errors.
  private func pass(
    _ report: borrowing MappingReport<Record>, of source: SampleSource
  ) throws(SampleError) {
    try pass(report.issues, of: source)
    guard let onRecord, let record = report.value else { return }
    if report.issues.allSatisfy({ $0.severity != .error }) { onRecord(record) }
  }

  /// Passes issues on; what breaks the grammar ends the reading, and so does any error if nobody is told.
  private func pass(_ issues: [MappingIssue], of source: SampleSource) throws(SampleError) {
    func ends(_ issue: MappingIssue) -> Bool {
      issue.severity == .error && issue.code != .tooManyIssues
        && (issue.code.isFatal || onIssues == nil)
    }
    let breach = issues.first(where: ends)
    let others = issues.filter { ($0.severity == .error || repairs) && !ends($0) }
    if !others.isEmpty { onIssues?(others) }
    if let breach { throw .malformed(name: source.name, breach.error) }
  }

  private static func chunk(
    _ next: () throws -> [UInt8], of source: SampleSource
  ) throws(SampleError) -> [UInt8] {
    do {
      return try next()
    } catch {
      throw .unreadable(name: source.name, reason: error.localizedDescription)
    }
  }
}

/// A value that is only checked.
private struct Skipped: MappingDecodable {
  init(from reader: inout JSONReader) throws(ReadFailure) { try reader.skipValue() }
  init(from reader: inout ValueReader) throws(ReadFailure) { try reader.skipValue() }

  /// Whether a text is one document, or several one after the other.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    var parser = JSONMapper(options: .init(limits: .init(recordSize: .max)))
      .documentParser(of: Self.self)
    parser.append(bytes)
    parser.finish()
    while let record = parser.next() {
      if case .failure = record { return false }
    }
    return true
  }

  static func isJSON5(_ bytes: [UInt8]) -> Bool {
    (try? JSON5Mapper().decode(Self.self, from: bytes)) != nil
  }
}

extension SampleFormat {
  /// The format that the first bytes show; JSON where they show none, so that errors are of JSON.
  init(content bytes: [UInt8]) {
    let start = bytes.prefix(1024)
    let text = String(decoding: start, as: UTF8.self)
    let first = text.first { !$0.isWhitespace }
    switch first {
    case "<": self = text.contains("<plist") ? .plist : .xml
    default: self = text.hasPrefix("bplist") ? .plist : .json
    }
  }
}
