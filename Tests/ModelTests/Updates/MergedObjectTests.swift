import Maquette
import MaquetteJSONTools
import Testing

/// Objects are merged wherever a model refers to them.
@Suite("Merges of objects inside other values") struct MergedObjectTests {
  @Mappable class Shape: ClassCluster {
    class var cluster: PolymorphicTypes<Shape> { shapes }
    var name = ""
  }

  @Mappable final class Circle: Shape {
    var radius: Int?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable final class Square: Shape {
    var side: Int?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable final class Point { var x = 0 }

  static let shapes = PolymorphicTypes<Shape>(
    discriminator: "type", ["circle": Circle.self, "square": Square.self])

  protocol Tool {}
  @Mappable final class Saw: Tool { var length = 0 }
  @Mappable struct Axe: Tool { var weight = 0 }

  static let tools = PolymorphicTypes<any Tool>(
    discriminator: "type", ["saw": Saw.self, "axe": Axe.self])

  @Mappable(layout: .array) struct Row {
    var number = 0
    var shape: Shape
    var point: Point?
  }

  @Mappable struct Model {
    var row: Row
    var number = 0
    @CodingKey(path: "list[0].shape") var shape: Shape
    @CodingKey(path: "list[0].number") var inner = 0
    var named: [String: Shape] = [:]
    @CodableBy(.dictionaryOf(MergedObjectTests.tools)) var tools: [String: any Tool] = [:]
  }

  private static let texts = [
    #"""
    {"row":[1,{"type":"circle","radius":1,"x":1},{"x":1}],"number":1,
     "list":[{"shape":{"type":"circle","name":"a"},"number":1}],
     "named":{"a":{"type":"circle","name":"a","radius":1,"y":1}},
     "tools":{"a":{"type":"saw","length":1},"b":{"type":"axe","weight":1}}}
    """#,
    #"""
    {"row":[2,{"type":"circle","name":"b","z":2},{"x":2}],"number":2,
     "list":[{"shape":{"type":"circle","name":"b","radius":2},"number":2}],
     "named":{"a":{"type":"square","side":2},"b":{"type":"circle"}},
     "tools":{"a":{"type":"axe","weight":2},"b":{"type":"saw","length":2},"c":{"type":"saw","length":3}}}
    """#,
  ]

  @Test func `One property is merged beside objects in the same array`() throws {
    var model = try Model(json: Self.texts[0])
    let (row, shape) = (model.row.shape, model.shape)
    let other = try Model(json: Self.texts[1])
    try model.merge(property: "number", from: other)
    try model.merge(property: "inner", from: other)
    try model.row.merge(property: "number", from: other.row)
    #expect(model.number == 2 && model.inner == 2 && model.row.number == 2)
    #expect(model.row.shape === row && model.shape === shape)
    #expect(shape.name == "a" && (row as? Circle)?.radius == 1 && model.row.point?.x == 1)
  }

  @Test(arguments: texts, texts) func `All properties are replaced`(
    _ own: String, _ other: String
  ) throws {
    var model = try Model(json: own)
    let other = try Model(json: other)
    try model.merge(from: other, by: .replace)
    #expect(try ValueMapper().encode(model) == ValueMapper().encode(other))
  }

  @Test func `Members of dictionaries are merged, or replaced by those of another type`() throws {
    var model = try Model(json: Self.texts[0])
    try model.merge(from: Model(json: Self.texts[1]))
    #expect(
      try ValueMapper().encode(model.named)
        == AnyValue(
          json: #"{"a":{"type":"square","name":"","side":2},"b":{"type":"circle","name":""}}"#))
    #expect((model.tools["a"] as? Axe)?.weight == 2)
    #expect((model.tools["b"] as? Saw)?.length == 2)
    #expect((model.tools["c"] as? Saw)?.length == 3)
    var same = try Model(json: Self.texts[0])
    try same.merge(from: Model(json: Self.texts[0]))
    #expect(
      try ValueMapper().encode(same) == ValueMapper().encode(Model(json: Self.texts[0])))
  }
}
