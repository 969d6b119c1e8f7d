import Maquette
import MaquetteCodable
import MaquetteXML
import Testing

/// Types that are decoded by `Codable` alone, from elements of every form.
@Suite("Bridged types in XML") struct BridgedElementTests {
  struct Item: Codable, Equatable {
    var id: Int
    var note: String?
  }

  enum Size: Codable, Equatable {
    case small, wide(width: Double, steps: [Int]), list([Item])
  }

  struct Box: Codable, CodableBridged, Equatable {
    var weight: Double
    var tags: [String]
    var items: [Item]
    var codes: Set<Int>?
    var sizes: [Size] = []
    var labels: [String: String] = [:]
    var limit: Int?
  }

  @Mappable struct Crate: Equatable { var box: Box }

  private func box(_ content: String, attributes: String = "") throws -> Box {
    try Crate(xml: "<r><box \(attributes)>\(content)</box></r>").box
  }

  @Test("No element, one and several are arrays of so many elements, as in models")
  func arrays() throws {
    let rest = "<sizes><small/></sizes><labels/>"
    #expect(
      try box("<weight>1</weight>" + rest)
        == Box(weight: 1, tags: [], items: [], sizes: [.small]))
    #expect(
      try box("<weight>1</weight><tags>a</tags><items><id>1</id></items><codes>5</codes>" + rest)
        == Box(weight: 1, tags: ["a"], items: [Item(id: 1)], codes: [5], sizes: [.small]))
    #expect(
      try box("<weight>1</weight><items><id>1</id></items><tags/><items><id>2</id></items>" + rest)
        == Box(weight: 1, tags: [""], items: [Item(id: 1), Item(id: 2)], sizes: [.small]))
    for content in [
      "<weight>1</weight><items>x</items>", "<weight>1</weight><codes>x</codes>", "<tags>a</tags>",
    ] {
      #expect(throws: MappingError.self) { try box(content + rest) }
    }
  }

  @Mappable struct Lists: Equatable {
    @CodableBy(.codable([Int].self)) var numbers: [Int]
    @CodableBy(.codable(Set<String>.self)) var names: Set<String>
  }

  @Test("A bridged array itself has so many elements, too") func arraysAlone() throws {
    for lists in [
      Lists(numbers: [], names: []), Lists(numbers: [1], names: ["a"]),
      Lists(numbers: [1, 2], names: ["a", "b"]),
    ] {
      #expect(try Lists(xml: lists.xmlString(rootName: "r")) == lists)
    }
  }

  @Test("An attribute stands for a missing element, and text for an element with attributes")
  func attributes() throws {
    let found = try box(
      "<tags lang='de'>a</tags><items id='3' note='n'/><limit/><labels a='b'/>",
      attributes: "weight=' +1.5 '")
    #expect(
      found
        == Box(
          weight: 1.5, tags: ["a"], items: [Item(id: 3, note: "n")], labels: ["@a": "b"]))
    #expect(try box("<weight>2</weight><labels/>", attributes: "weight='1'").weight == 2)
    #expect(try box("<weight>-INF</weight><labels/>").weight == -.infinity)
  }

  @Test("Every value is read back from the elements that it is written as")
  func written() throws {
    let sizes = [Size.small, .wide(width: 0.5, steps: [1]), .wide(width: 2, steps: []), .list([])]
    for size in sizes + [.list([Item(id: 1, note: "")]), .list([Item(id: 1), Item(id: 2)])] {
      let crate = Crate(
        box: Box(weight: 1, tags: ["x"], items: [Item(id: 9)], sizes: [size], labels: [:]))
      #expect(try Crate(xml: crate.xmlString(rootName: "r")) == crate)
      let mapper = XMLMapper(options: .init(format: .init(writesScalarsAsAttributes: true)))
      #expect(try mapper.decode(Crate.self, from: mapper.encode(crate)) == crate)
    }
  }

  /// A type that tries one form after another.
  enum Loose: Codable, CodableBridged, Equatable {
    case list([Loose]), object([String: Loose]), text(String)

    init(from decoder: any Decoder) throws {
      if let list = try? [Loose](from: decoder) {
        self = .list(list)
      } else if let text = try? String(from: decoder) {
        self = .text(text)
      } else {
        self = .object(try [String: Loose](from: decoder))
      }
    }
  }

  @Mappable struct Holder: Equatable { var any: Loose }

  @Test("A type that tries several forms gets the one that the source has")
  func loose() throws {
    #expect(try Holder(xml: "<r><any>a</any></r>").any == .text("a"))
    #expect(
      try Holder(xml: "<r><any b='1'>a</any></r>").any
        == .object(["@b": .text("1"), "#text": .text("a")]))
    #expect(
      try Holder(xml: "<r><any><b>1</b><c>2</c><c/></any></r>").any
        == .object(["b": .text("1"), "c": .list([.text("2"), .text("")])]))
  }
}
