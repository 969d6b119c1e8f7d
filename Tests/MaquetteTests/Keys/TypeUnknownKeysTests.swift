import AgreementSupport
import Maquette
import Testing

@Suite("Options for unknown keys of a type")
struct TypeUnknownKeysTests {
  @Mappable(unknownKeys: .reject) struct Strict: Equatable {
    var a: Int
    @DecodableAlias("c") @CodingKey(path: "in.b") var b: Int?
  }

  @Mappable(unknownKeys: .ignore) struct Loose: Equatable { var a: Int }

  @Mappable(unknownKeys: .report) struct Told: Equatable {
    var a: Int
    var inner: Loose?
  }

  @Mappable(conversions: .strict, unknownKeys: .reject) struct Generic<T: Equatable>: Equatable {
    var a: T
  }

  @Mappable(unknownKeys: .reject) class Base { var a: Int }

  @Mappable final class Sub: Base { var own: Int? }

  @Mappable(unknownKeys: .reject) final class StrictSub: LooseBase { var own: Int? }

  @Mappable class LooseBase { var a: Int }

  @Mappable struct Outer: Equatable {
    var o: Int
    @CodableFlattened var strict: Strict
  }

  @Mappable struct Holder: Equatable { var strict: Strict? }

  @Mappable(unknownKeys: .reject) actor Act: IsolatedMappable { var a: Int }

  @Mappable(unknownKeys: .reject) struct Unique: NoncopyableMappable, ~Copyable { var a: Int }

  @Mappable(tagged: .internal("kind")) enum Tagged: Equatable { case strict(Strict), none }
  @Mappable(tagged: .internal(path: "meta.kind")) enum DeepTagged: Equatable { case strict(Strict) }
  static let types = PolymorphicTypes<any Sendable>(
    discriminator: "kind", ["strict": Strict.self, "outer": Outer.self])
  @Mappable struct Polymorphic { @CodableBy(.oneOf(types)) var value: any Sendable }

  private static let unknown = #"{"a":1,"x":2}"#

  // Features: 161
  @Test("They are refused with their path") func structs() throws {
    #expect(try read(Strict.self, #"{"a":1,"c":2}"#) == Strict(a: 1, b: 2))
    #expect(try read(Strict.self, #"{"a":1,"in":{"b":2}}"#) == Strict(a: 1, b: 2))
    let error = try readError(Strict.self, Self.unknown)
    #expect(error.code == .unknownKey && error.path.description == "x")
    #expect(error.description.contains("a key of Strict"))
    let nested = try readError(Strict.self, #"{"a":1,"in":{"b":2,"x":3}}"#)
    #expect(nested.code == .unknownKey && nested.path.description == "in.x")
    #expect(try readError(Generic<Int>.self, Self.unknown).code == .unknownKey)
    #expect(
      try readError(Holder.self, #"{"y":1,"strict":{"a":1,"x":2}}"#).path.description == "strict.x")
    #expect(try read(Holder.self, #"{"y":1,"strict":{"a":1}}"#).strict == Strict(a: 1))
  }

  @Test("A subclass inherits the setting of its superclass, or defines its own")
  func objects() throws {
    #expect(throws: MappingError.self) { try Base(json: Self.unknown) }
    #expect(throws: MappingError.self) { try Sub(json: Self.unknown) }
    #expect(throws: MappingError.self) { try StrictSub(json: Self.unknown) }
    #expect(try LooseBase(json: Self.unknown).a == 1)
    let sub = try Sub(json: #"{"a":1,"own":2}"#)
    #expect(sub.a == 1 && sub.own == 2)
    let strictSub = try StrictSub(json: #"{"a":1,"own":2}"#)
    #expect(strictSub.a == 1 && strictSub.own == 2)
  }

  @Test func otherKinds() throws {
    #expect(throws: MappingError.self) { try Act(json: Self.unknown) }
    #expect(throws: MappingError.self) { _ = try Unique(json: Self.unknown) }
    #expect(try readError(Outer.self, #"{"o":1,"a":1,"x":2}"#).path.description == "x")
    #expect(try read(Outer.self, #"{"o":1,"a":1}"#).strict.a == 1)
  }

  @Test("The tag in the object is no unknown key") func tags() throws {
    for text in [#"{"kind":"strict","a":1}"#, #"{"a":1,"kind":"strict"}"#] {
      #expect(try read(Tagged.self, text) == .strict(Strict(a: 1)))
      let value = #"{"value":\#(text)}"#
      #expect(try Polymorphic(json: value).value as? Strict == Strict(a: 1))
      #expect(
        try ValueMapper().decode(Polymorphic.self, from: AnyValue(json: value)).value as? Strict
          == Strict(a: 1))
    }
    #expect(
      try read(DeepTagged.self, #"{"a":1,"meta":{"kind":"strict"}}"#) == .strict(Strict(a: 1)))
    let outer = try Polymorphic(json: #"{"value":{"kind":"outer","o":1,"a":1}}"#)
    #expect(outer.value as? Outer == Outer(o: 1, strict: Strict(a: 1)))
    #expect(
      try readError(Tagged.self, #"{"kind":"strict","a":1,"x":2}"#).path.description == "x")
    #expect(
      JSONMapper().decodeReporting(Tagged.self, from: #"{"a":1,"kind":"strict"}"#).issues == [])
  }

  @Test("The option of the type takes precedence over that of the call") func calls() throws {
    let rejecting = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(try rejecting.decode(Loose.self, from: Self.unknown).a == 1)
    let report = rejecting.decodeReporting(
      Told.self, from: #"{"a":1,"inner":{"a":1,"y":1},"x":2}"#)
    #expect(report.value?.a == 1)
    #expect(report.issues.map(\.error.code) == [.unknownKey])
    #expect(report.issues.map(\.error.path.description) == ["x"])
  }

  @Test func updatesAndReports() throws {
    var strict = Strict(a: 1)
    #expect(throws: MappingError.self) { try JSONMapper().update(&strict, from: Self.unknown) }
    try JSONMapper().update(&strict, from: #"{"a":3}"#)
    #expect(strict == Strict(a: 3))
    let report = JSONMapper().decodeReporting(Strict.self, from: #"{"x":2,"a":"b","y":1}"#)
    #expect(report.issues.map(\.error.path.description) == ["x", "a", "y"])
  }
}
