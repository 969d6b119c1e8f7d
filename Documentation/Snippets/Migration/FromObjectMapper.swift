// The models of an ObjectMapper application.

import Foundation
import Maquette

@Mappable
enum Sex: String {
  case female, male
}

@Mappable
struct Temperature {
  var celsius: Double
  var fahrenheit: Double?
}

@Mappable
struct Person {
  @CodingKey("user_name") let name: String
  var age: Int = 0
  @CodableDefault(nil as Sex?, on: .missing, .null, .invalid) var sex: Sex?
  @CodingKey(path: "distance.value") var distance: Double?
  @CodingKey("birth") @CodableBy(.secondsSince1970) var birthday: Date?
  var friends: [Person] = []
  var readings: [String: [Temperature]] = [:]
}

let json = #"""
  {
    "user_name": "Ada", "age": "36", "sex": "unknown", "birth": 158198400,
    "distance": { "text": "102 km", "value": 102 },
    "friends": [ { "user_name": "Charles" } ],
    "readings": { "monday": [ { "celsius": 22.5 }, { "celsius": 19, "fahrenheit": 66.2 } ] }
  }
  """#

let person = try Person(json: json)
print(person.name, person.age, person.sex == nil, person.distance ?? 0, person.friends.count)
// Ada 36 true 102.0 1
print(person.readings["monday"]?.count ?? 0)
// 2

// ObjectMapper decodes null and values that do not fit as 0; Maquette throws with the place.
let wrong = [#"{"user_name": "Ada", "age": "old"}"#, #"{"user_name": "Ada", "age": 1.9}"#]
for text in wrong {
  do {
    _ = try Person(json: text)
  } catch {
    print(error)
  }
}
// expected Int at 'age' in Person, found string "old" (line 1, column 29)
// number cannot become Int without loss at 'age' in Person, found number 1.9 (line 1, column 29)

// toJSONString(prettyPrint:), toJSON(), shouldIncludeNilValues
print(try Temperature(celsius: 19).jsonString(), try Temperature(celsius: 19).dictionary().count)
// {"celsius":19.0} 1
let nulls = JSONMapper(options: .init(nilValues: .writeNull))
print(try nulls.encodeString(Temperature(celsius: 19)))
// {"celsius":19.0,"fahrenheit":null}

// Mapper().map(JSONString:toObject:)
var older = person
try JSONMapper().update(&older, from: #"{"age": 37, "distance": {"value": 7}}"#)
print(older.age, older.distance ?? 0, older.name)
// 37 7.0 Ada

// A TransformOf becomes two functions.
@Mappable
struct Offer {
  @CodableBy(
    .transform(
      decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int(($0 * 100).rounded()) }))
  var price: Double
}
print(try Offer(json: #"{"price": 1999}"#).jsonString())
// {"price":1999}

// Or a type.
struct Kilometres: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Double {
    let text = try reader.readString()
    guard text.hasSuffix(" km"), let value = Double(text.dropLast(3)) else {
      throw MappingError(.invalidValue, expected: "kilometres")
    }
    return value
  }

  func encode<W: MappingWriter & ~Copyable>(_ value: Double, to writer: inout W) throws {
    writer.writeString("\(value) km")
  }
}

@Mappable
struct Trip {
  @CodableBy(Kilometres()) var length: Double
}

print(try Trip(json: #"{"length": "12.5 km"}"#).length)
// 12.5
do {
  _ = try Trip(json: #"{"length": "12.5 miles"}"#)
} catch {
  print(error)
  // expected kilometres at 'length' in Trip, found string "12.5 miles" (line 1, column 12)
}
