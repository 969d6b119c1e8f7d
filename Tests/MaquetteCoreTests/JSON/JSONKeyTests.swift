import TestSupport
import Testing

@testable import MaquetteCore

/// Keys match their properties at every length, in every order, and with any escapes.
@Suite("JSON keys")
struct JSONKeyTests {
  /// Keys of every length from 0 to 100; their rows cross all blocks.
  enum Lengths: TestKeys {
    static let keys = (0...100).map { count in
      String((0..<count).map { Character(Unicode.Scalar(UInt8(0x61 + ($0 + count) % 26))) })
    }
    static let table = __KeyTable(keys: keys)
  }

  /// Keys that differ only in the middle, and have equal tags.
  enum Similar: TestKeys {
    static let keys =
      (0..<40).map { "key-\($0 / 10)\($0 % 10)-end" } + ["key-", "key-00-en", "-end"]
    static let table = __KeyTable(keys: keys)
  }

  /// Keys with escapes in JSON, or with characters beyond ASCII.
  enum Odd: TestKeys {
    static let keys = [
      "a\"b", "a\\b", "a\nb", "\u{0}", "é", "e\u{301}", "日本語", "😀", "a b", "a:b", "\\n", "\\u0041",
      "\"", "\"\":", "", "/", "\u{7F}", "a\\\"", "{}", "name",
    ]
    static let table = __KeyTable(keys: keys)
  }

  /// The keys of a superclass.
  enum Other: TestKeys {
    static let keys = ["\\n", "\t", "\\u0041", "A", "e", "é", "a"]
    static let table = __KeyTable(keys: keys)
  }

  private func text(_ keys: [String], _ order: [Int]) throws -> [UInt8] {
    let members = try order.map { "\(try json(keys[$0])):\($0)" }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }

  private func checkOrders<Keys: TestKeys>(_ keys: Keys.Type) throws {
    let all = Array(Keys.keys.indices)
    var generator = SeededGenerator(seed: 1)
    var orders = [all, all.reversed()]
    for _ in 0..<6 { orders.append(all.shuffled(using: &generator)) }
    for order in orders {
      let document = try text(Keys.keys, order)
      for placement in Placement.allCases {
        let model = decode(KeyedModel<Keys>.self, document, placement).value
        #expect(model?.values == all.map { $0 })
      }
      #expect(decodeByTree(KeyedModel<Keys>.self, document).value?.values.count == all.count)
    }
    for slot in all {
      #expect(Keys.table.slot(of: Keys.keys[slot]) == slot)
      #expect(Keys.table[slot] == Keys.keys[slot])
      let only = all.map { $0 == slot ? slot : nil }
      for placement in Placement.allCases {
        let document = try text(Keys.keys, [slot])
        #expect(decode(KeyedModel<Keys>.self, document, placement).value?.values == only)
      }
    }
  }

  @Test func everyLength() throws { try checkOrders(Lengths.self) }
  @Test func similarKeys() throws { try checkOrders(Similar.self) }
  @Test func oddKeys() throws { try checkOrders(Odd.self) }

  /// A key that differs in one byte is another key.
  @Test func nearMisses() {
    for (slot, key) in Lengths.keys.enumerated() where slot > 0 {
      let bytes = Array(key.utf8)
      var misses = [bytes + [0x61], Array(bytes.dropLast()) + [0x21], [0x21] + bytes.dropFirst()]
      for place in stride(from: 0, to: bytes.count, by: 7) {
        misses.append(bytes)
        misses[misses.count - 1][place] = 0x5F
      }
      for miss in misses {
        for placement in Placement.allCases {
          let document = "{\"" + miss + "\":1}"
          let model = decode(KeyedModel<Lengths>.self, document, placement).value
          #expect(model?.values.allSatisfy { $0 == nil } == true, "\(slot)")
        }
      }
    }
  }

