import Maquette
import MaquetteXML
import Testing

@Mappable
private struct XMLLinks {
  @CodingKey("atom:link") var links: [String] = []
}

@Suite("Namespaces of XML") struct NamespaceTests {
  @Test("Keys have the prefixes of the format, whatever those of the document are")
  func namespaces() throws {
    let xml = "<r xmlns='u' xmlns:x='v'><a/><x:a x:b='1'/><c xmlns='v'/><d xmlns='w'/></r>"
    func tree(_ namespaces: [String: String]) throws -> String {
      let format = XMLFormat(namespaces: namespaces)
      return try XMLMapper(options: .init(format: format)).decodeValue(from: xml).jsonString()
    }
    #expect(try tree([:]) == #"{"a":"","x:a":{"@x:b":"1"},"c":"","d":""}"#)
    #expect(try tree(["m": "v"]) == #"{"a":"","m:a":{"@m:b":"1"},"m:c":"","d":""}"#)
    #expect(try tree(["m": "u", "": "v"]) == #"{"m:a":"","a":{"@b":"1"},"c":"","d":""}"#)
    let format = XMLFormat(
      rootName: "r", namespaces: ["": "u", "m": "v"], form: XML.Form(hasDeclaration: false))
    let value: AnyValue = ["a": 1, "m:b": 2]
    let written = try XMLMapper(options: .init(format: format)).encodeString(value)
    #expect(written == "<r xmlns=\"u\" xmlns:m=\"v\"><a>1</a><m:b>2</m:b></r>")
  }

  @Test("Models take namespaces, in both directions and as elements of a list")
  func namespacesOfModels() throws {
    let feed = "<r xmlns:a='v'><a:link>x</a:link><a:link>y</a:link></r>"
    // Without them, the prefix of the document counts.
    #expect(try XMLLinks(xml: feed).links == [])
    let namespaces = ["atom": "v"]
    let links = try XMLLinks(xml: feed, namespaces: namespaces)
    #expect(links.links == ["x", "y"])
    #expect(
      try [XMLLinks](xml: "<l>\(feed)\(feed)</l>", namespaces: namespaces).map(\.links)
        == [["x", "y"], ["x", "y"]])
    let form = XML.Form(hasDeclaration: false)
    #expect(
      try links.xmlString(rootName: "r", namespaces: namespaces, form)
        == "<r xmlns:atom=\"v\"><atom:link>x</atom:link><atom:link>y</atom:link></r>")
    #expect(throws: MappingError.self) { try links.xmlString(rootName: "r") }
  }
}
