import AgreementSupport
import Foundation
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

  typealias Maybe = Int?

  @Mappable(tagged: .untagged) enum ByAlias: Equatable, Sendable {
    case number(Maybe)
    case text(String)
  }

  @Mappable(tagged: .untagged) enum ByType: Equatable, Sendable {
    case wrapped(Wrapped)
    case text(String)
  }

  @Mappable(tagged: .untagged) enum ByState: Equatable, Sendable {
    case state(State)
    case list([Int])
  }

  @Mappable(tagged: .untagged) enum ByCase: Equatable, Sendable {
    case inner(ByState)
    case text([String])
  }

  @Mappable(tagged: .untagged)
  enum ByParameter<T: Mappable & Equatable & Sendable>: Equatable,
    Sendable
  {
    case value(T)
    case list([String])
  }

  @Mappable(tagged: .untagged) enum ByStrategy: Equatable, Sendable {
    @CodableBy(.text(Int.self), for: "_0") case number(Int?)
    case list([Int])
  }

  @Mappable(tagged: .untagged) enum ByKey: Equatable, Sendable {
    @CodableBy(.text(Int.self), for: "value") case number(value: Int?)
    case list([Int])
  }

  /// Null is no value of any of these, which are payloads of each other.
  @Mappable(tagged: .untagged) indirect enum Left: Equatable, Sendable {
    case right(Right)
    case other(Right)
    case number(Int)
  }

  @Mappable(tagged: .untagged) indirect enum Right: Equatable, Sendable {
    case text(String)
    case left(Left)
    case other(Left)
  }

  @Mappable struct Untagged: Equatable, Sendable {
    var alias: ByAlias = .text("s")
    var type: ByType = .text("s")
    var state: ByState = .list([1, 2])
    var inner: ByCase = .text(["s", "t"])
    var parameter: ByParameter<Int?> = .list(["s", "t"])
    var strategy: ByStrategy = .list([1, 2])
    var plain: ByParameter<Int> = .value(1)
    var key: ByKey = .list([1, 2])
    var id = 1
  }

  @Mappable final class UntaggedObject: Equatable, @unchecked Sendable {
    var alias: ByAlias = .text("s")
    var parameter: ByParameter<Wrapped> = .list(["s", "t"])
    @CodableBy(.secondsSince1970.optional) var moment: MaybeDate = Date(timeIntervalSince1970: 5)
    var id = 1
    init() {}

    static var ofNulls: UntaggedObject {
      let object = UntaggedObject()
      (object.alias, object.moment) = (.number(nil), nil)
      object.parameter = .value(Wrapped(value: nil))
      return object
    }

    static func == (left: UntaggedObject, right: UntaggedObject) -> Bool {
      left.alias == right.alias && left.parameter == right.parameter && left.moment == right.moment
    }
  }

  typealias MaybeDate = Date?

  @Mappable struct Optionals: Equatable, Sendable {
    @CodableBy(.secondsSince1970.optional) var moment: MaybeDate = Date(timeIntervalSince1970: 5)
    var id = 1
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

  private static let values: [any Mappable & Equatable & Sendable] =
    [
      Values(wrapped: Wrapped(value: nil)), Values(mapped: Mapped(value: nil)),
      Values(number: Number(value: nil)), Values(state: .unset), Values(size: .number(nil)),
      Values(open: .other(nil)),
      Values(tree: nil), Values(), Values(wrapped: Wrapped(value: 1), mapped: Mapped(value: 1)),
      Generic(value: "a", wrapped: Wrapped(value: nil)), Object(wrapped: Wrapped(value: nil)),
      Object(wrapped: Wrapped(value: 1), tree: nil), Object(wrapped: Wrapped(value: 1)),
      Holder(payload: .one(wrapped: Wrapped(value: nil))), Holder(payload: .one(tree: nil)),
    ] + untagged

  private static let untagged: [any Mappable & Equatable & Sendable] = [
    Untagged(), Untagged(alias: .number(nil)), Untagged(type: .wrapped(Wrapped(value: nil))),
    Untagged(state: .state(.unset)), Untagged(inner: .inner(.state(.unset))),
    Untagged(parameter: .value(nil)), Untagged(strategy: .number(nil)), UntaggedObject(),
    UntaggedObject.ofNulls, Optionals(), Optionals(moment: nil),
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
      #expect(report.issues.isEmpty, "\(value)")
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

  @Test func `A type without null has its default, which a report tells`() throws {
    #expect(try Plain(json: #"{"id":null}"#) == Plain())
    let nulls = #"{"plain":null,"key":null,"alias":null}"#
    #expect(try Untagged(json: nulls) == Untagged(alias: .number(nil)))
    let report = JSONMapper().decodeReporting(Untagged.self, from: nulls)
    #expect(report.value == Untagged(alias: .number(nil)))
    #expect(report.issues.map(\.path.description) == ["plain", "key"])
  }

  @Mappable struct Cyclic: Equatable { var left: Left = .number(1) }

  @Test func `Enums without tags that are payloads of each other have no null`() throws {
    #expect(try Cyclic(json: #"{"left":null}"#) == Cyclic())
    let error = #expect(throws: MappingError.self) { try Left(json: "1") }
    #expect(error?.code == .depthExceeded)
  }

  @Test func `Updates, patches, copies and dictionaries keep the null`() throws {
    let expected = Untagged(
      alias: .number(nil), type: .wrapped(Wrapped(value: nil)), parameter: .value(nil))
    var updated = Untagged()
    try JSONMapper().update(&updated, from: #"{"alias":null,"type":null,"parameter":null}"#)
    #expect(updated == expected)
    var patched = Untagged()
    try MergePatch(from: Untagged(), to: expected).apply(to: &patched)
    #expect(patched == expected)
    var merged = Untagged()
    try merged.merge(from: expected, by: .replace)
    #expect(merged == expected)
    #expect(try UntaggedObject.ofNulls.copy() == UntaggedObject.ofNulls)
    #expect(try Untagged(dictionary: expected.dictionary()) == expected)
  }

  @Test(arguments: FormatUnderTest.all.filter { !withNull.contains($0.name) })
  func `Other formats decode it as it was, or refuse it and name its model`(
    _ format: FormatUnderTest
  ) throws {
    for value in Self.untagged { try checkUnlessRefused(value, in: format) }
  }

  private func checkUnlessRefused<T: Mappable & Equatable>(
    _ value: T, in format: FormatUnderTest
  ) throws {
    do {
      let document = try format.mapping.encode(value, EncodingOptions())
      #expect(
        try format.mapping.decode(T.self, from: document, DecodingOptions()) == value, "\(value)")
    } catch {
      #expect(error.code == .unencodable && error.model != nil, "\(value): \(error)")
    }
  }
}

extension NullIsValueTests.Wrapped {
  init(_ number: NullIsValueTests.Number) { self.init(value: number.value) }
}
