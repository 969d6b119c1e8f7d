import Maquette
import Testing

// By default everything in this module is isolated to the main actor.

@Mappable
struct Spot: Equatable {
  var latitude: Double
  var longitude = 0.5
}

@Mappable(fieldNaming: .snakeCase)
struct Visit: Equatable {
  let spotName: String
  var spot: Spot
  var tags: [String] = []
  @CodingKey(path: "meta.rating") var rating: Int?
  var mood: Mood = .good
  var move: Move?
  @CodableIgnored var isSelected = false
}

@Mappable
enum Mood: String { case good, bad }

@Mappable
enum Suit { case hearts, spades }

@Mappable
enum Move: Equatable {
  case quit
  case to(x: Int, y: Int = 0)
  case text(String)
}

@Mappable
nonisolated struct Box<Content> { var content: Content }

@Mappable
class Animal {
  var name: String
  init(name: String) { self.name = name }
}

@Mappable
final class Dog: Animal {
  var owner: String?
  var spot: Spot = Spot(latitude: 0)
}

@Mappable
nonisolated final class Free: Sendable {
  let id: Int
  init(id: Int) { self.id = id }
}

@Mappable
actor Counter: IsolatedMappable {
  let id: Int
  var count = 0
  var spots: [Spot] = []
}

@Mappable
struct Lease: NoncopyableMappable, ~Copyable {
  let id: Int
  var spot: Spot?
  var next: Renewal?
}

@Mappable
struct Renewal: NoncopyableMappable, ~Copyable {
  var days = 1
  deinit {}
}

@MainActor @Mappable
struct Bench: @MainActor NoncopyableMappable, ~Copyable {
  var name: String
  var tool: Tool?
}

@MainActor @Mappable
struct Tool: NoncopyableMappable, ~Copyable {
  var size = 1
}

@MainActor @Mappable
struct Explicit {
  var name: String
  var inner: Dog?
}

@MainActor @Mappable
class ExplicitClass {
  var name = ""
}

/// A class instance in a struct that is decoded in place.
nonisolated final class Label: Sendable, MappingDecodable, MappingEncodable {
  let text: String
  init(_ text: String) { self.text = text }

  convenience init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(try reader.read(String.self))
  }

  convenience init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(try reader.read(String.self))
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) { try writer.write(text) }

  func write(to writer: inout ValueWriter) throws(WriteFailure) { try writer.write(text) }
}

@Mappable
struct Labelled {
  var label: Label
  var other: Label?
  var list: [Label] = []
  @CodableDefault("x", on: .invalid, .missing) var kept: String
  @CodableIgnored var note = "a note of more than fifteen bytes"
}

@Suite("Default isolation to the main actor")
struct IsolationTests {
  // Features: 26, 243
  @Test("Structs and enums are mapped off the main actor")
  nonisolated func structsAndEnumsAreMappedOffTheMainActor() async throws {
    let json =
      #"{"spot_name":"x","spot":{"latitude":1,"longitude":2},"tags":[],"mood":"bad","move":{"to":{"x":1,"y":2}}}"#
    try await Task.detached {
      let visit = try Visit(json: json)
      #expect(visit.spot.longitude == 2)
      #expect(try visit.move?.jsonString() == #"{"to":{"x":1,"y":2}}"#)
      #expect(try visit.jsonString().hasPrefix(#"{"spot_name":"x","spot":{"lat"#))
      let box = try Box<[Visit]>(json: #"{"content":[]}"#)
      #expect(box.content.isEmpty)
      _ = try Free(json: #"{"id":1}"#)
      _ = try Suit(json: #""hearts""#)
    }.value
  }

  // Features: 3, 26
  @Test("Actors are mapped on themselves")
  nonisolated func actorsAreMappedOnThemselves() async throws {
    let json = #"{"id":1,"count":2,"spots":[{"latitude":1.0,"longitude":0.5}]}"#
    try await Task.detached {
      let counter = try Counter(json: json)
      #expect(try await counter.jsonString() == json)
      try await counter.update(json: #"{"count":3}"#)
      #expect(await counter.count == 3)
    }.value
  }

  // Features: 21, 26
  @Test("Structs that cannot be copied are mapped off the main actor")
  nonisolated func noncopyableStructsAreMappedOffTheMainActor() async throws {
    let json = #"{"id":1,"spot":{"latitude":1.0,"longitude":0.5},"next":{"days":2}}"#
    let written = try await Task.detached {
      var lease = try Lease(json: json)
      try JSONMapper().update(&lease, from: #"{"next":{"days":3}}"#)
      return try lease.jsonString()
    }.value
    #expect(written == json.replacing("2}}", with: "3}}"))
  }

  @Test
  nonisolated func plainStructsFreeWhatTheyHold() async throws {
    try await Task.detached {
      let json = #"{"label":"a","other":"b","list":["c"],"kept":"k"}"#
      weak var label: Label?
      do {
        var model = try Labelled(json: json)
        label = model.label
        #expect(try model.jsonString() == json)
        #expect(model.note == "a note of more than fifteen bytes")
        #expect(throws: MappingError.self) {
          try JSONMapper().update(&model, from: #"{"label":"d","list":[[]]}"#)
        }
        #expect(model.label === label)
        try ValueMapper().update(&model, from: ["label": "e", "other": nil])
        #expect(model.label.text == "e" && model.other == nil && model.list.count == 1)
      }
      #expect(label == nil)
      #expect(throws: MappingError.self) { try Labelled(json: #"{"label":"a","other":[]}"#) }
    }.value
  }

  // Features: 21, 26
  @Test("Structs that belong to the main actor and cannot be copied are mapped on it")
  func noncopyableStructsAreMappedOnTheMainActor() throws {
    var bench = try Bench(json: #"{"name":"a","tool":{}}"#)
    try JSONMapper().update(&bench, from: #"{"tool":{"size":2}}"#)
    let written = try bench.jsonString()
    #expect(written == #"{"name":"a","tool":{"size":2}}"#)
  }

  // Features: 243
  @Test("Classes are mapped on the main actor")
  func classesAreMappedOnTheMainActor() throws {
    let dog = try Dog(json: #"{"name":"Rex","owner":"Ada"}"#)
    #expect(dog.name == "Rex")
    #expect(
      try dog.jsonString()
        == #"{"name":"Rex","owner":"Ada","spot":{"latitude":0.0,"longitude":0.5}}"#)
    #expect(try Explicit(json: #"{"name":"x"}"#).name == "x")
    #expect(try ExplicitClass(json: "{}").name == "")
  }
}
