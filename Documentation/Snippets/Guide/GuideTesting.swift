// What a test of a model checks.

import Maquette

@Mappable
struct Booking: Equatable {
  var id: Int
  @CodingKey("guest_name") var guest: String
  var nights = 1
}

// A payload that the server really sends has no issues.
let strict = JSONMapper(options: .init(unknownKeys: .report, reportsDefaults: true))
let payload = #"{"id": "7", "guest_name": "Ada", "room": 12}"#
for issue in strict.decodeReporting(Booking.self, from: payload).issues { print(issue) }
// repair: missing key 'nights' in Booking (line 1, column 1) -> used the default
// repair: expected Int at 'id' in Booking, found string "7" (line 1, column 8) -> converted
// repair: unknown key, expected a key of Booking at 'room', found number 12 (line 1, column 42) -> dropped

// A round trip loses nothing, and the output is what the server expects.
let booking = Booking(id: 7, guest: "Ada", nights: 2)
print(try Booking(json: try booking.jsonString()) == booking)  // true
print(try booking.jsonString())  // {"id":7,"guest_name":"Ada","nights":2}

// What a missing value, a null and a wrong kind do.
for bad in [#"{"id": 7}"#, #"{"id": null, "guest_name": ""}"#, #"{"id": [], "guest_name": ""}"#] {
  do {
    _ = try Booking(json: bad)
  } catch {
    print(error.code, error.path)
  }
}
// missingKey guest_name
// unexpectedNull id
// typeMismatch id

// The keys of the model, for a list that a reviewer reads.
print(Booking.schema.properties.map(\.name))  // ["id", "guest", "nights"]
