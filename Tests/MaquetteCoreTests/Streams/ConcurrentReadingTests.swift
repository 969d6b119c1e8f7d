import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Concurrent decoding of lines.
@Suite("Lines on all cores")
struct ConcurrentReadingTests {
  private struct Stop: Error, Equatable { var number: AnyValue }

  /// More than a megabyte, so that the input is split.
  private static let text: [UInt8] = {
    var text = ""
    for number in 0..<60_000 {
      if number % 11_000 == 10_999 { text += "\"bad\"\n" }
      text += number % 7 == 0 ? "\(number)\r\n\n" : "[\(number), \"some text\"]\n"
    }
    return Array(text.utf8)
  }()

  private let lines = JSONMapper().lines(of: AnyValue.self, from: text)

  @Test func theSameAsOneAfterTheOther() async throws {
    let sequential = Array(lines)
    let concurrent = try await lines.reduceConcurrently(
      into: [Result<AnyValue, MappingError>]()
    ) {
      $0.append($1)
    } merge: {
      $0 += $1
    }
    #expect(concurrent == sequential)
  }

  @Test func errorsTellTheLineInTheStream() async throws {
    let numbers = JSONMapper().lines(of: [AnyValue].self, from: Self.text)
    let sequential = Outcome(numbers.filter { $0.error?.code == .typeMismatch })
    #expect(!sequential.records.isEmpty)
    let concurrent = try await numbers.reduceConcurrently(into: sequential.empty) {
      if $1.error?.code == .typeMismatch { $0.append($1) }
    } merge: {
      $0.records += $1.records
    }
    #expect(concurrent == sequential)
  }

  @Test func theEarliestErrorIsThrown() async throws {
    for _ in 0..<5 {
      await #expect(throws: Stop(number: 9999)) {
        try await lines.forEachConcurrently { line in
          if let number = line.value?[0].number?.exactly(Int.self), number % 10_000 == 9999 {
            throw Stop(number: .number(AnyValue.Number(number)))
          }
        }
      }
    }
  }

  @Test func noLines() async throws {
    for text in ["", "\n", "1"] {
      let lines = JSONMapper().lines(of: Int.self, from: text)
      let sum = try await lines.reduceConcurrently(into: 0) {
        $0 += try $1.get()
      } merge: {
        $0 += $1
      }
      #expect(sum == (Int(text) ?? 0))
    }
  }

  @Test func aCancelledTaskThrows() async throws {
    let lines = lines
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await lines.reduceConcurrently(into: 0) { count, _ in
        count += 1
      } merge: {
        $0 += $1
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellationIsObeyedMeanwhile() async throws {
    let lines = JSONMapper().lines(
      of: AnyValue.self, from: Array(repeating: Self.text, count: 8).flatMap { $0 })
    let (signals, signal) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await lines.forEachConcurrently { _ in signal.yield() }
    }
    for await _ in signals { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 10, 100])
  func partsBeginAtLineBeginnings(leastSize: Int) {
    let text = Array("1\n22\n\n333\r\n4444\n\n\n5".utf8)
    for count in 0...text.count {
      let bytes = Array(text[..<count])
      let parts = bytes.withBytes { LineParts(of: $0, .init(), leastSize: leastSize).ranges }
      #expect(parts.map { $0.count }.reduce(0, +) == count)
      for (part, next) in zip(parts, parts.dropFirst()) {
        #expect(part.upperBound == next.lowerBound)
        #expect(bytes[part.upperBound - 1] == 0x0A)
      }
      let limited = bytes.withBytes {
        LineParts(of: $0, .init(size: 6), leastSize: leastSize).ranges
      }
      #expect(limited == parts.filter { $0.lowerBound <= 6 })
    }
  }

  @Test func theLimitOnSizeIsToldOnce() async throws {
    let options = DecodingOptions(limits: .init(size: 900_000))
    let lines = JSONMapper(options).lines(of: AnyValue.self, from: Self.text)
    let sequential = Array(lines)
    let concurrent = try await lines.reduceConcurrently(into: [Result<AnyValue, MappingError>]()) {
      $0.append($1)
    } merge: {
      $0 += $1
    }
    #expect(concurrent == sequential)
    #expect(sequential.last?.code == .sizeExceeded)
  }
}

extension Outcome {
  fileprivate var empty: Outcome { Outcome(EmptyCollection<Result<Int, MappingError>>()) }
}
