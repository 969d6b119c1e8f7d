import Foundation
import Maquette
import MaquetteXML
import Testing

@Suite("Documents as trees") struct DocumentTests {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  @Test(
    "A document survives a round trip",
    arguments: [
      "<a/>", "<a><b/>x<c/></a>", "<a b=\"1\" c=\"&amp;&lt;&gt;&quot;'\"/>",
      "<a>&amp;&lt;&gt;\"'</a>", "<a> x <b> </b>\n</a>", "<a><![CDATA[<&>]]>x</a>",
      "<!-- c --><?p x?><a><!-- d --><?q?></a><!-- e --><?r y z?>",
      "<!DOCTYPE a PUBLIC \"p\" \"s\"><a/>", "<a>x&#xD;y</a>", "<a b=\"&#x9;&#xA;&#xD;\"/>",
      "<p:a xmlns:p=\"u\" p:b=\"1\" b=\"2\"><p:c xmlns:p=\"v\"/><d xmlns=\"w\"><e xmlns=\"\"/></d></p:a>",
      "<a xml:lang=\"de\" xml:space=\"preserve\"> <b/> </a>", "<é 語=\"😀\">\u{7F}\u{85}</é>",
    ])
  func roundTrip(text: String) throws {
    let document = try XML.Document(text)
    #expect(try document.string() == Self.declaration + text)
    #expect(try XML.Document(document.bytes()) == document)
  }

  @Test(
    "Feeds, projects, sitemaps and drawings survive as trees, in every form",
    arguments: [
      FeedTests.rss, FeedTests.atomText, ConfigurationDocumentTests.mavenText,
      ConfigurationDocumentTests.sitemapText, DrawingTests.svg,
    ])
  func wholeDocuments(text: String) throws {
    let document = try XML.Document(text)
    let written = try document.string()
    #expect(try XML.Document(written) == document)
    let canonical = try document.string(.canonical)
    #expect(try XML.Document(canonical).string(.canonical) == canonical)
    #expect(try XML.Document(written).string(.canonical) == canonical)
    let pretty = try document.string(.pretty)
    #expect(try XML.Document(pretty).string(.pretty) == pretty)
    #expect(try XML.Document(pretty).root.name == document.root.name)
  }

  @Test("Elements, attributes, names and text are found")
  func contents() throws {
    let text =
      "<r xmlns:m='u' id='7' m:id='8'><i>1</i>x<m:i>2</m:i><![CDATA[y]]><i>3<b>4</b></i></r>"
    let root = try XML.Document(text).root
    #expect(root["id"] == "7")
    #expect(root["m:id"] == "8")
    #expect(root["no"] == nil)
    #expect(root.elements("i").map(\.text) == ["1", "3"])
    #expect(root.elements("m:i").first?.name == XML.Name("m:i", namespace: "u"))
    #expect(root.text == "xy")
    #expect(root.attributes.map(\.name.qualified) == ["xmlns:m", "id", "m:id"])
  }

