import CorpusModels
import Foundation
import Maquette

/// Times streams, every record consumed and dropped: `swift run -c release StreamTimings [folder of
/// the public documents] [seconds a row]`.
///
/// The input has about 28 MB: a table of the public documents over and over, or generated rows.
@main
enum Main {
  private static let mapper = JSONMapper()
  private static let size = 28_000_000

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let seconds = arguments.dropFirst().first.flatMap(Double.init) ?? 1
    let folder = arguments.first ?? ProcessInfo.processInfo.environment["MAQUETTE_CORPORA"]
    let lines = try input(folder)
    let phones = try mapper.lines(of: CellPhone.self, from: lines).map { try $0.get() }
    let array = try phones.jsonBytes()
    let expected = phones.reduce(0) { $0 + $1.totalReviews }
    print(
      "\(phones.count) records, \(lines.count) bytes, \(ProcessInfo.processInfo.activeProcessorCount)"
        + " cores\(folder == nil ? ", generated" : "")")

    /// Times one way, and sees that it finds all records.
    func row(_ name: String, bytes: Int, _ run: () async throws -> Int) async throws {
      let clock = ContinuousClock()
      var best = Duration.seconds(1000)
      let start = clock.now
      repeat {
        let begin = clock.now
        guard try await run() == expected else { fatalError("\(name): records are missing") }
        best = min(best, clock.now - begin)
      } while clock.now - start < .seconds(seconds)
      let time = Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
      print("\(name): \(Int(Double(bytes) / time / 1e6)) MB/s")
    }

    try await row("lines, one core", bytes: lines.count) {
      var sum = 0
      for line in mapper.lines(of: CellPhone.self, from: lines) {
        sum += try line.get().totalReviews
      }
      return sum
    }
    try await row("lines, all cores", bytes: lines.count) {
      try await mapper.lines(of: CellPhone.self, from: lines).reduceConcurrently(into: 0) {
        $0 += try $1.get().totalReviews
      } merge: {
        $0 += $1
      }
    }
    try await row("lines, chunks of 64 KB", bytes: lines.count) {
      try await sum(of: mapper.lines(of: CellPhone.self, from: Chunks(bytes: lines)))
    }
    try await row("lines, byte by byte", bytes: lines.count) {
      try await sum(of: mapper.lines(of: CellPhone.self, from: Bytes(bytes: lines)))
    }
    try await row("elements, one core", bytes: array.count) {
      var sum = 0
      for element in mapper.elements(of: CellPhone.self, from: array) {
        sum += try element.get().totalReviews
      }
      return sum
    }
    try await row("elements, chunks of 64 KB", bytes: array.count) {
      try await sum(of: mapper.elements(of: CellPhone.self, from: Chunks(bytes: array)))
    }
    try await row("lines written", bytes: lines.count) {
      var sum = 0
      var count = 0
      var writer = mapper.lineWriter { count += $0.count }
      for phone in phones {
        try writer.write(phone)
        sum += phone.totalReviews
      }
      try writer.flush()
      return count > 0 ? sum : 0
    }
  }

  private static func sum<Records: AsyncSequence>(of records: Records) async throws -> Int
  where Records.Element == Result<CellPhone, MappingError> {
    var sum = 0
    for try await record in records { sum += try record.get().totalReviews }
    return sum
  }

  private static func input(_ folder: String?) throws -> [UInt8] {
    guard let folder else {
      return try mapper.encodeLines((0..<size / 350).lazy.map(CellPhone.init(number:)))
    }
    let url = URL(fileURLWithPath: folder).appending(path: "payloads/amazon_cellphones.ndjson")
    let table = try Data(contentsOf: url)
    // Without the names of the columns.
    let rows = table[(table.firstIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
    return Array(repeatElement(rows, count: size / rows.count).joined())
  }
}

/// Bytes in chunks, which are there at once.
struct Chunks: AsyncSequence, AsyncIteratorProtocol {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func makeAsyncIterator() -> Chunks { self }

  mutating func next() async -> ArraySlice<UInt8>? {
    guard offset < bytes.count else { return nil }
    let end = Swift.min(offset + 64 * 1024, bytes.count)
    defer { offset = end }
    return bytes[offset..<end]
  }
}

/// Bytes one by one, which are there at once.
struct Bytes: AsyncSequence, AsyncIteratorProtocol {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func makeAsyncIterator() -> Bytes { self }

  mutating func next() async -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }
}
