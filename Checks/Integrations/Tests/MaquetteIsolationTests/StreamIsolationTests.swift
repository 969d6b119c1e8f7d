import Maquette
import Testing

@Mappable
struct Sample: Equatable {
  var value: Int
}

/// Streams in code that is isolated to the main actor by default.
@Suite("Streams under main-actor isolation")
struct StreamIsolationTests {
  private let text = "{\"value\":1}\n{\"value\":2}\n"

  /// Chunks from an object that must not leave its actor.
  private final class Received {
    var samples: [Sample] = []
  }

  @Test func linesAsTheyArrive() async throws {
    let received = Received()
    let chunks = AsyncStream { continuation in
      for byte in text.utf8 { continuation.yield([byte]) }
      continuation.finish()
    }
    for await line in JSONMapper().lines(of: Sample.self, from: chunks) {
      received.samples.append(try line.get())
    }
    #expect(received.samples == [Sample(value: 1), Sample(value: 2)])
  }

  @Test func linesOnAllCores() async throws {
    let sum = try await JSONMapper().lines(of: Sample.self, from: text).reduceConcurrently(into: 0)
    {
      $0 += try $1.get().value
    } merge: {
      $0 += $1
    }
    #expect(sum == 3)
  }
}
