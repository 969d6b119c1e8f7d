import Foundation
import Maquette
import Testing

extension MappingProfile {
  fileprivate static let streamed: MappingProfile = "streamed"
}

private enum StreamedFactor: MappingContextKey { static var defaultValue: Int { 1 } }

private struct StreamedScaling: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    try reader.readInteger(Int.self) * reader.state.options.context[StreamedFactor.self]
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeInteger(value / writer.state.options.context[StreamedFactor.self])
  }
}

@Mappable private struct StreamedPoint: Equatable, Sendable { var x = 0 }

@Mappable private struct StreamedRecord: Equatable, Sendable {
  @CodingKey("ident", in: .streamed) var id: Int
  var point = StreamedPoint()
  var points: [StreamedPoint] = []
  var unitCount = 0
  var numbers: [Int] = []
  var day: Date?
  @CodableBy(StreamedScaling()) var scaled = 0
}

/// Options of a mapper, records in the form that they demand, and what the records decode as.
private struct StreamSetting: CustomTestStringConvertible {
  let testDescription: String
  let options: JSONMapper.Options

  /// The record, given the path of its root.
  let record: @Sendable (_ root: String) -> String

  /// The model, or the code and the path of the error.
  let expected: String

  /// Whether the first error ends the stream, unless it has lines.
  var endsArray = false

  init(
    _ name: String, _ options: JSONMapper.Options, _ expected: String, endsArray: Bool = false,
    _ record: @escaping @Sendable (String) -> String
  ) {
    (testDescription, self.options, self.expected, self.record) = (name, options, expected, record)
    self.endsArray = endsArray
  }

  static func text(of record: StreamedRecord) -> String {
    let points = record.points.map { "\($0.x)" }.joined(separator: ",")
    let day = record.day.map { " \($0.timeIntervalSince1970)" } ?? ""
    return "\(record.id) (\(record.point.x)) [\(points)] \(record.unitCount) \(record.numbers) "
      + "\(record.scaled)\(day)"
  }

  static func text(of result: Result<StreamedRecord, MappingError>, in root: String) -> String {
    switch result {
    case .success(let record): text(of: record)
    case .failure(let error): text(of: error, in: root)
    }
  }

  static func text(of error: MappingError, in root: String) -> String {
    let path = error.path.description
    let place = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : "outside \(path)"
    return "\(error.code) \(place.hasPrefix(".") ? String(place.dropFirst()) : place)"
  }

