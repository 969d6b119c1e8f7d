// JSON Schema of models, validation, and schemas for language models.

import Foundation
import Maquette
import MaquetteSchema

// The schema of a model.
@Mappable
struct Booking {
  @CodingKey("room_id") @DecodableAlias("room") var roomID: UInt16
  @Validated(.count(1...3)) var guests: [String]
  var breakfast = false
  var note: String?
  var payment: Payment
}

@Mappable(tagged: .internal("type"))
enum Payment {
  case card(number: String)
  case cash
}
print(JSONSchema.of(Booking.self).json)
// {
//   "type": "object",
//   "properties": {
//     "room_id": {
//       "type": "integer",
//       "minimum": 0,
//       "maximum": 65535
//     },
//     "guests": {
//       "type": "array",
//       "items": {
//         "type": "string"
//       },
//       "minItems": 1,
//       "maxItems": 3
//     },
//     "breakfast": {
//       "type": [
//         "boolean",
//         "null"
//       ],
//       "default": false
//     },
//     "note": {
//       "type": [
//         "string",
//         "null"
//       ]
//     },
//     "payment": {
//       "anyOf": [
//         {
//           "type": "object",
//           "properties": {
//             "type": {
//               "const": "card"
//             },
//             "number": {
//               "type": "string"
//             }
//           },
//           "required": [
//             "type",
//             "number"
//           ]
//         },
//         {
//           "type": "object",
//           "properties": {
//             "type": {
//               "const": "cash"
//             }
//           },
//           "required": [
//             "type"
//           ]
//         }
//       ]
//     },
//     "room": false
//   },
//   "required": [
//     "room_id",
//     "guests",
//     "payment"
//   ]
// }

// Three views of one type.
@Mappable
struct Point {
  var x: Int8
  var label: String?
}
print(JSONSchema.of(Point.self).value)
// {"type":"object","properties":{"x":{"type":"integer","minimum":-128,"maximum":127},"label":{"type":["string","null"]}},"required":["x"]}
print(JSONSchema.of(Point.self, .encoding).value)
// {"type":"object","properties":{"x":{"type":"integer","minimum":-128,"maximum":127},"label":{"type":"string"}},"required":["x"],"additionalProperties":false}
print(JSONSchema.of(Point.self, .accepting).value["properties"]["x"])
// {"type":["integer","string","boolean"],"minimum":-128,"maximum":127}

// What comments say.
/// Asks for the weather.
@Mappable @Documented
struct Forecast {
  /// The name of the city, in English.
  @Documented(examples: ["Bern", "Oslo"]) var city: String
  /// The unit of temperatures.
  var unit: Degrees = .celsius
}

@Mappable @Documented
enum Degrees: String {
  /// As most countries have it.
  case celsius
  case fahrenheit
}
let forecast = JSONSchema.of(Forecast.self).value
print(forecast["description"], forecast["properties"]["city"])
// "Asks for the weather." {"type":"string","description":"The name of the city, in English.","examples":["Bern","Oslo"]}
print(forecast["properties"]["unit"]["anyOf"][1])
// {"const":"celsius","description":"As most countries have it."}

// What the comment of a case says about its values.
@Mappable @Documented
enum Alarm {
  /// Rings at a time.
  ///
  /// - Parameter hour: The hour of the day.
  case at(hour: UInt8)
  case never
}
let alarm = JSONSchema.of(Alarm.self).value["anyOf"][1]
print(alarm["description"], alarm["properties"]["at"]["properties"]["hour"]["description"])
// "Rings at a time." "The hour of the day."

// What a schema does not express.
@Mappable
struct Ticket {
  @Validated(.custom("an even number") { $0 % 2 == 0 }) var seat: UInt8
}
for problem in JSONSchema.of(Ticket.self).problems { print(problem) }
// Ticket.seat: the value is an even number

// A type and a strategy that state their form.
struct Shouting: CodingStrategy, DescribedStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    try reader.readString().lowercased()
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    writer.writeString(value.uppercased())
  }
  func dataForm(for view: DataView) -> DataForm { .string }
}
@Mappable
struct Sign { @CodableBy(Shouting()) var text: String }
print(JSONSchema.of(Sign.self).value["properties"])
// {"text":{"type":"string"}}

// Recursion and shared types have definitions.
@Mappable
struct Folder {
  var name: String
  var folders: [Folder] = []
}
let folder = JSONSchema.of(Folder.self).value
print(folder["$ref"], folder["$defs"].object!.keys)
// "#/$defs/Folder" ["Folder"]

