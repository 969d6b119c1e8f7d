import Maquette
import MaquetteSchema
import Testing

@Mappable(transparent: true) private struct Tree { var children: [Tree] }
@Mappable(transparent: true) private struct Index { var entries: [String: Index] }
@Mappable(transparent: true) private struct Even { var odd: [Odd] }
@Mappable(transparent: true) private struct Odd { var even: [Even] }
@Mappable(transparent: true) private struct Number { var value: UInt8 }

@Mappable private struct Forest {
  var tree: Tree
  var other: Tree?
  var first: Number
  var second: Number
}

private struct Raw: RawRepresentable, Mappable { var rawValue: [Raw] }

/// Every level has an array of arrays in its value.
@Mappable private final class Nest<T: Mappable> {
  var value: T
  var next: Nest<[T]>?
}

@Mappable private final class Branching<T: Mappable> {
  var list: Branching<[T]>?
  var optional: Branching<T?>?
}

/// An array of two such arrays.
private struct Pairs: CodingStrategy, DescribedStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    try reader.skipValue()
    return 0
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeNull()
  }
  func dataForm(for view: DataView) -> DataForm { .tuple([.strategy(self), .strategy(self)]) }
}
@Mappable private struct Paired { @CodableBy(Pairs()) var pairs: Int }

@Suite("Schemas of types that contain themselves")
struct RecursiveSchemaTests {
  private let views: [DataView] = [.decoding, .encoding, .accepting]

  @Test func `A type that is mapped as an array of itself has a definition`() throws {
    for view in views {
      try expectSchema(
        Tree.self, view,
        ##"""
        {"$ref": "#/$defs/Tree",
         "$defs": {"Tree": {"type": "array", "items": {"$ref": "#/$defs/Tree"}}}}
        """##)
      try expectSchema(
        Index.self, view,
        ##"""
        {"$ref": "#/$defs/Index",
         "$defs": {"Index": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Index"}}}}
        """##)
      #expect(
        JSONSchema.of(Raw.self, view).value["$defs"]["Raw"]["items"] == ["$ref": "#/$defs/Raw"])
    }
    try expectDecoded(Tree.self, valid: ["[]", "[[], [[]]]"], invalid: ["[[1]]", "{}"])
    try expectEncoded([Tree(children: [Tree(children: []), Tree(children: [Tree(children: [])])])])
  }

  @Test func `Of two types in place that contain each other, the first has a definition`() throws {
    try expectSchema(
      Even.self,
      ##"""
      {"$ref": "#/$defs/Even",
       "$defs": {"Even": {"type": "array",
                          "items": {"type": "array", "items": {"$ref": "#/$defs/Even"}}}}}
      """##)
  }

  @Test func `A type in place that does not contain itself stays in place`() throws {
    try expectSchema(
      Forest.self,
      ##"""
      {"type": "object", "properties": {
        "tree": {"$ref": "#/$defs/Tree"},
        "other": {"anyOf": [{"$ref": "#/$defs/Tree"}, {"type": "null"}]},
        "first": {"type": "integer", "minimum": 0, "maximum": 255},
        "second": {"type": "integer", "minimum": 0, "maximum": 255}},
       "required": ["tree", "first", "second"],
       "$defs": {"Tree": {"type": "array", "items": {"$ref": "#/$defs/Tree"}}}}
      """##)
    #expect(
      JSONSchema.problems(of: Forest.self, for: .gemini).map(\.text) == [
        "Gemini: the type Tree refers to itself"
      ])
  }

  @Test func `A generic type that contains itself with ever more arguments ends with a problem`() {
    for view in views {
      let schema = JSONSchema.of(Nest<Int>.self, view)
      #expect(
        schema.problems.map(\.text) == ["Nest contains itself with ever more generic arguments"])
      let value = schema.value["properties"]["next"]["properties"]["value"]
      #expect(value["items"]["minimum"].int == Int.min)
      #expect(JSONSchema.of(Branching<Int>.self, view).json.utf8.count < 100_000)
    }
  }

  @Test func `The form of a strategy that contains itself ends with a problem`() {
    for view in views {
      let schema = JSONSchema.of(Paired.self, view)
      #expect(
        schema.problems.map(\.description) == [
          "Paired.pairs: the form of the strategy Pairs contains itself"
        ])
      #expect(schema.value["properties"]["pairs"]["prefixItems"][0]["minItems"] == 2)
    }
  }
}
