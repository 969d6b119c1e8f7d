// The JSON Schema of each kind of declaration.

import Foundation
import Maquette
import MaquetteSchema

// The schemas of decoding and of encoding.
func schemas<T>(of type: T.Type) -> String {
  "\(JSONSchema.of(type).value)\n\(JSONSchema.of(type, .encoding).value)"
}

// An optional.
@Mappable struct Note {
  var text: String?
}
print(schemas(of: Note.self))
// {"type":"object","properties":{"text":{"type":["string","null"]}}}
// {"type":"object","properties":{"text":{"type":"string"}},"additionalProperties":false}
print(JSONSchema.of(Note.self, .encoding, options: .init(nilValues: .writeNull)).value)
// {"type":"object","properties":{"text":{"type":["string","null"]}},"required":["text"],"additionalProperties":false}

// A default.
@Mappable struct Page {
  var size: UInt8 = 20
}
print(schemas(of: Page.self))
// {"type":"object","properties":{"size":{"type":["integer","null"],"minimum":0,"maximum":255,"default":20}}}
// {"type":"object","properties":{"size":{"type":"integer","minimum":0,"maximum":255}},"required":["size"],"additionalProperties":false}

// A value, null or nothing.
@Mappable struct Renaming {
  var nickname: Presence<String>
}
print(schemas(of: Renaming.self))
// {"type":"object","properties":{"nickname":{"type":["string","null"]}}}
// {"type":"object","properties":{"nickname":{"type":["string","null"]}},"additionalProperties":false}

// A condition of encoding.
@Mappable struct Basket {
  @EncodableIf(.notEmpty) var codes: [String] = []
}
print(schemas(of: Basket.self))
// {"type":"object","properties":{"codes":{"type":["array","null"],"items":{"type":"string"},"default":[]}}}
// {"type":"object","properties":{"codes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}

// Properties in one direction.
@Mappable struct Account {
  @EncodableIgnored var password: String
  @DecodableIgnored var points: UInt8 = 0
}
print(schemas(of: Account.self))
// {"type":"object","properties":{"password":{"type":"string","writeOnly":true}},"required":["password"]}
// {"type":"object","properties":{"points":{"type":"integer","minimum":0,"maximum":255,"readOnly":true}},"required":["points"],"additionalProperties":false}

// An alias.
@Mappable struct Person {
  @CodingKey("full_name") @DecodableAlias("name") var name: String
}
print(schemas(of: Person.self))
// {"type":"object","properties":{"full_name":{"type":"string"},"name":false},"required":["full_name"]}
// {"type":"object","properties":{"full_name":{"type":"string"}},"required":["full_name"],"additionalProperties":false}
print(JSONSchema.of(Person.self, .accepting).value)
// {"type":"object","properties":{"full_name":{"anyOf":[{"type":["string","number","boolean"]},{"type":"null"}]},"name":{}},"anyOf":[{"required":["full_name"]},{"required":["name"]}]}

// Paths.
@Mappable struct City {
  @CodingKey(path: "geo.lat") var latitude: Float
  @CodingKey(path: "geo.lon") var longitude: Float
}
print(schemas(of: City.self))
// {"type":"object","properties":{"geo":{"type":"object","properties":{"lat":{"type":"number","minimum":-3.4028235e+38,"maximum":3.4028235e+38},"lon":{"type":"number","minimum":-3.4028235e+38,"maximum":3.4028235e+38}},"required":["lat","lon"]}},"required":["geo"]}
// {"type":"object","properties":{"geo":{"type":"object","properties":{"lat":{"type":"number","minimum":-3.4028235e+38,"maximum":3.4028235e+38},"lon":{"type":"number","minimum":-3.4028235e+38,"maximum":3.4028235e+38}},"required":["lat","lon"]}},"required":["geo"],"additionalProperties":false}

// A container.
@Mappable(container: "data") struct Reply {
  var isDone: Bool
}
print(schemas(of: Reply.self))
// {"type":"object","properties":{"data":{"type":"object","properties":{"isDone":{"type":"boolean"}},"required":["isDone"]}},"required":["data"]}
// {"type":"object","properties":{"data":{"type":"object","properties":{"isDone":{"type":"boolean"}},"required":["isDone"],"additionalProperties":false}},"required":["data"]}

