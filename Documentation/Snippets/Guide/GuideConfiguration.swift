// Mapping otherwise than declared: a configuration of one mapper, and types of other modules.

import Maquette
import MaquetteDeclarations

@Mappable
struct Place {
  var name: String
  var point: Point?
  var openedAt: Timestamp?
  var tags: [String] = []
}

@Mappable
struct Point {
  var latitude: Double
  var longitude: Double
}

let configuration = try MappingConfiguration(
  .model(Place.self)
    .key("title", for: "name")
    .key("info", "labels", for: "tags")
    .naming(.snakeCase)
    .dates("openedAt", by: .date("dd.MM.yyyy"))
    .aggregate("latitude", "longitude", into: "point"))
let mapper = JSONMapper(options: .init(configuration: configuration))

let json = #"""
  { "title": "Office", "latitude": 51.5, "longitude": -0.5,
    "opened_at": "31.03.2009", "info": { "labels": ["new"] } }
  """#
let place = try mapper.decode(Place.self, from: json)
print(ModelDescription.line(of: place))
// Place: ["name": Office, "point": Point: ["latitude": 51.5, "longitude": -0.5], "openedAt": 2009-03-31T00:00:00Z, "tags": [new]]
print(try mapper.encodeString(place))
// {"title":"Office","latitude":51.5,"longitude":-0.5,"opened_at":"31.03.2009","info":{"labels":["new"]}}

// Errors contain the keys of the data.
do {
  _ = try mapper.decode(Place.self, from: #"{"title": "x", "latitude": "north", "longitude": 1}"#)
} catch {
  print(error)
  // expected Double at 'latitude' in Point, found string "north" (line 1, column 28)
}

// A function parses a property, or creates the instance.
let custom = JSONMapper(
  options: .init(
    configuration: try MappingConfiguration(
      .model(Place.self)
        .parsing("tags") { object, property, value in
          value.string?.split(separator: ",").map(String.init) ?? []
        }
        .making { data, parent in Place(name: "unnamed") })))
let parsed = try custom.decode(Place.self, from: #"{"tags": "a,b"}"#)
print(parsed.name, parsed.tags)
// unnamed ["a", "b"]

// One naming rule for every model that has none.
let snake = JSONMapper(
  options: .init(configuration: try MappingConfiguration(naming: .snakeCase)))
print(try snake.decode(Place.self, from: #"{"name": "x", "opened_at": 0}"#).openedAt != nil)
// true

// Chosen properties only.
let brief = JSONMapper(
  options: .init(
    configuration: try MappingConfiguration(.model(Place.self).only("name", "tags"))))
print(try brief.encodeString(place))
// {"name":"Office","tags":["new"]}

// A type of another module is declared at run time.
struct Measure {
  var value: Double
  var unit: String?
}

extension Measure: DeclaredModel {
  static let declaration = ModelDeclaration(
    of: Measure(value: 0, unit: nil),
    .property("value", \.value, aliases: ["amount"]),
    .property("unit", \.unit, key: "u"))
}
print(try Measure(json: #"{"amount": 2.5, "u": "m"}"#).jsonString())
// {"value":2.5,"u":"m"}

// A type with constants is created from all its values at once.
struct Badge {
  let code: Int
  let owner: String
}

extension Badge: DeclaredModel {
  static let declaration = ModelDeclaration(
    .property("code", \.code, isRequired: true), .property("owner", \.owner)
  ) { values in
    Badge(code: try values("code"), owner: values("owner", default: "nobody"))
  }
}
print(try Badge(json: #"{"code": "7"}"#))
// Badge(code: 7, owner: "nobody")
do {
  _ = try Badge(json: "{}")
} catch {
  print(error)
  // missing key 'code' in Badge (line 1, column 1)
}
