// Presence and output: what was there, and what is written.

import Maquette

// Missing, null or a value.
@Mappable
struct UserPatch {
  var name: Presence<String>
  var age: Presence<Int>
  var email: Presence<String>
}
let patch = try UserPatch(json: #"{"name": null, "age": 36}"#)
print(patch.name, patch.age, patch.email)
// null value(36) missing
print(try patch.jsonString())
// {"name":null,"age":36}

// Which properties the source had.
@Mappable
struct User {
  var name: String
  var age = 0
  var email: String?
}
let presented = try JSONMapper().decode(
  PresenceTracked<User>.self, from: #"{"name": "Ada", "email": null}"#)
print(presented.model.age, presented.properties.sorted(), presented.has("age"))
// 0 ["email", "name"] false

// Gaps filled from another instance, for one call.
let template = User(name: "nobody", age: 18, email: "a@b.c")
let filled = try JSONMapper().decode(User.self, from: #"{"name": "Ada"}"#, fillingGapsOf: template)
print(filled.age, filled.email ?? "nil")
// 18 a@b.c

// A default for a type, wherever it is a property.
@Mappable
enum Level: String, DefaultProviding {
  case low, high
  static var defaultValue: Level { .low }
}

@Mappable
struct Settings {
  var level: Level
  @CodableDefault(0) @CodableDefault(-1, on: .invalid) var volume: Int
}
print(try Settings(json: #"{"volume": "loud"}"#).volume)
// -1
print(try Settings.defaultInstance().level)
// low

// When a property is encoded.
@Mappable
struct Row {
  var id: Int
  @EncodableIf(.notDefault) var count = 0
  @EncodableIf(.notEmpty) var tags: [String] = []
  @EncodableIf(.always) var note: String?
  @EncodableDefault("none") var owner: String?
  var comment: String?
  @EncodableComputed var isUsed: Bool { count > 0 }
}
print(try Row(id: 1).jsonString())
// {"id":1,"note":null,"owner":"none","isUsed":false}
let nulls = JSONMapper(options: .init(nilValues: .writeNull))
print(try nulls.encodeString(Row(id: 1)))
// {"id":1,"note":null,"owner":"none","comment":null,"isUsed":false}

// For all properties of a type.
@Mappable(omitting: [.nil, .defaults, .empty])
struct Sparse {
  var id = 0
  var tags: [String] = []
  var note: String?
}
print(try [Sparse(), Sparse(id: 1, tags: ["a"])].jsonString())
// [{},{"id":1,"tags":["a"]}]

// Chosen parts, for one call.
@Mappable
struct Status {
  var id: Int
  var text: String
  var user: User
}
let statuses = [Status(id: 1, text: "hi", user: User(name: "Ada", age: 36))]
let chosen = JSONMapper(options: .init(selection: .only("id", "user.name")))
print(try chosen.encodeString(statuses))
// [{"id":1,"user":{"name":"Ada"}}]
let others = JSONMapper(options: .init(selection: .without("user.age", "text")))
print(try others.encodeString(statuses))
// [{"id":1,"user":{"name":"Ada"}}]

// Views: which audience sees which properties.
extension EncodingView {
  static let admin: EncodingView = "admin"
}

@Mappable
struct Account {
  var id: Int
  @CodableView(.admin, "owner") var balance: Int
}
let account = Account(id: 1, balance: 10)
for views: Set<EncodingView>? in [nil, ["public"], [.admin]] {
  let mapper = JSONMapper(options: .init(views: views))
  print(try mapper.encodeString(account))
}
// {"id":1,"balance":10}
// {"id":1}
// {"id":1,"balance":10}

// Sorted, pretty, canonical.
let sorted = JSONMapper(options: .init(format: JSONFormat(sortsKeys: true)))
print(try sorted.encodeString(statuses[0]))
// {"id":1,"text":"hi","user":{"age":36,"name":"Ada"}}
print(try account.jsonString(.pretty))
// {
//   "id": 1,
//   "balance": 10
// }
