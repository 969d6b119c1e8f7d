import AgreementSupport
import Maquette
import MaquetteCore
import MaquetteJSONTools
import Testing

/// A default does not replace null where null is a value of the type.
@Suite("Null as a value of a type, in properties with another default") struct NullIsValueTests {
  @Mappable(transparent: true) struct Wrapped: Equatable, Sendable { var value: Int? = 7 }

  @Mappable(transparent: true) struct Mapped: Equatable, Sendable {
    @CodableBy(.text(Int.self)) var value: Int?
  }

  @Mappable(via: Wrapped.self) struct Number: Equatable, Sendable {
    var value: Int?
    init(value: Int?) { self.value = value }
    init(_ wire: Wrapped) { value = wire.value }
  }

  @Mappable enum State: Equatable, Sendable {
    case on
    case level(Int)
    @CodableCase(nil) case unset
  }

  @Mappable(tagged: .untagged) enum Size: Equatable, Sendable {
    case number(Int?)
    case text(String)
  }

  @Mappable(tagged: .untagged) enum Open: Equatable, Sendable {
    case number(Int)
    @CodableFallback case other(AnyValue)
  }

  @Mappable struct Values: Equatable, Sendable {
    var wrapped: Wrapped = Wrapped(value: 3)
    var mapped: Mapped = Mapped(value: 3)
    var number: Number = Number(value: 3)
    var state: State = .on
    var size: Size = .text("s")
    var open: Open = .number(1)
    var tree: AnyValue = 3
    var id = 1
  }

  @Mappable struct Generic<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var wrapped: Wrapped = Wrapped(value: 3)
    var id = 1
  }

  @Mappable enum Payload: Equatable, Sendable {
    case one(wrapped: Wrapped = Wrapped(value: 3), tree: AnyValue = 4, id: Int = 1)
  }

  @Mappable struct Holder: Equatable, Sendable {
    var payload: Payload
    var id = 1
  }

  @Mappable final class Object: Equatable, @unchecked Sendable {
    var wrapped: Wrapped = Wrapped(value: 3)
    var tree: AnyValue = 3
    var id = 1
    init(wrapped: Wrapped, tree: AnyValue = 3) { (self.wrapped, self.tree) = (wrapped, tree) }
    static func == (left: Object, right: Object) -> Bool {
      left.wrapped == right.wrapped && left.tree == right.tree
    }
  }

  @Mappable struct Single: NoncopyableMappable, ~Copyable {
    var wrapped: Wrapped = Wrapped(value: 3)
    var id = 1
  }

  @Mappable struct Plain: Equatable { var id = 5 }

  private static let values: [any Mappable & Equatable & Sendable] = [
    Values(wrapped: Wrapped(value: nil)), Values(mapped: Mapped(value: nil)),
    Values(number: Number(value: nil)), Values(state: .unset), Values(size: .number(nil)),
    Values(open: .other(nil)),
    Values(tree: nil), Values(), Values(wrapped: Wrapped(value: 1), mapped: Mapped(value: 1)),
    Generic(value: "a", wrapped: Wrapped(value: nil)), Object(wrapped: Wrapped(value: nil)),
    Object(wrapped: Wrapped(value: 1), tree: nil), Object(wrapped: Wrapped(value: 1)),
    Holder(payload: .one(wrapped: Wrapped(value: nil))), Holder(payload: .one(tree: nil)),
  ]

  private static let withNull = ["JSON", "JSON5", "CBOR", "MessagePack", "YAML"]

  @Test(arguments: FormatUnderTest.all.filter { withNull.contains($0.name) })
  func `A value is decoded as it was`(_ format: FormatUnderTest) throws {
    for value in Self.values { try check(value, in: format) }
  }

  private func check<T: Mappable & Equatable>(_ value: T, in format: FormatUnderTest) throws {
    for options in [EncodingOptions(), EncodingOptions(nilValues: .writeNull)] {
      let document = try format.mapping.encode(value, options)
      #expect(
        try format.mapping.decode(T.self, from: document, DecodingOptions()) == value, "\(value)")
      let report = format.mapping.report(T.self, from: document, DecodingOptions())
      #expect(report.value == value)
    }
  }

  @Test func `Formats with null write it`() throws {
    let values = Values(
      wrapped: Wrapped(value: nil), mapped: Mapped(value: nil), number: Number(value: nil),
      state: .unset, size: .number(nil), open: .other(nil), tree: nil)
    let names = ["wrapped", "mapped", "number", "state", "size", "open", "tree"]
    let json = "{" + names.map { #""\#($0)":null,"# }.joined() + #""id":1}"#
    try expectRoundTrip(values, json)
    let dictionary = try values.dictionary()
    #expect(try Values(dictionary: dictionary) == values)
  }

  @Test func `An update and patches set null`() throws {
    let json = #"{"wrapped":null,"number":null,"state":null,"tree":null}"#
    let expected = Values(
      wrapped: Wrapped(value: nil), number: Number(value: nil), state: .unset, tree: nil)
    var updated = Values()
    try JSONMapper().update(&updated, from: json)
    #expect(updated == expected)
    var merged = Values()
    try MergePatch(json: json).apply(to: &merged)
    #expect(merged == expected)
    try merged.merge(from: Values(), by: .replace)
    #expect(merged == Values())
    try merged.merge(from: expected, by: .replace)
    #expect(merged == expected)
    let object = Object(wrapped: Wrapped(value: 1))
    let copy = try object.copy { $0.wrapped = Wrapped(value: nil) }
    #expect(try copy.copy() == copy)
  }

  @Test func `A noncopyable struct, too`() throws {
    let single = try Single(json: #"{"wrapped":null}"#)
    #expect(single.wrapped == Wrapped(value: nil))
    let other = try Single(json: "{}")
    #expect(other.wrapped == Wrapped(value: 3))
  }

  @Test func `A type without null has its default`() throws {
    #expect(try Plain(json: #"{"id":null}"#) == Plain())
  }
}

extension NullIsValueTests.Wrapped {
  init(_ number: NullIsValueTests.Number) { self.init(value: number.value) }
}
