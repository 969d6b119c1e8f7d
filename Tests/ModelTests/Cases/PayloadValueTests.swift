import AgreementSupport
import Foundation
import Maquette
import Testing

@Suite("Attributes for single values of payloads")
struct PayloadValueTests {
  @Mappable enum External: Equatable {
    @CodableBy(.secondsSince1970, for: "at") @CodingKey("t", encode: "time", for: "at")
    case started(at: Date, by: String = "me")
    @DecodableAlias("xx", "xy", for: "x") @CodingKey("pos", for: "x")
    case moved(x: Int, y: Int?)
    @CodableBy(.hex, for: "_0") case data(Data)
    @CodableBy(.hex, for: "_0") case maybe(Data?)
    @DecodableRules(conversions: .strict, for: "_0") case strict(Int)
    @DecodableRules(invalidElements: .drop, for: "xs") case drops(xs: [Int], n: Int)
    case standard(x: Int? = 5)
    @CodableBy(.map(["on": true, "off": false]), for: "_1") case unlabelled(Int, Bool)
  }

  @Mappable(tagged: .internal("type")) enum Internal: Equatable {
    @CodableBy(.secondsSince1970, for: "at") case started(at: Date, by: String = "me")
    @CodableBy(.hex, for: "_0") case data(Data)
    @DecodableAlias("xx", for: "x") case moved(x: Int)
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum Adjacent<T: Equatable>: Equatable {
    @CodableBy(.secondsSince1970, for: "at") @DecodableAlias("when", for: "at")
    case started(at: Date, by: T)
    @CodableBy(.hex, for: "_0") case data(Data)
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    @CodableBy(.secondsSince1970, for: "_0") case at(Date)
    @CodableBy(.hex, for: "_0") case data(Data)
    @DecodableAlias("xx", for: "x") case moved(x: Int)
  }

  @Mappable struct Host: Equatable {
    var id = 0
    @CodableFlattened var state: Internal
  }

  private static let five = Date(timeIntervalSince1970: 5)

  @Test func external() throws {
    #expect(
      try read(External.self, #"{"started":{"t":5}}"#) == .started(at: Self.five, by: "me"))
    #expect(
      try write(External.started(at: Self.five)) == #"{"started":{"time":5,"by":"me"}}"#)
    #expect(
      try read(External.self, #"{"moved":{"xy":4,"xx":5,"y":2}}"#) == .moved(x: 5, y: 2))
    #expect(try write(External.moved(x: 5, y: 2)) == #"{"moved":{"pos":5,"y":2}}"#)
    try expectRoundTrip(External.data(Data([10, 255])), #"{"data":"0aff"}"#)
    try expectRoundTrip(External.maybe(nil), #"{"maybe":null}"#)
    try expectRoundTrip(External.maybe(Data([1])), #"{"maybe":"01"}"#)
    try expectRoundTrip(External.unlabelled(1, true), #"{"unlabelled":{"_0":1,"_1":"on"}}"#)
  }

  @Test func rules() throws {
    #expect(try readError(External.self, #"{"strict":"4"}"#).code == .typeMismatch)
    #expect(
      try read(External.self, #"{"drops":{"xs":[1,"a",2],"n":"3"}}"#) == .drops(xs: [1, 2], n: 3))
  }

  @Test("A nil that would decode as the default is encoded")
  func keptNil() throws {
    try expectRoundTrip(External.standard(x: nil), #"{"standard":{"x":null}}"#)
    #expect(try read(External.self, #"{"standard":{}}"#) == .standard(x: 5))
  }

  @Test("Next to a tag, a value with a strategy has a key, because it may not be an object")
  func besideTheTag() throws {
    try expectRoundTrip(Internal.started(at: Self.five), #"{"type":"started","at":5,"by":"me"}"#)
    try expectRoundTrip(Internal.data(Data([1])), #"{"type":"data","_0":"01"}"#)
    #expect(try read(Internal.self, #"{"type":"moved","xx":4}"#) == .moved(x: 4))
    try expectRoundTrip(
      Host(id: 1, state: .data(Data([1]))), #"{"id":1,"type":"data","_0":"01"}"#)
  }

  @Test func adjacentAndUntagged() throws {
    try expectRoundTrip(
      Adjacent.started(at: Self.five, by: 4), #"{"t":"started","c":{"at":5,"by":4}}"#)
    #expect(
      try read(Adjacent<Int>.self, #"{"t":"started","c":{"when":5,"by":4}}"#)
        == .started(at: Self.five, by: 4))
    try expectRoundTrip(Adjacent<Int>.data(Data([1])), #"{"t":"data","c":"01"}"#)
    try expectRoundTrip(Untagged.at(Self.five), "5")
    try expectRoundTrip(Untagged.data(Data([1])), #""01""#)
    #expect(try read(Untagged.self, #"{"xx":1}"#) == .moved(x: 1))
  }

  @Test("Errors of a strategy have the path of the value")
  func errors() throws {
    let error = try readError(External.self, #"{"started":{"t":"x"}}"#)
    #expect(error.path.description == "started.t")
    #expect(try readError(External.self, #"{"moved":{}}"#).path.description == "moved.pos")
  }
}
