// Models become Codable types, one after the other.

import Foundation
import Maquette
import MaquetteCodable

@Mappable
struct Ticket: Equatable {
  var id: Int
  @CodingKey("seat_name") var seat: String
  var tags: [String] = []
}

// 1. Every model is Codable through its mapping: callers change first.
extension Ticket: MappedCodable {}

let json = Data(#"{"id": 7, "seat_name": "A1"}"#.utf8)
let through = try JSONDecoder().decode(Ticket.self, from: json)
print(through == (try Ticket(json: json)))  // true

// 2. The type without the library.
struct PlainTicket: Codable {
  var id: Int
  var seat: String
  var tags: [String]

  enum CodingKeys: String, CodingKey {
    case id, tags
    case seat = "seat_name"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    seat = try values.decode(String.self, forKey: .seat)
    tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
  }
}

// 3. Both give the same tree.
let plain = try JSONDecoder().decode(PlainTicket.self, from: json)
let old = try AnyValue(json: try through.jsonString())
print(try AnyValue(json: try JSONEncoder().encode(plain)) == old)  // true
