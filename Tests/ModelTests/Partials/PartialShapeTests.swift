import AgreementSupport
import Maquette
import Testing

/// Partials of models with every attribute of properties.
@Suite("Partials of all shapes")
struct PartialShapeTests {
  @Mappable @CodablePartial
  struct Address: Equatable {
    var street: String
    var city = "Oslo"
    @CodingKey(path: "geo.lat") var latitude: Double?
  }

  @Mappable @CodablePartial
  struct Person: Equatable {
    @CodableFlattened(prefix: "home_") var home: Address
    @CodableFlattened var other: Address?
    @CodableNestedPartial var work: Address?
    @CodableNestedPartial var first: Address
    @CodableNestedPartial var second: Address = .init(street: "initial")
    @CodableExtras var rest: [String: AnyValue]
  }

  static let person = Person(
    home: Address(street: "h"), work: Address(street: "w", latitude: 1),
    first: Address(street: "f"), rest: ["x": 1, "y": 2])

  static let changes: [(String, Person.Partial)] = [
    (#"{"home_street":"H"}"#, Person.Partial(home: Address.Partial(street: .value("H")))),
    (#"{"street":"O"}"#, Person.Partial(other: Address.Partial(street: .value("O")))),
    (
      #"{"work":{"geo":{"lat":null}},"first":{"city":"C"}}"#,
      Person.Partial(
        work: .value(Address.Partial(latitude: .null)),
        first: .value(Address.Partial(city: .value("C"))))
    ),
    (
      #"{"work":null,"second":null,"x":3}"#,
      Person.Partial(work: .null, second: .null, rest: ["x": 3])
    ),
  ]

  // Features: 199
  @Test(
    "Parts of members, of nested partials and of kept keys are changed", arguments: changes)
  func parts(_ json: String, _ partial: Person.Partial) throws {
    try expectRoundTrip(partial, json)
    // A partial has the same effect as an update with the same text.
    var expected = Self.person
    try JSONMapper().update(&expected, from: json)
    #expect(try Self.person.applying(partial) == expected)
    #expect(!partial.isEmpty)
  }

  // Features: 199
  @Test("What is not there is made of the part that is named") func making() throws {
    var person = Self.person
    person.work = nil
    let changed = try person.applying(.init(work: .value(.init(street: .value("n")))))
    #expect(changed.work == Address(street: "n"))
    let initial = try Person(
      .init(
        home: .init(street: .value("h")), first: .value(.init(street: .value("f"))),
        second: .value(.init(city: .value("c")))))
    #expect(initial.second == Address(street: "initial", city: "c"))
    #expect(initial.other == nil && initial.work == nil && initial.rest.isEmpty)
  }

  static let refused: [(Person.Partial, String)] = [
    (
      Person.Partial(home: Address.Partial(street: .null)),
      "expected String at 'home_street' in Address, found null"
    ),
    (Person.Partial(other: Address.Partial(city: .value("c"))), "missing key 'street' in Address"),
    (
      Person.Partial(work: .value(Address.Partial(street: .null))),
      "expected String at 'work.street' in Address, found null"
    ),
    (Person.Partial(first: .null), "expected Address at 'first' in Person, found null"),
  ]

  // Features: 199
  @Test("Errors inside have the whole path", arguments: refused)
  func mistakes(_ partial: Person.Partial, _ message: String) {
    let error = #expect(throws: MappingError.self) { try Self.person.applying(partial) }
    #expect(error?.description == message)
  }

  // Features: 199
  @Test("Differences and merges go into parts") func differences() throws {
    var new = Self.person
    new.home.city = "C"
    new.work?.latitude = nil
    new.rest["x"] = 5
    let change = Person.Partial(from: Self.person, to: new)
    #expect(
      try write(change) == #"{"home_city":"C","work":{"geo":{"lat":null}},"x":5}"#)
    #expect(try Self.person.applying(change) == new)
    let merged = change.merging(.init(work: .value(.init(city: .value("W"))), rest: ["z": 1]))
    #expect(
      try write(merged)
        == #"{"home_city":"C","work":{"city":"W","geo":{"lat":null}},"x":5,"z":1}"#)
    new.work = nil
    #expect(Person.Partial(from: Self.person, to: new).work == .null)
    #expect(Person.Partial(from: new, to: Self.person).work.value?.street == .value("w"))
  }

  // MARK: Strategies, rules, views

  struct Doubled: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      try reader.readInteger(Int.self) * 2
    }
    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      writer.writeInteger(value / 2)
    }
  }

  @DecodableRules(conversions: .strict)
  @Mappable(omitting: .nil, container: "data") @CodablePartial
  struct Ruled: Equatable {
    @CodableBy(Doubled()) var twice: Int
    @CodableBy(Doubled()) var maybe: Int?
    @Validated(.range(1...9)) var grade: Int = 5
    @CodableView("admin") @EncodableIf(.notNil) var secret: String?
    @EncodableIgnored var password: String?
    @CodableDefault(0) @CodableDefault(-1, on: .invalid) var volume: Int

    @CodableHook(.validate) func check() throws {
      guard twice > grade else { throw MappingError(.invalidValue, expected: "a larger 'twice'") }
    }
  }

  // Features: 199
  @Test("Strategies, rules, views and containers are those of the model") func ruled() throws {
    try expectRoundTrip(
      Ruled.Partial(twice: .value(4), maybe: .null, secret: .null),
      #"{"data":{"twice":2,"maybe":null,"secret":null}}"#)
    #expect(try read(Ruled.Partial.self, #"{"data":{"volume":"x"}}"#).volume == .value(-1))
    #expect(
      try readError(Ruled.Partial.self, #"{"data":{"grade":12}}"#).description
        == "expected a value in 1...9 at 'data.grade' in Partial, found number 12 (line 1, column 18)"
    )
    #expect(try readError(Ruled.Partial.self, #"{"data":{"grade":"3"}}"#).code == .typeMismatch)
    var mapper = JSONMapper()
    mapper.options.encoding = .init(views: ["public"])
    let partial = Ruled.Partial(secret: .value("s"), password: .value("p"))
    #expect(try mapper.encodeString(partial) == #"{"data":{}}"#)
  }

  // Features: 199
  @Test("Rules and hooks of validation are asked of the result") func validation() throws {
    let ruled = try Ruled(.init(twice: .value(8)))
    #expect(ruled == Ruled(twice: 8, volume: 0))
    for (partial, message) in [
      (Ruled.Partial(twice: .value(2)), "expected a larger 'twice' in Ruled"),
      (Ruled.Partial(grade: .value(10)), "expected a value in 1...9 at 'grade' in Ruled"),
      (Ruled.Partial(twice: .null), "expected Int at 'data.twice' in Ruled, found null"),
    ] {
      let error = #expect(throws: MappingError.self) { try ruled.applying(partial) }
      #expect(error?.description == message)
    }
  }

  // MARK: Types

  typealias Maybe = Int?
  typealias Tri = Presence<Int>

  enum Level: String, DefaultProviding, Mappable {
    case low, high
    static var defaultValue: Level { .low }
  }

  @Mappable @CodablePartial
  struct Renamed: Equatable {
    var maybe: Maybe
    var tri: Tri
    var level: Level
    var note: Presence<String>
  }

  // Features: 199
  @Test("Optionals and presences under other names, and defaults of types")
  func renamed() throws {
    let empty = try Renamed(.init())
    #expect(try empty == read(Renamed.self, "{}"))
    let nulls = #"{"maybe":null,"tri":null,"level":null,"note":null}"#
    let partial = try read(Renamed.Partial.self, nulls)
    #expect(try Renamed(partial) == read(Renamed.self, nulls))
    #expect(Renamed.Partial(empty) == Renamed.Partial(maybe: .null, level: .value(.low)))
    let full = Renamed(maybe: 1, tri: .value(2), level: .high, note: .value("n"))
    #expect(try Renamed(Renamed.Partial(full)) == full)
    #expect(try full.applying(partial) == Renamed(maybe: nil, tri: .null, level: .low, note: .null))
    #expect(Renamed.Partial(from: full, to: full).isEmpty)
  }

  @Mappable @CodablePartial
  struct Box<T: Mappable & Sendable>: Sendable {
    var value: T
    var more: [T]?
  }

  // Features: 199
  @Test("Generic models have generic partials") func generics() throws {
    let partial = try Box<Int>.Partial(json: #"{"value":3}"#)
    #expect(partial.value == .value(3) && partial.more == .missing)
    #expect(try partial.jsonString() == #"{"value":3}"#)
    #expect(try Box(value: 1, more: [2]).applying(partial).more == [2])
    #expect(Box.Partial(from: Box(value: [1], more: nil), to: Box(value: [1], more: nil)).isEmpty)
  }

  struct Outer<T: Mappable & Equatable> {
    @Mappable @CodablePartial
    struct Inner: Equatable {
      var value: T
      var more: T?
    }
  }

  // Features: 199
  @Test("A model in a generic type speaks of its parameters") func enclosingObject() throws {
    typealias Inner = Outer<[Int]>.Inner
    let inner = Inner(value: [1], more: [2])
    try expectRoundTrip(inner, #"{"value":[1],"more":[2]}"#)
    try expectRoundTrip(Inner.Partial(more: .null), #"{"more":null}"#)
    #expect(try inner.applying(.init(more: .null)) == Inner(value: [1], more: nil))
  }

  @Mappable @CodablePartial
  public struct Exposed: Equatable {
    public var id: Int
    var inner: Empty?
    private(set) var note: String?
    public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  }

  @Mappable @CodablePartial
  fileprivate struct Hidden {
    let `default`: Int?
  }

  @Mappable @CodablePartial
  struct Empty: Equatable {}

  @Mappable(.decode) @CodablePartial
  struct OneWay { let a: Int? }

  // Features: 199
  @Test("Access levels, one direction, no properties") func declarations() throws {
    #expect(try Exposed(.init(id: .value(1))).id == 1)
    #expect(try Hidden(Hidden.Partial(json: #"{"default":2}"#)).default == 2)
    #expect(try OneWay(OneWay.Partial(json: #"{"a":2}"#)).a == 2)
    try expectRoundTrip(Empty.Partial(), "{}")
    #expect(try Empty.Partial().isEmpty && Empty(Empty.Partial()) == Empty())
  }
}
