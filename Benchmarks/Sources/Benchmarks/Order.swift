import Foundation
import Maquette

/// An order of a shop: a document that needs no corpora.
@Mappable(fieldNaming: .snakeCase)
struct Order {
  var id: UInt64
  var customerName: String
  var email: String?
  var isPaid: Bool
  var total: Double
  var lines: [Line]
  var tags: [String]

  /// One line of an order.
  @Mappable(fieldNaming: .snakeCase)
  struct Line {
    var articleNumber: String
    var quantity: Int
    var unitPrice: Double
    var note: String?
  }
}

/// The same for Foundation, with the spelling of the document, so that no keys are converted.
struct OrderCodable: Codable {
  var id: UInt64
  var customer_name: String
  var email: String?
  var is_paid: Bool
  var total: Double
  var lines: [Line]
  var tags: [String]

  /// One line of an order.
  struct Line: Codable {
    var article_number: String
    var quantity: Int
    var unit_price: Double
    var note: String?
  }
}

extension Order {
  /// A document of about 200 bytes.
  static var sampleOfOne: [UInt8] {
    get throws { try Order(number: 20).jsonBytes() }
  }

  private init(number: Int) {
    let names = ["Ada Lovelace", "Grace Hopper", "María González", "李小龍", "Jürgen Groß"]
    id = 10_000_000_000 + UInt64(number) * 7919
    customerName = names[number % names.count]
    email = number % 3 == 0 ? nil : "customer\(number)@example.org"
    isPaid = number % 2 == 0
    total = Double(number * 1999 % 100_000) / 100
    lines = (0...number % 4).map { Line(number: number, position: $0) }
    tags = number % 5 == 0 ? [] : ["web", "priority-\(number % 4)"]
  }
}

extension Order.Line {
  fileprivate init(number: Int, position: Int) {
    articleNumber = "A-\(number * 31 + position)"
    quantity = position + 1
    unitPrice = Double(number * 37 + position * 11) / 100
    note = position == 2 ? "Gift wrap, \"please\"\nwith a card" : nil
  }
}
