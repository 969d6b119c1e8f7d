import Foundation
import Maquette
import Testing

/// Documents that the schemas among the fixtures describe.
enum SchemaSamples {
  static let order = #"""
    {"id": "7F3B9A52-3F0D-4C0B-9E43-1B6E1F6D2C11", "number": 7, "customer_id": 5000000000,
     "placed": "2024-05-06T07:08:09Z", "due": null, "page": "https://a.example/1", "receipt": "AAEC",
     "note": null, "state": "sent-out",
     "items": [{"name": "a", "price": 2.5, "parent": {"name": "b", "price": 1.5}}],
     "payment": {"method": "card", "digits": "1234"}, "prices": {"EUR": 2.5}, "extra": {"a": [1]},
     "reference": "x", "category": {"name": "c", "children": [{"name": "d", "children": []}]},
     "rating": 1.5, "copies": 2, "gift": true, "language": "de", "labels": ["x"], "priority": "paid",
     "anything": [true]}
    """#

  static let owner = #"""
    {"id": 5000000000, "address": null,
     "pets": [{"petType": "cat", "name": "Tom", "hunts": false, "born": "2020-01-02"},
              {"petType": "dog", "name": "Rex", "size": "big", "born": null,
               "owner": {"id": 1, "address": {"street": "A", "house": 5}}}]}
    """#
}

/// What a schema describes comes back from the types that it gave.
@Suite struct SchemaRoundTripTests {
  private func expectMappable<T: Mappable>(_ type: T.Type, _ text: String) throws {
    let written = try JSONMapper().encodeData(JSONMapper().decode(type, from: text))
    #expect(try AnyValue(json: written) == AnyValue(json: text))
  }

  private func expectCodable<T: Codable>(_ type: T.Type, _ text: String) throws {
    let data = Data(text.utf8)
    let written = try JSONEncoder().encode(JSONDecoder().decode(type, from: data))
    #expect(try AnyValue(json: written) == AnyValue(json: text))
  }

  @Test func jsonSchema() throws {
    try expectMappable(MappableShop.self, SchemaSamples.order)
    try expectMappable(MappableShopTolerant.self, SchemaSamples.order)
    try expectCodable(CodableShop.self, SchemaSamples.order)
    try expectCodable(CodableShopTolerant.self, SchemaSamples.order)
    try expectMappable(SplitMappableShop.self, SchemaSamples.order)
    try expectCodable(SplitCodableShop.self, SchemaSamples.order)
  }

  @Test func openAPI() throws {
    try expectMappable(MappablePets.self, SchemaSamples.owner)
    try expectMappable(MappablePetsTolerant.self, SchemaSamples.owner)
    try expectCodable(CodablePets.self, SchemaSamples.owner)
    try expectCodable(CodablePetsTolerant.self, SchemaSamples.owner)
  }

  @Test func defaultsStandForMissingKeys() throws {
    let text = #"""
      {"id": "7F3B9A52-3F0D-4C0B-9E43-1B6E1F6D2C11", "number": 7, "note": null, "state": "open", "items": [],
       "payment": {"method": "cash"}}
      """#
    let first = try MappableShop(json: text)
    let second = try JSONDecoder().decode(CodableShop.self, from: Data(text.utf8))
    #expect(first.copies == 1 && second.copies == 1)
    #expect(first.rating == 0.5 && second.rating == 0.5)
    #expect(first.language == "en" && second.language == "en")
    #expect(first.labels == ["new"] && second.labels == ["new"])
    #expect(first.priority == .open && second.priority == .open)
  }
}
