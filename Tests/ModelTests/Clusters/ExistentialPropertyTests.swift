import AgreementSupport
import Maquette
import Testing

private protocol Guest: Sendable {}

@Mappable private struct GuestDog: Guest { var x = 1 }

@Mappable private struct GuestCat: Guest { var y = 1 }

private let guests = PolymorphicTypes<any Guest>(
  discriminator: "kind", ["dog": GuestDog.self, "cat": GuestCat.self])

@Suite("Properties of a protocol's type in every kind of model")
struct ExistentialPropertyTests {
  @Mappable fileprivate struct Plain {
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: (any Guest)?
    @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
  }

  @Mappable(conversions: .strict) fileprivate struct Ruled {
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: Optional<any Guest>
    @CodableDefault(GuestDog(x: 9)) @CodableBy(.oneOf(guests)) var c: any Guest
  }

  @Mappable fileprivate struct Generic<T> {
    var t: T?
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: (any Guest)?
    @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
  }

  @Mappable fileprivate struct Keeping {
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: (any Guest)?
    @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(container: "in") fileprivate struct Contained {
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: (any Guest)?
    @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
  }

  @Mappable(layout: .array) fileprivate struct Row {
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: (any Guest)?
    @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
  }

  @Mappable fileprivate struct Deep {
    @CodingKey(path: "p.a") @CodableBy(.oneOf(guests)) let a: any Guest
    @CodingKey(path: "p.b") @CodableBy(.oneOf(guests)) var b: (any Guest)?
    @CodingKey(path: "p.c[0]") @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
  }

  @Mappable fileprivate class Base {
    @CodableBy(.oneOf(guests)) let a: any Guest
    @CodableBy(.oneOf(guests)) var b: (any Guest)?
  }

  @Mappable fileprivate final class Sub: Base {
    @CodableBy(.oneOf(guests)) var c: any Guest = GuestDog(x: 9)
  }

  @Mappable fileprivate enum Payload {
    @CodableBy(.oneOf(guests), for: "_0") case one(any Guest)
    @CodableBy(.oneOf(guests), for: "_0") case maybe((any Guest)?)
    @CodableBy(.arrayOf(guests), for: "all") case many(all: [any Guest], n: Int = 0)
  }

  /// The fields, and their expected encoding.
  private static let source = #""a":{"kind":"cat","y":2}"#
  private static let written = source + #","c":{"kind":"dog","x":9}"#

  @Test func structs() throws {
    #expect(try write(Plain(json: "{\(Self.source)}")) == "{\(Self.written)}")
    #expect(try write(Ruled(json: "{\(Self.source)}")) == "{\(Self.written)}")
    #expect(try write(Generic<Int>(json: "{\(Self.source)}")) == "{\(Self.written)}")
    #expect(
      try write(Keeping(json: "{\(Self.source),\"r\":1}")) == "{\(Self.written),\"r\":1}")
    #expect(
      try write(Contained(json: "{\"in\":{\(Self.source)}}")) == "{\"in\":{\(Self.written)}}")
    #expect(
      try write(Row(json: #"[{"kind":"cat"}]"#))
        == #"[{"kind":"cat","y":1},null,{"kind":"dog","x":9}]"#)
    #expect(
      try write(Deep(json: "{\"p\":{\(Self.source)}}"))
        == "{\"p\":{\(Self.source),\"c\":[{\"kind\":\"dog\",\"x\":9}]}}")
  }

  @Test func objects() throws {
    var object = try Sub(json: "{\(Self.source)}")
    #expect(try write(object) == "{\(Self.written)}")
    try JSONMapper().update(&object, from: #"{"b":{"kind":"dog"},"c":{"kind":"cat"}}"#)
    #expect(object.b is GuestDog && object.c is GuestCat)
  }

  @Test(
    "The tag also selects the value of a case",
    arguments: [
      #"{"one":{"kind":"cat","y":2}}"#, #"{"maybe":null}"#, #"{"maybe":{"kind":"dog","x":1}}"#,
      #"{"many":{"all":[{"kind":"cat","y":2},{"kind":"dog","x":1}],"n":3}}"#,
    ])
  func payloads(_ json: String) throws {
    #expect(try write(Payload(json: json)) == json)
    #expect(try write(ValueMapper().decode(Payload.self, from: AnyValue(json: json))) == json)
  }
}
