import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Streams that arrive over time.
@Suite("Streams that arrive over time")
struct AsyncStreamTests {
  private let text = Array("1\r\n\n\"x\"\n3\n[4]\n5".utf8)
  private var records: [String] {
    [
      "1", "! expected Int, found string \"x\" (line 3, column 1) 4", "3",
      "! expected Int, found an array (line 5, column 1) 10", "5",
    ]
  }

  private struct Broken: Error {}

  private func stream<Chunk: Sendable>(_ chunks: [Chunk]) -> AsyncStream<Chunk> {
    AsyncStream { continuation in
      for chunk in chunks { continuation.yield(chunk) }
      continuation.finish()
    }
  }

  private func outcome<Records: AsyncSequence, Record>(
    _ records: Records
  ) async throws -> [String] where Records.Element == Result<Record, MappingError> {
    var outcome = Outcome(EmptyCollection<Result<Record, MappingError>>())
    for try await record in records { outcome.append(record) }
    return outcome.brief
  }

  // Features: 230
  @Test("Lines from chunks") func linesFromChunks() async throws {
    for length in 1...text.count {
      let slices = text.chunks(of: length)
      let mapper = JSONMapper()
      #expect(try await outcome(mapper.lines(of: Int.self, from: stream(slices))) == records)
      let arrays = stream(slices.map { Array($0) })
      #expect(try await outcome(mapper.lines(of: Int.self, from: arrays)) == records)
    }
  }

  @Test func linesFromBytes() async throws {
    #expect(try await outcome(JSONMapper().lines(of: Int.self, from: stream(text))) == records)
  }

  @Test func elementsFromChunksAndBytes() async throws {
    let array = Array("[1,[2],3] x".utf8)
    let expected = [
      "1", "! expected Int at '[1]', found an array (line 1, column 4) 3", "3",
      "! unexpected content after the value, found 'x' (line 1, column 11) 10",
    ]
    let mapper = JSONMapper()
    let chunks = stream(array.chunks(of: 2))
    #expect(try await outcome(mapper.elements(of: Int.self, from: chunks)) == expected)
    #expect(try await outcome(mapper.elements(of: Int.self, from: stream(array))) == expected)
  }

  @Test func emptyChunksAndNone() async throws {
    let mapper = JSONMapper()
    let none: [[UInt8]] = []
    #expect(try await outcome(mapper.lines(of: Int.self, from: stream(none))) == [])
    let empty = stream([[], Array("1".utf8), [], Array("2\n".utf8), []])
    #expect(try await outcome(mapper.lines(of: Int.self, from: empty)) == ["12"])
  }

  @Test func eachRecordIsThereAsSoonAsItIsComplete() async throws {
    let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
    var lines = JSONMapper().lines(of: Int.self, from: chunks).makeAsyncIterator()
    continuation.yield(Array("1\n2".utf8))
    #expect(await lines.next() == .success(1))
    continuation.yield(Array("3\n4\n".utf8))
    #expect(await lines.next() == .success(23))
    #expect(await lines.next() == .success(4))
    continuation.finish()
    #expect(await lines.next() == nil)
  }

  @Test func errorsOfTheSourceAreThrownBehindWholeRecords() async throws {
    let chunks = AsyncThrowingStream<[UInt8], any Error> { continuation in
      continuation.yield(Array("1\n2".utf8))
      continuation.finish(throwing: Broken())
    }
    var lines = JSONMapper().lines(of: Int.self, from: chunks).makeAsyncIterator()
    #expect(try await lines.next() == .success(1))
    await #expect(throws: Broken.self) { try await lines.next() }
  }

  @Test func aBrokenArrayAsksForNoMore() async throws {
    let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
    var elements = JSONMapper().elements(of: Int.self, from: chunks).makeAsyncIterator()
    continuation.yield(Array("[1 2, ".utf8))
    #expect(await elements.next() == .success(1))
    #expect(await elements.next()?.code == .unexpectedCharacter)
    // A further request would wait forever.
    #expect(await elements.next() == nil)
  }

  @Test func cancellationEndsTheStreamWithoutTheRecordThatIsCut() async throws {
    let (chunks, continuation) = AsyncStream<[UInt8]>.makeStream()
    let task = Task {
      var seen: [Int?] = []
      for await line in JSONMapper().lines(of: Int.self, from: chunks) {
        seen.append(line.value)
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return seen
    }
    continuation.yield(Array("1\n2\n3".utf8))
    #expect(await task.value == [1])
  }
}
