import Maquette

/// Reads samples into one shape.
public struct SampleReader: Sendable {
  /// What is read whole before it is known whether it is one document or many.
  var lookahead = 16 << 20

  /// The format of all sources; nil to tell it from the name or the content of each.
  public var format: SampleFormat?

  private let collector = SampleCollector()
  private var sources = 0

  /// Creates a reader.
  ///
  /// - Parameter format: The format of all sources; nil to tell it from the name or the content of each.
  public init(format: SampleFormat? = nil) { self.format = format }

  /// The shape of everything that was read.
  public var shape: Shape { collector.shape }

  /// Reads all samples of a source.
  ///
  /// - Parameter source: The source: one document, or many JSON documents one after the other.
  /// - Throws: `SampleError`; the shape then contains a part of the source.
  public mutating func read(_ source: SampleSource) throws(SampleError) {
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
    defer { sources += 1 }
    guard format == .json || format == .ndjson else {
      while !isWhole {
        let more = try Self.chunk(next, of: source)
        bytes += more
        isWhole = more.isEmpty
      }
      collector.begin(source: sources, format: format, records: false)
      do {
        _ = try format.sample(from: bytes, in: collector.context)
      } catch {
        throw .malformed(name: source.name, error)
      }
      return
    }
    try readJSON(bytes, then: next, isWhole: isWhole, of: source, asLines: format == .ndjson)
  }

  private func readJSON(
    _ bytes: [UInt8], then next: () throws -> [UInt8], isWhole: Bool, of source: SampleSource,
    asLines: Bool
  ) throws(SampleError) {
    let options = JSONMapper.Options(
      limits: .init(recordSize: .max), conventions: CodingConventions(context: collector.context))
    let mapper = JSONMapper(options: options)
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first != nil else { throw .empty(name: source.name) }
    if asLines {
      collector.begin(source: sources, format: .ndjson, records: true)
      try push(bytes, then: next, of: source, into: mapper.lineParser(of: Sample.self))
    } else if first == UInt8(ascii: "["), !isWhole {
      collector.begin(source: sources, format: .json, records: true)
      collector.beginArray()
      try push(bytes, then: next, of: source, into: mapper.elementParser(of: Sample.self))
    } else {
      let isOne = isWhole && (try? JSONMapper().decode(Skipped.self, from: bytes)) != nil
      collector.begin(source: sources, format: .json, records: !isOne)
      try push(bytes, then: next, of: source, into: mapper.documentParser(of: Sample.self))
    }
  }

  private func push<Framing: RecordFraming>(
    _ bytes: [UInt8], then next: () throws -> [UInt8], of source: SampleSource,
    into start: RecordParser<Framing>
  ) throws(SampleError) where Framing.Element == Result<Sample, MappingError> {
    var parser = start
    var bytes = bytes
    while true {
      if bytes.isEmpty { parser.finish() } else { parser.append(bytes) }
      while let record = parser.next() {
        if case .failure(let error) = record { throw .malformed(name: source.name, error) }
      }
      if bytes.isEmpty { return }
      bytes = try Self.chunk(next, of: source)
    }
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
