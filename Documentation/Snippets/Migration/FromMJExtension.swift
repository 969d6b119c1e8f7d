// The models of an MJExtension application.

import Foundation
import Maquette

@Mappable
struct Product {
  @CodingKey("id") var productID: String
  @CodingKey("goods_name") @DecodableAlias("title") var name: String = ""
  @CodingKey(path: "price.amount") var amount: Decimal
  @CodingKey(path: "detail.maker.name") var maker: String?
  var images: [URL] = []
  var isOnSale = false
}

@Mappable(fieldNaming: .snakeCase)
class Entry {
  var entryID = 0
  var createdAt: Date?
  init() {}
}

@Mappable(fieldNaming: .snakeCase)
final class Order: Entry {
  var items: [Product] = []
  @CodableIgnored var rowHeight = 0.0
}

let json = #"""
  {
    "entry_id": "7", "created_at": 1333498800,
    "items": [
      { "id": 1, "title": "Tea", "price": { "amount": "3.10" }, "isOnSale": 1,
        "detail": { "maker": { "name": "Leaf" } }, "images": ["https://a.b/1.png"] },
      { "id": 2, "price": { "amount": 0.1 } }
    ]
  }
  """#

let order = try Order(json: json)
print(order.entryID, order.items[0].name, order.items[0].amount, order.items[0].maker ?? "none")
// 7 Tea 3.1 Leaf
print(order.items[1].name.isEmpty, order.items[1].amount, order.items[0].isOnSale)
// true 0.1 true

// Key paths are rebuilt on writing.
print(try order.items[1].jsonString())
// {"id":"2","goods_name":"","price":{"amount":0.1},"images":[],"isOnSale":false}

// mj_keyValues, mj_JSONString, mj_keyValuesArrayWithObjectArray:
print(try order.items.dictionaries().count, try order.dictionary()["entry_id"] ?? "none")
// 2 7

// mj_setKeyValues: changes what the dictionary names.
var same = order
try DictionaryMapper().update(&same, from: ["entry_id": 8])
print(order.entryID, order.items.count)
// 8 2

// A key path and ignored properties, configured from outside, for one mapper only.
let configured = JSONMapper(
  options: .init(
    configuration: try MappingConfiguration(
      .model(Product.self).key("sku", for: "productID").ignoring("images"))))
print(
  try configured.decode(Product.self, from: #"{"sku":"x","price":{"amount":1}}"#).productID)
// x

// An element that is not a model: MJExtension drops it, Maquette also lists it in a report.
let report = JSONMapper().decodeReporting(
  [Product].self, from: #"[{"id":1,"price":{"amount":1}},7]"#)
print(report.value?.count ?? 0)
// 1
print(report.issues[1])
// error: expected an object for Product at '[1]', found number 7 (line 1, column 32) -> dropped the element

// A path with an index, a number at the start of a string, dropped elements.
@Mappable
struct Shirt {
  @CodingKey(path: "sizes[1].code") var size: String?
  @DecodableRules(acceptsNumericPrefixes: true) var likes: Int
  @DecodableRules(invalidElements: .drop) var related: [Product] = []

  @CodableHook(.didDecode) mutating func didConvert() { size = size ?? "M" }
}
let shirt = try Shirt(json: #"{"sizes": [{}, {"code": "L"}], "likes": "40个", "related": [null]}"#)
print(shirt.size ?? "none", shirt.likes, shirt.related.count)
// L 40 0
print(try shirt.jsonString())
// {"sizes":[null,{"code":"L"}],"likes":40,"related":[]}