  static var all: [StreamSetting] {
    get throws {
      var context = MappingContext()
      context[StreamedFactor.self] = 10
      let placed = try MappingConfiguration { property, model, path in
        model.name == "StreamedPoint" ? "\(path)" : property.name
      }
      let plain = #"{"id":"1","point":{"x":2},"points":[{"x":3}],"unit_count":4,"numbers":[5,"x"]}"#
      return [
        .init("none", .init(), "1 (2) [3] 0 [5] 60 0.0") { _ in
          #"{"id":"1","point":{"x":2},"points":[{"x":3}],"numbers":[5],"scaled":60,"day":0}"#
        },
        .init(
          "keys of a configuration",
          .init(
            configuration: try MappingConfiguration(
              naming: .snakeCase, .model(StreamedPoint.self).key("ex", for: "x"))),
          "1 (2) [3] 4 [] 0"
        ) { _ in #"{"id":1,"point":{"ex":2},"points":[{"ex":3}],"unit_count":4}"# },
        .init(
          "keys by the path of an object", .init(configuration: placed), "1 (2) [3,4] 5 [] 0"
        ) { root in
          let path = root.isEmpty ? "" : root + "."
          return #"{"id":1,"point":{"\#(path)point":2},"points":[{"\#(path)points[0]":3},"#
            + #"{"\#(path)points[1]":4}],"unitCount":5}"#
        },
        .init(
          "an error beside keys by path", .init(configuration: placed), "typeMismatch numbers[1]"
        ) { _ in #"{"id":1,"numbers":[1,[]]}"# },
        .init(
          "a profile", .init(conventions: .init(profile: .streamed)), "7 (0) [] 0 [] 0"
        ) { _ in #"{"id":1,"ident":7}"# },
        .init(
          "a context", .init(conventions: .init(context: context)), "1 (0) [] 0 [] 60"
        ) { _ in #"{"id":1,"scaled":6}"# },
        .init("strict conversions", .init(conversions: .strict), "typeMismatch id") { _ in plain },
        .init("rules", .init(rules: .init(invalidElements: .drop)), "1 (2) [3] 0 [5] 0") { _ in
          plain
        },
        .init("no rules", .init(), "typeMismatch numbers[1]") { _ in plain },
        .init(
          "single values",
          .init(rules: .init(acceptsSingleValues: true)), "1 (0) [3] 0 [5] 0"
        ) { _ in #"{"id":1,"points":{"x":3},"numbers":5}"# },
        .init("unknown keys", .init(unknownKeys: .reject), "unknownKey unit_count") { _ in
          #"{"id":1,"unit_count":4}"#
        },
        .init("the first of two keys", .init(duplicateKeys: .firstWins), "1 (0) [] 0 [] 0") { _ in
          #"{"id":1,"id":2}"#
        },
        .init("duplicate keys", .init(duplicateKeys: .reject), "duplicateKey id") { _ in
          #"{"id":1,"id":2}"#
        },
        .init("named keys", .init(keys: .named(.snakeCase)), "1 (0) [] 4 [] 0") { _ in
          #"{"id":1,"unit_count":4}"#
        },
        .init("keys in any case", .init(keys: .ignoringCase), "1 (0) [] 4 [] 0") { _ in
          #"{"ID":1,"UNITCOUNT":4}"#
        },
        .init(
          "a form of dates",
          .init(conventions: .init(dates: .millisecondsSince1970)), "1 (0) [] 0 [] 0 2.5"
        ) { _ in #"{"id":1,"day":2500}"# },
        .init(
          "a limit", .init(limits: .init(elementCount: 2)), "tooManyElements numbers[2]",
          endsArray: true
        ) { _ in
          #"{"id":1,"numbers":[1,2,3]}"#
        },
      ]
    }
  }
}

/// Ways to divide a text into records.
private enum StreamFraming: CaseIterable {
  case lines, elements, documents

  /// The path of the root of a record, in errors and for configurations.
  func root(of index: Int) -> String { self == .elements ? "[\(index)]" : "" }

  func text(_ setting: StreamSetting) -> String {
    let records = (0..<3).map { setting.record(root(of: $0)) }
    return switch self {
    case .lines: records.joined(separator: "\n")
    case .elements: "[" + records.joined(separator: ", ") + "]"
    case .documents: records.joined()
    }
  }
}

/// Ways in which the bytes of a stream arrive, and in which records are requested.
private enum StreamDelivery: CaseIterable {
  case memory, pushed, chunks, bytes, file, memoryReports, pushedReports, chunkReports, concurrent

  var hasReports: Bool { [.memoryReports, .pushedReports, .chunkReports].contains(self) }

  typealias Outcome = [Result<StreamedRecord, MappingError>]

  func outcome(
    _ framing: StreamFraming, _ text: String, by mapper: JSONMapper
  ) async throws -> Outcome {
    switch framing {
    case .lines:
      if self == .concurrent { return try await concurrentLines(text, by: mapper) }
      if self == .file {
        return try await file(text) { await collect(mapper.lines(of: StreamedRecord.self, at: $0)) }
      }
      return await outcome(
        text, mapper.lines(of: StreamedRecord.self, from: text),
        mapper.lineParser(of: StreamedRecord.self),
        mapper.lines(of: StreamedRecord.self, from: Self.chunks(of: text)),
        mapper.lines(of: StreamedRecord.self, from: Self.bytes(of: text)))
    case .elements:
      if self == .file {
        return try await file(text) {
          await collect(mapper.elements(of: StreamedRecord.self, at: $0))
        }
      }
      return await outcome(
        text, mapper.elements(of: StreamedRecord.self, from: text),
        mapper.elementParser(of: StreamedRecord.self),
        mapper.elements(of: StreamedRecord.self, from: Self.chunks(of: text)),
        mapper.elements(of: StreamedRecord.self, from: Self.bytes(of: text)))
    case .documents:
      if self == .file {
        return try await file(text) {
          await collect(mapper.documents(of: StreamedRecord.self, at: $0))
        }
      }
      return await outcome(
        text, mapper.documents(of: StreamedRecord.self, from: text),
        mapper.documentParser(of: StreamedRecord.self),
        mapper.documents(of: StreamedRecord.self, from: Self.chunks(of: text)),
        mapper.documents(of: StreamedRecord.self, from: Self.bytes(of: text)))
    }
  }

  private func outcome<Framing: RecordFraming, Chunks: AsyncSequence, Bytes: AsyncSequence>(
    _ text: String, _ records: Records<Framing, String>, _ parser: RecordParser<Framing>,
    _ chunks: AsyncRecords<Framing, Chunks>, _ bytes: AsyncRecords<Framing, Bytes>
  ) async -> Outcome
  where Framing.Element == Result<Framing.Record, MappingError>, Framing.Record == StreamedRecord {
    switch self {
    case .memory, .concurrent, .file: return Array(records)
    case .memoryReports: return records.reports.map(\.outcome)
    case .chunks: return await collect(chunks)
    case .bytes: return await collect(bytes)
    case .chunkReports:
      var outcome: Outcome = []
      do { for try await report in chunks.reports { outcome.append(report.outcome) } } catch {}
      return outcome
    case .pushed, .pushedReports:
      var (outcome, parser): (Outcome, _) = ([], parser)
      func take() {
        if self == .pushed {
          while let record = parser.next() { outcome.append(record) }
        } else {
          while let report = parser.nextReport() { outcome.append(report.outcome) }
        }
      }
      for byte in text.utf8 {
        parser.append(CollectionOfOne(byte))
        take()
      }
      parser.finish()
      take()
      return outcome
    }
  }

  private func collect<Records: AsyncSequence>(_ records: Records) async -> Outcome
  where Records.Element == Outcome.Element {
    var outcome: Outcome = []
    do { for try await record in records { outcome.append(record) } } catch {
      Issue.record("\(error)")
    }
    return outcome
  }

  private func concurrentLines(_ text: String, by mapper: JSONMapper) async throws -> Outcome {
    try await mapper.lines(of: StreamedRecord.self, from: text).reduceConcurrently(
      into: Outcome()
    ) {
      $0.append($1)
    } merge: {
      $0 += $1
    }
  }

  private func file(_ text: String, _ body: (URL) async -> Outcome) async throws -> Outcome {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return await body(url)
  }

  private static func chunks(of text: String) -> AsyncStream<[UInt8]> {
    let bytes = Array(text.utf8)
    return AsyncStream { stream in
      for start in stride(from: 0, to: bytes.count, by: 7) {
        stream.yield(Array(bytes[start..<min(start + 7, bytes.count)]))
      }
      stream.finish()
    }
  }

  private static func bytes(of text: String) -> AsyncStream<UInt8> {
    AsyncStream { stream in
      for byte in text.utf8 { stream.yield(byte) }
      stream.finish()
    }
  }
}

extension MappingReport<StreamedRecord> {
  /// The record if nothing failed, else the first error.
  fileprivate var outcome: Result<StreamedRecord, MappingError> {
    if let error = errors.first { return .failure(error) }
    return value.map { .success($0) } ?? .failure(MappingError(.invalidValue))
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}

private final class CollectedIssues: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [MappingIssue] = []

  func append(_ issue: MappingIssue) { lock.withLock { issues.append(issue) } }

  var all: [MappingIssue] { lock.withLock { issues } }
}

@Suite("The options of a mapper in streams")
struct StreamOptionTests {
  @Test(
    "Every option applies to each record, however the records are divided and delivered",
    arguments: try StreamSetting.all)
  fileprivate func options(setting: StreamSetting) async throws {
    let mapper = JSONMapper(options: setting.options)
    for framing in StreamFraming.allCases {
      let text = framing.text(setting)
      for delivery in StreamDelivery.allCases {
        let outcome = try await delivery.outcome(framing, text, by: mapper)
        let found = outcome.enumerated().map {
          StreamSetting.text(of: $1, in: framing.root(of: $0))
        }
        let count = setting.endsArray && framing != .lines ? 1 : 3
        #expect(
          found == Array(repeating: setting.expected, count: count), "\(framing), \(delivery)")
      }
    }
  }

  @Test("The elements of a stream are the elements of the decoded array, paths included")
  func elements() throws {
    for setting in try StreamSetting.all {
      let mapper = JSONMapper(options: setting.options)
      let text = StreamFraming.elements.text(setting)
      let whole = Result { () throws(MappingError) in
        try mapper.decode([StreamedRecord].self, from: text)
      }
      let first = Array(mapper.elements(of: StreamedRecord.self, from: text))[0]
      switch (whole, first) {
      case (.success(let records), .success(let record)): #expect(records[0] == record)
      case (.failure(let error), .failure(let other)):
        #expect("\(error)" == "\(other)", "\(setting.testDescription)")
      default: Issue.record("\(setting.testDescription): \(whole), \(first)")
      }
    }
  }

  @Test("A mapper that reports issues does so for each record of a stream, in order")
  func issues() async throws {
    let text = [#"{"id":"1"}"#, #"{"id":2,"numbers":["3","x",[]]}"#, #"{"id":3}"#]
    for framing in StreamFraming.allCases {
      for delivery in StreamDelivery.allCases where !delivery.hasReports {
        let issues = CollectedIssues()
        let mapper = JSONMapper { issue in issues.append(issue) }
        let records =
          framing == .elements ? "[\(text.joined(separator: ","))]" : text.joined(separator: "\n")
        let outcome = try await delivery.outcome(framing, records, by: mapper)
        #expect(outcome.map { $0.isSuccess } == [true, false, true])
        let places = ["id", "numbers[0]", "numbers[1]", "numbers[2]"]
        let roots = framing == .elements ? ["[0].", "[1].", "[1].", "[1]."] : ["", "", "", ""]
        #expect(
          issues.all.map(\.path.description) == zip(roots, places).map { $0 + $1 },
          "\(framing), \(delivery)")
      }
    }
  }
}
