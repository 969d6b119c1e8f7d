import Foundation
import Maquette

/// An order, as input and as output.
@Mappable(fieldNaming: .snakeCase)
struct Order {
  @Validated(.range(1...)) var id: Int
  @Validated(.trimmed, .notEmpty) var customer: String
  @CodableBy(.iso8601) var orderedAt: Date
  @Validated(.count(1...100)) var items: [Item]
}

@Mappable(fieldNaming: .snakeCase)
struct Item {
  @Validated(.pattern("[A-Z]{2}-[0-9]+")) var sku: String
  @Validated(.range(1...1000)) var count: Int
  @Validated(.range(0...)) var unitPrice: Decimal
}
