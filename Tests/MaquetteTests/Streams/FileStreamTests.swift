import Foundation
import Maquette
import Testing

/// Streams in files.
@Suite("Streams in files")
struct FileStreamTests {
  @Mappable
  struct Reading: Equatable, Sendable {
    var sensor: String
    var value: Double
  }

  private struct Stop: Error {}

  private let readings = (0..<5000).map { Reading(sensor: "s\($0)", value: Double($0) / 4) }
  private let mapper = JSONMapper()

  /// Passes an empty folder to a closure, and removes it afterwards.
  private func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  private func collect<Records: AsyncSequence, Record>(
    _ records: Records
  ) async throws -> [Record] where Records.Element == Result<Record, MappingError> {
    var collected: [Record] = []
    for try await record in records { collected.append(try record.get()) }
    return collected
  }

  // Features: 204
  @Test("Lines come back from a file") func linesComeBack() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "readings.ndjson")
      try mapper.writeLines(to: url) { writer in
        for reading in readings { try writer.write(reading) }
      }
      #expect(try Data(contentsOf: url) == Data(mapper.encodeLines(readings)))
      #expect(try await collect(mapper.lines(of: Reading.self, at: url)) == readings)
      for size in [1, 7, 1000] {
        let chunks = FileChunks(url, size: size)
        #expect(try await collect(mapper.lines(of: Reading.self, from: chunks)) == readings)
      }
      let mapped = try Data(contentsOf: url, options: .mappedIfSafe)
      let sum = try await mapper.lines(of: Reading.self, from: mapped).reduceConcurrently(into: 0) {
        $0 += try $1.get().value
      } merge: {
        $0 += $1
      }
      #expect(sum == readings.map(\.value).reduce(0, +))
    }
  }

  @Test("A folder is an error; a link and a pipe are read like files")
  func specialFiles() async throws {
    try await withFolder { folder in
      await #expect(throws: (any Error).self) {
        _ = try await collect(mapper.lines(of: Reading.self, at: folder))
      }
      let (file, link) = (folder.appending(path: "a.ndjson"), folder.appending(path: "b.ndjson"))
      let bytes = try Data(mapper.encodeLines(readings))
      try bytes.write(to: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(try await collect(mapper.lines(of: Reading.self, at: link)) == readings)
      let pipe = folder.appending(path: "c.ndjson")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      Thread.detachNewThread {
        guard let handle = FileHandle(forWritingAtPath: pipe.path) else { return }
        try? handle.write(contentsOf: bytes)
        try? handle.close()
      }
      #expect(try await collect(mapper.lines(of: Reading.self, at: pipe)) == readings)
    }
  }

  @Test func elementsOfAnArrayInAFile() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "readings.json")
      try readings.jsonData().write(to: url)
      #expect(try await collect(mapper.elements(of: Reading.self, at: url)) == readings)
    }
  }

  @Test func writingWhatArrives() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "readings.ndjson")
      let source = AsyncStream { continuation in
        for reading in readings { continuation.yield(reading) }
        continuation.finish()
      }
      try await mapper.writeLines(to: url) { writer in
        for await reading in source { try writer.write(reading) }
      }
      #expect(try await collect(mapper.lines(of: Reading.self, at: url)) == readings)
    }
  }

  @Test func aFailureLeavesTheFileAsItWas() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "readings.ndjson")
      try Data("1\n".utf8).write(to: url)
      #expect(throws: Stop.self) {
        try mapper.writeLines(to: url) { writer in
          for reading in readings { try writer.write(reading) }
          throw Stop()
        }
      }
      let numbers = AsyncStream { continuation in
        for number in [1, .nan] { continuation.yield(number) }
        continuation.finish()
      }
      await #expect(throws: MappingError.self) {
        try await mapper.writeLines(to: url) { writer in
          for await number in numbers { try writer.write(number) }
        }
      }
      #expect(try Data(contentsOf: url) == Data("1\n".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func filesThatCannotBeOpened() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "missing/readings.ndjson")
      let error = await #expect(throws: FileError.self) {
        try await collect(mapper.lines(of: Reading.self, at: url))
      }
      #expect(error?.description == "cannot open \(url.path): No such file or directory")
      #expect(error?.localizedDescription == error?.description)
      let writing = #expect(throws: FileError.self) { try mapper.writeLines(to: url) { _ in } }
      #expect(writing?.operation == "open")
      // A folder can be opened but not read.
      let reading = await #expect(throws: FileError.self) {
        try await collect(mapper.lines(of: Reading.self, at: folder))
      }
      #expect(reading?.operation == "read")
    }
  }

  @Test func cancellationEndsReading() async throws {
    try await withFolder { folder in
      let url = folder.appending(path: "readings.ndjson")
      try Data(mapper.encodeLines(readings)).write(to: url)
      let task = Task {
        var count = 0
        for try await _ in mapper.lines(of: Reading.self, from: FileChunks(url, size: 100)) {
          count += 1
          if count == 10 { withUnsafeCurrentTask { $0?.cancel() } }
        }
        return count
      }
      #expect(try await task.value == 10)
    }
  }
}