  @Test("A tree can be changed and printed")
  func changes() throws {
    var document = try XML.Document("<a b='1'><c/></a>")
    document.root["b"] = nil
    document.root["d"] = "\"<\""
    document.root.children.append(.element(XML.Element("e", text: "<x>")))
    #expect(
      try document.string(.init(hasDeclaration: false))
        == "<a d=\"&quot;&lt;&quot;\"><c/><e>&lt;x&gt;</e></a>")
  }

  @Test("Namespaces that are not declared are declared where names need them")
  func missingDeclarations() throws {
    let inner = XML.Element(XML.Name("m:b", namespace: "u"), text: "x")
    var root = XML.Element(XML.Name("a", namespace: "v"), children: [.element(inner)])
    root.attributes = [XML.Attribute(XML.Name("n:c", namespace: "w"), "1")]
    let text = try XML.Document(root).string(.init(hasDeclaration: false))
    #expect(
      text == "<a n:c=\"1\" xmlns=\"v\" xmlns:n=\"w\"><m:b xmlns:m=\"u\">x</m:b></a>")
    let read = try XML.Document(text).root
    #expect(read.name == root.name)
    #expect(read.elements.first?.name == inner.name)
  }

  @Test("The pretty form indents only where there is no text")
  func pretty() throws {
    let text =
      "<a><b>x</b> <c><d/><!-- e --></c><p>x <i>y</i> <b><q/></b></p><s xml:space='preserve'> <t/></s><u> </u></a>"
    let pretty = """
      <?xml version="1.0" encoding="UTF-8"?>
      <a>
        <b>x</b>
        <c>
          <d/>
          <!-- e -->
        </c>
        <p>x <i>y</i> <b><q/></b></p>
        <s xml:space="preserve"> <t/></s>
        <u> </u>
      </a>

      """
    #expect(try XML.Document(text).string(.pretty) == pretty)
    #expect(try XML.Document(pretty).string(.pretty) == pretty)
  }

  @Test(
    "The canonical form is that of Canonical XML 1.1, without comments",
    arguments: [
      // Sections 3.1 to 3.4 of the specification, except declarations in an internal subset.
      (
        "<?xml version=\"1.0\"?>\n\n<?xml-stylesheet   href=\"doc.xsl\"\n   type=\"text/xsl\"   ?>\n\n<!DOCTYPE doc SYSTEM \"doc.dtd\">\n\n<doc>Hello, world!<!-- Comment 1 --></doc>\n\n<?pi-without-data     ?>\n\n<!-- Comment 2 -->\n\n<!-- Comment 3 -->",
        "<?xml-stylesheet href=\"doc.xsl\"\n   type=\"text/xsl\"   ?>\n<doc>Hello, world!</doc>\n<?pi-without-data?>"
      ),
      (
        "<doc>\n   <clean>   </clean>\n   <mixed>\n      A\n      <clean>   </clean>\n      B\n   </mixed>\n</doc>",
        "<doc>\n   <clean>   </clean>\n   <mixed>\n      A\n      <clean>   </clean>\n      B\n   </mixed>\n</doc>"
      ),
      (
        "<e5 a:attr=\"out\" b:attr=\"sorted\" attr2=\"all\" attr=\"I'm\"\n xmlns:b=\"http://www.ietf.org\"\n xmlns:a=\"http://www.w3.org\"\n xmlns=\"http://example.org\"/>",
        "<e5 xmlns=\"http://example.org\" xmlns:a=\"http://www.w3.org\" xmlns:b=\"http://www.ietf.org\" attr=\"I'm\" attr2=\"all\" b:attr=\"sorted\" a:attr=\"out\"></e5>"
      ),
      (
        "<e6 xmlns=\"\" xmlns:a=\"http://www.w3.org\"><e7 xmlns=\"http://www.ietf.org\"><e8 xmlns=\"\" xmlns:a=\"http://www.w3.org\"><e9 xmlns=\"\" xmlns:a=\"http://www.ietf.org\"/></e8></e7></e6>",
        "<e6 xmlns:a=\"http://www.w3.org\"><e7 xmlns=\"http://www.ietf.org\"><e8 xmlns=\"\"><e9 xmlns:a=\"http://www.ietf.org\"></e9></e8></e7></e6>"
      ),
      (
        "<doc><text>First line&#x0d;&#10;Second line</text><value>&#x32;</value><compute><![CDATA[value>\"0\" && value<\"10\" ?\"valid\":\"error\"]]></compute><norm attr=' &apos;   &#x20;&#13;&#xa;&#9;   &apos; '/></doc>",
        "<doc><text>First line&#xD;\nSecond line</text><value>2</value><compute>value&gt;\"0\" &amp;&amp; value&lt;\"10\" ?\"valid\":\"error\"</compute><norm attr=\" '    &#xD;&#xA;&#x9;   ' \"></norm></doc>"
      ),
    ])
  func canonical(text: String, canonical: String) throws {
    #expect(try XML.Document(text).string(.canonical) == canonical)
    #expect(try XML.Document(canonical).string(.canonical) == canonical)
  }

  @Test("A value that XML cannot represent is rejected at its element")
  func unwritable() {
    func outcome(_ element: XML.Element) -> String {
      let root = XML.Element("r", children: [.element(element)])
      do throws(MappingError) {
        return try XML.Document(root).string(.init(hasDeclaration: false))
      } catch {
        return "\(error.code) at \(error.path): \(error.found ?? "")"
      }
    }
    #expect(outcome(XML.Element("a", text: "\u{1}")) == "unencodable at r.a: U+0001")
    #expect(outcome(XML.Element("a", text: "\u{FFFE}")) == "unencodable at r.a: U+FFFE")
    #expect(
      outcome(XML.Element("a", attributes: [.init("b", "\u{0}")])) == "unencodable at r.a: U+0000")
    #expect(outcome(XML.Element("a b")) == "unencodable at r[\"a b\"]: 'a b'")
    #expect(outcome(XML.Element("")) == "unencodable at r[\"\"]: ''")
    #expect(outcome(XML.Element("p:a")) == "unencodable at r[\"p:a\"]: 'p:a'")
    #expect(
      outcome(XML.Element("a", attributes: [.init("b", ""), .init("b", "")])).hasPrefix(
        "unencodable"))
    #expect(
      outcome(XML.Element("a", attributes: [.init(XML.Name("b", namespace: "u"), "")]))
        .hasPrefix("unencodable"))
    #expect(outcome(XML.Element("a", children: [.comment("a--b")])).hasPrefix("unencodable"))
    #expect(outcome(XML.Element("a", children: [.comment("a-")])).hasPrefix("unencodable"))
    #expect(
      outcome(XML.Element("a", children: [.comment("-a - b")])) == "<r><a><!---a - b--></a></r>")
    #expect(outcome(XML.Element("a", children: [.instruction("xml", "")])).hasPrefix("unencodable"))
    #expect(outcome(XML.Element("a", children: [.instruction("p", "?>")])).hasPrefix("unencodable"))
    #expect(
      outcome(XML.Element("a", children: [.cdata("]]>]]]>")]))
        == "<r><a><![CDATA[]]]]><![CDATA[>]]]]]><![CDATA[>]]></a></r>")
    #expect(throws: MappingError.self) {
      try XML.Document(XML.Element("a"), documentType: "a []").bytes()
    }
    #expect(throws: MappingError.self) {
      try XML.Document(XML.Element("a"), documentType: "a><b/>").bytes()
    }
    #expect(throws: MappingError.self) {
      try XML.Document(XML.Element("a"), prolog: [.element(XML.Element("b"))]).bytes()
    }
  }

  @Test("An error has line, column and offset, and shows its line")
  func mistakes() {
    let error = #expect(throws: MappingError.self) { try XML.Document("<a>\n  <b>é</c>\n</a>") }
    #expect(error?.location == TextLocation(line: 2, column: 7, byteOffset: 11))
    #expect(
      error?.details == """
        unexpected character, expected '</b>', found '</c>' (line 2, column 7)
          |   <b>é</c>
          |       ^
        """)
  }

  @Test("Limits bound depth, size, texts and children")
  func limits() {
    func code(_ text: String, _ limits: DecodingOptions.Limits) -> MappingError.Code? {
      do throws(MappingError) {
        _ = try XML.Document(text, limits: limits)
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code("<a><b/></a>", .init(depth: 2)) == nil)
    #expect(code("<a><b/></a>", .init(depth: 1)) == .depthExceeded)
    #expect(code("<a/>", .init(size: 3)) == .sizeExceeded)
    #expect(code("<a>ab</a>", .init(stringLength: 1)) == .stringTooLong)
    #expect(code("<a b='ab'/>", .init(stringLength: 1)) == .stringTooLong)
    #expect(code("<a><b/><c/></a>", .init(elementCount: 1)) == .tooManyElements)
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(code(deep, .init()) == .depthExceeded)
    #expect(code(deep, .init(depth: .max)) == .depthExceeded)
  }
}
