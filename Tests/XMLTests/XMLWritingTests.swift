import Foundation
import Maquette
import MaquetteXML
import Testing

@Suite("Models to XML") struct XMLWritingTests {
  @Test("A model encodes to elements and attributes")
  func writing() throws {
    func text(_ model: some MappingEncodable) throws -> String {
      try model.xmlString(XML.Form(hasDeclaration: false))
    }
    #expect(try text(XMLBoth(attribute: 1, id: 2)) == "<XMLBoth id=\"1\"><id>2</id></XMLBoth>")
    #expect(
      try text(XMLPrice(currency: "€", amount: 2)) == "<XMLPrice currency=\"€\">2</XMLPrice>")
    #expect(
      try text(XMLTags(tag: ["a", "b"], items: [1], extra: nil))
        == "<XMLTags><tag>a</tag><tag>b</tag><items><item>1</item></items></XMLTags>")
    #expect(try text(XMLOffer(price: 1, full: nil)) == "<XMLOffer><price>1</price></XMLOffer>")
    var scalars = XMLScalars(
      id: -1, ratio: -.infinity, price: Decimal(string: "1.10")!, isOn: true, name: "<&>")
    scalars.at = Date(timeIntervalSince1970: 0.5)
    scalars.raw = Data([1, 2, 3])
    #expect(
      try text(scalars)
        == "<XMLScalars><id>-1</id><ratio>-INF</ratio><price>1.1</price><isOn>true</isOn><name>&lt;&amp;&gt;</name><at>1970-01-01T00:00:00.5Z</at><raw>AQID</raw></XMLScalars>"
    )
    #expect(try XMLScalars(xml: text(scalars)) == scalars)
    let attributes = XMLMapper(
      options: .init(
        format: .init(
          rootName: "t", writesScalarsAsAttributes: true, form: XML.Form(hasDeclaration: false))))
    #expect(
      try attributes.encodeString(XMLOffer(price: 1, full: .init(currency: "x", amount: 2)))
        == "<t price=\"1\"><full currency=\"x\">2</full></t>")
    #expect(
      try XMLBook(title: "A", lang: nil).xmlString(.pretty)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<XMLBook>\n  <title>A</title>\n</XMLBook>\n"
    )
    #expect(
      try XMLBook(title: "A", lang: "d").xmlString(.canonical)
        == "<XMLBook lang=\"d\"><title>A</title></XMLBook>")
  }

  @Test("Nulls are encoded as in XML Schema, if at all")
  func nulls() throws {
    let mapper = XMLMapper(
      options: .init(
        nilValues: .writeNull, format: .init(rootName: "b", form: XML.Form(hasDeclaration: false))))
    let xml = try mapper.encodeString(XMLTags(tag: [], items: [], extra: nil))
    #expect(
      xml
        == "<b xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><items/><extra xsi:nil=\"true\"/></b>"
    )
    #expect(try XMLTags(xml: xml) == XMLTags(tag: [], items: [], extra: nil))
    let list: [Int?] = [1, nil]
    #expect(try [Int?](xml: list.xmlString(rootName: "l")) == list)
  }

  @Test("A value that XML cannot represent is rejected at its path")
  func unwritable() {
    func outcome(_ value: AnyValue) -> String {
      do throws(MappingError) {
        return try value.xmlString(rootName: "r", XML.Form(hasDeclaration: false))
      } catch {
        return "\(error.code) at \(error.path)"
      }
    }
    #expect(outcome(["a": [[1]]]) == "unencodable at a[0]")
    #expect(outcome(["a": ["b": "\u{1}"]]) == "unencodable at a.b")
    #expect(outcome(["a b": 1]) == "unencodable at [\"a b\"]")
    #expect(outcome(["": 1]) == "unencodable at [\"\"]")
    #expect(outcome(["a": ["@x": [1]]]) == "unencodable at a")
    #expect(outcome(["a": ["@x y": 1]]) == "unencodable at a")
    #expect(outcome(["p:a": 1]) == "unencodable at [\"p:a\"]")
    #expect(outcome(["@xmlnsp": "u"]) == "<r xmlnsp=\"u\"/>")
    #expect(outcome(["@xmlns:p": "u", "p:a": 1]) == "<r xmlns:p=\"u\"><p:a>1</p:a></r>")
    #expect(outcome(["a": [1, "\u{FFFF}"]]) == "unencodable at a[1]")
  }
}
