import Maquette
import MaquetteSchema
import Testing

private enum Before {
  @Mappable struct Part { var x: Int8 }
}
private enum After {
  @Mappable struct Part {
    var x: String
    var y: Bool
  }
}

extension Before {
  @Mappable struct Optional {
    var part: Part?
    var other: Part?
  }
  @Mappable struct Dictionary {
    var parts: [String: Part]
    var others: [String: Part]
  }
  @Mappable struct Array {
    var parts: [Part]
    var others: [Part]
  }
  @Mappable struct Tuple {
    var row: Row
    @Mappable(layout: .array) struct Row {
      var part: Part
      var other: Part
    }
  }
  @Mappable enum Payload { case one(Part), two(Part) }
  @Mappable struct Extras {
    var part: Part
    @CodableExtras var others: [String: Part] = [:]
  }
  @Mappable struct Text {
    @CodableBy(.json(Part.self)) var part: Part
    @CodableBy(.json(Part.self)) var other: Part
  }
  @Mappable struct Node {
    var id: Int8
    var next: [Node]?
  }
}

extension After {
  @Mappable struct Optional {
    var part: Part?
    var other: Part?
  }
  @Mappable struct Dictionary {
    var parts: [String: Part]
    var others: [String: Part]
  }
  @Mappable struct Array {
    var parts: [Part]
    var others: [Part]
  }
  @Mappable struct Tuple {
    var row: Row
    @Mappable(layout: .array) struct Row {
      var part: Part
      var other: Part
    }
  }
  @Mappable enum Payload { case one(Part), two(Part) }
  @Mappable struct Extras {
    var part: Part
    @CodableExtras var others: [String: Part] = [:]
  }
  @Mappable struct Text {
    @CodableBy(.json(Part.self)) var part: Part
    @CodableBy(.json(Part.self)) var other: Part
  }
  @Mappable struct Node {
    var id: Int16
    var next: [Node]?
  }
}

@Suite("Changes behind references")
struct ReferencedChangeTests {
  private func changes<A, B>(_ old: A.Type, _ new: B.Type) -> [String] {
    JSONSchema.changes(from: JSONSchema.of(old).value, to: JSONSchema.of(new).value)
      .map(\.description)
  }

  private func texts(at place: String) -> [String] {
    [
      "\(place).x: type string added (breaks readers)",
      "\(place).x: type integer removed (breaks writers)",
      "\(place).x: minimum is missing, was -128 (breaks readers)",
      "\(place).x: maximum is missing, was 127 (breaks readers)",
      "\(place).y: the key is new", "\(place).y: is required (breaks writers)",
    ]
  }

  @Test func `A change of a definition is found behind every reference to it`() {
    #expect(changes(Before.Optional.self, After.Optional.self) == texts(at: "part"))
    #expect(changes(Before.Dictionary.self, After.Dictionary.self) == texts(at: "parts.*"))
    #expect(changes(Before.Array.self, After.Array.self) == texts(at: "parts[]"))
    #expect(changes(Before.Tuple.self, After.Tuple.self) == texts(at: "row[0]"))
    #expect(changes(Before.Payload.self, After.Payload.self) == texts(at: "one"))
    #expect(changes(Before.Extras.self, After.Extras.self) == texts(at: "part"))
    #expect(changes(Before.Text.self, After.Text.self) == texts(at: "part"))
  }

  @Test func `A change of a type that contains itself is found once`() {
    let found = [
      "id: minimum is -32768, was -128 (breaks readers)",
      "id: maximum is 32767, was 127 (breaks readers)",
    ]
    #expect(changes(Before.Node.self, After.Node.self) == found)
    #expect(changes(Before.Node.self, Before.Node.self) == [])
  }

  @Test func `Each keyword with schemas says whom a change in it breaks`() {
    func breaks(_ schema: AnyValue) -> [SchemaChange.Breaks] {
      func with(_ least: AnyValue) -> AnyValue {
        var object = schema.object ?? [:]
        object["$defs"] = ["A": ["minimum": least]]
        return .object(object)
      }
      return JSONSchema.changes(from: with(1), to: with(2)).map(\.breaks)
    }
    let part: AnyValue = ["$ref": "#/$defs/A"]
    for keyword in ["items", "propertyNames", "contentSchema", "additionalProperties"] {
      #expect(breaks([keyword: part]) == [.writers])
    }
    for keyword in ["anyOf", "allOf", "prefixItems"] {
      #expect(breaks([keyword: [part]]) == [.writers])
    }
    #expect(breaks(["patternProperties": ["^a": part]]) == [.writers])
    #expect(breaks(["not": part]) == [.readers])
    #expect(breaks(["not": ["anyOf": [["not": part]]]]) == [.writers])
    #expect(breaks(["oneOf": [part, ["type": "null"]]]) == [.both])
    #expect(breaks(["contains": part]) == [.both])
    // The same pair counts once in each direction.
    #expect(breaks(["allOf": [part, ["not": part]]]) == [.writers, .readers])
  }

  @Test func `What is beside a reference is compared at each of its places`() {
    func schema(_ most: AnyValue) -> AnyValue {
      [
        "properties": ["a": ["$ref": "#/$defs/A"], "b": ["$ref": "#/$defs/A", "maximum": most]],
        "$defs": ["A": ["type": "integer"]],
      ]
    }
    #expect(
      JSONSchema.changes(from: schema(1), to: schema(2)).map(\.description) == [
        "b: maximum is 2, was 1 (breaks readers)"
      ])
  }

  @Test func `A schema that every value satisfies is as none for other keys`() {
    let open: [AnyValue] = [[:], ["additionalProperties": true], ["additionalProperties": [:]]]
    for old in open {
      for new in open { #expect(JSONSchema.changes(from: old, to: new) == []) }
      let typed: AnyValue = ["additionalProperties": ["type": "string"]]
      #expect(JSONSchema.changes(from: typed, to: old).map(\.breaks) == [.readers])
      #expect(JSONSchema.changes(from: old, to: typed).map(\.breaks) == [.writers])
    }
  }
}
