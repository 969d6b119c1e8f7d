import Foundation
import Maquette
import Testing

/// Numbers as text, constants, and letter case.
@Suite("Numbers as text, constants, cases of letters")
struct TextStrategyTests {
  @Mappable struct Numbers: Equatable {
    @CodableBy(.text(Int64.self)) var id: Int64
    @CodableBy(.text(UInt64.self)) var count: UInt64?
    @CodableBy(.text(Double.self)) var ratio: Double = 0.5
    @CodableBy(.text(Decimal.self)) var price: Decimal = 1.5
    @CodableBy(.text(AnyValue.Number.self)) var exact: AnyValue.Number?
    @CodableBy(.elements(of: .text(Int.self))) var list: [Int] = []
    @CodableBy(.elements(of: .optional(.text(Decimal.self)))) var gaps: [Decimal?] = []
    @CodableBy(.values(of: .text(Decimal.self))) var amounts: [String: Decimal] = [:]
  }

  @Mappable final class Ledger {
    @CodableBy(.text(Int128.self)) var total: Int128 = 0
    init() {}
  }

  private static let json =
    #"{"id":"9007199254740993","count":"18446744073709551615","ratio":"0.1","price":"12.5","#
    + #""exact":"1.50","list":["1","-2"],"gaps":["0.1",null],"amounts":{"a":"1"}}"#

  // Features: 91, 94
  @Test("Numbers are text, both ways") func numbers() throws {
    let numbers = try Numbers(json: Self.json)
    #expect(numbers.id == 9_007_199_254_740_993 && numbers.count == .max)
    #expect(numbers.list == [1, -2] && numbers.gaps == [Decimal(string: "0.1"), nil])
    #expect(try numbers.jsonString() == Self.json)
    #expect(try Numbers(dictionary: numbers.dictionary()) == numbers)
    var changed = numbers
    try JSONMapper().update(&changed, from: #"{"id":"5","count":null}"#)
    #expect(changed.id == 5 && changed.count == nil)
    #expect(try Ledger(json: #"{"total":"170141183460469231731687303715884105727"}"#).total == .max)
  }

  // Features: 91
  @Test("Text is the form under every policy, and numbers are taken, too") func policies()
    throws
  {
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      let mapper = JSONMapper(options: .init(conversions: policy))
      #expect(try mapper.decode(Numbers.self, from: #"{"id":"7"}"#).id == 7)
      #expect(try mapper.decode(Numbers.self, from: #"{"id":7}"#).id == 7)
    }
    #expect(JSONMapper().decodeReporting(Numbers.self, from: Self.json).issues.isEmpty)
  }

  @Test(
    "Invalid numbers are reported",
    arguments: [
      (#"{"id":"x"}"#, "expected Int64 as text at 'id' in Numbers, found string \"x\""),
      (#"{"id":"1e30"}"#, "number out of range for Int64 at 'id' in Numbers, found number 1e30"),
      (
        #"{"id":"1.5"}"#,
        "number cannot become Int64 without loss at 'id' in Numbers, found number 1.5"
      ),
      (#"{"id":[]}"#, "expected Int64 as text at 'id' in Numbers, found an array"),
      (
        #"{"id":"1","list":["2",""]}"#,
        "expected Int as text at 'list[1]' in Numbers, found string \"\""
      ),
    ])
  func refused(_ json: String, _ message: String) {
    let error = #expect(throws: MappingError.self) { try Numbers(json: json) }
    #expect(error?.description.split(separator: " (").first.map(String.init) == message)
  }

  @Test("NaN follows the conventions") func nonFinite() throws {
    var numbers = try Numbers(json: #"{"id":"1"}"#)
    numbers.ratio = .nan
    #expect(throws: MappingError.self) { try numbers.jsonString() }
    let mapper = JSONMapper(options: .init(conventions: .init(nonFiniteNumbers: .names())))
    let text = try mapper.encodeString(numbers)
    #expect(text.contains(#""ratio":"NaN""#))
    #expect(try mapper.decode(Numbers.self, from: text).ratio.isNaN)
  }

  @Mappable struct Feature: Equatable {
    @CodableBy(.constant("Feature")) var type = "Feature"
    @CodableBy(.constant(2)) var version: Int
  }

  // Features: 91
  @Test("A constant is written, and asked for") func constants() throws {
    let feature = try Feature(json: #"{"version":2}"#)
    #expect(feature == Feature(version: 2))
    #expect(try feature.jsonString() == #"{"type":"Feature","version":2}"#)
    #expect(try Feature(json: feature.jsonString()) == feature)
    let error = #expect(throws: MappingError.self) {
      try Feature(json: #"{"type":"Point","version":2}"#)
    }
    #expect(
      error?.description
        == #"expected "Feature" at 'type', found string "Point" (line 1, column 9)"#)
    #expect(throws: MappingError.self) { try Feature(json: #"{"version":3}"#) }
    #expect(throws: MappingError.self) { try Feature(json: "{}") }
  }

  @Mappable struct Letters: Equatable {
    @CodableBy(.uuid(uppercase: false)) var id: UUID
    @CodableBy(.uuid(uppercase: true)) var other: UUID?
    @CodableBy(.hex(uppercase: true)) var digest: Data
    @CodableBy(.elements(of: .uuid(uppercase: false))) var list: [UUID] = []
  }

  // Features: 100
  @Test("UUIDs and digits in a case of letters") func letters() throws {
    let id = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
    let json =
      #"{"id":"\#(id)","other":"\#(id.uppercased())","digest":"FF0A","list":["\#(id)"]}"#
    let letters = try Letters(json: json)
    #expect(try letters.jsonString() == json)
    #expect(try Letters(json: json.lowercased()) == letters)
    #expect(try Letters(dictionary: letters.dictionary()) == letters)
  }
}
