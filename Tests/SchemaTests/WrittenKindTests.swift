import Foundation
import Maquette
import MaquetteSchema
import Testing

// What actors and noncopyable structs write, by their tables and by generated code.

@Mappable private struct Place {
  var street: String
  var floor: UInt8?
}

@Mappable private actor Account: IsolatedMappable {
  let id: UUID
  var since: Date?
  var note: String?
  @CodableFlattened var place: Place
  init(id: UUID, since: Date?, note: String?, place: Place) {
    (self.id, self.since, self.note, self.place) = (id, since, note, place)
  }
}

@Mappable(.encode) private actor Counter: IsolatedEncodable {
  var count: UInt8
  @EncodableComputed var double: Int { Int(count) * 2 }
  init(count: UInt8) { self.count = count }
}

@Mappable(container: "data") private actor Wrapped: IsolatedMappable {
  var size: UInt8
  init(size: UInt8) { self.size = size }
}

@Mappable private struct Key: NoncopyableMappable, ~Copyable {
  let id: UUID
  var label: String?
}

@Mappable private struct Room: NoncopyableMappable, ~Copyable {
  let id: UUID
  var opened: Date?
  @CodableFlattened var place: Place
  var seats: Presence<UInt8> = .missing
  @EncodableIf(.notEmpty) var guests: [UInt8] = []
  var isOpen: Bool
  @EncodableDefault("none") var nick: String?
  var key: Key
  var spare: Key?
}

@Mappable private struct Rewritten: NoncopyableMappable, ~Copyable {
  var size: UInt8
  @CodableHook(.didEncode) func extend(_ value: inout AnyValue) { value["more"] = 1 }
}

@Suite("The schemas of what actors and noncopyable structs write") struct WrittenKindTests {
  private let place = Place(street: "a", floor: nil)

  /// Expects that texts satisfy the schema, which restricts them.
  private func expect(_ schema: JSONSchema, _ texts: [String]) throws {
    #expect(schema.problems.isEmpty, "\(schema.problems)")
    let validator = try SchemaValidator(schema)
    recordSchema(schema, texts)
    for text in texts { #expect(validator.errors(inJSON: text) == [], "\(text)") }
    #expect(!validator.errors(inJSON: #"{"x": 1}"#).isEmpty)
  }

  @Test("An actor with dates, identifiers and flattened members") func actors() async throws {
    let schema = JSONSchema.of(Account.self, .encoding)
    #expect(schema.value["required"] == ["id", "street"])
    #expect(schema.value["properties"]["id"]["format"] == "uuid")
    #expect(schema.value["properties"]["since"]["format"] == "date-time")
    let account = Account(
      id: UUID(), since: Date(timeIntervalSince1970: 1e9), note: nil, place: place)
    let other = Account(id: UUID(), since: nil, note: "b", place: Place(street: "a", floor: 1))
    try expect(schema, [try await account.jsonString(), try await other.jsonString()])
  }

  @Test("An actor that is only encoded, and one in a container") func otherActors() async throws {
    try expect(
      JSONSchema.of(Counter.self, .encoding), [try await Counter(count: 1).jsonString()])
    let wrapped = JSONSchema.of(Wrapped.self, .encoding)
    #expect(wrapped.value["properties"]["data"]["required"] == ["size"])
    try expect(wrapped, [try await Wrapped(size: 1).jsonString()])
  }

  @Test("A noncopyable struct that generated code writes") func structs() throws {
    let schema = JSONSchema.of(Room.self, .encoding)
    #expect(schema.value["required"] == ["id", "isOpen", "nick", "key", "street"])
    #expect(schema.value["properties"]["opened"]["format"] == "date-time")
    let room = Room(
      id: UUID(), opened: Date(timeIntervalSince1970: 1e9), place: place, seats: .value(1),
      guests: [2], isOpen: true,
      nick: nil, key: Key(id: UUID(), label: "a"), spare: Key(id: UUID(), label: nil))
    let closed = Room(
      id: UUID(), opened: nil, place: place, isOpen: false, nick: "b",
      key: Key(id: UUID(), label: nil), spare: nil)
    try expect(schema, [try room.jsonString(), try closed.jsonString()])
  }

  @Test("Definitions have the names of noncopyable structs") func names() {
    #expect(JSONSchema.of(Room.self, .encoding).value["$defs"].object?.keys == ["Key"])
    #expect(JSONSchema.of(Room.self).value["$defs"].object?.keys == ["Key"])
  }

  @Test("A hook that changes the output takes the restrictions away") func hooks() {
    let schema = JSONSchema.of(Rewritten.self, .encoding)
    #expect(schema.value == [:])
    #expect(schema.problems.map(\.description) == ["Rewritten: a hook changes the output"])
  }
}
