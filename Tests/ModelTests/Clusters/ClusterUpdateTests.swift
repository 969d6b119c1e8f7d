import Maquette
import MaquetteJSONTools
import Testing

/// An update, a patch or a merge with the tag of another class replaces an object of a cluster.
@Suite("Updates of class clusters") struct ClusterUpdateTests {
  @Mappable class Shape: ClassCluster {
    class var cluster: PolymorphicTypes<Shape> { shapes }
    var name = ""
  }

  @Mappable final class Circle: Shape { var radius = 0.0 }
  @Mappable final class Square: Shape { var side = 0.0 }

  @Mappable struct Drawing {
    var main: Shape
    var other: Shape?
  }

  static let shapes = PolymorphicTypes<Shape>(
    discriminator: "type", ["circle": Circle.self, "square": Square.self])

  private func drawing() throws -> Drawing {
    try Drawing(json: #"{"main":{"type":"circle","name":"c","radius":1}}"#)
  }

  private func expectSquare(_ shape: Shape?, name: String) {
    let square = shape as? Square
    #expect(square?.side == 4)
    #expect(square?.name == name)
  }

  @Test func `An update with another tag replaces the object`() throws {
    var changed = try drawing()
    try JSONMapper().update(
      &changed, from: #"{"main":{"side":4,"type":"square"},"other":{"type":"square","side":4}}"#)
    expectSquare(changed.main, name: "")
    expectSquare(changed.other, name: "")
    changed = try drawing()
    try ValueMapper().update(&changed, from: ["main": ["type": "square", "side": 4]])
    expectSquare(changed.main, name: "")
    var root: Shape = try drawing().main
    try JSONMapper().update(&root, from: #"{"type":"square","side":4}"#)
    expectSquare(root, name: "")
  }

  @Test(arguments: [#"{"main":{"radius":3}}"#, #"{"main":{"radius":3,"type":"circle"}}"#])
  func `An update with the same tag, or without one, changes the object in place`(
    _ json: String
  ) throws {
    var changed = try drawing()
    let before = changed.main
    try JSONMapper(options: .init(unknownKeys: .reject)).update(&changed, from: json)
    #expect(changed.main === before)
    #expect((before as? Circle)?.radius == 3)
    #expect(before.name == "c")
  }

  @Test func `An update with an unknown tag is an error`() throws {
    var changed = try drawing()
    let error = #expect(throws: MappingError.self) {
      try JSONMapper().update(&changed, from: #"{"main":{"type":"oval"}}"#)
    }
    #expect(error?.code == .unknownCase)
    #expect(changed.main is Circle)
  }

  @Test func `Patches and merges replace the object`() throws {
    let new = try Drawing(json: #"{"main":{"type":"square","name":"c","side":4}}"#)
    var changed = try drawing()
    try MergePatch(from: changed, to: new).apply(to: &changed)
    expectSquare(changed.main, name: "c")
    changed = try drawing()
    try JSONPatch(
      json: #"[{"op":"replace","path":"/main","value":{"type":"square","side":4}}]"#
    ).apply(to: &changed)
    expectSquare(changed.main, name: "")
    changed = try drawing()
    try changed.merge(from: new, by: .replace)
    expectSquare(changed.main, name: "c")
  }

  @Mappable class Part: ClassCluster {
    class var cluster: PolymorphicTypes<Part> { parts }
    var note: String? = "?"
    var mark: Int?
  }

  @Mappable final class Wheel: Part {
    var size: Int?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  /// The key of the wheel's size would be an extra that is no number.
  @Mappable final class Door: Part {
    var count: Int? = 1
    @CodableExtras var rest: [String: Int] = [:]
  }

  /// Null for the wheel's size would not be its own default.
  @Mappable final class Spare: Part { var size: Int? = 5 }

  static let parts = PolymorphicTypes<Part>(
    discriminator: "type", ["wheel": Wheel.self, "door": Door.self, "spare": Spare.self])

  @Mappable struct Car {
    var part: Part
    var named: [String: Part] = [:]
    @CodingKey(path: "a.b") var deep: Part?
    var maybe: Presence<Part> = .missing
    @CodableBy(.oneOf(ClusterUpdateTests.tools)) var tool: any Tool = Saw()
  }

  protocol Tool {}
  @Mappable struct Saw: Tool {
    var length: Int?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }
  @Mappable struct Axe: Tool {
    var weight: Int?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  static let tools = PolymorphicTypes<any Tool>(
    discriminator: "type", ["saw": Saw.self, "axe": Axe.self])

  private static let partTexts = [
    #"{"type":"wheel"}"#, #"{"type":"wheel","note":null,"mark":1,"size":2,"x":1,"y":2}"#,
    #"{"type":"wheel","count":{"a":1}}"#, #"{"type":"door"}"#, #"{"type":"spare"}"#,
    #"{"type":"door","note":"a","count":null,"x":3}"#, #"{"type":"spare","note":null,"size":null}"#,
  ]

  private static let toolTexts = [
    #"{"type":"saw"}"#, #"{"type":"axe"}"#, #"{"type":"saw","length":1,"x":2}"#,
    #"{"type":"axe","weight":1,"length":3}"#,
  ]

  @Test func `An object of another class has no extras, and no nils, of the old one`() throws {
    let nulls = EncodingOptions(nilValues: .writeNull)
    let texts = Self.partTexts.enumerated().map { index, part in
      let tool = Self.toolTexts[index % Self.toolTexts.count]
      return
        #"{"part":\#(part),"named":{"k":\#(part)},"a":{"b":\#(part)},"maybe":\#(part),"tool":\#(tool)}"#
    }
    for old in texts {
      for new in texts {
        let new = try Car(json: new)
        let tree = try ValueMapper().encode(new)
        for options in [EncodingOptions(), nulls] {
          var merged = try Car(json: old)
          try MergePatch(from: merged, to: new, options: options).apply(to: &merged)
          #expect(try ValueMapper().encode(merged) == tree)
        }
        var patched = try Car(json: old)
        try JSONPatch([.replace(JSONPointer(tokens: []), tree)]).apply(to: &patched)
        #expect(try ValueMapper().encode(patched) == tree)
      }
    }
  }

  @Test(arguments: partTexts) func `A patch with a tag and numbers alone replaces the root`(
    _ text: String
  ) throws {
    for new in Self.partTexts {
      let (old, new) = (try Part(json: text), try Part(json: new))
      var patched = old
      try MergePatch(from: old, to: new).apply(to: &patched)
      #expect(try ValueMapper().encode(patched) == ValueMapper().encode(new))
    }
    var changed = try Part(json: #"{"type":"wheel","note":"a","mark":1}"#)
    try MergePatch(["type": "spare", "size": 2]).apply(to: &changed)
    #expect(try changed.jsonString() == #"{"type":"spare","note":"a","mark":1,"size":2}"#)
  }
}
