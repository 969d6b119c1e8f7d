// Run both, and compare: while models move, the old type checks the new one.

import Foundation
import Maquette
import MaquetteCodable

struct OldItem: Codable {
  var itemName: String
  var count: Int
}

@Mappable(fieldNaming: .snakeCase)
struct Item {
  var itemName: String
  var count: Int
}

/// Decodes with the old type and the new one, and says where they differ.
func compare<Old: Codable, New: Mappable>(
  _ old: Old.Type, _ new: New.Type, _ json: Data
) -> String? {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  let encoder = JSONEncoder()
  encoder.keyEncodingStrategy = .convertToSnakeCase
  let before = try? AnyValue(json: try encoder.encode(decoder.decode(old, from: json)))
  let after = try? AnyValue(json: try New(json: json).jsonString())
  return before == after ? nil : "\(old): \(before ?? .null), \(new): \(after ?? .null)"
}

print(compare(OldItem.self, Item.self, Data(#"{"item_name": "a", "count": 1}"#.utf8)) ?? "same")
// same
print(compare(OldItem.self, Item.self, Data(#"{"item_name": "a", "count": "1"}"#.utf8)) ?? "same")
// OldItem: null, Item: {"item_name":"a","count":1}
