import Maquette
import MaquetteCSV
import MaquetteCodable
import MaquetteForm
import Testing

/// Types that are decoded by `Codable` alone, in formats whose scalars all are text.
@Suite("Bridged types in forms and rows") struct BridgedRowTests {
  struct Place: Codable, CodableBridged, Equatable {
    var latitude: Double
    var floor: Int
    var isOpen: Bool
  }

  @Mappable struct Shop: Equatable {
    var name: String
    var place: Place
  }

  @Test func `Read numbers and Booleans from text`() throws {
    let shops = [
      Shop(name: "a", place: Place(latitude: 1.5, floor: -2, isOpen: true)),
      Shop(name: "2", place: Place(latitude: 0, floor: 0, isOpen: false)),
    ]
    #expect(try Shop(form: shops[0].formString()) == shops[0])
    #expect(try CSVMapper().decode([Shop].self, from: CSVMapper().encode(shops)) == shops)
  }
}
