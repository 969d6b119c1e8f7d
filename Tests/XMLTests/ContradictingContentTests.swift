import Maquette
import MaquetteXML
import Testing

/// What is written is read back as it was, or refused.
@Suite("Members beside ordered contents in XML")
struct ContradictingContentTests {
  @Mappable struct Spaced: Equatable {
    @CodingKey("#text") var text: String?
    var b: String?
  }

  private static let mapper = XMLMapper(options: .init(format: .init(rootName: "p")))

  private func document(_ tree: AnyValue) throws -> String {
    String(try Self.mapper.encodeString(tree).drop { $0 != ">" }.dropFirst())
  }

  @Test("A tree is written as it was read")
  func trees() throws {
    for text in [
      "<p>a<b>c</b>d</p>", "<p>a <b>c</b> <b>d</b></p>", "<p> a <b i=\"1\">c</b><n>7</n></p>",
      "<p><![CDATA[ ]]><b>c</b></p>", "<p><b>c</b><![CDATA[\n]]><b>d</b></p>",
      "<p xml:space=\"preserve\"> <b>c</b></p>",
    ] {
      let tree = try Self.mapper.decode(AnyValue.self, from: text)
      #expect(try document(tree) == text)
    }
  }

  @Test("A change beside the contents is refused, because only these are written")
  func changes() throws {
    let tree = try Self.mapper.decode(AnyValue.self, from: "<p>a<b>c</b>d<b>e</b><n>7</n></p>")
    for (key, value) in [
      ("b", "c"), ("b", ["c", "x"]), ("b", ["c", "e", "f"]), ("n", "8"), ("#text", "a"),
    ] as [(String, AnyValue)] {
      guard case .object(var object) = tree else { return }
      object[key] = value
      let error = #expect(throws: MappingError.self) { try document(.object(object)) }
      #expect(
        error?.description
          == "value cannot be encoded, expected the same for '\(key)' as in '#content', found another value"
      )
    }
    // A value of another kind, such as a number that a model has read, is no change.
    guard case .object(var object) = tree else { return }
    object["n"] = 7
    object["#text"] = " ad"
    object["c"] = "new"
    #expect(try document(.object(object)) == "<p>a<b>c</b>d<b>e</b><n>7</n><c>new</c></p>")
  }

  @Test("White space alone beside elements is text that counts")
  func whiteSpace() throws {
    for text in [" ", "\n\t", " t "] {
      let spaced = Spaced(text: text, b: "x")
      #expect(try Spaced(xml: spaced.xmlString()) == spaced)
      let alone = Spaced(text: text, b: nil)
      #expect(try Spaced(xml: alone.xmlString()) == alone)
    }
    #expect(try Spaced(xml: "<p> <b>x</b>\n</p>") == Spaced(text: nil, b: "x"))
  }
}
