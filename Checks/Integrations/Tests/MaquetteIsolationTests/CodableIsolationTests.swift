import Foundation
import Maquette
import MaquetteCodable
import Testing

/// A nonisolated `Codable` type, like most types of other modules.
nonisolated struct IsolatedMoney: Codable, Equatable {
  var amount: Int
}

nonisolated extension IsolatedMoney: CodableBridged {}

@Mappable
struct IsolatedOrder: Equatable {
  var total: IsolatedMoney
  @CodableBy(.codable([IsolatedMoney].self)) var parts: [IsolatedMoney]
}

extension IsolatedOrder: MappedCodable {}

/// A `Codable` type of the application, isolated to the main actor.
struct IsolatedCart: Codable, Equatable {
  var order: IsolatedOrder
  var name: String
}

@Suite struct CodableIsolationTests {
  @Test("Codable types and models live together where the main actor is the default")
  func together() throws {
    let order = IsolatedOrder(total: IsolatedMoney(amount: 3), parts: [IsolatedMoney(amount: 1)])
    let json = #"{"total":{"amount":3},"parts":[{"amount":1}]}"#
    #expect(try order.jsonString() == json)
    #expect(try IsolatedOrder(json: json) == order)
    let cart = IsolatedCart(order: order, name: "x")
    let data = try CodableJSONEncoder().encode(cart)
    #expect(try CodableJSONDecoder().decode(IsolatedCart.self, from: data) == cart)
    #expect(try JSONDecoder().decode(IsolatedCart.self, from: data) == cart)
  }
}