// The schema under a configuration.
let partners = try MappingConfiguration(
  naming: .snakeCase,
  .model(Booking.self).key("stay", "guests", for: "guests").ignoring("payment", "note"))
let stay = JSONSchema.of(Booking.self, .encoding, options: .init(configuration: partners)).value
print(stay["required"], stay["properties"]["stay"]["required"])
// ["room_id","stay","breakfast"] ["guests"]

// Values checked against a schema.
let validator = try SchemaValidator(JSONSchema.of(Booking.self))
let text = #"{"room_id": -1, "guests": [], "payment": {"type": "cash"}}"#
for error in validator.errors(inJSON: text) { print(error) }
// expected at least 0 at 'room_id', found number -1 (line 1, column 13)
// expected at least 1 element at 'guests' (line 1, column 27)

// The schema for a tool of a language model.
let tool = try JSONSchema.of(Point.self, profile: .openAIStrict)
print(tool.value)
// {"type":"object","properties":{"x":{"type":"integer","minimum":-128,"maximum":127},"label":{"type":["string","null"]}},"required":["x","label"],"additionalProperties":false}

// The schema in the request of each provider.
let openAI: AnyValue = [
  "type": "function", "name": "move", "strict": true,
  "parameters": try JSONSchema.of(Point.self, profile: .openAIStrict).value,
]
let anthropic: AnyValue = [
  "name": "move", "strict": true,
  "input_schema": try JSONSchema.of(Point.self, profile: .anthropic).value,
]
let gemini: AnyValue = [
  "functionDeclarations": [
    ["name": "move", "parametersJsonSchema": try JSONSchema.of(Point.self, profile: .gemini).value]
  ]
]
let mcp: AnyValue = [
  "name": "move",
  "inputSchema": try JSONSchema.of(Point.self, profile: .mcpInput).value,
  "outputSchema": try JSONSchema.of(Point.self, profile: .mcpOutput).value,
]
print(anthropic["input_schema"]["properties"]["x"])
// {"type":"integer","description":"minimum: -128; maximum: 127"}
print(gemini["functionDeclarations"][0]["parametersJsonSchema"]["propertyOrdering"])
// ["x","label"]
print(mcp["outputSchema"]["properties"]["label"])
// {"type":"string"}

// What a provider would refuse.
@Mappable
struct Settings { var values: [String: Int] }
for problem in JSONSchema.problems(of: Settings.self, for: .openAIStrict) { print(problem) }
// values: OpenAI strict: objects cannot have any keys; use an array of keys and values

// Components of an OpenAPI document.
let components = SchemaComponents(of: [Booking.self, [Folder].self])
print(components.schemas.object!.keys, components.references[0], components.references[1])
// ["Booking", "Folder"] {"$ref":"#/components/schemas/Booking"} {"type":"array","items":{"$ref":"#/components/schemas/Folder"}}

// An OpenAPI document.
var api = OpenAPIDocument(title: "Rooms", version: "1.0")
api.add(
  .init(
    "Books a room", parameters: [.path("floor", UInt8.self)], body: .json(Booking.self),
    .created(Booking.self), problems: [409]),
  method: "POST", path: "/floors/{floor}/bookings")
let booking = api.value["paths"]["/floors/{floor}/bookings"]["post"]
print(booking["operationId"], booking["responses"].object!.keys)
// "postFloorsByFloorBookings" ["201", "400", "409", "413", "415", "422"]
print(api.value["components"]["schemas"].object!.keys)
// ["Booking", "BookingOutput", "Problem"]

// Two schemas compared.
@Mappable
struct PointV2 {
  var x: Int16
  var label: String
}
let changes = JSONSchema.changes(
  from: JSONSchema.of(Point.self).value, to: JSONSchema.of(PointV2.self).value)
for change in changes { print(change) }
// x: minimum is -32768, was -128 (breaks readers)
// x: maximum is 32767, was 127 (breaks readers)
// label: type null removed (breaks writers)
// label: is required (breaks writers)

// A schema compared with a checked-in file.
let path = FileManager.default.temporaryDirectory.appending(path: "point.schema.json").path
try JSONSchema.of(Point.self).verify(against: path, recording: true)
do {
  try JSONSchema.of(PointV2.self).verify(against: path)
} catch let failure as JSONSchema.ContractFailure {
  print(failure.changes.count, failure.changes[2])
  // 4 label: type null removed (breaks writers)
}
