import Maquette
import MaquetteXML
import Testing

@Suite("Elements whose contents are markup") struct MarkupElementTests {
  @Test(
    "Contents of named elements are markup as it is written, in both directions",
    arguments: [
      ("<r><s>a <b c=\"1\">d</b>&amp;</s></r>", ["s": "a <b c=\"1\">d</b>&amp;"]),
      ("<r><s/><t>1</t></r>", ["s": "", "t": "1"]),
      ("<r><s><s><s/></s></s></r>", ["s": "<s><s/></s>"]),
      ("<r><s><b/></s><s>x</s></r>", ["s": ["<b/>", "x"]]),
      (
        "<r><s type=\"html\"><!--c--><![CDATA[<]]></s></r>",
        ["s": ["@type": "html", "#text": "<!--c--><![CDATA[<]]>"]]
      ),
    ] as [(String, AnyValue)])
  func markup(_ xml: String, _ tree: AnyValue) throws {
    var format = XMLFormat(rootName: "r")
    (format.markupElements, format.form) = (["s"], .init(hasDeclaration: false))
    let mapper = XMLMapper(options: .init(format: format))
    #expect(try mapper.decodeValue(from: xml) == tree)
    #expect(try mapper.encodeString(tree) == xml)
  }

  @Test(
    "Markup that is not well-formed is refused, in both directions",
    arguments: ["<b>", "</s><s>", "a & b", "<p:b/>", "]]>"])
  func malformedMarkup(_ markup: String) throws {
    var format = XMLFormat(rootName: "r")
    format.markupElements = ["s"]
    let mapper = XMLMapper(options: .init(format: format))
    let error = #expect(throws: MappingError.self) {
      try mapper.encode(["s": markup])
    }
    #expect(error?.code == .unencodable)
    #expect(error?.path.description == "s")
    if markup != "</s><s>" {
      #expect(throws: MappingError.self) { try mapper.decodeValue(from: "<r><s>\(markup)</s></r>") }
    }
  }
}
