import Maquette
import MaquetteCSV
import Testing

/// An optional flattened model is nil if all its columns are empty.
@Suite("Columns of optional flattened models") struct FlattenedColumnTests {
  @Mappable struct Address: Equatable {
    var city: String
    var zip: Int = 0
  }

  @Mappable struct Point: Equatable {
    var x: Int
    var y: Int?
  }

  @Mappable final class Spot: Equatable {
    let name: String
    static func == (left: Spot, right: Spot) -> Bool { left.name == right.name }
    init(name: String) { self.name = name }
  }

  @Mappable struct Person: Equatable {
    var id: Int
    @CodableFlattened(prefix: "billing_") var billing: Address?
    @CodableFlattened(prefix: "p_") var point: Point?
    @CodableFlattened(prefix: "s_") var spot: Spot?
  }

  @Test func `Rows come back`() throws {
    let people = [
      Person(id: 1, billing: Address(city: "Oslo"), point: Point(x: 1), spot: Spot(name: "a")),
      Person(id: 2), Person(id: 3, point: Point(x: 2, y: 3)),
    ]
    #expect(try [Person](csv: people.csvString()) == people)
  }

  @Test func `A missing column of a model that has others is an error`() {
    #expect(throws: MappingError.self) { try [Person](csv: "id,p_x,p_y\n1,,2\n") }
  }
}
