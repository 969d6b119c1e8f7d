import AgreementSupport
import Foundation
import Maquette
import Testing

private struct Trouble: Error, CustomStringConvertible {
  var description: String { "too much trouble" }
}

@Suite("Strategies built from functions")
struct TransformationTests {
  @Mappable struct Offer: Equatable {
    @CodableBy(
      .transform(
        decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int(($0 * 100).rounded()) }))
    var price: Double
    @CodableBy(.transform(decode: { (text: String) in text.count }, encode: { "\($0)" }))
    var length: Int?
    @DecodableBy(.transform { (text: String) in text.uppercased() }) var code: String
    @EncodableBy(.transform { (size: Int) in [size, size] }) var size: Int = 1
    @CodableBy(Transformation(decode: { (n: Int) in -n }, encode: { -$0 }).inverted) var twice:
      Int = 0
  }

  // Features: 91, 92
  @Test("Functions read and write a property")
  func functions() throws {
    let json = #"{"price":1999,"length":"hello","code":"ab","size":2,"twice":5}"#
    let offer = Offer(price: 19.99, length: 5, code: "AB", size: 2, twice: -5)
    #expect(try read(Offer.self, json) == offer)
    #expect(
      try write(offer) == #"{"price":1999,"length":"5","code":"AB","size":[2,2],"twice":5}"#)
  }

  // Features: 95
  @Test("One direction alone")
  func oneWay() throws {
    let offer = try read(Offer.self, #"{"price":"1","code":"x"}"#)
    #expect(offer == Offer(price: 0.01, length: nil, code: "X", size: 1, twice: 0))
  }

  @Mappable struct Checked: Equatable {
    @CodableBy(
      .transform(
        decode: { (value: Int) throws -> Int in
          guard value < 10 else { throw Trouble() }
          guard value > 0 else { throw MappingError(.invalidValue, expected: "a positive number") }
          return value
        },
        encode: { (value: Int) throws -> Int in
          guard value < 10 else { throw Trouble() }
          return value
        }))
    var values: Int = 1
    @CodableBy(
      .elements(
        of: Transformation(
          decode: { (n: Int) throws -> Int in
            guard n != 3 else { throw Trouble() }
            return n
          },
          encode: { (n: Int) throws -> Int in
            guard n != 3 else { throw Trouble() }
            return n
          })))
    var list: [Int] = []
  }

  // Features: 99, 5.8, 5.10
  @Test(
    "What a function throws has the path and the value",
    arguments: [
      (#"{"values":11}"#, "too much trouble at 'values' in Checked (line 1, column 11)"),
      (
        #"{"values":-1}"#,
        "expected a positive number at 'values' in Checked, found number -1 (line 1, column 11)"
      ),
      (
        #"{"values":"x"}"#,
        "expected Int at 'values' in Checked, found string \"x\" (line 1, column 11)"
      ),
      (
        #"{"values":null,"list":[1,3]}"#,
        "too much trouble at 'list[1]' in Checked (line 1, column 26)"
      ),
      (
        #"{"list":[1,[]]}"#,
        "expected Int at 'list[1]' in Checked, found an array (line 1, column 12)"
      ),
      (
        #"{"list":[1,null]}"#,
        "expected Int at 'list[1]' in Checked, found null (line 1, column 12)"
      ),
      (
        #"{"list":{}}"#,
        "expected an array at 'list' in Checked, found an object (line 1, column 9)"
      ),
    ])
  func errors(_ json: String, _ message: String) throws {
    #expect(try readError(Checked.self, json).description == message)
  }

  // Features: 99
  @Test("What a function throws on writing has the path")
  func writingErrors() throws {
    for (model, path) in [(Checked(values: 12), "values"), (Checked(list: [1, 3]), "list[1]")] {
      let error = #expect(throws: MappingError.self) { try model.jsonString() }
      #expect(error?.description == "too much trouble at '\(path)' in Checked")
      let other = #expect(throws: MappingError.self) { try ValueMapper().encode(model) }
      #expect(other?.description == error?.description)
    }
  }

  // Features: 92
  @Test("A class and a generic struct use functions too")
  func elsewhere() throws {
    #expect(try ClassOffer(json: #"{"price":250}"#).price == 2.5)
    #expect(try ClassOffer(price: 3).jsonString() == #"{"price":300}"#)
    #expect(try read(GenericOffer<Bool>.self, #"{"price":250,"extra":true}"#).price == 2.5)
  }
}

@Mappable final class ClassOffer {
  @CodableBy(.transform(decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int($0 * 100) }))
  var price: Double

  init(price: Double) { self.price = price }
}

@Mappable struct GenericOffer<Extra: Mappable & Equatable>: Equatable {
  @CodableBy(.transform(decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int($0 * 100) }))
  var price: Double
  var extra: Extra
}

