import Maquette
import MaquetteCodable
import MaquetteXML
import Testing

/// Models whose enums and contents are elements and attributes.
@Suite("Tags, contents and empty elements of models") struct MixedModelTests {
  @Mappable(tagged: .internal("type")) enum Message: Equatable {
    case joined(user: String)
    case quit
    @CodableFallback case other(AnyValue)
  }

  @Mappable(tagged: .internal("n")) enum Numbered: Equatable {
    @CodableCase(1) case one(x: Int)
    @CodableCase(2) case two(x: Int)
  }

  @Mappable(tagged: .adjacent("kind", content: "data")) enum Event: Equatable {
    case key(String)
    case list([String])
    case two(a: [Int], b: Int?)
  }

  @Mappable struct Flattened: Equatable {
    var id: Int
    @CodableFlattened var message: Message
  }

  @Mappable struct Holder: Equatable {
    var event: Event
  }

  /// Decodes in every way, and expects the same.
  private func expect<T: MappingDecodable & Equatable>(
    _ expected: T, _ xml: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try T(xml: xml) == expected, sourceLocation: sourceLocation)
    let report = XMLMapper().decodeReporting(T.self, from: xml)
    #expect(report.value == expected, "\(report.issues)", sourceLocation: sourceLocation)
    #expect(report.issues.isEmpty, "\(report.issues)", sourceLocation: sourceLocation)
    let strict = XMLMapper(options: .init(unknownKeys: .reject))
    #expect(try strict.decode(T.self, from: xml) == expected, sourceLocation: sourceLocation)
  }

  @Test func `A tag may be an attribute`() throws {
    try expect(Message.joined(user: "a"), #"<v type="joined" user="a"/>"#)
    try expect(Message.joined(user: "a"), "<v><type>joined</type><user>a</user></v>")
    try expect(Numbered.two(x: 3), #"<v n="2" x="3"/>"#)
    try expect(Event.key("x"), #"<v kind="key"><data>x</data></v>"#)
    try expect(
      Flattened(id: 1, message: .joined(user: "a")), #"<h id="1" type="joined" user="a"/>"#)
    guard case .other(let tree) = try Message(xml: #"<v type="left" user="a"/>"#) else {
      Issue.record("not the fallback")
      return
    }
    #expect(tree["@user"] == "a")
  }

  @Test func `Payloads of empty arrays come back`() throws {
    for event in [Event.list([]), .list(["a"]), .two(a: [], b: nil), .two(a: [], b: 1)] {
      let holder = Holder(event: event)
      #expect(try Holder(xml: holder.xmlString(rootName: "r")) == holder)
    }
    #expect(throws: MappingError.self) {
      try Holder(xml: "<r><event><kind>key</kind></event></r>")
    }
  }

  @Mappable enum Run: Equatable {
    @CodableCase("#text") case text(String)
    case b(String)
    case n(Int)
  }

  @Mappable struct Paragraph: Equatable {
    @CodingKey("#content") var runs: [Run]
  }

  @Test func `Contents without text are read`() throws {
    try expect(Paragraph(runs: [.b("All bold")]), "<p><b>All bold</b></p>")
    try expect(Paragraph(runs: [.b("a"), .b("c")]), "<p> <b>a</b> <b>c</b> </p>")
    try expect(Paragraph(runs: [.text("a "), .b("c")]), "<p>a <b>c</b></p>")
    try expect(Paragraph(runs: []), "<p/>")
    for runs in [[], [Run.b("x")], [.text("a"), .b("x"), .n(1)]] {
      let paragraph = Paragraph(runs: runs)
      #expect(try Paragraph(xml: paragraph.xmlString(rootName: "p")) == paragraph)
    }
    let error = try #require(throws: MappingError.self) {
      try Paragraph(xml: "<p><b>a</b><n>1</n></p>")
    }
    #expect("\(error)".contains("'#content', which elements without text have with content: .all"))
    let all = XMLMapper(options: .init(format: .init(content: .all)))
    #expect(
      try all.decode(Paragraph.self, from: "<p><b>a</b><n>1</n></p>")
        == Paragraph(runs: [.b("a"), .n(1)]))
    #expect(throws: MappingError.self) { try Paragraph(xml: "<p><i>z</i></p>") }
  }

  struct Coordinate: Codable, CodableBridged, Equatable {
    var latitude: Double
    var floor: Int
    var isOpen: Bool
    var note: String?
  }

  @Mappable struct Shop: Equatable {
    var name: String
    var place: Coordinate
  }

  @Test func `Bridged types read numbers and Booleans from text`() throws {
    let shop = Shop(
      name: "1", place: Coordinate(latitude: 1.5, floor: -2, isOpen: true, note: "3"))
    #expect(try Shop(xml: shop.xmlString(rootName: "shop")) == shop)
    #expect(throws: MappingError.self) {
      try Shop(
        xml: "<r><name>a</name><place latitude='x' floor='1' isOpen='true'/></r>")
    }
  }

  @Mappable struct Lists: Equatable {
    var list: [Int] = [1, 2]
    var optional: [Int]?
    var set: Set<Int> = [3]
  }

  @Test func `An empty element is no value, in reports too`() throws {
    for xml in ["<r><list/></r>", "<r><optional/></r>", "<r><set/></r>"] {
      let report = XMLMapper().decodeReporting(Lists.self, from: xml)
      #expect(report.value == (try Lists(xml: xml)))
      #expect(report.issues.allSatisfy { $0.severity == .repair })
    }
  }
}