// A naming rule.
@Mappable(fieldNaming: .kebabCase) struct Header {
  var contentType: String
}
print(schemas(of: Header.self))
// {"type":"object","properties":{"content-type":{"type":"string"}},"required":["content-type"]}
// {"type":"object","properties":{"content-type":{"type":"string"}},"required":["content-type"],"additionalProperties":false}

// The keys of a profile.
extension MappingProfile {
  static let compact: MappingProfile = "compact"
}
@Mappable struct Product {
  @CodingKey("n", in: .compact) var name: String
}
print(JSONSchema.of(Product.self, options: .init(profile: .compact)).value)
// {"type":"object","properties":{"n":{"type":"string"}},"required":["n"]}

// Flattened members.
@Mappable struct Area {
  var street: String
  var zip: String
}
@Mappable struct Guest {
  @CodableFlattened(prefix: "home_") var home: Area?
}
print(schemas(of: Guest.self))
// {"type":"object","properties":{"home_street":{"type":"string"},"home_zip":{"type":"string"}},"dependentRequired":{"home_street":["home_zip"],"home_zip":["home_street"]}}
// {"type":"object","properties":{"home_street":{"type":"string"},"home_zip":{"type":"string"}},"dependentRequired":{"home_street":["home_zip"],"home_zip":["home_street"]},"additionalProperties":false}

// Extras.
@Mappable struct Metric {
  var name: String
  @CodableExtras var labels: [String: Bool]
}
print(schemas(of: Metric.self))
// {"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":{"type":"boolean"}}
// {"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":{"type":"boolean"}}

// Unknown keys.
@Mappable(unknownKeys: .reject) struct Closed {
  var isOpen: Bool
}
print(schemas(of: Closed.self))
// {"type":"object","properties":{"isOpen":{"type":"boolean"}},"required":["isOpen"],"additionalProperties":false}
// {"type":"object","properties":{"isOpen":{"type":"boolean"}},"required":["isOpen"],"additionalProperties":false}

// Raw values.
@Mappable enum Size: String {
  case small
  @CodableCase("large", "big") case large
}
print(schemas(of: Size.self))
// {"enum":["small","large","big"]}
// {"enum":["small","large"]}

// A tag as the key.
@Mappable enum Figure {
  case square(side: Float)
  case point
}
print(schemas(of: Figure.self))
// {"anyOf":[{"const":"point"},{"type":"object","properties":{"square":{"type":"object","properties":{"side":{"type":"number","minimum":-3.4028235e+38,"maximum":3.4028235e+38}},"required":["side"]}},"required":["square"],"additionalProperties":false}]}
// {"anyOf":[{"const":"point"},{"type":"object","properties":{"square":{"type":"object","properties":{"side":{"type":"number","minimum":-3.4028235e+38,"maximum":3.4028235e+38}},"required":["side"],"additionalProperties":false}},"required":["square"],"additionalProperties":false}]}

// A tag among the keys.
@Mappable(tagged: .internal("type")) enum Door {
  case opened(by: String)
  case closed
}
print(schemas(of: Door.self))
// {"anyOf":[{"type":"object","properties":{"type":{"const":"opened"},"by":{"type":"string"}},"required":["type","by"]},{"type":"object","properties":{"type":{"const":"closed"}},"required":["type"]}]}
// {"anyOf":[{"type":"object","properties":{"type":{"const":"opened"},"by":{"type":"string"}},"required":["type","by"],"additionalProperties":false},{"type":"object","properties":{"type":{"const":"closed"}},"required":["type"],"additionalProperties":false}]}