@Suite("Strategies built from strategies")
struct CompositionTests {
  @Mappable struct Parts: Equatable {
    @CodableBy(.elements(of: .secondsSince1970)) var days: [Date] = []
    @CodableBy(.uniqueElements(of: .hex)) var digests: Set<Data>?
    @CodableBy(.values(of: .base64URL)) var tokens: [String: Data] = [:]
    @CodableBy(.values(of: .elements(of: .plain(Int.self)), keys: Int.self)) var grid:
      [Int: [Int]] = [:]
    @CodableBy(.keys(of: .date("yyyy-MM-dd"), values: .plain(Int.self))) var visits: [Date: Int] =
      [:]
    @CodableBy(.elements(of: .optional(.hex))) var gaps: [Data?] = []
    @CodableBy(.elements(of: PlainStrategy<Int>().replacingInvalid(by: 0))) var scores: [Int] = []
    @CodableBy(.elements(of: PlainStrategy<Int>().optional.replacingInvalid(by: nil)))
    var places: [Int?] = []
    @CodableBy(
      DateStrategy(.iso8601).map(
        decode: { $0.timeIntervalSince1970 },
        encode: { Date(timeIntervalSince1970: $0) }
      ).map(decode: { Int($0) }, encode: { Double($0) }))
    var second: Int = 0
  }

