import Maquette
import TestSupport
import Testing

@Mappable
private struct GrowingRecipe: Equatable, Sendable {
  var title: String
  var steps: [String] = []
  var servings: Int?
}

/// Chunks that are available at once.
private struct Arrived: AsyncSequence {
  let chunks: [[UInt8]]

  struct AsyncIterator: AsyncIteratorProtocol {
    var chunks: ArraySlice<[UInt8]>
    mutating func next() async throws -> [UInt8]? { chunks.popFirst() }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks[...]) }
}

private struct Broken: Error, Equatable {}

@Suite("JSON that grows while it arrives")
struct PartialSequenceTests {
  private typealias Step = PartialJSON<GrowingRecipe>

  private func steps(
    _ chunks: [String], _ mapper: JSONMapper = JSONMapper(), openStrings: OpenStrings = .omit
  ) async throws -> [Result<Step, MappingError>] {
    var found: [Result<Step, MappingError>] = []
    let source = Arrived(chunks: chunks.map { Array($0.utf8) })
    for try await step in mapper.partials(
      of: GrowingRecipe.self, from: source, openStrings: openStrings)
    {
      found.append(step)
    }
    return found
  }

  // Features: 228
  @Test("Each chunk that completes something gives a value, the last one is complete")
  func values() async throws {
    let found = try await steps(
      [
        #"{"ti"#, #"tle":"Bread","#, " ", #""steps":["Mix"#, #"","Ba"#, #"ke"],"#, #""servings":1"#,
        "2}",
      ])
    let models = try found.map { try $0.get().model }
    #expect(
      models == [
        GrowingRecipe(title: "Bread"), GrowingRecipe(title: "Bread", steps: []),
        GrowingRecipe(title: "Bread", steps: ["Mix"]),
        GrowingRecipe(title: "Bread", steps: ["Mix", "Bake"]),
        GrowingRecipe(title: "Bread", steps: ["Mix", "Bake"], servings: 12),
      ])
    #expect(try found.map { try $0.get().isComplete } == [false, false, false, false, true])
    #expect(try found[1].get().openPath?.description == "steps[0]")
  }

  @Test("Strings grow on request, cut inside characters and escapes")
  func openStrings() async throws {
    let bytes = Array(#"{"title":"Käse\n"}"#.utf8)
    let source = Arrived(chunks: bytes.map { [$0] })
    var titles: [String] = []
    for try await step in JSONMapper().partials(
      of: GrowingRecipe.self, from: source, openStrings: .include)
    {
      titles.append(try step.get().model.title)
    }
    #expect(titles == ["", "K", "Kä", "Käs", "Käse", "Käse\n", "Käse\n", "Käse\n"])
  }

  @Test("A missing value may still arrive; at the end it is an error")
  func missing() async throws {
    let late = try await steps([#"{"servings":2,"#, #""title":"B"}"#])
    #expect(try late.map { try $0.get().isComplete } == [true])
    let never = try await steps([#"{"servings":2"#, "}"])
    #expect(never.count == 1)
    #expect(throws: MappingError.self) { try never[0].get() }
  }

  @Test(
    "A syntax error or a truncated text ends the sequence",
    arguments: [
      ([#"{"title":"B","#, "]", #""servings":2}"#], MappingError.Code.unexpectedCharacter, 2),
      ([#"{"title":"B""#], .unexpectedEnd, 2), ([], .unexpectedEnd, 1), ([" "], .unexpectedEnd, 1),
      ([#"{"title":"B"}"#, " ", "x", "y"], .trailingContent, 2),
      ([#"{"title":[],"#, #""servings":2}"#], .typeMismatch, 1),
    ])
  func mistakes(_ chunks: [String], _ code: MappingError.Code, _ count: Int) async throws {
    let found = try await steps(chunks)
    #expect(found.count == count)
    #expect(found.dropLast().allSatisfy { (try? $0.get()) != nil })
    let error = #expect(throws: MappingError.self) { try found.last?.get() }
    #expect(error?.code == code, "\(String(describing: error))")
  }

  @Test("Errors of the source are rethrown")
  func failure() async throws {
    let source = AsyncThrowingStream<[UInt8], any Error> {
      $0.yield(Array(#"{"title":"B","#.utf8))
      $0.finish(throwing: Broken())
    }
    var titles: [String] = []
    await #expect(throws: Broken.self) {
      for try await step in JSONMapper().partials(of: GrowingRecipe.self, from: source) {
        titles.append(try step.get().model.title)
      }
    }
    #expect(titles == ["B"])
  }

  @Test("A long text in single bytes takes a time that grows with its length, and keeps its limit")
  func lengths() async throws {
    let length = LongRun.count(3000, long: 10_000)
    let text =
      #"{"title":"B","steps":["# + Array(repeating: #""a""#, count: length).joined(separator: ",")
      + "]}"
    let source = Arrived(chunks: text.utf8.map { [$0] })
    var (count, last) = (0, 0)
    for try await step in JSONMapper().partials(of: GrowingRecipe.self, from: source) {
      let steps = try step.get().model.steps.count
      #expect(steps >= last)
      (count, last) = (count + 1, steps)
    }
    #expect(last == length)
    // Once for the title, for each bracket after it, and for each step.
    #expect(count == length + 4)
    let limited = JSONMapper(options: .init(limits: .init(recordSize: 100)))
    let found = try await steps([#"{"title":"B","#, String(repeating: " ", count: 100)], limited)
    #expect(found.count == 2)
    #expect(throws: MappingError.self) { try found.last?.get() }
  }
}
