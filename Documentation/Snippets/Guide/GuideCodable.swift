// Codable types beside models.

import Foundation
import Maquette
import MaquetteCodable

// A type from another module that is only Codable.
struct Coordinate: Codable {
  var latitude: Double
  var longitude: Double
}

extension Coordinate: CodableBridged {}

struct Color: Codable, Hashable {
  var name: String
}

@Mappable
struct Shop {
  var name: String
  var place: Coordinate
  @CodableBy(.codable(Color.self)) var color: Color
}

let shop = try Shop(
  json: """
    {"name": "Corner", "place": {"latitude": 47.4, "longitude": 8.5}, "color": {"name": "red"}}
    """)
print(shop.place.latitude, shop.color.name)  // 47.4 red

// A model that conforms to Codable.
@Mappable
struct Visit {
  @CodingKey(path: "shop.name") var shop: String
  var minutes: Int = 5
}

extension Visit: MappedCodable {}

let data = try JSONEncoder().encode([Visit(json: #"{"shop": {"name": "Corner"}}"#)])
let visits = try JSONDecoder().decode([Visit].self, from: data)
print(visits[0].shop, visits[0].minutes)  // Corner 5

// What a call hands to strategies and hooks, by a coder.
enum CurrencyKey: MappingContextKey {
  static var defaultValue: String { "EUR" }
}
var context = MappingContext()
context[CurrencyKey.self] = "CHF"
let decoder = CodableJSONDecoder()
decoder.userInfo[.mappingContext] = context
print(try decoder.decode([Visit].self, from: data).count)  // 1

// A tree is Codable, too.
struct Event: Codable {
  var kind: String
  var payload: AnyValue
}
let event = try decoder.decode(
  Event.self, from: #"{"kind": "open", "payload": {"at": 1.50, "tags": ["a"]}}"#)
print(event.payload["at"], event.payload["tags"])  // 1.50 ["a"]
print(try CodableJSONEncoder().encodeString(event))
// {"kind":"open","payload":{"at":1.50,"tags":["a"]}}

// Both on one type: mappers use the mapping, coders use the compiler's conformance.
@Mappable
struct Reading: Codable {
  @CodingKey("celsius") var value: Double
  enum CodingKeys: String, CodingKey { case value = "temperature" }
}
let reading = try Reading(json: #"{"celsius": 21.5}"#)
print(try reading.jsonString())  // {"celsius":21.5}
print(try CodableJSONEncoder().encodeString(reading))  // {"temperature":21.5}
