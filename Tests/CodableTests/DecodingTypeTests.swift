import Foundation
import MaquetteCodable
import Testing

struct ScalarMember<T: Decodable>: Decodable { let x: T }

struct OptionalMember<T: Decodable>: Decodable { let x: T? }

@Suite struct DecodingTypeTests {
  static let scalarTexts = [
    "0", "-0", "1", "-1", "127", "128", "-128", "-129", "255", "256", "65535", "65536",
    "2147483647",
    "2147483648", "4294967295", "4294967296", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "-9223372036854775808",
    "-9223372036854775809", "1.0", "1.5", "-1.25", "1e2", "1E+2", "1e-2", "0.1", "123456789.125",
    "1.7976931348623157e308", "5e-324", "16777217", "3.4028235e38", "1e39", "true", "false", "null",
    "\"\"", "\"text\"", "\"1\"", "\"\\u00e9\\n\\/\"", "\"Zürich\"", "[]", "{}", "[1]", "{\"a\": 1}",
    "1e400", "-1e400", "1e-400", "\"2020-01-02\"", "\"AQID\"", "\"https://example.com/a?b\"",
    "340282366920938463463374607431768211455", "170141183460469231731687303715884105728",
  ]

  /// Errors of Foundation: it decodes some invalid integers as 0, and rejects some valid ones.
  static let corrections: Set<String> = [
    "Int 1e-400", "Int8 1e-400", "Int16 1e-400", "Int32 1e-400", "Int64 1e-400", "UInt 1e-400",
    "UInt8 1e-400", "UInt16 1e-400", "UInt32 1e-400", "UInt64 1e-400", "Int128 1e-400",
    "UInt128 1e-400", "UInt128 3.4028235e38",
  ]

  @Test(
    "Scalars of every type decode as by Foundation, alone, in arrays, optionals and members",
    arguments: scalarTexts)
  func scalars(json: String) {
    func check<T: Decodable>(_ type: T.Type) {
      guard !Self.corrections.contains("\(type) \(json)") else { return }
      expectSame(type, json)
      expectSame([T].self, "[\(json)]")
      expectSame([T].self, "[\(json), \(json)]")
      expectSame(T?.self, json)
      expectSame([T?].self, "[null, \(json)]")
      expectSame(ScalarMember<T>.self, "{\"x\": \(json)}")
      expectSame(OptionalMember<T>.self, "{\"x\": \(json)}")
      expectSame([String: T].self, "{\"x\": \(json)}")
      expectSame([[T]].self, "[[\(json)], []]")
    }
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
    check(Int128.self)
    check(UInt128.self)
    check(Double.self)
    check(Float.self)
    check(Bool.self)
    check(String.self)
    check(Decimal.self)
    check(Date.self)
    check(Data.self)
    check(URL.self)
    check(UUID.self)
  }

  enum Suit: String, Codable, CodingKeyRepresentable { case hearts, spades }
  enum Plain: String, Codable { case a, b }
  enum Shape: Codable {
    case circle(radius: Double)
    case none
    case pair(Int, Int)
  }

  @Test(
    "Dictionaries, sets, ranges, enums and other types of the standard library",
    arguments: [
      "{}", "[]", #"{"1": 2}"#, #"{"x": 2}"#, #"{"hearts": 1}"#, #"{"jokers": 1}"#, #"["a", 1]"#,
      #"["a"]"#, #"["a", 1, "b", 2]"#, "[1, 2]", "[1]", "[2, 1]", "\"a\"", "\"x\"", "null", "5",
      #"{"circle": {"radius": 1}}"#, #"{"none": {}}"#, #"{"pair": {"_0": 1, "_1": 2}}"#,
      #"{"square": {}}"#, #"{"circle": {"radius": "x"}}"#,
      #"[1, 1, 2]"#, #"[[1, 2], [3, 4]]"#,
    ])
  func types(json: String) {
    expectSame([String: Int].self, json)
    expectSame([Int: Int].self, json)
    expectSame([Suit: Int].self, json)
    expectSame([Plain: Int].self, json)
    expectSame([Double: String].self, json)
    expectSame(Set<Int>.self, json)
    expectSame(Range<Int>.self, json)
    expectSame(ClosedRange<Int>.self, json)
    expectSame(Plain.self, json)
    expectSame(Shape.self, json)
    expectSame(Shape.self, #"{"circle": {}, "none": {}}"#)
    expectSame(ContiguousArray<Int>.self, json)
    expectSame([Int].self, json)
    expectSame([[Double]].self, json)
    expectSame(CGPoint.self, json)
    expectSame(DateInterval.self, json)
    expectSame(IndexSet.self, json)
  }

  class Animal: Codable {
    var name: String
    init(name: String) { self.name = name }
  }

  final class Dog: Animal {
    let tricks: Int
    enum CodingKeys: CodingKey { case tricks }
    required init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      tricks = try members.decode(Int.self, forKey: .tricks)
      try super.init(from: members.superDecoder())
    }
  }

  final class Cat: Animal {
    let lives: Int
    enum CodingKeys: CodingKey { case lives }
    required init(from decoder: any Decoder) throws {
      lives = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .lives)
      try super.init(from: decoder)
    }
  }

  @Test("Classes and their superclasses, by a super decoder and by the same one")
  func classes() throws {
    let decoder = CodableJSONDecoder()
    let dog = try decoder.decode(Dog.self, from: #"{"tricks": 3, "super": {"name": "Rex"}}"#)
    #expect(dog.name == "Rex" && dog.tricks == 3)
    let cat = try decoder.decode(Cat.self, from: #"{"name": "Mia", "lives": 9}"#)
    #expect(cat.name == "Mia" && cat.lives == 9)
    for json in [#"{"tricks": 3}"#, #"{"tricks": 3, "super": {}}"#, #"{"super": {"name": 1}}"#] {
      let expected = Outcome { try JSONDecoder().decode(Dog.self, from: Data(json.utf8)).name }
      #expect(Outcome { try decoder.decode(Dog.self, from: json).name } == expected)
    }
  }

  @Test("An empty struct decodes from any value")
  func emptyStruct() {
    struct Empty: Decodable {}
    for json in ["{}", "5", "null", "[1]"] { expectSame(Empty.self, json) }
  }

  @Test("Keys are the same if they are canonically equivalent")
  func equivalentKeys() {
    struct Accent: Decodable {
      let name: Int
      let other: Int?
      enum CodingKeys: String, CodingKey {
        case name = "e\u{301}"
        case other = "K"
      }
    }
    expectSame(Accent.self, "{\"\u{e9}\": 1}")
    expectSame(Accent.self, "{\"e\u{301}\": 1, \"\u{212A}\": 2}")
    expectSame(Accent.self, #"{"\u00e9": 1}"#)
    expectSame([String: Int].self, "{\"\u{e9}\": 1, \"e\u{301}\": 2}")
  }

  @Test("Keys with escapes are found, and nothing else is")
  func escapedKeys() {
    struct Model: Decodable {
      let name: Int
      let path: Int?
      enum CodingKeys: String, CodingKey {
        case name
        case path = "a/b"
      }
    }
    expectSame(Model.self, #"{"n\u0061me": 1, "a\/b": 2}"#)
    expectSame(Model.self, #"{"n\\u0061me": 1}"#)
    expectSame(Model.self, #"{"": 1, "name": 2, "names": 3, "nam": 4}"#)
  }
}
