import AgreementSupport
import Maquette
import Testing

@Suite("Options for nil of a type")
struct NilValuesTests {
  @Mappable(nilValues: .writeNull) struct Nulls: Equatable {
    var a: Int?
    @EncodableIf(.notNil) var b: Int?
    @EncodableDefault(7) var c: Int?
    @CodingKey(path: "in.d") var d: String?
    @CodableBy(.map(["on": true])) var e: Bool?
  }

  @Mappable(nilValues: .omit) struct None: Equatable {
    var a: Int?
    @EncodableIf(.always) var b: Int?
  }

  @Mappable(nilValues: .writeNull) final class Object { var a: Int? }

  @Mappable(nilValues: .writeNull) struct Generic<T> { var a: T? }

  @Mappable(tagged: .internal("t"), nilValues: .writeNull) enum Payload: Equatable {
    case one(a: Int?, b: Int)
    case two
  }

  // Features: 184
  @Test("Null is written for every property that does not say otherwise")
  func nulls() throws {
    #expect(try write(Nulls()) == #"{"a":null,"c":7,"in":{"d":null},"e":null}"#)
    #expect(try write(Nulls(a: 1, b: 2)) == #"{"a":1,"b":2,"c":7,"in":{"d":null},"e":null}"#)
    #expect(try write(Object(json: "{}")) == #"{"a":null}"#)
    #expect(try write(Generic<Int>(json: "{}")) == #"{"a":null}"#)
    try expectRoundTrip(Payload.one(a: nil, b: 2), #"{"t":"one","a":null,"b":2}"#)
  }

  @Test("Nil is omitted even if the call requests null") func nothing() throws {
    let mapper = JSONMapper(options: .init(nilValues: .writeNull))
    #expect(try mapper.encodeString(None()) == #"{"b":null}"#)
  }
}
