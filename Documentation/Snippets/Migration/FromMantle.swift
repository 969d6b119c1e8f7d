// A parcel as a Mantle model had it.

import Foundation
import Maquette

@Mappable
enum ParcelState: String {
  case inTransit = "in_transit"
  case delivered
}

@Mappable
struct Depot {
  var name: String
  var city: String?
}

@Mappable
struct Size {
  @CodingKey("width_mm") var width: Int
  @CodingKey("height_mm") var height: Int
}

@Mappable
struct Parcel {
  @CodingKey("tracking_no") let trackingNumber: String
  @CodingKey("label_url") var labelURL: URL?
  var state: ParcelState
  @CodingKey(path: "sender.name") var senderName: String
  @CodableFlattened var size: Size  // two keys, one value
  var depots: [Depot] = []
  @CodingKey("updated") @CodableBy(.date("yyyy-MM-dd HH:mm")) var updatedAt: Date
  @CodableIgnored var isExpanded = false
}

let json = #"""
  {
    "tracking_no": "RX71", "label_url": null, "state": "in_transit",
    "sender": { "name": "Ada" }, "width_mm": 300, "height_mm": 120,
    "depots": [ { "name": "North" }, { "name": "West", "city": "Porto" } ],
    "updated": "2012-04-14 00:20"
  }
  """#

let parcel = try Parcel(json: json)
print(parcel.senderName, parcel.state, parcel.size.width, parcel.depots.count)
// Ada inTransit 300 2

// Mantle converts nothing and encodes nil as null. Both are options here.
let mapper = JSONMapper(options: .init(conversions: .strict, nilValues: .writeNull))
print(try mapper.encodeString(parcel.depots))
// [{"name":"North","city":null},{"name":"West","city":"Porto"}]

do {
  _ = try mapper.decode(Parcel.self, from: #"{"tracking_no": 17}"#)
} catch {
  print(error)
  // expected String at 'tracking_no' in Parcel, found number 17 (line 1, column 17)
}

// mergeValuesForKeysFromModel:, with a rule for one property.
var merged = parcel
let other = try Parcel(json: json.replacing("in_transit", with: "delivered"))
try merged.merge(from: other, rules: ["senderName": .keep, "depots": .append])
print(merged.state, merged.senderName, merged.depots.count)
// delivered Ada 4

// validate:, and validateName:error:
@Mappable
struct Label {
  @Validated(.trimmed, .count(1...10)) var name: String
  var width: Int
  var height: Int

  @CodableHook(.validate) func fits() throws {
    guard width >= height else { throw MappingError(.invalidValue, expected: "a wide label") }
  }
}

for text in [
  #"{"name": "this is too long", "width": 2, "height": 1}"#,
  #"{"name": "a", "width": 1, "height": 2}"#,
] {
  do {
    _ = try Label(json: text)
  } catch {
    print(error)
  }
}
// expected 1...10 characters at 'name' in Label, found string "this is too long" (line 1, column 10)
// expected a wide label, found an object (line 1, column 1)

// +classForParsingJSONDictionary:
@Mappable
class Dessert: ClassCluster {
  class var cluster: PolymorphicTypes<Dessert> { desserts }
  var price = 0
}

@Mappable final class Cake: Dessert { var layers = 1 }
@Mappable final class Ice: Dessert { var flavour = "vanilla" }

let desserts = PolymorphicTypes<Dessert>(
  discriminator: "kind", ["cake": Cake.self, "ice": Ice.self])
let menu = try [Dessert](json: #"[{"kind": "ice", "price": 3}, {"kind": "cake", "layers": 2}]"#)
print(menu.map { "\(type(of: $0))" }, try menu.jsonString())
// ["Ice", "Cake"] [{"kind":"ice","price":3,"flavour":"vanilla"},{"kind":"cake","price":0,"layers":2}]

// propertyKeys and dictionaryValue.
print(Parcel.schema.properties.map(\.name).joined(separator: " "))
// trackingNumber labelURL state senderName size depots updatedAt isExpanded
print(parcel.value(ofProperty: "senderName") ?? "no such property")
// Ada
