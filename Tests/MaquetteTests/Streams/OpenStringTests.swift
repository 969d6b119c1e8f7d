import Foundation
import Maquette
import Testing

/// Text grows; a value of another type, of which only a part has arrived, would be another value.
@Suite("Strings that are open in partial JSON") struct OpenStringTests {
  enum Level: String, Mappable { case low, lower }

  @Mappable enum Kind: String { case a, ab }

  @Mappable enum Named: Equatable { case on, once(Int) }

  @Mappable struct Model: Equatable {
    var text: String?
    var day: Date?
    var moment: Timestamp?
    @CodableBy(.secondsSince1970) var seconds: Date?
    @CodableBy(.date("yyyy-MM-dd")) var month: Date?
    var number: Int?
    var double: Double?
    var flag: Bool?
    var level: Level?
    var kind: Kind?
    var named: Named?
    var id: UUID?
    var url: URL?
    var decimal: Decimal?
    var maybe: AnyValue?
    var list: [Date] = []
    var map: [String: Date] = [:]
  }

  private static let texts = [
    #""day":"2024-01-01T10:00:00Z""#, #""moment":"2024-01-01T10:00:00.25Z""#,
    #""seconds":"17000000""#, #""month":"2024-01-11""#, #""number":"1234""#, #""double":"1.25e2""#,
    #""flag":"true""#, #""level":"lower""#, #""kind":"ab""#, #""named":"on""#,
    #""id":"123E4567-E89B-12D3-A456-426614174000""#, #""url":"https://example.com/a""#,
    #""decimal":"12.345""#, #""list":["2024-01-01","2024-01-02T01:00:00Z"]"#,
    #""map":{"a":"2024-01-01T01:00:00+02:00"}"#,
  ]

  private static var mappers: [JSONMapper] {
    var listening = JSONMapper()
    listening.onIssue = { _ in }
    return [JSONMapper(), listening]
  }

  @Test func `A value that is no text is missing, or what it is in the whole text`() throws {
    for mapper in Self.mappers {
      for text in Self.texts {
        let whole = "{" + text + "}"
        let expected = try mapper.decode(Model.self, from: whole)
        for count in 1..<whole.utf8.count {
          let start = String(decoding: whole.utf8.prefix(count), as: UTF8.self)
          var parser = mapper.partialParser(of: Model.self, openStrings: .include)
          parser.append(Array(start.utf8))
          let pushed = try parser.next()
          let decoded = try mapper.decodePartial(
            Model.self, from: start, openStrings: .include)?.model
          for model in [decoded, pushed?.model].compactMap(\.self) {
            var known = expected
            if model.list.count < expected.list.count { known.list = model.list }
            if model.map.isEmpty { known.map = [:] }
            #expect(expected.list.starts(with: model.list))
            #expect(model == known || model == Model(list: known.list), "\(start)")
          }
        }
      }
    }
  }

  @Test func `Text ends where the text ends`() throws {
    let model = try Model(partialJSON: #"{"text":"ab"#, openStrings: .include)
    #expect(model?.text == "ab")
    let tree = try Model(partialJSON: #"{"maybe":"ab"#, openStrings: .include)
    #expect(tree?.maybe == "ab")
  }
}
