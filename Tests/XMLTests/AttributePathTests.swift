import Maquette
import MaquetteXML
import Testing

@Mappable struct XMLLinked: Equatable {
  @CodingKey(path: "link[*].href") var links: [String] = []
  @CodingKey(path: "image[1].size.width") var width: Int?
}

@Suite("Attributes at the end of paths into lists of elements") struct AttributePathTests {
  @Test("A path finds an attribute where there is no element of that name")
  func attributes() throws {
    for xml in [
      "<r><link href='a'/><image/><image><size width='7'/></image></r>",
      "<r><link><href>a</href></link><image/><image><size><width>7</width></size></image></r>",
    ] {
      #expect(try XMLLinked(xml: xml) == XMLLinked(links: ["a"], width: 7))
    }
    #expect(
      try XMLLinked(xml: "<r><link href='a'/><link href='b'/></r>") == XMLLinked(links: ["a", "b"]))
  }

  @Test("An element counts before an attribute of the same name, in any order")
  func elementsFirst() throws {
    let xml = "<r><link href='a'><href>b</href></link><link><href>c</href></link></r>"
    #expect(try XMLLinked(xml: xml).links == ["b", "c"])
  }

  @Test("What a format with scalars as attributes writes is read back")
  func written() throws {
    let mapper = XMLMapper(options: .init(format: .init(writesScalarsAsAttributes: true)))
    let links = XMLLinked(links: ["a", "b"], width: 7)
    #expect(try mapper.decode(XMLLinked.self, from: mapper.encode(links)) == links)
  }

  @Test("The path of a call finds attributes, too, and an error is at the attribute")
  func paths() throws {
    let xml = "<r>\n<link id='1'/><link id='x'/></r>"
    #expect(try XMLMapper().decode(Int.self, from: xml, at: "link[0].id") == 1)
    let error = #expect(throws: MappingError.self) {
      try XMLMapper().decode(Int.self, from: xml, at: "link[1].id")
    }
    #expect(error?.location?.line == 2 && error?.location?.column == 21)
  }

  @Test("A key with a sign in other formats is a key of its own") func otherFormats() throws {
    #expect(throws: MappingError.self) { try XMLLinked(json: #"{"link":[{"@href":"a"}]}"#) }
    #expect(throws: MappingError.self) {
      try ValueMapper().decode(XMLLinked.self, from: AnyValue(json: #"{"link":[{"@href":"a"}]}"#))
    }
  }
}
