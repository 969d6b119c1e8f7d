import Maquette
import MaquetteCore
import Testing

/// A format that writes nothing for a value must not lose it: the value is decoded again, or refused.
@Suite("Values for which formats write nothing") struct MissingNullTests {
  @Mappable struct Members: Equatable, Sendable {
    var numbers: [String: Int?] = [:]
    var texts: [String: [String: String?]] = [:]
    var lists: [String: [Int]] = [:]
    var id = 1
  }

  @Mappable struct Defaults: Equatable, Sendable {
    var number: Int? = 5
    @CodableDefault("x", on: .missing) var text: String?
    @CodingKey(path: "inner.flag") var flag: Bool? = true
    var list: [Int] = [1]
    var keys: [String: Int] = ["a": 1]
    var id = 1
  }

  @Mappable struct Present: Equatable, Sendable {
    var state: Presence<Int> = .missing
    var text: Presence<String> = .null
    var id = 1
  }

  @Mappable class Base {
    var number: Int? = 5
    var id = 1
    init() {}
  }

  @Mappable final class Derived: Base {
    var other: Int? = 6
    override init() { super.init() }
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable, Sendable {
    case number(Int?), text(String)
  }

  @Mappable(transparent: true) struct Wrapped: Equatable, Sendable { var value: Int? }

  @Mappable struct Holder<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var id = 1
  }

