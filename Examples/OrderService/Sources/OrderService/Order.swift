import Foundation
import Maquette
import MaquetteGRDB

/// An order as clients send it, and as a stored row.
@Mappable(fieldNaming: .snakeCase)
struct Order: Sendable {
  @Validated(.range(1...)) var id: Int
  @Validated(.trimmed, .notEmpty, .count(...200)) var customer: String
  var currency: Currency
  @CodableBy(.iso8601) var orderedAt: Date
  @Validated(.count(1...100)) var items: [Item]
  var note: String?
}

extension Order: DatabaseModel {
  static let table = DatabaseTable("orders", naming: .snakeCase)
}

/// A response with the orders of a batch.
@Mappable(fieldNaming: .snakeCase)
struct Batch: DatabaseModel, Sendable {
  static let table = DatabaseTable("batches", naming: .snakeCase)
  var id = UUID()
  var receivedAt = Date()
  var orders = 0
}

@Mappable(fieldNaming: .snakeCase)
struct Item: Sendable {
  @Validated(.pattern("[A-Z]{2}-[0-9]+")) var sku: String
  @Validated(.range(1...1000)) var count: Int
  @Validated(.range(0...)) var unitPrice: Decimal
}

@Mappable
enum Currency: String, Sendable {
  case chf = "CHF"
  case eur = "EUR"
  case usd = "USD"
}
