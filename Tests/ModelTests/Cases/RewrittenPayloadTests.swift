import AgreementSupport
import Foundation
import Maquette
import Testing

@Mappable private struct RewrittenHooked: Equatable {
  var x = 0
  @CodableExtras var rest: [String: AnyValue]
  @CodableHook(.willDecode) static func look(_ tree: inout AnyValue) {}
}

@Mappable private struct RewrittenSiblings: Equatable {
  var base = 1
  @DecodableBy(siblings: { (x: Int, object: AnyValue.Object) in x + (object["base"]?.int ?? 0) })
  var x: Int
  @DecodableAlias("old") var named = 0
  @CodableExtras var rest: [String: AnyValue]
}

@Mappable(tagged: .internal("kind"))
private enum RewrittenInside: Equatable {
  case hooked(RewrittenHooked)
  case siblings(RewrittenSiblings)
}

@Mappable(tagged: .internal(path: "meta.kind"))
private enum RewrittenDeep: Equatable { case hooked(RewrittenHooked) }

@Suite("Payloads that decode through a tree")
struct RewrittenPayloadTests {
  @Test("The tag is not among the extras of the payload")
  func extras() throws {
    try expectRoundTrip(
      RewrittenInside.hooked(RewrittenHooked(x: 1, rest: ["y": 2])),
      #"{"kind":"hooked","x":1,"y":2}"#)
    let siblings = #"{"kind":"siblings","base":1,"x":2,"named":0,"y":2}"#
    #expect(
      try read(RewrittenInside.self, siblings)
        == .siblings(RewrittenSiblings(base: 1, x: 3, named: 0, rest: ["y": 2])))
    try expectRoundTrip(
      RewrittenDeep.hooked(RewrittenHooked(x: 1, rest: [:])), #"{"meta":{"kind":"hooked"},"x":1}"#)
  }

  @Test("The tag is no unknown key")
  func unknown() throws {
    let text = #"{"kind":"hooked","x":1}"#
    let strict = JSONMapper(options: .init(unknownKeys: .report))
    #expect(strict.decodeReporting(RewrittenInside.self, from: text).issues.isEmpty)
    let trees = ValueMapper(options: .init(unknownKeys: .report))
    #expect(
      trees.decodeReporting(RewrittenInside.self, from: try AnyValue(json: text)).issues.isEmpty)
  }

  @Test("An invalid value at an alias is reported with its location")
  func alias() throws {
    let text = #"{"x":2,"old":[]}"#
    #expect(try readError(RewrittenSiblings.self, text).path.description == "old")
    let configuration = try MappingConfiguration(naming: .snakeCase)
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(RewrittenSiblings.self, from: text)
    }
    #expect(error?.path.description == "old")
  }
}