  /// The text ends right after a key, its colon or its value.
  @Test func nearTheEnd() {
    for (slot, key) in Lengths.keys.enumerated() {
      for distance in [0, 1, 2, 3, 15, 16, 17, 47, 48, 63, 64, 65] {
        let space = String(repeating: " ", count: distance)
        let before = String(repeating: " ", count: 1100)
        for document in ["{\"\(key)\":1}", "{\"\(key)\" : 1 }", "{ \"\(key)\":\n1}"] {
          let text = Array((before + document + space).utf8)
          #expect(decode(KeyedModel<Lengths>.self, text).value?.values[slot] == 1)
        }
        for document in ["{\"\(key)\":", "{\"\(key)\"", "{\"\(key)", "{\"\(key)\":1"] {
          let text = Array((before + document + space).utf8)
          #expect(decode(KeyedModel<Lengths>.self, text).code == .unexpectedEnd)
          #expect(decode(KeyedModel<Lengths>.self, Array(document.utf8)).code == .unexpectedEnd)
        }
      }
    }
  }

  /// A key with escapes equals the key without them.
  @Test(arguments: [
    #"{"\u006eame":"n","country":"c"}"#, #"{"n\u0061me":"n","country":"c"}"#,
    #"{"nam\u0065":"n","countr\u0079":"c"}"#, #"{"country":"c","\u006e\u0061\u006D\u0065":"n"}"#,
    #"{"\u006eame":"x","name":"n","country":"c"}"#, #"{"name":"x","\u006eame":"n","country":"c"}"#,
  ])
  func escapedSpellings(_ text: String) {
    for placement in Placement.allCases {
      let place = decode(Place.self, Array(text.utf8), placement).value
      #expect(place == Place(name: "n", country: "c"))
    }
    #expect(decodeByTree(Place.self, Array(text.utf8)).value == Place(name: "n", country: "c"))
  }

  /// Only quoted text is a key; no other byte can replace a quote.
  @Test func quotesAreNeeded() {
    for key in Odd.keys {
      for byte in UInt8.min...UInt8.max where byte != 0x22 {
        let text = "{" + [byte] + Array(key.utf8) + #"":1}"#
        let expected = ReferenceParser.parse(text)
        for placement in Placement.allCases where placement == .padded || byte < 0x30 {
          #expect((decode(KeyedModel<Odd>.self, text, placement).value != nil) == (expected != nil))
        }
      }
    }
  }

  /// Lookup in another table compares the decoded key, not its spelling.
  @Test(
    arguments: [
      (#"{"\n":1}"#, nil), (#"{"\\n":1}"#, "\\n"), (#"{"\t":1}"#, "\t"), (#"{"\\t":1}"#, nil),
      (#"{"\u0041":1}"#, "A"), (#"{"\\u0041":1}"#, "\\u0041"), (#"{"é":1}"#, "é"),
      (#"{"e":1}"#, "e"), (#"{"a":1}"#, "a"), (#"{"b":1}"#, nil),
    ] as [(String, String?)])
  func slotInAnotherTable(_ text: String, _ key: String?) throws {
    let table = Other.table
    let slot = key.map { Other.keys.firstIndex(of: $0)! } ?? -1
    var reader = JSONReader(DecodingOptions())
    try reader.read(Array(text.utf8).span) { (reader) throws(ReadFailure) in
      _ = try reader.beginObject()
      _ = try reader.readKey(.empty, expecting: 0)
      #expect(reader.__slotOfCurrentKey(in: table) == slot)
      try reader.skipValue()
      _ = try reader.endField()
    }
  }

  @Test func dictionaryKeys() throws {
    let text = #"{"1":"a","-2":"b","9223372036854775807":"c"}"#
    #expect(try [Int: String](json: text) == [1: "a", -2: "b", .max: "c"])
    for key in ["", "a", "1.0", "+1", "01", " 1", "1e2", "9223372036854775808", "0x1", "-0"] {
      #expect(decode([Int: Int].self, "{\"\(key)\":1}").code == .invalidValue, "\(key)")
      #expect(decodeByTree([Int: Int].self, Array("{\"\(key)\":1}".utf8)).code == .invalidValue)
    }
    #expect(decode([UInt8: Int].self, #"{"256":1}"#).code == .invalidValue)
    #expect(try json([5: true]) == #"{"5":true}"#)
    #expect(try AnyValue(encoding: [5: true], EncodingOptions()) == ["5": true])
  }
}
