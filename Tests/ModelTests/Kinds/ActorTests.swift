import Foundation
public import Maquette
import Testing

@Mappable
struct Visitor: Equatable {
  var name: String
  var score: Int = 0
}

/// Not sendable: only the actor that holds it may access it.
@Mappable
final class Notebook {
  var lines: [String] = []
}

@Mappable(fieldNaming: .snakeCase)
actor Session: IsolatedMappable {
  let id: Int
  var userName: String = "?"
  @CodingKey(path: "meta.visitor") var visitor: Visitor?
  var notebook: Notebook = Notebook()
  @Validated(.range(0...9)) var level: Int = 1
  @CodableIgnored var isOpen = true
  @EncodableComputed var title: String { "\(userName) \(id)" }

  init(id: Int) { self.id = id }

  func rename(to name: String) { userName = name }
  func note(_ line: String) { notebook.lines.append(line) }
}

@Mappable
actor Settled: IsolatedMappable {
  var volume = 5
  var name: String?
}

@Mappable(.decode)
public actor Incoming: IsolatedDecodable {
  public let id: Int
}

@Mappable(.encode)
public actor Outgoing: IsolatedEncodable {
  let id: Int
  var ratio = 0.5
  init(id: Int) { self.id = id }
  func set(_ ratio: Double) { self.ratio = ratio }
}

@Mappable
actor Slot<Content: Mappable & Sendable>: IsolatedMappable {
  var content: Content
}

@Mappable(container: "data.session")
actor Framed: IsolatedMappable {
  let id: Int
  var name = "?"
}

@Mappable(layout: .array)
actor Positioned: IsolatedMappable {
  let x: Int
  var y = 0
}

@Mappable
actor Kept: IsolatedMappable {
  var id = 0
  @CodableFlattened var visitor: Visitor
  @CodableExtras var others: AnyValue.Object
}

@Mappable
struct Office {
  var name: String
  @EncodableIgnored var session: Session
}

@Suite("Actors")
struct ActorTests {
  static let json =
    #"{"id":7,"user_name":"Ada","meta":{"visitor":{"name":"Bo","score":3}},"#
    + #""notebook":{"lines":["a"]},"level":2,"title":"Ada 7"}"#

