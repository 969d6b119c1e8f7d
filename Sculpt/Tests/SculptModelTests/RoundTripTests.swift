import Foundation
import Maquette
import Testing

/// What the fixtures hold comes back from the types that they gave: null is not a missing key, digits stay.
// Features: 238
@Suite("Types from samples decode them and give them back unchanged")
struct RoundTripTests {
  private func documents(_ name: String) throws -> [Data] { try Fixtures.documents(of: name) }

  private func expectMappable<T: Mappable>(_ type: T.Type, _ name: String) throws {
    let documents = try documents(name)
    #expect(!documents.isEmpty)
    for document in documents {
      let written = try JSONMapper().encodeData(JSONMapper().decode(type, from: document))
      #expect(try AnyValue(json: written) == AnyValue(json: document))
    }
  }

  private func expectCodable<T: Codable>(_ type: T.Type, _ name: String) throws {
    for document in try documents(name) {
      let written = try JSONEncoder().encode(JSONDecoder().decode(type, from: document))
      #expect(try AnyValue(json: written) == AnyValue(json: document))
    }
  }

  @Test func orders() throws {
    try expectMappable(MappableOrders.self, "orders.json")
    try expectMappable(MappableOrdersTolerant.self, "orders.json")
    try expectCodable(CodableOrders.self, "orders.json")
    try expectCodable(CodableOrdersTolerant.self, "orders.json")
  }

  @Test func trees() throws {
    try expectMappable(MappableTree.self, "tree.json")
    try expectMappable(MappableTreeTolerant.self, "tree.json")
    try expectCodable(CodableTree.self, "tree.json")
    try expectCodable(CodableTreeTolerant.self, "tree.json")
  }

  @Test func mixedValues() throws {
    try expectMappable(MappableMixed.self, "mixed.ndjson")
    try expectMappable(MappableMixedTolerant.self, "mixed.ndjson")
    try expectCodable(CodableMixed.self, "mixed.ndjson")
    try expectCodable(CodableMixedTolerant.self, "mixed.ndjson")
  }

  @Test func names() throws {
    try expectMappable(MappableNames.self, "names.json")
    try expectMappable(MappableNamesTolerant.self, "names.json")
    try expectCodable(CodableNames.self, "names.json")
    try expectCodable(CodableNamesTolerant.self, "names.json")
  }

  @Test func variants() throws {
    try expectMappable([MappableBlocks].self, "blocks.json")
    try expectMappable([MappableBlocksTolerant].self, "blocks.json")
    try expectCodable([CodableBlocks].self, "blocks.json")
    try expectCodable([CodableBlocksTolerant].self, "blocks.json")
  }

  @Test func tagsBesideTheirObjects() throws {
    try expectMappable([MappableEvents].self, "events.json")
    try expectMappable([MappableEventsTolerant].self, "events.json")
    try expectCodable([CodableEvents].self, "events.json")
    try expectCodable([CodableEventsTolerant].self, "events.json")
  }

  @Test func otherVariantsAreKept() throws {
    let event = #"{"id":"1","actor":"a","type":"new","payload":{"x":[1]}}"#
    #expect(try AnyValue(json: MappableEvents(json: event).jsonString()) == AnyValue(json: event))
    let other = try JSONDecoder().decode(CodableEvents.self, from: Data(event.utf8))
    #expect(try AnyValue(json: JSONEncoder().encode(other)) == AnyValue(json: event))

    let text = #"{"type":"video","url":"x"}"#
    let block = try MappableBlocks(json: text)
    #expect(try block.jsonString() == text)
    let data = Data(text.utf8)
    let written = try JSONEncoder().encode(JSONDecoder().decode(CodableBlocks.self, from: data))
    #expect(try AnyValue(json: written) == AnyValue(json: text))
  }

  @Test func aCollectionMayBeMissingOrNull() throws {
    #expect(try MappableTree(json: #"{"name": "x", "size": 1}"#).children.isEmpty)
    #expect(try MappableTree(json: #"{"name": "x", "size": 1, "children": null}"#).children.isEmpty)
  }

  @Test func otherLabelsAreKept() throws {
    var order = try #require(
      JSONMapper().decode(MappableOrders.self, from: documents("orders.json")[0]).orders.first)
    order.status = try JSONMapper().decode(type(of: order.status), from: "\"lost\"")
    #expect(order.status == .unrecognized("lost"))
    #expect(try order.jsonString().contains("\"status\":\"lost\""))
  }

  @Test func typesAreSendableAndHashable() throws {
    func both(_ value: some Sendable & Hashable) -> Int { Set([value]).count }
    #expect(both(try JSONMapper().decode(MappableTree.self, from: documents("tree.json")[0])) == 1)
    #expect(both(try JSONDecoder().decode(CodableTree.self, from: documents("tree.json")[0])) == 1)
  }
}
