// Hooks and validation: code around reading and writing, and rules for values.

import Maquette
import MaquetteConstraints

@Mappable
struct Person {
  var first: String
  var surname: String
  @CodableIgnored var fullName = ""

  // Before decoding: may change or reject the tree.
  @CodableHook(.willDecode) static func upgrade(_ tree: inout AnyValue) {
    if tree["version"] == 1 { tree["surname"] = tree["last"] }
  }

  // After decoding: may complete or reject the model.
  @CodableHook(.didDecode) mutating func complete() throws {
    guard !surname.isEmpty else { throw MappingError(.invalidValue, expected: "a surname") }
    fullName = first + " " + surname
  }

  // After encoding: may change or reject the tree.
  @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["version"] = 2 }
}

let person = try Person(json: #"{"version": 1, "first": "Ada", "last": "Lovelace"}"#)
print(person.fullName)
// Ada Lovelace
print(try person.jsonString())
// {"first":"Ada","surname":"Lovelace","version":2}
do {
  _ = try [Person](json: #"[{"first": "Ada", "surname": ""}]"#)
} catch {
  print(error)
  // expected a surname at '[0]', found an object (line 1, column 2)
}

// Replaces the decoded instance with another one.
@Mappable
final class Country: Sendable {
  static let norway = Country(code: "NO")
  let code: String

  init(code: String) { self.code = code }

  @CodableHook(.didDecode) static func shared(_ country: Country) -> Country {
    country.code == "NO" ? norway : country
  }
}
print(try Country(json: #"{"code": "NO"}"#) === Country.norway)
// true

// Classes: the hooks of the superclass run first.
@Mappable
class Base {
  var log: [String] = []
  @CodableHook(.didDecode) func baseRead() { log.append("base") }
}

@Mappable
final class Derived: Base {
  @CodableHook(.didDecode) func derivedRead() { log.append("derived") }
}
print(try Derived(json: "{}").log)
// ["base", "derived"]

// Rules for values.
@Mappable
struct Pupil {
  @Validated(.trimmed, .notEmpty, .pattern("[A-Z].*")) var name: String
  @Validated(.range(1...13)) var grade: Int
  @Validated(.clamped(to: 0...100)) var points: Int = 0
  @Validated(.count(...3), .each(.range(0...1))) var marks: [Double] = []
  @Validated(.custom("an even number", { (room: Int) in room % 2 == 0 })) var room: Int?

  // A rule for the model as a whole.
  @CodableHook(.validate) func isPlausible() throws {
    if grade == 13, marks.isEmpty { throw MappingError(.invalidValue, expected: "marks") }
  }
}

// A report lists every violation.
let report = JSONMapper().decodeReporting(
  Pupil.self, from: #"{"name": " ada", "grade": 15, "points": 120, "marks": [0.5, 2], "room": 7}"#)
for issue in report.issues { print(issue) }
// repair: expected text without white space around it at 'name' in Pupil, found string " ada" (line 1, column 10) -> trimmed
// error: expected text that matches "[A-Z].*" at 'name' in Pupil, found string " ada" (line 1, column 10)
// error: expected a value in 1...13 at 'grade' in Pupil, found number 15 (line 1, column 27)
// repair: expected a value in 0...100 at 'points' in Pupil, found number 120 (line 1, column 41) -> clamped
// error: expected a value in 0.0...1.0 at 'marks[1]' in Pupil, found number 2 (line 1, column 61)
// error: expected an even number at 'room' in Pupil, found number 7 (line 1, column 73)
for text in [#"{"name": "Ada", "grade": 14}"#, #"{"name": "Ada", "grade": 13}"#] {
  do {
    _ = try Pupil(json: text)
  } catch {
    print(error)
  }
}
// expected a value in 1...13 at 'grade' in Pupil, found number 14 (line 1, column 26)
// expected marks, found an object (line 1, column 1)

// Types that hold only valid values.
enum Percent: ValueRule {
  static var rules: [ValidationRule<Int>] { [.range(0...100)] }
}

@Mappable
struct Server {
  var host: HostName
  var admin: EmailAddress
  var addresses: NonEmpty<[IPv6Address]>
  var load: Constrained<Percent>
  var cores: Positive<Int>
}
let server = try Server(
  json: #"""
    {"host": "a.example", "admin": "ada@a.example", "addresses": ["2001:DB8:0:0::1"], "load": 20, "cores": 8}
    """#)
print(server.host, server.addresses.value[0], server.load.value)
// a.example 2001:db8::1 20
for text in [#"{"host": "a..b"}"#, #"{"addresses": []}"#, #"{"load": 120}"#, #"{"cores": 0}"#] {
  var changed = server
  do {
    try JSONMapper().update(&changed, from: text)
  } catch {
    print(error)
  }
}
// expected a host name at 'host' in Server, found string "a..b" (line 1, column 10)
// expected at least one element at 'addresses' in Server, found 0 elements (line 1, column 15)
// expected a value in 0...100 at 'load' in Server, found number 120 (line 1, column 10)
// expected more than 0 at 'cores' in Server, found number 0 (line 1, column 11)
print(EmailAddress("ada") == nil, NonEmpty("Ada")?.value ?? "nil")
// true Ada

// Validates again after a change.
var pupil = try Pupil(json: #"{"name": " Ada ", "grade": 9}"#)
print(pupil.name)
// Ada
pupil.grade = 0
pupil.marks = [0, 0.5, 1, 1]
for error in pupil.validationErrors { print(error) }
// expected a value in 1...13 at 'grade' in Pupil
// expected at most 3 elements at 'marks' in Pupil, found 4 elements

// An update that violates a rule changes nothing.
var kept = try Pupil(json: #"{"name": "Ada", "grade": 9}"#)
try? JSONMapper().update(&kept, from: #"{"name": "Grace", "grade": 99}"#)
print(kept.name, kept.grade)
// Ada 9

// A type that is decoded and encoded as another type.
@Mappable(via: String.self)
struct Version {
  var major: Int
  var minor: Int

  init(_ text: String) throws {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { throw MappingError(.invalidValue, expected: "a version") }
    (major, minor) = (parts[0], parts[1])
  }
}

extension String {
  init(_ version: Version) { self = "\(version.major).\(version.minor)" }
}
print(try Version(json: #""6.2""#).minor, try Version("5.10").jsonString())
// 2 "5.10"
do {
  _ = try [Version](json: #"["six"]"#)
} catch {
  print(error)
  // expected a version at '[0]', found string "six" (line 1, column 2)
}
