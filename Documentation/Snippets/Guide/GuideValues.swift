// Values and conversions: policies, rules, strategies, context.

import Foundation
import Maquette
import MaquetteConstraints

@Mappable
struct Item {
  var count: Int
  var label: String
  var price: Decimal
  var isNew: Bool
}

// Lossless is the default: it makes only reversible conversions, and a report lists them.
let json = #"{"count": "12", "label": 7, "price": "0.10", "isNew": 1}"#
let item = try Item(json: json)
print(item.count, item.label, item.price, item.isNew)
// 12 7 0.1 true
for issue in JSONMapper().decodeReporting(Item.self, from: json).issues { print(issue) }
// repair: expected Int at 'count' in Item, found string "12" (line 1, column 11) -> converted
// repair: expected String at 'label' in Item, found number 7 (line 1, column 26) -> converted
// repair: expected Decimal at 'price' in Item, found string "0.10" (line 1, column 38) -> converted
// repair: expected Bool at 'isNew' in Item, found number 1 (line 1, column 55) -> converted

// A conversion that would lose information is an error.
for text in ["300", "1.5", #""x""#, "-1", "null", "1e400"] {
  do {
    _ = try UInt8(json: text)
  } catch {
    print(error)
  }
}
// number out of range for UInt8, found number 300 (line 1, column 1)
// number cannot become UInt8 without loss, found number 1.5 (line 1, column 1)
// expected UInt8, found string "x" (line 1, column 1)
// number out of range for UInt8, found number -1 (line 1, column 1)
// expected UInt8, found null (line 1, column 1)
// number out of range for UInt8, found number 1e400 (line 1, column 1)

// No conversions, or more conversions, for a whole call.
let strict = JSONMapper(options: .init(conversions: .strict))
let lenient = JSONMapper(options: .init(conversions: .lenient))
do {
  _ = try strict.decode(Item.self, from: json)
} catch {
  print(error)
  // expected Int at 'count' in Item, found string "12" (line 1, column 11)
}
print(try lenient.decode([Bool].self, from: #"["yes", "off", 3]"#))
// [true, false, true]
print(try lenient.decode([Int].self, from: #"["7", 2.9, true]"#))
// [7, 2, 1]

// For one type or one property: the nearest declaration wins.
@Mappable(conversions: .lenient)
struct Form {
  var isAdult: Bool
  @DecodableRules(conversions: .strict) var age: Int
  @DecodableRules(fractions: .round) var height: Int
  @DecodableRules(acceptsNumericPrefixes: true) var weight: Int
}
let form = try Form(json: #"{"isAdult": "yes", "age": 36, "height": 170.5, "weight": "70 kg"}"#)
print(form.isAdult, form.height, form.weight)
// true 171 70
do {
  _ = try Form(json: #"{"isAdult": "yes", "age": "36", "height": 170, "weight": 70}"#)
} catch {
  print(error)
  // expected Int at 'age' in Form, found string "36" (line 1, column 27)
}

// A strategy of two functions.
@Mappable
struct Offer {
  @CodableBy(
    .transform(
      decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int(($0 * 100).rounded()) }))
  var price: Double
  @DecodableBy(.transform { (text: String) in text.count }) var length: Int
}
print(try Offer(json: #"{"price": "1999", "length": "hello"}"#).jsonString())
// {"price":1999,"length":5}

// A function that sees the object around its value.
@Mappable
struct Plank {
  var unit: String
  @DecodableBy(siblings: { (length: Double, object: AnyValue.Object) in
    object["unit"] == "cm" ? length / 100 : length
  })
  var length: Double
}
print(try Plank(json: #"{"length": 250, "unit": "cm"}"#).length)
// 2.5

// A type that is text everywhere: no attribute is needed.
struct Version: TextMappable, Hashable {
  static let textShape = "a version as 1.2"
  var parts: [Int]

  init?(_ text: String) {
    parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count > 1, text == description else { return nil }
  }

  var description: String { parts.map(String.init).joined(separator: ".") }
}
print(try [Version: [Version]](json: #"{"6.3": ["6.2", "5.10"]}"#).jsonString())
// {"6.3":["6.2","5.10"]}
do {
  _ = try [Version](json: #"["6"]"#)
} catch {
  print(error)
  // expected a version as 1.2 at '[0]', found string "6" (line 1, column 2)
}

// A strategy type, with a static member that names it.
struct Shouting: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    let text = try reader.readString()
    guard text == text.uppercased() else {
      throw MappingError(.invalidValue, expected: "capitals")
    }
    return text.lowercased()
  }

  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    writer.writeString(value.uppercased())
  }
}

extension MappingStrategy where Self == Shouting {
  static var shouting: Shouting { Shouting() }
}

// Strategies for bytes, for parts of collections, for JSON inside a string, for any value.
@Mappable
struct Payload {
  var id: Int
}

@Mappable
struct Packet {
  @CodableBy(.shouting) var name: String
  @CodableBy(.hex) var digest: Data
  @CodableBy(.elements(of: .base64)) var parts: [Data] = []
  @CodableBy(.values(of: .shouting)) var names: [String: String] = [:]
  @CodableBy(.json(Payload.self)) var payload: Payload?
  @CodableBy(.anyDictionary) var extra: [String: Any] = [:]
  var colour: HexColor?
  var tree: AnyValue = .null
}
let packet = try Packet(
  json: #"""
    { "name": "ADA", "digest": "0aff", "parts": ["AQI="], "names": {"a": "B"},
      "payload": "{\"id\": \"7\"}", "extra": {"k": [1]}, "colour": "#f80", "tree": [1, {"a": 0.10}] }
    """#)
print(packet.name, packet.digest.count, packet.parts[0].count, packet.names, packet.tree)
// ada 2 2 ["a": "b"] [1,{"a":0.10}]
print(packet.payload?.id ?? 0, packet.colour?.green ?? 0)
// 7 136
do {
  _ = try Packet(json: #"{"name": "ada", "digest": ""}"#)
} catch {
  print(error)
  // expected capitals at 'name' in Packet, found string "ada" (line 1, column 10)
}
do {
  _ = try Packet(json: #"{"name": "A", "digest": "", "payload": "{\"id\": []}"}"#)
} catch {
  print(error)
  // expected Int at 'payload.id' in Payload, found an array (line 1, column 40)
}

// A context that a call passes to its strategies.
enum CurrencyKey: MappingContextKey {
  static var defaultValue: String { "EUR" }
}

struct Money: EncodingStrategy {
  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeString("\(value) \(writer.context[CurrencyKey.self])")
  }
}

@Mappable
struct Bill {
  @EncodableBy(Money()) var total: Int
}
var context = MappingContext()
context[CurrencyKey.self] = "CHF"
let swiss = JSONMapper(options: .init(conventions: .init(context: context)))
print(try swiss.encodeString(Bill(total: 7)), try Bill(total: 7).jsonString())
// {"total":"7 CHF"} {"total":"7 EUR"}

// JSON has no NaN and no infinities, unless both sides agree on names for them.
do {
  _ = try [Double.nan].jsonString()
} catch {
  print(error)
  // value cannot be encoded at '[0]', found nan
}
let named = JSONMapper(options: .init(conventions: .init(nonFiniteNumbers: .names())))
print(try named.encodeString([Double.infinity]), try named.decode([Double].self, from: #"["NaN"]"#))
// ["Infinity"] [nan]

// All decimals of a call as text, so that no client makes doubles of them.
let quoting = JSONMapper(options: .init(quotesDecimals: true))
print(try quoting.encodeString(item))
// {"count":12,"label":"7","price":"0.1","isNew":true}
