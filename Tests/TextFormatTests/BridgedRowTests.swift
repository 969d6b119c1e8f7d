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

  struct Stock: Codable, CodableBridged, Equatable {
    var shelf: String
    var aisle: Int?
    var ids: [Int]
    var names: Set<String>?
    var origin: Origin?

    struct Origin: Codable, Equatable {
      var land: String?
      var code: Int?
    }
  }

  @Mappable struct Store: Equatable { var stock: Stock }

  @Test func `Forms give bridged types the same lists and gaps as models`() throws {
    func stock(_ form: String) throws -> Stock { try Store(form: form).stock }
    #expect(
      try stock("stock[shelf]=a")
        == Stock(shelf: "a", aisle: nil, ids: [], names: nil, origin: nil))
    #expect(
      try stock("stock[shelf]=&stock[aisle]=&stock[ids]=1&stock[names]=b&stock[names]=c")
        == Stock(shelf: "", aisle: nil, ids: [1], names: ["b", "c"], origin: nil))
    let store = Store(
      stock: Stock(shelf: "a", aisle: 1, ids: [7], names: ["x"], origin: .init(land: "b", code: 2)))
    for style in [FormFormat.Style.brackets, .indices, .repeated, .dots, .commas] {
      let mapper = FormMapper(options: .init(format: .init(style: style)))
      #expect(try mapper.decode(Store.self, from: mapper.encode(store)) == store)
    }
    #expect(throws: MappingError.self) { try stock("stock[aisle]=1") }
    #expect(throws: MappingError.self) { try stock("stock[shelf]=a&stock[ids]=x") }
  }

  struct Part: Codable, CodableBridged, Equatable {
    var name: String
    var note: String?
    var origin: Stock.Origin?
  }

  @Mappable struct Row: Equatable {
    var id: Int
    var part: Part
  }

  @Test func `Empty fields are an empty text, and nil where all columns are empty`() throws {
    let header = "id,part.name,part.note,part.origin.land,part.origin.code"
    let rows = try [Row](csv: header + "\n1,,n,,\n2,a,,,5\n")
    #expect(rows[0] == Row(id: 1, part: Part(name: "", note: "n", origin: nil)))
    #expect(
      rows[1] == Row(id: 2, part: Part(name: "a", note: nil, origin: .init(land: nil, code: 5))))
    #expect(try [Row](csv: rows.csvString()) == rows)
  }
}