  @Mappable struct Generic<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var number: Int? = 5
    var list: [Int] = [1]
    var id = 1
  }

  @Mappable enum Payloads: Equatable, Sendable {
    case two(Int? = 5, String), both(Int? = nil, String? = "z")
    case list([Int] = [1]), empty([Int] = [])
    case named(a: Int?, b: String? = "b")
  }

  @Mappable(tagged: .internal("type")) enum Inside: Equatable, Sendable {
    case two(a: Int? = 5, b: String)
  }

  /// Payloads whose values are encoded under the second key that is decoded.
  @Mappable enum Renamed: Equatable, Sendable {
    @CodingKey("old", encode: "new", for: "a") @DecodableAlias("new", for: "a")
    case number(a: Int? = 5, b: Int = 1)
    @CodingKey("old", encode: "new", for: "l") @DecodableAlias("new", for: "l")
    case list(l: [Int] = [1], b: Int = 1)
  }

  @Mappable(nilValues: .writeNull) enum Written: Equatable, Sendable {
    case two(a: Int?, b: String)
  }

  @Mappable struct Harmless: Equatable, Sendable {
    var plain: Int?
    var none: Int? = nil
    @EncodableIf(.always) var always: Int?
    var wrapped: Wrapped = Wrapped(value: nil)
    var tree: AnyValue = .null
    var written: Written = .two(a: nil, b: "a")
    @CodableDefault(3) var same: Int?
    var id = 1
  }

  private static let values: [any Mappable & Equatable & Sendable] =
    [
      Members(numbers: ["a": nil]), Members(numbers: ["a": nil, "b": 1]),
      Members(texts: ["a": ["b": nil, "c": ""]]), Members(lists: ["a": [], "b": [1]]),
      Members(numbers: ["a": 1], texts: ["b": ["c": "d"]], lists: ["e": [1, 2]]),
      Defaults(number: nil), Defaults(text: nil), Defaults(text: "a", flag: nil),
      Defaults(text: "a", list: []), Defaults(text: "a", keys: [:]), Defaults(number: 1, text: "a"),
      Holder(value: Untagged.number(nil)), Holder(value: ["k": Untagged.number(nil)]),
      Holder(value: Wrapped(value: nil)), Holder(value: ["k": Wrapped(value: nil)]),
      Holder(value: AnyValue.null), Generic(value: 1, number: nil), Generic(value: 1, list: []),
      Holder(value: Inside.two(a: nil, b: "x")),
      Holder(value: Inside.two(a: 1, b: "x")),
      Holder(value: Renamed.number(a: nil)), Holder(value: Renamed.number(a: 1)),
      Holder(value: Renamed.list(l: [])), Holder(value: Renamed.list(l: [2])),
    ]
    + [
      Payloads.two(nil, "a"), .both(nil, nil), .both(1, nil), .both(nil, "z"), .list([]),
      .list([1]), .empty([]), .named(a: nil, b: nil), .named(a: nil, b: "b"),
    ].map { Holder(value: $0) }

  @Test(arguments: FormatUnderTest.all)
  func `A value is decoded as it was, or refused`(_ format: FormatUnderTest) throws {
    for value in Self.values { check(value, in: format) }
  }

  private func check<T: Mappable & Equatable>(_ value: T, in format: FormatUnderTest) {
    guard let document = format.documentUnlessRefused(value) else { return }
    let decoded = Result { try format.mapping.decode(T.self, from: document, DecodingOptions()) }
    // A form has no empty dictionary for a required property, and its error says so.
    if format.name == "form", case .failure = decoded { return }
    #expect((try? decoded.get()) == value, "\(decoded) for \(value)")
  }

  @Test(arguments: FormatUnderTest.all)
  func `A null that a missing key stands for is no error`(_ format: FormatUnderTest) throws {
    let value = Harmless(same: 3)
    let document = try format.mapping.encode(value, EncodingOptions(nilValues: .writeNull))
    let decoded = try format.mapping.decode(Harmless.self, from: document, DecodingOptions())
    #expect(decoded == value)
  }

  @Test(arguments: FormatUnderTest.all.filter { !$0.mapping.traits.kinds.contains(.null) })
  func `Without null, an error names the value and says why`(_ format: FormatUnderTest) throws {
    let path = "value other than null, which the format lacks"
    func error(_ value: some Mappable) throws -> MappingError {
      try #require(throws: MappingError.self) {
        try format.mapping.encode(value, EncodingOptions())
      }
    }
    #expect(try error(Members(numbers: ["a": nil])).path.description == "numbers.a")
    #expect(try error(Members(numbers: ["a": nil])).expected?.contains(path) == true)
    #expect(try error(Defaults(text: "a", flag: nil)).path.description == "inner.flag")
    #expect(try error(Holder(value: Untagged.number(nil))).path.description == "value")
    #expect(try error(Holder(value: Payloads.two(nil, "a"))).path.description == "value.two._0")
    #expect(
      try error(Holder(value: Renamed.number(a: nil))).path.description == "value.number.new")
    let derived = Derived()
    derived.number = nil
    #expect(try error(derived).path.description == "number")
    (derived.number, derived.other) = (1, nil)
    #expect(try error(derived).path.description == "other")
  }

  @Test(arguments: FormatUnderTest.all.filter { !$0.mapping.traits.kinds.contains(.null) })
  func `A present null is refused, unless it is the default`(_ format: FormatUnderTest) throws {
    for model in [Present(), Present(state: .value(2), text: .value("a"))] {
      let document = try format.mapping.encode(model, EncodingOptions())
      #expect(try format.mapping.decode(Present.self, from: document, DecodingOptions()) == model)
    }
    let error = #expect(throws: MappingError.self) {
      try format.mapping.encode(Present(state: .null), EncodingOptions())
    }
    #expect(error?.path.description == "state")
  }

  @Test(arguments: FormatUnderTest.all.filter(\.hasRows))
  func `Rows refuse a dictionary of nulls only`(_ format: FormatUnderTest) throws {
    let error = try #require(throws: MappingError.self) {
      try format.mapping.encode(Members(numbers: ["a": nil, "b": nil]), EncodingOptions())
    }
    #expect(error.expected == "a dictionary with a value other than null")
    #expect(error.found == "2 nulls")
  }

  @Test(arguments: FormatUnderTest.all.filter { !$0.mapping.traits.kinds.contains(.null) })
  func `Nulls inside trees and extras are left out`(_ format: FormatUnderTest) throws {
    let document = try format.mapping.encode(
      Holder(value: ["a": nil, "b": "c"] as AnyValue), EncodingOptions())
    let decoded = try format.mapping.decode(
      Holder<AnyValue>.self, from: document, DecodingOptions())
    #expect(decoded.value == ["b": "c"])
  }
}
