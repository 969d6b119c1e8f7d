import Maquette
import MaquetteXML
import Testing

/// Places, empty texts and null elements in XML.
@Suite("Contents of elements") struct ContentPlaceTests {
  @Mappable enum Run: Equatable {
    @CodableCase("#text") case text(String)
    case b(String), n(Int)
  }

  @Mappable struct Paragraph: Equatable { @CodingKey("#content") var runs: [Run] }

  @Mappable struct Document: Equatable {
    var title: String
    var p: [Paragraph]
  }

  @Test func `An error in ordered contents has the place of its element`() {
    let xml = """
      <doc>
       <title>T</title>
       <p>One <n>1</n></p>
       <p>Two
        <n>1</n> <b>bold</b>
        <n>x</n>
       </p>
      </doc>
      """
    let error = #expect(throws: MappingError.self) { try Document(xml: xml) }
    #expect(error?.description.hasSuffix("(line 6, column 3)") == true)
    let other = #expect(throws: MappingError.self) {
      try Paragraph(xml: "<p>a<b>c</b>\n<n>1</n><i>z</i></p>")
    }
    #expect(other?.description.hasSuffix("(line 2, column 9)") == true)
  }

  @Mappable struct Note: Equatable {
    @CodingKey("@c") var c: String?
    @CodingKey("#text") var text: String
  }

  @Test func `An element without text has an empty one`() throws {
    let note = Note(c: "1", text: "")
    #expect(try Note(xml: note.xmlString()) == note)
    #expect(try Note(xml: "<r c='1'><![CDATA[]]></r>") == note)
    #expect(throws: MappingError.self) { try Note(xml: "<r c='1'><b/></r>") }
  }

  @Mappable struct Numbers: Equatable { var n: [Int?] }

  @Test func `A null element is an array of one`() throws {
    for numbers in [Numbers(n: [nil]), Numbers(n: [nil, 1]), Numbers(n: [1])] {
      #expect(try Numbers(xml: numbers.xmlString()) == numbers)
    }
  }

  @Mappable struct Map: Equatable {
    var a: Int
    var d: [String: Int]
  }

  @Test func `Scalars as attributes come back in models, and with a mark in dictionaries`() throws {
    let mapper = XMLMapper(options: .init(format: .init(writesScalarsAsAttributes: true)))
    let map = Map(a: 1, d: ["k": 2])
    #expect(
      try mapper.decode(Map.self, from: mapper.encode(map)) == Map(a: 1, d: ["@k": 2]))
  }

  @Mappable struct Number { var n: Int }

  @Test(arguments: ["+-1", "--1", "-+1", "++1"])
  func `A number has one sign`(_ text: String) {
    #expect(throws: MappingError.self) { try Number(xml: "<r><n>\(text)</n></r>") }
  }
}
