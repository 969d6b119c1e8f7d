import Maquette
import MaquetteSchema
import Testing

@Mappable private struct First {
  var id: Int
  var name: String
  var kind: Kind
  var gone: Bool?
  @Validated(.range(1...5)) var stars: Int
  var event: Event
  @Mappable enum Kind: String { case a, b }
  @Mappable(tagged: .internal("type")) enum Event { case open(at: Int), close }
}

@Mappable private struct Second {
  var id: Int
  var name: String?
  var kind: Kind
  @Validated(.range(2...9)) var stars: Int
  var event: Event
  var added: Int
  @Mappable enum Kind: String { case a, c }
  @Mappable(tagged: .internal("type")) enum Event { case open(at: Int, by: String), lock }
}

@Mappable private struct Node {
  var value: Int
  var children: [Node] = []
}

@Suite("Comparing schemas")
struct ComparisonTests {
  @Test("Each difference has a place, and says whom it breaks") func differences() {
    let changes = JSONSchema.changes(
      from: JSONSchema.of(First.self).value, to: JSONSchema.of(Second.self).value)
    #expect(
      changes.map(\.description) == [
        "name: type null added (breaks readers)",
        "kind: value c added (breaks readers)", "kind: value b removed (breaks writers)",
        "stars: minimum is 2, was 1 (breaks writers)",
        "stars: maximum is 9, was 5 (breaks readers)",
        "event.by: the key is new", "event.by: is required (breaks writers)",
        "event: a form is new: type=\"lock\" (breaks readers)",
        "event: a form is gone: type=\"close\" (breaks writers)",
        "added: the key is new", "gone: the key is gone (breaks readers)",
        "name: may be missing (breaks readers)", "added: is required (breaks writers)",
      ])
  }

  @Test("Equal schemas have no differences, recursive ones included") func equal() {
    for schema in [JSONSchema.of(First.self), JSONSchema.of(Node.self)] {
      #expect(JSONSchema.changes(from: schema.value, to: schema.value) == [])
    }
    let described: AnyValue = ["type": "string", "description": "a"]
    let changes = JSONSchema.changes(from: described, to: ["type": "string", "description": "b"])
    #expect(changes.map(\.breaks) == [.nobody])
  }
}
