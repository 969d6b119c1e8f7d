import Maquette
import TestSupport
import Testing

@Suite("Errors in the payloads of cases")
struct CaseErrorTests {
  @Mappable struct Model: Equatable {
    var title: String
    var id: UInt8
    var tags: [String] = []
  }

  @Mappable indirect enum Outside: Equatable {
    case model(Model)
    case list([Outside])
    case text(String)
    case none
  }

  @Mappable(tagged: .internal("kind")) enum Inside: Equatable {
    case model(Model)
    case other(x: Int)
  }

  @Mappable(tagged: .adjacent("kind", content: "data")) enum Beside: Equatable {
    case model(Model)
    case text(String)
  }

  /// The errors of a call, of a report, and of a call that looks at all keys.
  private func errors<T: Mappable & Equatable>(
    _ type: T.Type, _ text: String
  ) -> (call: MappingError?, report: [MappingError], thorough: MappingError?) {
    let thorough = JSONMapper(options: .init(unknownKeys: .report))
    return (
      failure { () throws(MappingError) in try JSONMapper().decode(type, from: text) },
      JSONMapper().decodeReporting(type, from: text).errors,
      failure { () throws(MappingError) in try thorough.decode(type, from: text) }
    )
  }

  @Test(
    "The error of a payload names its enum, however it is decoded",
    arguments: [
      (#"{"text":[{}]}"#, "text"), (#"{"list":null}"#, "list"), (#"{"none":[1]}"#, "none"),
      (#"{"list":[{"text":[1]}]}"#, "list[0].text"),
    ])
  func names(_ text: String, _ path: String) throws {
    let errors = errors(Outside.self, text)
    let tree = try AnyValue(json: text)
    let ofTree = failure { () throws(MappingError) in
      try ValueMapper().decode(Outside.self, from: tree)
    }
    for error in [errors.call, errors.report.first, errors.thorough, ofTree] {
      #expect(error?.path.description == path)
      #expect(error?.description.contains("Outside") == true, "\(String(describing: error))")
    }
    #expect(errors.call?.description == errors.report.first?.description)
    #expect(errors.call?.description == errors.thorough?.description)
  }

  @Test("The error of a payload beside a tag names its enum, also in a tree") func beside() throws {
    let text = #"{"kind":"text","data":[1]}"#
    let errors = errors(Beside.self, text)
    #expect(errors.call?.description.contains("Beside") == true)
    #expect(errors.call?.description == errors.report.first?.description)
    let tree = try AnyValue(json: text)
    let ofTree = failure { () throws(MappingError) in
      try ValueMapper().decode(Beside.self, from: tree)
    }
    #expect(ofTree?.description.contains("Beside") == true)
  }

  @Test("A report has the errors before broken text, as a call does")
  func brokenText() {
    let broken = #""title":"x","id":-129,*"tags":[]}"#
    check(Outside.self, #"{"model":{"# + broken + "}")
    check(Inside.self, #"{"kind":"model","# + broken)
    check(Beside.self, #"{"kind":"model","data":{"# + broken + "}")
    check([Inside].self, #"[{"kind":"other","x":1},{"kind":"model","# + broken + "]")
  }

  private func check<T: Mappable & Equatable>(_ type: T.Type, _ text: String) {
    let (call, report, _) = errors(type, text)
    #expect(call?.code == .numberOutOfRange, "\(type)")
    #expect(report.map(\.code) == [.numberOutOfRange, .unexpectedCharacter], "\(type)")
    #expect(report.first?.description == call?.description, "\(type)")
  }

  @Test("A report has the errors before text that is broken after the value that failed")
  func brokenEnd() {
    let wrong = #"{"title":"x","id":-129}"#
    for type in [Outside.self, Beside.self, Model.self, [Model].self] as [any Mappable.Type] {
      #expect(codes(type, #"{"model":"# + wrong).last == .unexpectedEnd, "\(type)")
    }
    #expect(codes(Outside.self, #"{"model":"# + wrong) == [.numberOutOfRange, .unexpectedEnd])
    let tagged = #"{"kind":"model","data":"# + wrong
    #expect(codes(Beside.self, tagged) == [.numberOutOfRange, .unexpectedEnd])
    #expect(codes(Beside.self, tagged + "}]") == [.numberOutOfRange, .trailingContent])
    #expect(codes(Model.self, wrong + "]") == [.numberOutOfRange, .trailingContent])
    // A call looks for a second tag before it decodes the payload.
    #expect(errors(Beside.self, tagged).call?.code == .unexpectedEnd)
  }

  @Test("Issues of calls and updates go on after the value that failed, too")
  func brokenEndOfOtherCalls() throws {
    let codes = Codes()
    let mapper = JSONMapper(onIssue: { codes.append($0.code) })
    let wrong = #"{"title":"x","id":-129}"#
    let expected: [MappingError.Code] = [.numberOutOfRange, .unexpectedEnd]
    let call = failure { () throws(MappingError) in
      try mapper.decode(Model.self, from: wrong.dropLast())
    }
    #expect(call?.code == .numberOutOfRange)
    #expect(codes.take() == expected)
    // The way to a path checks all of the text first.
    let path = failure { () throws(MappingError) in
      try mapper.decode(Model.self, from: #"{"a":"# + wrong, at: "a")
    }
    #expect(path?.code == .unexpectedEnd)
    #expect(codes.take() == [.unexpectedEnd])
    var model = Model(title: "t", id: 1)
    let update = failure { () throws(MappingError) in
      try mapper.update(&model, from: wrong.dropLast())
    }
    #expect(update?.code == .numberOutOfRange)
    #expect(codes.take() == expected)
    #expect(model == Model(title: "t", id: 1))
  }

  /// The codes that another thread may add.
  private final class Codes: @unchecked Sendable {
    private var codes: [MappingError.Code] = []
    func append(_ code: MappingError.Code) { codes.append(code) }
    func take() -> [MappingError.Code] {
      defer { codes = [] }
      return codes
    }
  }

  private func codes<T: Mappable>(_ type: T.Type, _ text: String) -> [MappingError.Code] {
    JSONMapper().decodeReporting(type, from: text).errors.map(\.code)
  }

  @Test("Text that is broken before the tag has one error")
  func brokenBeforeTag() {
    for text in [
      #"{"title":"x",*"kind":"model"}"#, #"{"id":-129,"title":"#, #"{"kind":"new",*"id":1}"#,
    ] {
      let errors = errors(Inside.self, text)
      #expect(errors.report.map(\.description) == [errors.call?.description])
    }
  }
}
