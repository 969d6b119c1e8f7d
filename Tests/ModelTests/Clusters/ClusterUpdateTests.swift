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
}
