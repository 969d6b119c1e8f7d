import Maquette
import MaquetteXML
import Testing

/// The ordered contents of an element repeat its members, which other readers than those that ask for
/// `#content` do not see twice.
@Suite("Ordered contents beside members") struct RepeatedContentTests {
  private static let all = XMLMapper(options: .init(format: .init(rootName: "r", content: .all)))

  @Mappable enum Move: Equatable {
    case go(x: Int, y: Int)
    case say(String)
    case stop
  }

  @Mappable struct Moves: Equatable {
    var first: Move
    var others: [Move] = []
  }

  @Test func `A case is the only element of its own, with its contents or without`() throws {
    let moves = Moves(first: .go(x: 1, y: 2), others: [.say("a"), .stop])
    #expect(try Self.all.decode(Moves.self, from: Self.all.encode(moves)) == moves)
    for mapper in [Self.all, XMLMapper()] {
      #expect(try mapper.decode(Move.self, from: "<m><say>b</say></m>") == .say("b"))
      #expect(try mapper.decode(Move.self, from: "<m><say><_0>b</_0></say></m>") == .say("b"))
      #expect(throws: MappingError.self) {
        try mapper.decode(Move.self, from: "<m><say>b</say><stop/></m>")
      }
    }
  }

  @Mappable struct Page: Equatable {
    var title: String?
    @CodableExtras var more: [String: AnyValue] = [:]
  }

  @Mappable struct Rest: Equatable {
    @CodableExtras var more: AnyValue.Object = [:]
  }

  @Test func `Extras do not hide later changes of a property`() throws {
    for (mapper, text) in [
      (Self.all, "<r><title>a</title><link/></r>"),
      (XMLMapper(), "<r>x<title>a</title>y<link/></r>"),
    ] {
      var page = try mapper.decode(Page.self, from: text)
      #expect(page.more["link"] == "" && page.more["#content"] == nil)
      page.title = "b"
      #expect(try page.xmlString(rootName: "r").contains("<title>b</title>"))
      page.title = nil
      #expect(try !page.xmlString(rootName: "r").contains("title"))
    }
  }

  @Test func `Extras keep the order of contents without a property`() throws {
    let text = "<r>x<b>a</b>y<i/></r>"
    let form = XML.Form(hasDeclaration: false)
    #expect(try Rest(xml: text).xmlString(rootName: "r", form) == text)
    #expect(try Page(xml: text).xmlString(rootName: "r", form) == text)
  }

  @Mappable struct Texts: Equatable {
    @CodableExtras var more: [String: String] = [:]
  }

  @Test func `Extras that are text have no contents in order`() throws {
    let texts = Texts(more: ["#text": "xy", "b": "a", "@c": "1"])
    #expect(try Texts(xml: "<r c='1'>x<b>a</b>y</r>") == texts)
    #expect(try Self.all.decode(Texts.self, from: "<r c='1'>x<b>a</b>y</r>") == texts)
  }

  @Mappable(tagged: .adjacent("kind", content: "value")) enum Setting: Equatable {
    case limit(Int?)
    case name(String)
    case names([String])
  }

  @Test func `The content of a case may be an attribute`() throws {
    let scalars = XMLMapper(
      options: .init(format: .init(rootName: "r", writesScalarsAsAttributes: true)))
    for setting in [Setting.limit(5), .name("a"), .names(["a", "b"]), .names([])] {
      #expect(try scalars.decode(Setting.self, from: scalars.encode(setting)) == setting)
    }
    for rule in [DecodingOptions.DuplicateKeys.lastWins, .firstWins, .reject] {
      let mapper = XMLMapper(options: .init(unknownKeys: .reject, duplicateKeys: rule))
      #expect(try mapper.decode(Setting.self, from: "<r kind='limit' value='5'/>") == .limit(5))
      #expect(try mapper.decode(Setting.self, from: "<r value='5' kind='limit'/>") == .limit(5))
      // An element counts before an attribute of the same name.
      let both = "<r kind='name' value='a'><value>b</value></r>"
      #expect(
        try XMLMapper(options: .init(duplicateKeys: rule)).decode(Setting.self, from: both)
          == .name("b"))
    }
  }
}
