import CodableModels
import CorpusModels
import Foundation
import Maquette

// Every record is consumed, counted and freed before the next; a side that misses one fails.

extension Row {
  private static let mapper = JSONMapper()

  /// Decodes NDJSON and the elements of a large array in several ways, and encodes NDJSON.
  static var streams: [Row] {
    [
      .linesOnOneCore,
      .reading("lines/all-cores") { try await countOnAllCores(CellPhone.self, $0) },
      .reading("lines/tweets", of: "tweets") { try countOnOneCore(Status.self, $0) },
      .reading("lines/tweets-all-cores", of: "tweets") {
        try await countOnAllCores(Status.self, $0)
      },
      .reading("lines/chunks") { text in
        try await count(mapper.lines(of: CellPhone.self, from: Chunks(bytes: text)))
      },
      .reading("lines/byte-by-byte") { text in
        try await count(mapper.lines(of: CellPhone.self, from: Bytes(bytes: text)))
      },
      .reading("elements/one-core", of: "phones-array", likeLinesOf: "phones") { text in
        var count = 0
        for element in mapper.elements(of: CellPhone.self, from: text) {
          pass(try element.get())
          count += 1
        }
        return count
      },
      .reading("elements/chunks", of: "phones-array", likeLinesOf: "phones") { text in
        try await count(mapper.elements(of: CellPhone.self, from: Chunks(bytes: text)))
      },
      .writingLines,
    ]
  }

  private static var linesOnOneCore: Row {
    var row = reading("lines/one-core") { try countOnOneCore(CellPhone.self, $0) }
    row.sides[.foundation] = { documents in
      let text = try documents.bytes("phones")
      let decoder = JSONDecoder()
      return Work(bytes: text.count) {
        for line in text.split(separator: UInt8(ascii: "\n")) {
          pass(try decoder.decode(CellPhoneCodable.self, from: Data(line)))
        }
      }
    }
    return row
  }

  private static var writingLines: Row {
    Row(
      name: "lines/written", repeats: 1,
      sides: [
        .maquette: { documents in
          let lines = try documents.bytes("phones")
          let phones = try mapper.lines(of: CellPhone.self, from: lines).map { try $0.get() }
          let bytes = try mapper.encodeLines(phones).count
          return Work(bytes: bytes) {
            var count = 0
            var writer = mapper.lineWriter { count += $0.count }
            for phone in phones { try writer.write(phone) }
            try writer.flush()
            precondition(count == bytes, "lines are missing")
          }
        },
        .foundation: { documents in
          let lines = try documents.bytes("phones")
          let decoder = JSONDecoder()
          let phones = try lines.split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(CellPhoneCodable.self, from: Data($0))
          }
          let encoder = JSONEncoder()
          return Work(bytes: lines.count) {
            for phone in phones { pass(try encoder.encode(phone)) }
          }
        },
      ])
  }

  /// A function that decodes all records of a document and returns their number.
  ///
  /// - Parameter lines: The document with a line for each record, if it is another one.
  private static func reading(
    _ name: String, of document: String = "phones", likeLinesOf lines: String? = nil,
    _ read: @escaping @Sendable (_ text: [UInt8]) async throws -> Int
  ) -> Row {
    Row(
      name: name, repeats: 1,
      sides: [
        .maquette: { documents in
          let text = try documents.bytes(document)
          let expected = try documents.bytes(lines ?? document).count { $0 == UInt8(ascii: "\n") }
          return Work(bytes: text.count) {
            let found = try waiting { try await read(text) }
            precondition(found == expected, "\(name): \(found) records of \(expected)")
          }
        }
      ])
  }

  private static func countOnOneCore<Record: MappingDecodable>(
    _ type: Record.Type, _ text: [UInt8]
  ) throws -> Int {
    var count = 0
    for line in mapper.lines(of: type, from: text) {
      switch consume line {
      case .success(let record): pass(record)
      case .failure(let error): throw error
      }
      count += 1
    }
    return count
  }

  private static func countOnAllCores<Record: MappingDecodable & Sendable>(
    _ type: Record.Type, _ text: [UInt8]
  ) async throws -> Int {
    try await mapper.lines(of: type, from: text).reduceConcurrently(into: 0) {
      pass(try $1.get())
      $0 += 1
    } merge: {
      $0 += $1
    }
  }

  private static func count<Records: AsyncSequence>(_ records: Records) async throws -> Int
  where Records.Element == Result<CellPhone, MappingError> {
    var count = 0
    for try await record in records {
      pass(try record.get())
      count += 1
    }
    return count
  }

  /// Waits for asynchronous work, because the clock measures synchronous closures.
  static func waiting<T: Sendable>(
    for work: @escaping @Sendable () async throws -> T
  ) throws -> T {
    // Written once before the signal, and read after it.
    nonisolated(unsafe) var result: Result<T, any Error>?
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do { result = .success(try await work()) } catch { result = .failure(error) }
      done.signal()
    }
    done.wait()
    return try result!.get()
  }
}
