import Maquette
import MaquetteXML
import Testing

@Suite("Payloads that are lists of elements")
struct ListPayloadTests {
  @Mappable struct Item: Equatable { var name: String }

  @Mappable indirect enum Choice: Equatable {
    case items([Item])
    case some([Item]?)
    case nested(Choice)
    case none
  }

  @Mappable(tagged: .adjacent("kind", content: "data")) enum Beside: Equatable {
    case items([Item])
    case count(Int)
  }

  @Mappable struct Holder: Equatable {
    var choice: Choice
    var beside: Beside
  }

  @Test("One element is a list of one", arguments: [1, 2])
  func count(_ count: Int) throws {
    let items = (0..<count).map { Item(name: "item \($0)") }
    for choice in [Choice.items(items), .some(items), .nested(.items(items))] {
      let holder = Holder(choice: choice, beside: .items(items))
      #expect(try Holder(xml: holder.xmlString(rootName: "holder")) == holder)
    }
  }

  @Test("JSON takes a single value for a list if the rules allow it")
  func rules() throws {
    let text = #"{"choice":{"items":{"name":"a"}},"beside":{"kind":"items","data":{"name":"b"}}}"#
    let lenient = JSONMapper(options: .init(rules: .init(acceptsSingleValues: true)))
    let expected = Holder(choice: .items([Item(name: "a")]), beside: .items([Item(name: "b")]))
    #expect(try lenient.decode(Holder.self, from: text) == expected)
    #expect(throws: MappingError.self) { try JSONMapper().decode(Holder.self, from: text) }
    // The form of Codable.
    let wrapped = #"{"choice":{"items":{"_0":[{"name":"a"}]}},"beside":{"kind":"items","data":[]}}"#
    #expect(
      try lenient.decode(Holder.self, from: wrapped)
        == Holder(choice: .items([Item(name: "a")]), beside: .items([])))
  }

  @Test("Trees, reports, updates and errors take it, too")
  func otherWays() throws {
    let rules = DecodingRules(acceptsSingleValues: true)
    let text = #"{"choice":{"items":{"name":"a"}},"beside":{"kind":"items","data":{"name":"b"}}}"#
    let expected = Holder(choice: .items([Item(name: "a")]), beside: .items([Item(name: "b")]))
    let mapper = JSONMapper(options: .init(rules: rules))
    let tree = try AnyValue(json: text)
    let values = ValueMapper(options: .init(rules: rules))
    #expect(try values.decode(Holder.self, from: tree) == expected)
    let report = mapper.decodeReporting(Holder.self, from: text)
    #expect(report.value == expected)
    #expect(report.errors.isEmpty)
    var changed = Holder(choice: .none, beside: .count(1))
    try mapper.update(&changed, from: text)
    #expect(changed == expected)

    let wrong = #"{"choice":{"items":{"name":[]}},"beside":{"kind":"count","data":1}}"#
    let error = #expect(throws: MappingError.self) { try mapper.decode(Holder.self, from: wrong) }
    #expect(error?.path.description == "choice.items.name")
    let errors = mapper.decodeReporting(Holder.self, from: wrong).errors
    #expect(errors.map(\.description) == [error?.description])
  }
}
