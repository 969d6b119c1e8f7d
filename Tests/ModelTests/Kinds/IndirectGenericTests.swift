import AgreementSupport
import Maquette
import Testing

// The compiler (6.3) crashed on these properties where fields are collected first.

@Mappable(tagged: .untagged)
indirect enum Expandable<T> {
  case id(String)
  case object(T)
}

extension Expandable: Equatable where T: Equatable {}

@Suite("Properties of generic indirect enums")
struct IndirectGenericTests {
  @Mappable struct Plain: Equatable {
    var a: Expandable<Int>
    var b: Expandable<Int>?
    var c: Expandable<Int> = .id("c")
  }

  @Mappable(conversions: .strict) struct Ruled: Equatable {
    let a: Expandable<Int>
    var b: Expandable<Int>?
    var c: Expandable<Int> = .id("c")
  }

  @Mappable struct Constant: Equatable {
    let object = "charge"
    var a: Expandable<Int>
    @CodingKey(path: "x.b") var b: Expandable<Int>?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(conversions: .strict) struct Generic<T: Equatable>: Equatable {
    var a: Expandable<T>
    var b: Expandable<T>?
  }

  @Mappable class Base {
    var a: Expandable<Int>
    @CodingKey(path: "list[0]") var b: Expandable<Int>?
  }

  @Mappable final class Sub: Base {
    var own: Expandable<String> = .id("own")
    @CodingKey(path: "more[1]") var other: Expandable<String>?
  }

  @Mappable final class Final {
    var a: Expandable<Int>
    var b: Expandable<Int>?
  }

  @Mappable actor Act: IsolatedMappable {
    let a: Expandable<Int>
    var b: Expandable<Int>?
  }

  @Mappable struct Unique: NoncopyableMappable, ~Copyable {
    var a: Expandable<Int>
    var b: Expandable<Int>?
  }

  @Mappable(layout: .array) struct Row: Equatable {
    var a: Expandable<Int>
    var b: Expandable<Int>?
  }

  @Mappable(tagged: .internal("t")) enum Payload<T: Equatable>: Equatable {
    case one(Expandable<Int>?, Expandable<T>)
    case two(x: Expandable<T>)
  }

  @Test func structs() throws {
    try expectRoundTrip(Plain(a: .object(1)), #"{"a":1,"c":"c"}"#)
    try expectRoundTrip(Ruled(a: .id("x"), b: .object(2)), #"{"a":"x","b":2,"c":"c"}"#)
    try expectRoundTrip(
      Constant(a: .object(1), b: .id("b"), rest: ["r": 1]),
      #"{"object":"charge","a":1,"x":{"b":"b"},"r":1}"#)
    try expectRoundTrip(Generic(a: .object(1), b: .id("b")), #"{"a":1,"b":"b"}"#)
    try expectRoundTrip(Row(a: .object(1), b: .id("b")), #"[1,"b"]"#)
  }

  @Test func objects() throws {
    let json = #"{"a":1,"list":["b"],"own":"own","more":[0]}"#
    let base = try Base(json: #"{"a":1,"list":["b"]}"#)
    #expect(base.a == .object(1) && base.b == .id("b"))
    let sub = try Sub(json: json)
    #expect(sub.a == .object(1) && sub.b == .id("b") && sub.own == .id("own") && sub.other == nil)
    var final = try Final(json: #"{"a":"x"}"#)
    try JSONMapper().update(&final, from: #"{"b":7}"#)
    #expect(try final.jsonString() == #"{"a":"x","b":7}"#)
  }

  @Test func actorsAndNoncopyables() async throws {
    let act = try Act(json: #"{"a":1,"b":"b"}"#)
    #expect(try await act.jsonString() == #"{"a":1,"b":"b"}"#)
    var unique = try Unique(json: #"{"a":1}"#)
    try JSONMapper().update(&unique, from: #"{"b":"b"}"#)
    #expect(try unique.jsonString() == #"{"a":1,"b":"b"}"#)
  }

  @Test func payloads() throws {
    try expectRoundTrip(
      Payload<Int>.one(nil, .object(3)), #"{"t":"one","_1":3}"#)
    try expectRoundTrip(Payload<Int>.two(x: .id("i")), #"{"t":"two","x":"i"}"#)
  }
}