// A tag beside the content.
@Mappable(tagged: .adjacent("type", content: "data")) enum Message {
  case text(String)
  case ping
}
print(schemas(of: Message.self))
// {"anyOf":[{"type":"object","properties":{"type":{"const":"text"},"data":{"type":"string"}},"required":["type","data"]},{"type":"object","properties":{"type":{"const":"ping"},"data":{"type":"object","additionalProperties":false}},"required":["type"]}]}
// {"anyOf":[{"type":"object","properties":{"type":{"const":"text"},"data":{"type":"string"}},"required":["type","data"],"additionalProperties":false},{"type":"object","properties":{"type":{"const":"ping"}},"required":["type"],"additionalProperties":false}]}

// No tag.
@Mappable(tagged: .untagged) enum Width {
  case pixels(UInt8)
  case named(String)
}
print(schemas(of: Width.self))
// {"anyOf":[{"type":"integer","minimum":0,"maximum":255},{"type":"string"}]}
// {"anyOf":[{"type":"integer","minimum":0,"maximum":255},{"type":"string"}]}

// A fallback.
@Mappable enum Level: String {
  case low, high
  @CodableFallback case unknown
}
print(schemas(of: Level.self))
// {"anyOf":[{"enum":["low","high","unknown"]},{"type":"string","not":{"enum":["low","high","unknown"]}}]}
// {"enum":["low","high","unknown"]}

// Classes.
@Mappable class Animal {
  var name = ""
}
@Mappable final class Dog: Animal {
  var barks = true
}
print(JSONSchema.of(Animal.self, .encoding).value)
// {"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}
print(JSONSchema.of(Dog.self, .encoding).value)
// {"type":"object","properties":{"name":{"type":"string"},"barks":{"type":"boolean"}},"required":["name","barks"]}

// A protocol.
protocol Payable {}
@Mappable struct Card: Payable {
  var number: String
}
@Mappable struct Cash: Payable {}
let payables = PolymorphicTypes<any Payable>(
  discriminator: "kind", ["card": Card.self, "cash": Cash.self])
@Mappable struct Bill {
  @CodableBy(.oneOf(payables)) var by: any Payable
}
print(schemas(of: Bill.self))
// {"type":"object","properties":{"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"card"},"number":{"type":"string"}},"required":["kind","number"]},{"type":"object","properties":{"kind":{"const":"cash"}},"required":["kind"]}]}},"required":["by"]}
// {"type":"object","properties":{"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"card"},"number":{"type":"string"}},"required":["kind","number"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"cash"}},"required":["kind"],"additionalProperties":false}]}},"required":["by"],"additionalProperties":false}

// Ranges of integers.
print(JSONSchema.of(Int16.self).value, JSONSchema.of(UInt32.self).value)
// {"type":"integer","minimum":-32768,"maximum":32767} {"type":"integer","minimum":0,"maximum":4294967295}

// Values that are text.
@Mappable struct Upload {
  var id: UUID
  var link: URL
  var changed: Date
  var bytes: Data
}
print(schemas(of: Upload.self))
// {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"link":{"type":"string","format":"uri"},"changed":{"type":"string","format":"date-time"},"bytes":{"type":"string","contentEncoding":"base64","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"}},"required":["id","link","changed","bytes"]}
// {"type":"object","properties":{"id":{"type":"string","format":"uuid"},"link":{"type":"string","format":"uri-reference"},"changed":{"type":"string","format":"date-time"},"bytes":{"type":"string","contentEncoding":"base64","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"}},"required":["id","link","changed","bytes"],"additionalProperties":false}

// Strategies.
@Mappable struct Stored {
  @CodableBy(.text(Int.self)) var number: Int
  @CodableBy(.secondsSince1970) var changed: Date
}
print(schemas(of: Stored.self))
// {"type":"object","properties":{"number":{"type":"string","pattern":"^(0|-?[1-9][0-9]{0,17})$"},"changed":{"type":"number","minimum":-62135596800,"maximum":253402300799}},"required":["number","changed"]}
// {"type":"object","properties":{"number":{"type":"string"},"changed":{"type":"number","minimum":-62135596800,"exclusiveMaximum":253402300800}},"required":["number","changed"],"additionalProperties":false}

