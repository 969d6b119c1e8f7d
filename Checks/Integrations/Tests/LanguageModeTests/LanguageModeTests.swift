// This target uses language mode 6, every upcoming feature of the package, and treats warnings as
// errors. Compiling it is the test.

import Maquette
import Testing

@Mappable(fieldNaming: .snakeCase)
struct Measurement: Sendable, Hashable {
  let id: Int
  var placeName: String?
  var tags: Set<String> = []
  @CodingKey(path: "meta.kind") var kind: Kind = .plain
  @EncodableIgnored @DecodableBy(.transform { (text: String) in text.count }) var length: Int = 0
}

@Mappable(.both, caseNaming: .kebabCase)
enum Kind: Sendable, Hashable {
  case plain
  case veryFine(digits: Int)
}

@Mappable
struct Batch<Element: Sendable>: Sendable {
  let elements: [Element]
  let note: String
}

@Mappable
final class Station: Sendable {
  let name: String
  let measurements: [Measurement]

  init(name: String, measurements: [Measurement]) {
    self.name = name
    self.measurements = measurements
  }
}

/// A value that is not sendable stays in its isolation domain.
@Mappable
class Notes {
  var lines: [String] = []
}

@Mappable
final class SignedNotes: Notes {
  var author: String = "?"
}

@MainActor @Mappable
final class Screen {
  var title: String = "?"
  var notes: Notes?
}

@Mappable
actor Archive: IsolatedMappable {
  var measurements: [Measurement] = []
  var notes: Notes = Notes()
  func add(_ measurement: Measurement) { measurements.append(measurement) }
}

@Mappable
struct Lease: NoncopyableMappable, ~Copyable {
  let id: Int
  var holder: String?
  var inner: Permit?
  @CodingKey(path: "meta.kind") var kind: Kind?
  deinit {}
}

@Mappable
struct Permit: NoncopyableMappable, ~Copyable, Sendable {
  let number: Int
}

let sharedMapper = JSONMapper(options: .init(unknownKeys: .reject))
let sharedMeasurement = Measurement(id: 0, placeName: nil)
let sharedSchema = Measurement.schema
let mappedTypes: [any (Mappable & SendableMetatype).Type] = [Measurement.self, Kind.self]

@Suite("Swift 6 language mode, warnings as errors")
struct LanguageModeTests {
  static let json = #"{"id":1,"tags":["a"],"meta":{"kind":{"very-fine":{"digits":2}}}}"#

  // Features: 25
  @Test("Models cross tasks")
  func tasks() async throws {
    let station = Station(name: "x", measurements: [sharedMeasurement])
    async let bytes = Task.detached { try station.jsonBytes() }.value
    async let measurement = Task.detached { try Measurement(json: Self.json) }.value
    #expect(try await Station(json: bytes).measurements == [sharedMeasurement])
    #expect(try await measurement.kind == .veryFine(digits: 2))
    let ids = try await withThrowingTaskGroup(of: Batch<Measurement>.self) { group in
      for id in 1...20 {
        group.addTask {
          try sharedMapper.decode(from: #"{"elements":[{"id":\#(id)}],"note":"n"}"#)
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.formUnion($1.elements.map(\.id)) }
    }
    #expect(ids == Set(1...20))
  }

  // Features: 25
  @Test("What is read is sent to another isolation")
  func sending() async throws {
    let archive = try Archive(json: #"{"notes":{"lines":["a"]}}"#)
    await archive.add(try Measurement(json: Self.json))
    #expect(try await archive.jsonString().hasSuffix(#""notes":{"lines":["a"]}}"#))
    let notes = try SignedNotes(json: #"{"lines":["b"]}"#)
    let lines = await Task { @MainActor in notes.lines }.value
    #expect(lines == ["b"])
    let title = try await MainActor.run {
      let screen = try Screen(json: #"{"title":"t","notes":{"lines":[]}}"#)
      return try screen.jsonString()
    }
    #expect(title == #"{"title":"t","notes":{"lines":[]}}"#)
  }

  // Features: 21, 25
  @Test("A struct that cannot be copied is sent whole")
  func noncopyable() async throws {
    let permit = try Permit(json: #"{"number":1}"#)
    let json = try await Self.taken(permit)
    #expect(json == #"{"number":1}"#)
    let lease = try Lease(json: #"{"id":1,"inner":{"number":2}}"#).jsonString()
    #expect(lease == #"{"id":1,"inner":{"number":2}}"#)
  }

  private static func taken(_ permit: consuming sending Permit) async throws -> String {
    await Task.yield()
    return try permit.jsonString()
  }

  // Features: 25
  @Test("Errors are typed, and errors, issues and reports cross tasks")
  func errors() async {
    func load(_ json: String) throws(MappingError) -> Measurement {
      try sharedMapper.decode(from: json)
    }
    do throws(MappingError) {
      _ = try load("{}")
      Issue.record("nothing was thrown")
    } catch {
      let code: MappingError.Code = error.code
      #expect(code == .missingKey)
      #expect(await Task.detached { error.description }.value.hasPrefix("missing key 'id'"))
    }
    let issues = await Task.detached {
      JSONMapper().decodeReporting(Measurement.self, from: #"{"id":"1"}"#).issues
    }.value
    #expect(issues.count == 1)
  }

  // Features: 25
  @Test("Types and models are used as existentials")
  func existentials() throws {
    let sources = [Self.json, #""plain""#]
    let models: [any Mappable] = try zip(mappedTypes, sources).map { type, json in
      try type.init(json: json)
    }
    #expect(try models.map { try $0.jsonString() } == sources)
    let described: any SchemaProviding = sharedMeasurement
    #expect(described.value(ofProperty: "id") as? Int == 0)
    #expect(sharedSchema.properties.count == 5)
  }

  // Features: 25
  @Test("Closures of strategies, rules and mappers are sendable")
  func closures() async throws {
    let (paths, continuation) = AsyncStream.makeStream(of: String.self)
    var mapper = JSONMapper()
    mapper.onIssue = { issue in continuation.yield(issue.path.description) }
    let measurement: Measurement = try mapper.decode(from: #"{"id":"7","length":"four"}"#)
    #expect(measurement.length == 4)
    continuation.finish()
    #expect(await paths.reduce(into: []) { $0.append($1) } == ["id"])
  }
}
