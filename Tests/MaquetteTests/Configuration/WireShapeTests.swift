import Foundation
import Maquette
import Testing

@Mappable
private struct WireOrder: Equatable {
  var id: Int
  var customer: String
  var placed: Date
  @CodableView("storage") var revision = 0
}

@Suite("Two wire shapes of one type")
struct WireShapeTests {
  private let order = WireOrder(
    id: 7, customer: "Ada", placed: Date(timeIntervalSince1970: 1_000_000_000), revision: 3)

  /// The mapper for the first version of an interface, with other names and dates.
  private func first() throws -> JSONMapper {
    let configuration = try MappingConfiguration(
      .model(WireOrder.self).key("order_no", for: "id").key("buyer", "name", for: "customer")
        .dates("placed", by: .secondsSince1970))
    var writing = EncodingOptions(views: [])
    writing.configuration = configuration
    return JSONMapper(
      options: .init(
        decoding: DecodingOptions(configuration: configuration), encoding: writing, format: .compact
      ))
  }

  // Features: 226
  @Test("A mapper chooses names, places, forms and views, and reads what it writes")
  func shapes() throws {
    let first = try first()
    let text = #"{"order_no":7,"buyer":{"name":"Ada"},"placed":1000000000}"#
    #expect(try first.encodeString(order) == text)
    #expect(
      try first.decode(WireOrder.self, from: text)
        == WireOrder(id: 7, customer: "Ada", placed: order.placed))

    let storage = JSONMapper()
    let stored = #"{"id":7,"customer":"Ada","placed":"2001-09-09T01:46:40Z","revision":3}"#
    #expect(try storage.encodeString(order) == stored)
    #expect(try storage.decode(WireOrder.self, from: stored) == order)
  }

  // Features: 226
  @Test("Errors and updates name the places of the shape that is read")
  func places() throws {
    let first = try first()
    var changed = order
    try first.update(&changed, from: #"{"buyer":{"name":"Eve"}}"#)
    #expect(changed == WireOrder(id: 7, customer: "Eve", placed: order.placed, revision: 3))
    let error = #expect(throws: MappingError.self) {
      try first.decode(WireOrder.self, from: #"{"order_no":7,"buyer":{"name":[]},"placed":1}"#)
    }
    #expect(error?.path.description == "buyer.name")
    #expect(error?.location?.column == 31)
  }
}