// Sets and dictionaries.
@Mappable enum Side: String, CaseIterable, MappableKey { case left, right }
@Mappable struct Shelf {
  var names: Set<String>
  var counts: [Side: UInt8]
}
print(schemas(of: Shelf.self))
// {"type":"object","properties":{"names":{"type":"array","items":{"type":"string"},"uniqueItems":true},"counts":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255},"propertyNames":{"enum":["left","right"]}}},"required":["names","counts"]}
// {"type":"object","properties":{"names":{"type":"array","items":{"type":"string"},"uniqueItems":true},"counts":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":255},"propertyNames":{"enum":["left","right"]}}},"required":["names","counts"],"additionalProperties":false}

// A model as an array.
@Mappable(layout: .array) struct Pixel {
  var x: Int8
  var name: String?
}
print(schemas(of: Pixel.self))
// {"type":"array","prefixItems":[{"type":"integer","minimum":-128,"maximum":127},{"type":["string","null"]}],"items":false,"minItems":1}
// {"type":"array","prefixItems":[{"type":"integer","minimum":-128,"maximum":127},{"type":["string","null"]}],"items":false,"minItems":1}

// A transparent struct with a rule.
@Mappable(transparent: true) struct Code {
  @Validated(.pattern("[A-Z]{3}")) var text: String
}
print(schemas(of: Code.self))
// {"type":"string","pattern":"^(?:[A-Z]{3})$"}
// {"type":"string"}

// Rules.
@Mappable struct Signup {
  @Validated(.range(18...120)) var age: Int
  @Validated(.count(1...3)) var names: [String]
  @Validated(.oneOf("de", "fr")) var language: String
}
print(JSONSchema.of(Signup.self).value["properties"])
// {"age":{"type":"integer","minimum":18,"maximum":120},"names":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3},"language":{"type":"string","enum":["de","fr"]}}

// A type that another one maps.
@Mappable struct Wire {
  var text: String
  init(_ version: Version) { text = "\(version.major)" }
}
@Mappable(via: Wire.self) struct Version {
  var major: Int
  init(_ wire: Wire) { major = Int(wire.text) ?? 0 }
}
print(schemas(of: Version.self))
// {"type":"object","properties":{"text":{"type":"string"}},"required":["text"]}
// {"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}

// JSON in a text.
@Mappable struct Envelope {
  @CodableBy(.json(Page.self)) var page: Page
}
print(schemas(of: Envelope.self))
// {"type":"object","properties":{"page":{"type":"string","contentMediaType":"application/json","contentSchema":{"type":"object","properties":{"size":{"type":["integer","null"],"minimum":0,"maximum":255,"default":20}}}}},"required":["page"]}
// {"type":"object","properties":{"page":{"type":"string","contentMediaType":"application/json","contentSchema":{"type":"object","properties":{"size":{"type":"integer","minimum":0,"maximum":255}},"required":["size"],"additionalProperties":false}}},"required":["page"],"additionalProperties":false}

// Any JSON.
@Mappable struct Loose {
  var any: AnyValue
  var number: Decimal
}
print(schemas(of: Loose.self))
// {"type":"object","properties":{"any":{},"number":{"type":"number"}},"required":["any","number"]}
// {"type":"object","properties":{"any":{},"number":{"type":"number"}},"required":["any","number"],"additionalProperties":false}

// Generic types.
@Mappable struct Box<Value: MappingDecodable & MappingEncodable> {
  var value: Value
}
@Mappable struct Boxes {
  var first: Box<Bool>
  var second: Box<Bool>
}
print(schemas(of: Boxes.self))
// {"type":"object","properties":{"first":{"$ref":"#/$defs/Box_Bool"},"second":{"$ref":"#/$defs/Box_Bool"}},"required":["first","second"],"$defs":{"Box_Bool":{"type":"object","properties":{"value":{"type":"boolean"}},"required":["value"]}}}
// {"type":"object","properties":{"first":{"$ref":"#/$defs/Box_Bool"},"second":{"$ref":"#/$defs/Box_Bool"}},"required":["first","second"],"additionalProperties":false,"$defs":{"Box_Bool":{"type":"object","properties":{"value":{"type":"boolean"}},"required":["value"],"additionalProperties":false}}}
