// An application of Codable types, and the three steps that it moves by. Each step holds alone.

import Foundation
import Maquette
import MaquetteCodable

// Before: Codable types, one of them with an initializer by hand, and Foundation's decoder.
struct Money: Codable {
  var amount: Decimal
  var currency: String
}

struct OldOrder: Codable {
  var id: Int
  var customerName: String
  var total: Money
  var notes: [String]
  var placedAt: Date

  enum CodingKeys: String, CodingKey {
    case id, customer, total, notes
    case placedAt = "placed_at"
  }

  enum CustomerKeys: String, CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try? members.decode(String.self, forKey: .id), let number = Int(text) {
      id = number
    } else {
      id = try members.decode(Int.self, forKey: .id)
    }
    let customer = try members.nestedContainer(keyedBy: CustomerKeys.self, forKey: .customer)
    customerName = try customer.decode(String.self, forKey: .name)
    total = try members.decode(Money.self, forKey: .total)
    notes = try members.decodeIfPresent([String].self, forKey: .notes) ?? []
    placedAt = try members.decode(Date.self, forKey: .placedAt)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(id, forKey: .id)
    var customer = members.nestedContainer(keyedBy: CustomerKeys.self, forKey: .customer)
    try customer.encode(customerName, forKey: .name)
    try members.encode(total, forKey: .total)
    try members.encode(notes, forKey: .notes)
    try members.encode(placedAt, forKey: .placedAt)
  }
}

let json = #"""
  {
    "id": "7", "customer": { "name": "Ada" },
    "total": { "amount": 12.50, "currency": "EUR" },
    "placed_at": "2012-04-14T00:20:07Z"
  }
  """#

let foundations = JSONDecoder()
foundations.dateDecodingStrategy = .iso8601
let before = try foundations.decode(OldOrder.self, from: Data(json.utf8))
print(before.id, before.customerName, before.total.amount)  // 7 Ada 12.5

// Step 1: another coder. The types stay as they are.
let decoder = CodableJSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let order = try decoder.decode(OldOrder.self, from: json)  // Data, [UInt8], String, Span<UInt8>
print(order.placedAt == before.placedAt)  // true

do {
  _ = try decoder.decode(OldOrder.self, from: json.replacing("12.50", with: "[]"))
} catch DecodingError.typeMismatch(_, let context) {
  print(context.codingPath.map(\.stringValue), context.debugDescription)
  // ["total", "amount"] Expected to decode Decimal but found an array instead. (line 3, column 24)
}

let encoder = CodableJSONEncoder()
encoder.dateEncodingStrategy = .iso8601
print(try encoder.encodeString(order.total))  // {"amount":12.5,"currency":"EUR"}

// Step 2: new models take the types that are left in, and are taken where Codable is asked for.
extension Money: CodableBridged {}

@Mappable(fieldNaming: .snakeCase)
struct Order {
  var id: Int
  @CodingKey(path: "customer.name") var customerName: String
  var total: Money
  var notes: [String] = []
  var placedAt: Date
}

extension Order: MappedCodable {}

/// A type of another team, which stays Codable.
struct Archive: Codable {
  var orders: [Order]
}

let archive = try decoder.decode(Archive.self, from: #"{"orders": [\#(json)]}"#)
print(archive.orders[0].customerName)  // Ada
let list = try PropertyListEncoder().encode(archive)
print(try PropertyListDecoder().decode(Archive.self, from: list).orders[0].total.currency)  // EUR

do {
  _ = try Order(json: json.replacing("\"EUR\"", with: "null"))
} catch {
  print(error)
  // expected String at 'total.currency' in Order, found null (line 3, column 43)
}

// Step 3: type by type, until nothing is left but models.
@Mappable
struct Price {
  var amount: Decimal
  var currency: String
}

@Mappable(fieldNaming: .snakeCase)
struct Invoice {
  var id: Int
  @CodingKey(path: "customer.name") var customerName: String
  var total: Price
  var notes: [String] = []
  var placedAt: Date
}

let after = try Invoice(json: json)
print(after.id, after.customerName, after.total.amount)  // 7 Ada 12.5
print(try after.jsonString())
// {"id":7,"customer":{"name":"Ada"},"total":{"amount":12.5,"currency":"EUR"},"notes":[],"placed_at":"2012-04-14T00:20:07Z"}
