import Maquette
import Testing

@Mappable private class FlatShape: ClassCluster {
  class var cluster: PolymorphicTypes<FlatShape> { flatShapes }
  var name = ""
  init() {}
}

@Mappable private final class FlatCircle: FlatShape {
  var radius = 0
  override init() { super.init() }
}

private let flatShapes = PolymorphicTypes<FlatShape>(
  discriminator: "type", ["shape": FlatShape.self, "circle": FlatCircle.self])

@Mappable private struct FlatDrawing {
  @CodableFlattened var shape: FlatShape
  var id = 1
}

@Mappable private struct AffixedDrawing {
  @CodableFlattened(prefix: "s_") var shape: FlatShape?
  var id = 1
}

@Suite("Flattened members of a cluster") struct FlattenedClusterTests {
  @Test func `An object of another class is refused, because the tag is not looked for`() throws {
    for encode in [
      { try _ = FlatDrawing(shape: FlatCircle()).jsonString() },
      { try _ = AffixedDrawing(shape: FlatCircle()).jsonString() },
      { try _ = ValueMapper().encode(FlatDrawing(shape: FlatCircle())) },
      { try _ = FlatDrawing(shape: FlatCircle()).dictionary() },
    ] as [() throws -> Void] {
      let error = try #require(throws: MappingError.self) { try encode() }
      #expect(error.code == .unencodable)
      #expect(error.found == "one of FlatCircle")
      #expect(
        error.expected == "an object of FlatShape itself, whose members become those of another")
    }
  }

  @Test func `An object of the declared class is mapped`() throws {
    let json = try FlatDrawing(shape: FlatShape()).jsonString()
    #expect(json == #"{"type":"shape","name":"","id":1}"#)
    #expect(type(of: try FlatDrawing(json: json).shape) == FlatShape.self)
    #expect(try AffixedDrawing(shape: nil).jsonString() == #"{"id":1}"#)
  }
}
