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

// Mantle converts nothing and writes nil as null. Both are options here.
let mapper = JSONMapper(options: .init(conversions: .strict, nilValues: .writeNull))
print(try mapper.encodeString(parcel.depots))
// [{"name":"North","city":null},{"name":"West","city":"Porto"}]

do {
  _ = try mapper.decode(Parcel.self, from: #"{"tracking_no": 17}"#)
} catch {
  print(error)
  // expected String at tracking_no, found number 17 (line 1, column 17)
}

// mergeValueForKey:fromModel: names one property; an update names what is in its source.
var changed = parcel
try mapper.update(&changed, from: #"{"state": "delivered", "sender": {"name": "Grace"}}"#)
print(changed.state, changed.senderName, changed.trackingNumber)
// delivered Grace RX71

// propertyKeys and dictionaryValue.
print(Parcel.schema.properties.map(\.name).joined(separator: " "))
// trackingNumber labelURL state senderName size depots updatedAt isExpanded
print(parcel.value(ofProperty: "senderName") ?? "no such property")
// Ada