  static let json = #"""
    {"days":[0,1],"digests":["ff"],"tokens":{"a":"-_8"},"grid":{"1":[2,3]},\#
    "visits":{"1970-01-02":4},"gaps":["00",null],"scores":[1],"places":[1,null],\#
    "second":"1970-01-01T00:00:07Z"}
    """#

  // Features: 93, 94
  @Test("Elements, keys and values have strategies")
  func parts() throws {
    let parts = Parts(
      days: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)],
      digests: [Data([255])], tokens: ["a": Data([0xFB, 0xFF])], grid: [1: [2, 3]],
      visits: [Date(timeIntervalSince1970: 86400): 4], gaps: [Data([0]), nil], scores: [1],
      places: [1, nil], second: 7)
    try expectRoundTrip(parts, Self.json)
  }

  // Features: 74, 78
  @Test("Bad elements are replaced by a value or by nil, and reported")
  func replaced() throws {
    let json = #"{"scores":[1,"x",null,[2]],"places":[1,{},null]}"#
    let parts = try read(Parts.self, json)
    #expect(parts.scores == [1, 0, 0, 0] && parts.places == [1, nil, nil])
    let report = JSONMapper().decodeReporting(Parts.self, from: json)
    #expect(
      report.issues.map { "\($0.error.path) \($0.resolution ?? "")" } == [
        "scores[1] used a replacement", "scores[2] used a replacement",
        "scores[3] used a replacement", "places[1] used a replacement",
      ])
    #expect(throws: MappingError.self) { try Parts(json: #"{"scores":[1,"x]}"#) }
  }

  // Features: 94, 99
  @Test(
    "Errors in parts tell the place of the part",
    arguments: [
      (
        #"{"days":[1,"x"]}"#,
        "expected seconds since 1970 at 'days[1]' in Parts, found string \"x\" (line 1, column 12)"
      ),
      (
        #"{"tokens":{"a":1}}"#,
        "expected bytes as base64 for URLs at 'tokens.a' in Parts, found number 1 (line 1, column 16)"
      ),
      (
        #"{"grid":{"x":[]}}"#,
        "expected a key of type Int at 'grid.x' in Parts, found key \"x\" (line 1, column 14)"
      ),
      (
        #"{"grid":{"1":[[]]}}"#,
        "expected Int at 'grid[\"1\"][0]' in Parts, found an array (line 1, column 15)"
      ),
      (
        #"{"visits":{"soon":1}}"#,
        "expected a date as yyyy-MM-dd at 'visits.soon' in Parts, found key \"soon\" (line 1, column 19)"
      ),
      (
        #"{"gaps":[1]}"#,
        "expected bytes as hexadecimal digits at 'gaps[0]' in Parts, found number 1 (line 1, column 10)"
      ),
      (
        #"{"visits":[]}"#,
        "expected an object at 'visits' in Parts, found an array (line 1, column 11)"
      ),
    ])
  func errors(_ json: String, _ message: String) throws {
    #expect(try readError(Parts.self, json).description == message)
  }

  // Features: 74, 94
  @Test("Rules hold inside strategies")
  func rules() throws {
    let mapper = JSONMapper(
      options: .init(rules: .init(invalidElements: .drop, acceptsSingleValues: true)))
    let parts = try mapper.decode(
      Parts.self, from: #"{"days":[1,"x"],"digests":"ff","visits":{"soon":1,"1970-01-01":2}}"#)
    #expect(parts.days.count == 1 && parts.digests == [Data([255])])
    #expect(parts.visits == [Date(timeIntervalSince1970: 0): 2])
  }
}

@Suite("The context of a call in strategies")
struct ContextTests {
  private enum CurrencyKey: MappingContextKey {
    static var defaultValue: String { "EUR" }
  }
  enum FactorKey: MappingContextKey {
    static var defaultValue: Int { 1 }
  }

  struct Scaled: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      try reader.readInteger(Int.self) * reader.state.options.context[FactorKey.self]
    }
    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      writer.writeInteger(value / writer.state.options.context[FactorKey.self])
    }
  }

  @Mappable struct Price: Equatable {
    @CodableBy(Scaled()) var amount: Int
    @CodableBy(
      .transform(
        contextualDecode: { (n: Int, context) in n * context[FactorKey.self] },
        encode: { (n: Int, context) in n / context[FactorKey.self] }))
    var other: Int
    @DecodableBy(.transform(contextual: { (n: Int, context) in n + context[FactorKey.self] }))
    var sum: Int = 0
  }

  // Features: 97, 98
  @Test("A strategy sees the typed values of the call")
  func context() throws {
    var context = MappingContext()
    #expect(context[CurrencyKey.self] == "EUR" && context[FactorKey.self] == 1)
    let empty = context
    context[CurrencyKey.self] = "CHF"
    context[FactorKey.self] = 100
    #expect(context[CurrencyKey.self] == "CHF" && context != empty && empty == MappingContext())
    let mapper = JSONMapper(options: .init(conventions: .init(context: context)))
    let price = try mapper.decode(Price.self, from: #"{"amount":3,"other":4,"sum":1}"#)
    #expect(price == Price(amount: 300, other: 400, sum: 101))
    #expect(try mapper.encodeString(price) == #"{"amount":3,"other":4,"sum":101}"#)
    #expect(try Price(json: #"{"amount":3,"other":4}"#) == Price(amount: 3, other: 4, sum: 0))
    let trees = ValueMapper(options: .init(conventions: .init(context: context)))
    #expect(try trees.decode(Price.self, from: ["amount": 3, "other": 4]).amount == 300)
    let lines = Array(mapper.lines(of: Price.self, from: #"{"amount":1,"other":2}"#))
    #expect(try lines[0].get().amount == 100)
  }
}

@Suite("JSON inside text")
struct JSONTextTests {
  @Mappable struct Payload: Equatable {
    var id: Int
    var tags: [String] = []
    @CodableBy(.json([Int].self)) var inner: [Int]?
  }

  @Mappable struct Envelope: Equatable {
    @CodableBy(.json(Payload.self)) var payload: Payload
    var after: Int?
  }

  // Features: 58
  @Test("Text is JSON of its own, both ways, text in text too")
  func roundTrip() throws {
    try expectRoundTrip(
      Envelope(payload: Payload(id: 7, tags: ["a\"b"], inner: [1, 2]), after: 1),
      #"{"payload":"{\"id\":7,\"tags\":[\"a\\\"b\"],\"inner\":\"[1,2]\"}","after":1}"#)
  }

  // Features: 58, 99
  @Test(
    "Errors have the inner path behind the outer",
    arguments: [
      (
        #"{"payload":"{\"id\":\"x\"}"}"#,
        "expected Int at 'payload.id' in Payload, found string \"x\""
      ),
      (#"{"payload":"{}"}"#, "missing key 'id' at 'payload' in Payload"),
      (
        #"{"payload":"{\"id\":1,\"tags\":[1,{}]}"}"#,
        "expected String at 'payload.tags[1]' in Payload, found an object"
      ),
      (
        #"{"payload":"{\"id\":1,\"inner\":\"[1,true,[]]\"}"}"#,
        "expected Int at 'payload.inner[2]' in Payload, found an array"
      ),
      (
        #"{"payload":"{\"id\":tru}"}"#,
        "expected JSON as text at 'payload' in Envelope, found string"
      ),
      (#"{"payload":""}"#, "expected JSON as text at 'payload' in Envelope, found string \"\""),
      (#"{"payload":{"id":1}}"#, "expected JSON as text at 'payload' in Envelope, found an object"),
      (#"{"payload":null}"#, "expected Payload at 'payload' in Envelope, found null"),
      (#"{"payload":7}"#, "expected JSON as text at 'payload' in Envelope, found number 7"),
    ])
  func errors(_ json: String, _ message: String) throws {
    let error = try readError(Envelope.self, json)
    #expect(error.description.hasPrefix(message), "\(error)")
    #expect(error.location?.column == 12)
  }

  // Features: 58
  @Test("A report goes on inside the text and behind it")
  func report() {
    let json = #"{"payload":"{\"id\":\"7\",\"tags\":[\"a\",{}]}","after":"x"}"#
    let report = JSONMapper().decodeReporting(Envelope.self, from: json)
    #expect(
      report.issues.map(\.error.path.description) == ["payload.id", "payload.tags[1]", "after"])
    #expect(report.value?.payload == Payload(id: 7, tags: ["a"]))
    let limits = JSONMapper(options: .init(limits: .init(depth: 3)))
    #expect(throws: MappingError.self) {
      try limits.decode(Envelope.self, from: #"{"payload":"[[[[[1]]]]]"}"#)
    }
  }
}
