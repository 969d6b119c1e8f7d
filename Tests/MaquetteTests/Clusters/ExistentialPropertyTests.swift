import Maquette
import Testing

private protocol Pet: Sendable {}

@Mappable private struct PetDog: Pet { var x = 1 }

@Mappable private struct PetCat: Pet { var y = 1 }

private let pets = Cluster<any Pet>(
  discriminator: "kind", ["dog": PetDog.self, "cat": PetCat.self])

@Suite("Properties of a protocol's type in every kind of model")
struct ExistentialPropertyTests {
  @Mappable fileprivate struct Plain {
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: (any Pet)?
    @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
  }

  @Mappable(conversions: .strict) fileprivate struct Ruled {
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: Optional<any Pet>
    @CodableDefault(PetDog(x: 9)) @CodableBy(.oneOf(pets)) var c: any Pet
  }

  @Mappable fileprivate struct Generic<T> {
    var t: T?
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: (any Pet)?
    @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
  }

  @Mappable fileprivate struct Keeping {
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: (any Pet)?
    @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
    @CodableExtras var rest: [String: Value] = [:]
  }

  @Mappable(container: "in") fileprivate struct Contained {
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: (any Pet)?
    @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
  }

  @Mappable(layout: .array) fileprivate struct Row {
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: (any Pet)?
    @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
  }

  @Mappable fileprivate struct Deep {
    @CodingKey(path: "p.a") @CodableBy(.oneOf(pets)) let a: any Pet
    @CodingKey(path: "p.b") @CodableBy(.oneOf(pets)) var b: (any Pet)?
    @CodingKey(path: "p.c[0]") @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
  }

  @Mappable fileprivate class Base {
    @CodableBy(.oneOf(pets)) let a: any Pet
    @CodableBy(.oneOf(pets)) var b: (any Pet)?
  }

  @Mappable fileprivate final class Sub: Base {
    @CodableBy(.oneOf(pets)) var c: any Pet = PetDog(x: 9)
  }

  @Mappable fileprivate enum Payload {
    @CodableBy(.oneOf(pets), for: "_0") case one(any Pet)
    @CodableBy(.oneOf(pets), for: "_0") case maybe((any Pet)?)
    @CodableBy(.arrayOf(pets), for: "all") case many(all: [any Pet], n: Int = 0)
  }

  /// The fields, and what they are written as.
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
    #expect(object.b is PetDog && object.c is PetCat)
  }

  @Test(
    "A value of a case is chosen by its tag, too",
    arguments: [
      #"{"one":{"kind":"cat","y":2}}"#, #"{"maybe":null}"#, #"{"maybe":{"kind":"dog","x":1}}"#,
      #"{"many":{"all":[{"kind":"cat","y":2},{"kind":"dog","x":1}],"n":3}}"#,
    ])
  func payloads(_ json: String) throws {
    #expect(try write(Payload(json: json)) == json)
    #expect(try write(ValueMapper().decode(Payload.self, from: Value(json: json))) == json)
  }
}
