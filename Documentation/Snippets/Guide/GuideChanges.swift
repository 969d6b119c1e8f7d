// Copy, merge, diff, patch: what the schema of a model is good for.

import Maquette
import MaquetteJSONTools

@Mappable
struct School {
  let name: String
  var city: String?
  var grades: [Grade] = []
  var head: Person
  @CodableIgnored var isOpen = false
}

@Mappable
struct Grade {
  var name: String
  var pupils: Int
}

@Mappable
struct Person {
  var name: String
  var email: String?
}

let old = School(
  name: "North", city: "Oslo", grades: [Grade(name: "9", pupils: 20)],
  head: Person(name: "Ada", email: "a@b.c"))

// Copies with changes, to constants and by paths, too.
var new = old.copy { $0.city = nil }
new = try new.copy(setting: ["name": "South", "head.email": nil, "grades[0].pupils": "21"])
print(new.name, new.city ?? "nil", new.head.email ?? "nil", new.grades[0].pupils)
// South nil nil 21
do {
  _ = try old.copy(setting: ["head.age": 7])
} catch {
  print(error)
  // unknown key, expected a property of Person at 'head', found age
}

// Values by path.
print(old.value(at: "head.name") ?? "none", old.value(at: "grades[0].pupils", as: Int.self) ?? 0)
// Ada 20
try new.setValue("Grace", at: "head.name")

// The differences between two models.
print(new.changedProperties(since: old))
// ["name", "city", "grades", "head"]
for change in new.changes(since: old) { print(change) }
// name: "North" -> "South"
// city: "Oslo" -> null
// grades[0].pupils: 20 -> 21
// head.name: "Ada" -> "Grace"
// head.email: "a@b.c" -> null
print(new.isEqual(to: old), new.isEqual(to: new.copy { $0.isOpen = true }))
// false true

// A merge patch (RFC 7396): made of two models, applied to a third.
let patch = try MergePatch(from: old, to: new)
print(try patch.jsonString())
// {"city":null,"name":"South","grades":[{"name":"9","pupils":21}],"head":{"email":null,"name":"Grace"}}
var other = School(name: "East", city: "Bern", head: Person(name: "Bo", email: "b@b.c"))
try patch.apply(to: &other)
print(ModelDescription.line(of: other))
// School: ["name": South, "city": nil, "grades": [Grade: ["name": 9, "pupils": 21]], "head": Person: ["name": Grace, "email": nil], "isOpen": false]
do {
  try MergePatch(["head": ["name": nil]]).apply(to: &other)
} catch {
  print(error)
  // expected String at 'head.name' in Person, found null
}

// A partial has the properties of the struct, each of them missing, null or a value.
@Mappable @CodablePartial
struct Account: Equatable {
  let id: Int
  @CodingKey("e_mail") var email: String?
  var role = "reader"
  @CodableNestedPartial var owner: Owner
}

@Mappable @CodablePartial
struct Owner: Equatable {
  var name: String
  var city: String?
}

var account = Account(id: 1, email: "a@b.c", role: "admin", owner: Owner(name: "Ada"))
let change = try Account.Partial(
  json: #"{"e_mail": null, "role": null, "owner": {"city": "Oslo"}}"#)
print(change.email, change.id.isPresent, change.isEmpty)
// null false false
let before = account
try account.apply(change)
print(account.email ?? "nil", account.role, account.owner.name, account.owner.city ?? "nil")
// nil reader Ada Oslo

// A partial of the differences, ready to send, and two partials merged.
let sent = Account.Partial(from: before, to: account)
print(try sent.jsonString())
// {"e_mail":null,"role":"reader","owner":{"city":"Oslo"}}
print(try sent.merging(.init(email: .value("x@y.z"))).jsonString())
// {"e_mail":"x@y.z","role":"reader","owner":{"city":"Oslo"}}

// A whole model from a partial, and how it fails.
for partial in [Account.Partial(id: .value(2)), .init(owner: .value(.init(name: .null)))] {
  do {
    _ = try Account(partial)
  } catch {
    print(error)
  }
}
// missing key 'owner' in Account
// missing key 'id' in Account
do {
  try account.apply(.init(owner: .value(.init(name: .null))))
} catch {
  print(error)
  // expected String at 'owner.name' in Owner, found null
}

// Merging models, with a rule for each property.
var merged = old
try merged.merge(
  from: new, by: .replaceIfPresent, rules: ["name": .keep, "grades": .append, "head": .merge])
print(merged.name, merged.city ?? "nil", merged.grades.count, merged.head.name)
// North Oslo 2 Grace

// A list of changes to a tree or a model (RFC 6902).
var tree: AnyValue = ["name": "Ada", "tags": ["a"]]
try JSONPatch(
  json:
    #"[{"op": "test", "path": "/name", "value": "Ada"}, {"op": "add", "path": "/tags/-", "value": "b"}]"#
).apply(to: &tree)
print(tree)
// {"name":"Ada","tags":["a","b"]}
do {
  try JSONPatch([.remove(JSONPointer("/tags/7"))]).apply(to: &tree)
} catch {
  print(error)
  // missing key at 'tags[7]'
}

// Pointers (RFC 6901) and queries (a part of RFC 9535).
print(tree[try JSONPointer("/tags/1")] ?? .null)
// "b"
let store = try AnyValue(
  json: #"{"books": [{"title": "A", "price": 8}, {"title": "B", "price": 12}]}"#)
print(try store.values(matching: "$.books[*].title"), try store.values(matching: "$..price"))
// ["A", "B"] [8, 12]

// Objects: deep copies, equality without transient properties.
@Mappable
final class Row: SchemaHashable, SchemaDescribing {
  var title: String
  var children: [Row] = []
  @CodableIgnored var isSelected = false

  init(title: String) { self.title = title }
}
let row = Row(title: "a")
row.children = [Row(title: "b")]
let copy = try row.copy { $0.isSelected = true }
print(copy == row, copy.children[0] === row.children[0], copy)
// true false Row: ["title": a, "children": [Row: ["title": b, "children": [], "isSelected": false]], "isSelected": true]

// A fragment kept as text, to pass on or to decode later.
@Mappable
struct Envelope {
  var kind: String
  var payload: RawJSON
}
let envelope = try Envelope(json: #"{"kind": "person", "payload": {"name":  "Ada"}}"#)
print(try envelope.jsonString(), try envelope.payload.decode(Person.self).name)
// {"kind":"person","payload":{"name":  "Ada"}} Ada
