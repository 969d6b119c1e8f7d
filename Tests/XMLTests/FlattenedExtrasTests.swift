import Maquette
import MaquetteXML
import Testing

/// Unknown keys of elements that a flattened member keeps.
@Suite("Extras of flattened members in XML") struct FlattenedExtrasTests {
  @Mappable struct Attributed: Equatable {
    @CodableFlattened var size: Size?

    @Mappable struct Size: Equatable {
      var unit: String
      @CodableExtras var more: [String: String] = [:]
    }
  }

  @Test func `An attribute of markup that follows is an own key`() throws {
    let size = Attributed.Size(unit: "m", more: ["@a": "1"])
    #expect(
      try XMLMapper().decode(Attributed.self, from: #"<x a="1" unit="m"/>"#)
        == Attributed(size: size))
    #expect(try XMLMapper().decode(Attributed.self, from: #"<x a="1"/>"#) == Attributed(size: nil))
  }
}
