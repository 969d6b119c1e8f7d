import AgreementSupport
import Maquette
import Testing

@Suite("Missing, null and present")
struct PresenceTests {
  @Mappable struct Patch: Equatable {
    var name: Presence<String>
    var age: Presence<Int> = .null
    var tags: Presence<[String]>
    @CodableBy(Doubled()) var twice: Presence<Int>
  }

  struct Doubled: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      try reader.readInteger(Int.self) * 2
    }
    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      writer.writeInteger(value / 2)
    }
  }

  // Features: 84
  @Test(
    "A value is missing, null or there",
    arguments: [
      ("{}", Patch(name: .missing, age: .null, tags: .missing, twice: .missing)),
      (
        #"{"name":null,"age":null,"twice":null}"#,
        Patch(name: .null, age: .null, tags: .missing, twice: .null)
      ),
      (
        #"{"name":"A","age":3,"tags":[],"twice":4}"#,
        Patch(name: .value("A"), age: .value(3), tags: .value([]), twice: .value(8))
      ),
    ])
  func states(_ json: String, _ patch: Patch) throws {
    #expect(try read(Patch.self, json) == patch)
    if json != "{}" { #expect(try write(patch) == json) }
  }

  // Features: 84
  @Test("What is missing is left out even where nil is written") func omission() throws {
    let mapper = JSONMapper(options: .init(nilValues: .writeNull))
    let patch = Patch(name: .missing, age: .null, tags: .missing, twice: .missing)
    #expect(try mapper.encodeString(patch) == #"{"age":null}"#)
  }

  // Features: 84
  @Test("A value of another kind is an error") func mistakes() throws {
    #expect(
      try readError(Patch.self, #"{"age":"x"}"#).description
        == #"expected Int at 'age' in Patch, found string "x" (line 1, column 8)"#)
    #expect(try readError(Patch.self, #"{"twice":[]}"#).path.description == "twice")
  }

  @Mappable struct Inner: Equatable {
    var a: Int
    var b: Int?
  }

  @Mappable final class Holder {
    var inner: Presence<Inner>
    let fixed: Presence<Int>
    init() { (inner, fixed) = (.missing, .missing) }
  }

  @Mappable enum Event: Equatable {
    case change(to: Presence<Int>, by: String)
  }

  typealias Maybe = Presence<Int>

  @Mappable struct Aliased: Equatable {
    var maybe: Maybe
    var all: [Presence<Int>] = []
  }

  // Features: 84
  @Test("Classes, payloads, arrays and other names for the type") func elsewhere() throws {
    let holder = try Holder(json: #"{"inner":{"a":1}}"#)
    #expect(holder.inner == .value(Inner(a: 1)) && holder.fixed == .missing)
    #expect(try write(holder) == #"{"inner":{"a":1}}"#)
    try expectRoundTrip(Event.change(to: .missing, by: "x"), #"{"change":{"by":"x"}}"#)
    try expectRoundTrip(Event.change(to: .null, by: "x"), #"{"change":{"to":null,"by":"x"}}"#)
    #expect(try read(Aliased.self, "{}").maybe == .missing)
    #expect(
      try read(Aliased.self, #"{"maybe":null,"all":[1,null]}"#)
        == Aliased(maybe: .null, all: [.value(1), .null]))
    #expect(try write([Presence<Int>.missing, .value(1)]) == "[null,1]")
  }

  // Features: 84
  @Test("An update changes what it names") func updates() throws {
    var holder = try Holder(json: #"{"inner":{"a":1,"b":2}}"#)
    try JSONMapper().update(&holder, from: #"{"inner":{"a":5}}"#)
    #expect(holder.inner == .value(Inner(a: 5, b: 2)))
    try JSONMapper().update(&holder, from: "{}")
    #expect(holder.inner.isPresent)
    try ValueMapper().update(&holder, from: ["inner": nil])
    #expect(holder.inner == .null)
    try JSONMapper().update(&holder, from: #"{"inner":{"a":6}}"#)
    #expect(holder.inner.value == Inner(a: 6))
  }

  // MARK: Which properties were there

  @Mappable(fieldNaming: .snakeCase) struct User: Equatable {
    var fullName = ""
    @DecodableAlias("mail") var email: String?
    @CodingKey(path: "address.city") var city: String?
    var friends: [PresenceTracked<User>] = []
    @DecodableIgnored var version = 1
  }

  // Features: 85
  @Test("The properties that the source had are known") func presented() throws {
    let json =
      #"{"full_name":"A","mail":null,"friends":[{"address":{"city":"B"}},{}],"version":2,"x":1}"#
    let user = try read(PresenceTracked<User>.self, json)
    #expect(user.properties == ["fullName", "email", "friends"])
    #expect(user.keys == ["full_name", "mail", "friends", "version", "x"])
    #expect(user.model.friends.map(\.properties) == [["city"], []])
    #expect(user.has("email") && !user.has("city") && user.model.email == nil)
    #expect(
      try write(user.model.friends[0])
        == #"{"full_name":"","address":{"city":"B"},"friends":[],"version":1}"#)
    var changed = user
    try JSONMapper().update(&changed, from: #"{"address":{"city":"C"}}"#)
    #expect(changed.has("city") && changed.has("fullName") && changed.model.fullName == "A")
  }

  @Mappable struct Place: Equatable {
    var city: String?
    @CodingKey(path: "geo.lat") var latitude: Double?
  }

  @Mappable struct Order: Equatable {
    var id = 0
    @CodableFlattened var place: Place
    @CodableFlattened(prefix: "to_") var target: Place?
    @CodableFlattened(prefix: "pay_") var payment: FlattenedEnum.Payment?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  // Features: 44, 51, 85
  @Test(
    "Flattened members and extras are present if one of their keys is",
    arguments: [
      ("{}", []), (#"{"id":1}"#, ["id"]), (#"{"city":null}"#, ["place"]),
      (#"{"geo":{"lat":1}}"#, ["place"]), (#"{"geo":{}}"#, []),
      (#"{"to_city":"a","id":2}"#, ["id", "target"]), (#"{"x":1}"#, ["rest"]),
      (#"{"pay_type":"cash"}"#, ["payment"]),
    ] as [(String, Set<String>)])
  func presentMembers(_ json: String, _ properties: Set<String>) throws {
    #expect(try read(PresenceTracked<Order>.self, json).properties == properties)
  }

  @Mappable struct Holding: Equatable {
    var inner: Presence<Inner>
    var text: Presence<String>
    var id = 0
  }

  @Test("An update sets a model to null, to nothing, or changes it") func modelUpdates() throws {
    let old = Holding(inner: .value(Inner(a: 1, b: 2)), text: .value("x"))
    for (json, expected) in [
      (#"{"inner":null,"text":null,"id":1}"#, Holding(inner: .null, text: .null, id: 1)),
      (
        #"{"inner":{"a":3},"id":1}"#,
        Holding(inner: .value(Inner(a: 3, b: 2)), text: .value("x"), id: 1)
      ),
      ("{}", old),
    ] {
      var updated = old
      try JSONMapper().update(&updated, from: json)
      #expect(updated == expected)
      updated = old
      try ValueMapper().update(&updated, from: AnyValue(json: json))
      #expect(updated == expected)
    }
  }
}
