import AgreementSupport
import Maquette
import Testing

@Suite("Partials")
struct PartialTests {
  @Mappable @CodablePartial
  struct Address: Equatable {
    var street: String
    var city = "Oslo"
  }

  @CodablePartial @Mappable(fieldNaming: .snakeCase)
  struct User: Equatable, Sendable {
    let id: Int
    var fullName: String
    @CodingKey("e_mail") @DecodableAlias("mail") var email: String?
    var age: Int? = 18
    var address: PartialTests.Address = .init(street: "none")
    @CodableDefault(7) var level: Int
    @CodableIgnored var isSelected = false
    @DecodableIgnored var version = 1
  }

  typealias Change = User.Partial

  static let states: [(String, Change)] = [
    ("{}", Change()),
    (
      #"{"id":1,"full_name":"A","e_mail":"a","age":2,"address":{"street":"s","city":"c"},"level":3}"#,
      Change(
        id: .value(1), fullName: .value("A"), email: .value("a"), age: .value(2),
        address: .value(Address(street: "s", city: "c")), level: .value(3))
    ),
    (
      #"{"id":null,"full_name":null,"e_mail":null,"age":null,"address":null,"level":null}"#,
      Change(
        id: .null, fullName: .null, email: .null, age: .null, address: .null, level: .null)
    ),
    (#"{"full_name":"B","age":null}"#, Change(fullName: .value("B"), age: .null)),
  ]

  // Features: 199
  @Test(
    "Each property is missing, null or there, behind the keys of the model", arguments: states
  )
  func mapping(_ json: String, _ partial: Change) throws {
    try expectRoundTrip(partial, json)
    #expect(partial.isEmpty == (json == "{}"))
  }

  // Features: 199
  @Test("A partial knows the aliases, and nothing of what is not read") func keys() throws {
    #expect(try read(Change.self, #"{"mail":"a"}"#) == Change(email: .value("a")))
    #expect(try read(Change.self, #"{"version":2,"isSelected":true}"#).isEmpty)
    #expect(
      Change.schema.properties.map(\.name) == [
        "id", "fullName", "email", "age", "address", "level",
      ])
  }

  // Features: 199
  @Test(
    "A wrong value in a partial is an error",
    arguments: [
      (#"{"id":"x"}"#, #"expected Int at 'id' in Partial, found string "x" (line 1, column 7)"#),
      (
        #"{"e_mail":[]}"#,
        "expected String at 'e_mail' in Partial, found an array (line 1, column 11)"
      ),
      (
        #"{"address":{"city":"c"}}"#,
        "missing key 'street' at 'address' in Address (line 1, column 12)"
      ),
      ("[]", "expected an object for Partial, found an array (line 1, column 1)"),
    ])
  func mistakes(_ json: String, _ message: String) throws {
    #expect(try readError(Change.self, json).description == message)
  }

  static let user = User(
    id: 1, fullName: "Ada", email: "a@b", address: Address(street: "s"), level: 2,
    isSelected: true, version: 5)

  static let changes: [(Change, User)] = [
    (Change(), user),
    (
      Change(id: .value(2), fullName: .value("Bo")),
      User(
        id: 2, fullName: "Bo", email: "a@b", address: Address(street: "s"), level: 2,
        isSelected: true, version: 5)
    ),
    // Null sets an optional to nil, and other properties to their defaults.
    (
      Change(email: .null, age: .null, address: .null, level: .null),
      User(
        id: 1, fullName: "Ada", email: nil, age: nil, address: Address(street: "none"), level: 7,
        isSelected: true, version: 5)
    ),
  ]

  // Features: 199
  @Test("Applying changes what a partial names, and nothing else", arguments: changes)
  func applying(_ change: Change, _ changed: User) throws {
    #expect(try Self.user.applying(change) == changed)
    var user = Self.user
    try user.apply(change)
    #expect(user == changed)
  }

  static let refused: [(Change, String, String)] = [
    (Change(id: .null), "expected Int at 'id' in User, found null", "id"),
    (Change(fullName: .null), "expected String at 'full_name' in User, found null", "fullName"),
  ]

  // Features: 199
  @Test("Null where a property needs a value is an error with its path", arguments: refused)
  func refusing(_ change: Change, _ message: String, _ property: String) {
    var user = Self.user
    let error = #expect(throws: MappingError.self) { try user.apply(change) }
    #expect(error?.description == message && error?.code == .unexpectedNull)
    #expect(error?.model == "User" && error?.property == property)
    #expect(user == Self.user)
  }

  // Features: 199
  @Test("A whole model is made of a partial, with the defaults of reading")
  func making() throws {
    let made = try User(Change(id: .value(1), fullName: .value("A")))
    #expect(try made == read(User.self, #"{"id":1,"full_name":"A"}"#))
    let nulls = try User(
      Change(
        id: .value(1), fullName: .value("A"), email: .null, age: .null, address: .null, level: .null
      )
    )
    #expect(
      try nulls
        == read(
          User.self,
          #"{"id":1,"full_name":"A","e_mail":null,"age":null,"address":null,"level":null}"#))
    #expect(
      try User(Change(Self.user)) == Self.user.copy { ($0.isSelected, $0.version) = (false, 1) })
  }

  // Features: 199
  @Test(
    "What a whole model misses is told as reading tells it",
    arguments: [
      ("{}", "missing key 'id' in User"), (#"{"id":1}"#, "missing key 'full_name' in User"),
      (#"{"id":1,"full_name":null}"#, "expected String at 'full_name' in User, found null"),
    ])
  func missing(_ json: String, _ message: String) throws {
    let partial = try Change(json: json)
    let error = #expect(throws: MappingError.self) { try User(partial) }
    #expect(error?.description == message)
    #expect(try readError(User.self, json).description.hasPrefix(message))
  }

  // Features: 199
  @Test("A partial of a model names all of it, and of two what differs")
  func differences() throws {
    let all = Change(Self.user)
    #expect(all.fullName == .value("Ada") && all.age == .value(18))
    #expect(Change(try Self.user.applying(Change(email: .null))).email == .null)
    #expect(Change(from: Self.user, to: Self.user).isEmpty)
    let new = User(
      id: 1, fullName: "Bo", email: nil, age: 3, address: Address(street: "t"), level: 2)
    let change = Change(from: Self.user, to: new)
    #expect(
      change
        == Change(
          fullName: .value("Bo"), email: .null, age: .value(3),
          address: .value(Address(street: "t"))))
    #expect(try Change(Self.user.applying(change)) == Change(new))
  }

  // Features: 199
  @Test("Merging does what both partials do, one after the other") func merging() throws {
    let first = Change(fullName: .value("A"), email: .null, age: .value(1))
    let second = Change(email: .value("b"), age: .null, level: .value(3))
    let merged = first.merging(second)
    #expect(
      merged
        == Change(fullName: .value("A"), email: .value("b"), age: .null, level: .value(3)))
    #expect(try Self.user.applying(merged) == Self.user.applying(first).applying(second))
    var same = first
    same.merge(Change())
    #expect(same == first)
  }

  // Features: 199
  @Test("An update of a partial adds what it names") func updates() throws {
    var change = Change(fullName: .value("A"), age: .value(1))
    try JSONMapper().update(&change, from: #"{"age":null,"mail":"m"}"#)
    #expect(change == Change(fullName: .value("A"), email: .value("m"), age: .null))
    try ValueMapper().update(&change, from: ["full_name": nil])
    #expect(change.fullName == .null)
  }
}