  // Features: 3
  @Test("An actor is read from anywhere and written on itself")
  func roundTrip() async throws {
    let session = try Session(json: Self.json)
    #expect(session.id == 7)
    #expect(await session.userName == "Ada")
    #expect(await session.visitor == Visitor(name: "Bo", score: 3))
    #expect(try await session.jsonString() == Self.json)
    #expect(try await session.jsonBytes() == Array(Self.json.utf8))
    #expect(try await session.jsonData() == Data(Self.json.utf8))
    #expect(try await JSONMapper().encodeString(session) == Self.json)
    #expect(try await ValueMapper().encode(session) == AnyValue(json: Self.json))

    let other = try Session(dictionary: ["id": "8"])
    await other.rename(to: "Cy")
    await other.note("b")
    #expect(
      try await other.jsonString()
        == #"{"id":8,"user_name":"Cy","notebook":{"lines":["b"]},"level":1,"title":"Cy 8"}"#
    )
    #expect(try await other.dictionary()["user_name"] as? String == "Cy")
  }

  // Features: 3
  @Test("Actors are read in arrays, dictionaries and other models")
  func inside() async throws {
    let sessions = try [Session](json: #"[{"id":1},{"id":2}]"#)
    #expect(sessions.map(\.id) == [1, 2])
    #expect(try [String: Settled](json: #"{"a":{}}"#)["a"] != nil)
    let office = try Office(json: #"{"name":"x","session":{"id":3}}"#)
    #expect(office.session.id == 3)
    #expect(try office.jsonString() == #"{"name":"x"}"#)
    #expect(try Incoming(json: #"{"id":4}"#).id == 4)
  }

  // Features: 3
  @Test(
    "Errors of actors tell the place",
    arguments: [
      ("{}", "missing key 'id' in Session (line 1, column 1)"),
      (#"{"id":"x"}"#, #"expected Int at 'id' in Session, found string "x" (line 1, column 7)"#),
      (
        #"{"id":1,"meta":{"visitor":{"name":2,"score":[]}}}"#,
        "expected Int at 'meta.visitor.score' in Visitor, found an array (line 1, column 45)"
      ),
      (
        #"{"id":1,"level":10}"#,
        "expected a value in 0...9 at 'level' in Session, found number 10 (line 1, column 17)"
      ),
      ("[]", "expected an object for Session, found an array (line 1, column 1)"),
      ("7", "expected an object for Session, found number 7 (line 1, column 1)"),
      ("null", "expected an object for Session, found null (line 1, column 1)"),
      (#"{"id":1} x"#, "unexpected content after the value, found 'x' (line 1, column 10)"),
    ])
  func errors(_ json: String, _ text: String) {
    let error = #expect(throws: MappingError.self) { try Session(json: json) }
    #expect(error?.description == text)
  }

  // Features: 3
  @Test("A report of an actor tells each issue")
  func report() {
    let report = JSONMapper().decodeReporting(
      Session.self, from: #"{"id":"1","user_name":[],"level":99}"#)
    #expect(
      report.issues.map { "\($0.severity) \($0.path)" }
        == ["repair id", "error user_name", "error level"])
  }

  // Features: 3
  @Test("An update changes the actor in place, all of it or nothing")
  func update() async throws {
    let session = try Session(json: Self.json)
    try await session.update(json: #"{"user_name":"Bea","meta":{"visitor":{"score":4}},"id":9}"#)
    #expect(session.id == 7)
    #expect(await session.userName == "Bea")
    #expect(await session.visitor == Visitor(name: "Bo", score: 4))
    #expect(await session.level == 2)

    let error = await #expect(throws: MappingError.self) {
      try await session.update(json: #"{"user_name":"Zoe","notebook":{"lines":[[]]}}"#)
    }
    #expect(
      error?.description
        == "expected String at 'notebook.lines[0]' in Notebook, found an array (line 1, column 41)")
    await #expect(throws: MappingError.self) {
      try await session.update(json: #"{"user_name":"Zoe"} x"#)
    }
    #expect(await session.userName == "Bea")

    try await JSONMapper().update(session, from: Array(#"{"level":3}"#.utf8))
    try await ValueMapper().update(session, from: ["notebook": ["lines": ["z"]]])
    try await session.update(anyValue: ["user_name": "Dee"])
    #expect(
      try await session.jsonString(.canonical)
        == #"{"id":7,"level":3,"meta":{"visitor":{"name":"Bo","score":4}},"#
        + #""notebook":{"lines":["z"]},"title":"Dee 7","user_name":"Dee"}"#)
  }

  // Features: 3
  @Test("Options of a mapper hold for actors")
  func options() async throws {
    let strict = JSONMapper(options: .init(conversions: .strict, unknownKeys: .reject))
    #expect(throws: MappingError.self) { try strict.decode(Session.self, from: #"{"id":"1"}"#) }
    await #expect(throws: MappingError.self) {
      try await strict.update(Settled(), from: #"{"loudness":1}"#)
    }
    var mapper = JSONMapper()
    mapper.options.encoding.selection = .only("id", "meta.visitor.name")
    #expect(
      try await mapper.encodeString(Session(json: Self.json))
        == #"{"id":7,"meta":{"visitor":{"name":"Bo"}}}"#)
    let empty = Settled()
    #expect(try await empty.jsonString() == #"{"volume":5}"#)
    mapper = JSONMapper(options: .init(nilValues: .writeNull, format: .pretty))
    #expect(try await mapper.encodeString(empty).contains(#""name": null"#))
  }

  // Features: 3
  @Test("What an actor cannot write is told with its place")
  func unencodable() async throws {
    let outgoing = Outgoing(id: 1)
    #expect(try await outgoing.jsonString() == #"{"id":1,"ratio":0.5}"#)
    await outgoing.set(.nan)
    let error = await #expect(throws: MappingError.self) { try await outgoing.jsonString() }
    #expect(error?.code == .unencodable)
    #expect(error?.path == "ratio")
  }

  // Features: 3
  @Test("Actors may be generic, in a container, an array, or keep what is unknown")
  func shapes() async throws {
    let slot = try Slot<[Int]>(json: #"{"content":[1,2]}"#)
    #expect(try await slot.jsonString() == #"{"content":[1,2]}"#)

    let framed = try Framed(json: #"{"data":{"session":{"id":1,"name":"a"}}}"#)
    try await framed.update(json: #"{"data":{"session":{"name":"b"}}}"#)
    try await framed.update(json: #"{"data":{}}"#)
    #expect(try await framed.jsonString() == #"{"data":{"session":{"id":1,"name":"b"}}}"#)
    let error = #expect(throws: MappingError.self) { try Framed(json: #"{"data":{}}"#) }
    #expect(error?.description == "missing key 'data.session' for Framed (line 1, column 1)")

    let positioned = try Positioned(json: "[1,2]")
    try await positioned.update(json: "[5,6]")
    #expect(try await positioned.jsonString() == "[1,6]")

    let json = #"{"id":1,"name":"a","score":2,"x":[true]}"#
    let kept = try Kept(json: json)
    #expect(try await kept.jsonString() == json)
  }

  // Features: 3
  @Test("The schema of an actor is known to all, its values on the actor")
  func schema() async throws {
    #expect(Session.schema.properties.map(\.name).prefix(3) == ["id", "userName", "visitor"])
    #expect(Session.schema[property: "userName"]?.path == ["user_name"])
    let settled = try Settled(json: #"{"volume":3,"name":"a"}"#)
    #expect(await ModelDescription.line(of: settled) == #"Settled: ["volume": 3, "name": a]"#)
    #expect(await ModelDescription.tree(of: settled) == "Settled\n  volume: 3\n  name: a")
  }

  // Features: 3, 25
  @Test("Tasks share an actor that was read")
  func shared() async throws {
    let settled = try Settled(json: "{}")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for volume in 0..<50 {
        group.addTask { try await settled.update(json: #"{"volume":\#(volume)}"#) }
        group.addTask { _ = try Settled(json: try await settled.jsonBytes()) }
      }
      try await group.waitForAll()
    }
    #expect(0..<50 ~= (await settled.volume))
  }
}
