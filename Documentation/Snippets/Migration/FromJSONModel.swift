// The models of a JSONModel application.

import Foundation
import Maquette

@Mappable(fieldNaming: .snakeCase)
struct Product {
  let id: Int
  var productName: String
  var price: Double
  var producedOn: Date?
  @CodableIgnored var isSelected = false
}

@Mappable(fieldNaming: .snakeCase)
struct Order {
  var orderID: Int
  var products: [Product]
  @CodingKey(path: "customer.full_name") var customerName: String?
  var notes: [String: String] = [:]
}

let json = #"""
  {
    "order_id": "104",
    "products": [
      { "id": 1, "product_name": "Lamp", "price": 99.5 },
      { "id": 2, "product_name": "Desk", "price": "250", "produced_on": "2012-04-14T00:20:07Z" }
    ],
    "customer": { "full_name": "Ada" }
  }
  """#

let order = try Order(json: json)
print(order.orderID, order.products[1].price, order.customerName ?? "none", order.notes)
// 104 250.0 Ada [:]

// Every property without a default is required. JSONModel lists all missing keys of a model.
let report = JSONMapper().decodeReporting(
  Order.self, from: #"{"products": [{"id": 1}, {"id": null, "product_name": "x", "price": 1}]}"#)
for error in report.errors { print(error) }
// missing key 'order_id' in Order (line 1, column 1)
// missing key 'product_name' at 'products[0]' in Product (line 1, column 15)
// missing key 'price' at 'products[0]' in Product (line 1, column 15)
// expected Int at 'products[1].id' in Product, found null (line 1, column 33)

// An optional model that cannot be decoded is an error; with a rule it is nil.
@Mappable
struct Delivery {
  @DecodableRules(invalidProperties: .drop) var product: Product?
}
print(try Delivery(json: #"{"product": "none"}"#).product == nil)
// true

// mergeFromDictionary:useKeyMapping:error:
var merged = order
try DictionaryMapper().update(&merged, from: ["customer": ["full_name": "Grace"]])
print(merged.customerName ?? "none", merged.products.count)
// Grace 2

// toJSONString, toDictionary
print(try Product(id: 3, productName: "Pen", price: 1).jsonString())
// {"id":3,"product_name":"Pen","price":1.0}

// arrayOfModelsFromString:error: and dictionaryOfModelsFromData:error:
print(try [Product](json: #"[{"id":1,"product_name":"a","price":1}]"#).count)
// 1

// validate:
@Mappable
struct Account {
  @Validated(.notEmpty) var name: String
  var limit: Int
  var used = 0

  @CodableHook(.validate) func isCovered() throws {
    if used > limit { throw MappingError(.invalidValue, expected: "no more used than allowed") }
  }
}
for text in [#"{"name": "", "limit": 1}"#, #"{"name": "a", "limit": 1, "used": 2}"#] {
  do {
    _ = try Account(json: text)
  } catch {
    print(error)
  }
}
// expected text that is not empty at 'name' in Account, found string "" (line 1, column 10)
// expected no more used than allowed, found an object (line 1, column 1)
