import Foundation
import Maquette
import MaquetteCodable
import Testing

@Mappable(fieldNaming: .snakeCase)
struct CoderTweet: Equatable {
  var id: Int
  @CodingKey("text") @DecodableAlias("full_text") var body: String
  @CodingKey(path: "user.screen_name") var author: String
  @CodableBy(.secondsSince1970) var createdAt: Date
  var tags: [String] = []
  var place: String?
  var ratio: Double = 0.25
  var data: Data = Data()
}

extension CoderTweet: MappedCodable {}

@Mappable
final class CoderNode: MappedCodable {
  var name: String
  var next: [CoderNode] = []
  init(name: String, next: [CoderNode] = []) { (self.name, self.next) = (name, next) }
}

@Mappable
struct CoderMoment: Equatable, MappedCodable {
  var at: Date
  var seal: Data
}

@Mappable
struct CoderNumbers: Equatable, MappedCodable { var firstNumber: Int }

@Mappable(transparent: true)
struct CoderNumber: Equatable, MappedCodable { var number: Int }

@Mappable
enum CoderShape: Equatable, MappedCodable {
  case circle(radius: Double)
  case point
}

/// A plain type that contains a model.
struct CoderPage: Codable, Equatable {
  var items: [CoderTweet]
  var number: CoderNumber
  var shape: CoderShape?
  var extra: AnyValue?
}

/// A type with both synthesized and mapped coding, with different keys.
@Mappable
struct BothWays: Codable, Equatable {
  @CodingKey("mapped") var value: Int
  enum CodingKeys: String, CodingKey { case value = "coded" }
}

@Mappable
struct BothHolder: Codable, Equatable { var inner: BothWays }

@Suite struct MappedCodableTests {
  static let tweet = CoderTweet(
    id: 12, body: "Hi", author: "ada", createdAt: Date(timeIntervalSince1970: 1e9), tags: ["a/b"],
    data: Data([1, 2]))

  static let page = CoderPage(
    items: [tweet], number: CoderNumber(number: 5), shape: .circle(radius: 1.5),
    extra: ["deep": [1, 2.5, nil, "x", true]])

  @Test("A model is Codable by its mapping, through Foundation's coders and ours")
  func coders() throws {
    let data = try JSONEncoder().encode(Self.page)
    #expect(try JSONDecoder().decode(CoderPage.self, from: data) == Self.page)
    #expect(try CodableJSONDecoder().decode(CoderPage.self, from: data) == Self.page)
    let ours = try CodableJSONEncoder().encode(Self.page)
    #expect(try JSONDecoder().decode(CoderPage.self, from: ours) == Self.page)
    #expect(try CodableJSONDecoder().decode(CoderPage.self, from: ours) == Self.page)
    var page = Self.page
    page.extra = ["deep": [1, 2.5, "x", true]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let list = try encoder.encode(page)
      #expect(try PropertyListDecoder().decode(CoderPage.self, from: list) == page)
      let tweet = try encoder.encode(Self.tweet)
      #expect(try PropertyListDecoder().decode(CoderTweet.self, from: tweet) == Self.tweet)
    }
  }

  @Test("Keys and rules are those of its JSON")
  func keys() throws {
    let value = try AnyValue(json: JSONEncoder().encode(Self.tweet))
    #expect(try value == AnyValue(json: Self.tweet.jsonData()) || value["data"].string == "AQI=")
    #expect(value["user"]["screen_name"] == "ada" && value["created_at"] == 1e9)
    let json = #"{"id":"12","full_text":"Hi","user":{"screen_name":"ada"},"created_at":1000000000}"#
    for decoded in [
      try JSONDecoder().decode(CoderTweet.self, from: Data(json.utf8)),
      try CodableJSONDecoder().decode(CoderTweet.self, from: json),
    ] {
      #expect(decoded.id == 12 && decoded.body == "Hi" && decoded.tags.isEmpty)
    }
  }

  @Test("Dates and bytes are those of its JSON, whatever the strategies of the coder")
  func moments() throws {
    let value = CoderMoment(at: Date(timeIntervalSince1970: 1e9 + 0.25), seal: Data([0, 255]))
    let json = #"{"at":"2001-09-09T01:46:40.25Z","seal":"AP8="}"#
    let (theirs, ours) = (JSONEncoder(), CodableJSONEncoder())
    (theirs.outputFormatting, ours.outputFormatting) = (.sortedKeys, .sortedKeys)
    for strategy in [JSONEncoder.DateEncodingStrategy.deferredToDate, .millisecondsSince1970] {
      (theirs.dateEncodingStrategy, ours.dateEncodingStrategy) = (strategy, strategy)
      #expect(try String(decoding: theirs.encode(value), as: UTF8.self) == json)
      #expect(try ours.encodeString(value) == json)
    }
    #expect(try JSONDecoder().decode(CoderMoment.self, from: Data(json.utf8)) == value)
    #expect(try CodableJSONDecoder().decode(CoderMoment.self, from: json) == value)
    // A property list keeps no fractions of seconds, but text has them; native values decode, too.
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let list = try encoder.encode(value)
      #expect(try PropertyListDecoder().decode(CoderMoment.self, from: list) == value)
    }
    let native: [String: Any] = ["at": Date(timeIntervalSince1970: 1e9), "seal": Data([1])]
    let list = try PropertyListSerialization.data(
      fromPropertyList: native, format: .binary, options: 0)
    #expect(
      try PropertyListDecoder().decode(CoderMoment.self, from: list)
        == CoderMoment(at: Date(timeIntervalSince1970: 1e9), seal: Data([1])))
  }

  @Test("Errors have the cases and the paths of decoding", arguments: 0..<4)
  func errors(index: Int) {
    let (json, expected) = [
      (#"[{"id":1,"user":{"screen_name":"a"},"created_at":1}]"#, "keyNotFound text at [0]"),
      (
        #"[{"id":null,"text":"","user":{"screen_name":"a"},"created_at":1}]"#,
        "valueNotFound CoderTweet at [0].id"
      ),
      (
        #"[{"id":1,"text":"","user":{"screen_name":[]},"created_at":1}]"#,
        "typeMismatch CoderTweet at [0].user.screen_name"
      ),
      (
        #"[{"id":1,"text":"","user":{"screen_name":"a"},"created_at":1,"tags":[1,{}]}]"#,
        "typeMismatch CoderTweet at [0].tags[1]"
      ),
    ][index]
    #expect(
      Outcome { try CodableJSONDecoder().decode([CoderTweet].self, from: json) }.description
        == expected)
    #expect(
      Outcome { try JSONDecoder().decode([CoderTweet].self, from: Data(json.utf8)) }.description
        == expected)
  }

  @Test("Classes, transparent models and enums")
  func kinds() throws {
    let node = CoderNode(name: "a", next: [CoderNode(name: "b")])
    let data = try JSONEncoder().encode(node)
    #expect(try JSONDecoder().decode(CoderNode.self, from: data).next[0].name == "b")
    #expect(try CodableJSONEncoder().encodeString([CoderNumber(number: 3)]) == "[3]")
    #expect(try CodableJSONEncoder().encodeString([CoderShape.point]) == #"["point"]"#)
    #expect(try JSONDecoder().decode([CoderShape].self, from: Data(#"["point"]"#.utf8)) == [.point])
  }

  @Test("The coder's userInfo reaches strategies and hooks as their context")
  func context() throws {
    var context = MappingContext()
    context[CoderScale.self] = 10
    let json = #"{"value":5}"#
    let theirs = JSONDecoder()
    theirs.userInfo[.mappingContext] = context
    #expect(try theirs.decode(CoderScaled.self, from: Data(json.utf8)).value == 50)
    let ours = CodableJSONDecoder()
    ours.userInfo[.mappingContext] = context
    #expect(try ours.decode(CoderScaled.self, from: json).value == 50)
    let encoder = JSONEncoder()
    encoder.userInfo[.mappingContext] = context
    let written = try encoder.encode(CoderScaled(value: 50))
    #expect(String(decoding: written, as: UTF8.self) == json)
  }

  @Test(
    "A tree is Codable both ways, digit by digit with our coders",
    arguments: [
      "null", "true", "0", "-5", "18446744073709551615", "1.5", "0.1", "\"x\"", "[]", "{}",
      #"{"a":[1,{"b":null}],"c":"d"}"#, "[[[[]]]]", "123456789012345678901234567890",
      "1e400", "1.10",
    ])
  func trees(json: String) throws {
    let value = try AnyValue(json: json)
    #expect(try CodableJSONDecoder().decode(AnyValue.self, from: json) == value)
    #expect(try CodableJSONDecoder().decode([AnyValue].self, from: "[\(json)]") == [value])
    #expect(try CodableJSONEncoder().encodeString(value) == json)
    guard json != "1e400" else { return }
    let theirs = try JSONDecoder().decode(AnyValue.self, from: Data(json.utf8))
    #expect(theirs == value)
    #expect(try AnyValue(json: JSONEncoder().encode(value)) == value)
  }

  @Test("A decoder that converts between all types yields text")
  func untypedDecoders() throws {
    #expect(try AnyValue(from: UntypedDecoder(text: "Hello")) == "Hello")
    #expect(try AnyValue(from: UntypedDecoder(text: "007")) == "007")
    for text in ["yes", "0x1F", "1_000", "+1", " 1", "True", "nan"] {
      #expect(try AnyValue(from: UntypedDecoder(text: text)) == .string(text))
    }
    #expect(try AnyValue(from: UntypedDecoder(text: "12")) == 12)
    #expect(try "\(AnyValue(from: UntypedDecoder(text: "1.50")))" == "1.50")
    #expect(try AnyValue(from: UntypedDecoder(text: "false")) == false)
    #expect(try CoderNumber(from: UntypedDecoder(text: "12")).number == 12)
    #expect(throws: DecodingError.self) { try CoderNumber(from: UntypedDecoder(text: "x")) }
    #expect(try JSONDecoder().decode(AnyValue.self, from: Data("[true,1,0]".utf8)) == [true, 1, 0])
  }

  @Test("Our coders leave the keys of models and trees as they are")
  func keyStrategies() throws {
    let (encoder, decoder) = (CodableJSONEncoder(), CodableJSONDecoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct Around: Codable, Equatable {
      var oneModel: CoderNumbers
      var anyTree: AnyValue
    }
    let around = Around(oneModel: CoderNumbers(firstNumber: 1), anyTree: ["aB": ["c_d": 1]])
    let text = try encoder.encodeString(around)
    #expect(text == #"{"one_model":{"firstNumber":1},"any_tree":{"aB":{"c_d":1}}}"#)
    #expect(try decoder.decode(Around.self, from: text) == around)
  }

  @Test("A tree reports the error inside an element, and supports the types of property lists")
  func treeErrors() throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnyValue.self, from: Data(#"[1,{"a":"\ud800"}]"#.utf8))
    }
    let value: AnyValue = [
      "date": .date(Timestamp(secondsSince1970: 1e9)), "bytes": .bytes([1, 2]), "list": [1, "x"],
    ]
    let list = try PropertyListEncoder().encode(value)
    #expect(try PropertyListDecoder().decode(AnyValue.self, from: list) == value)
  }

  // Features: 16
  @Test(
    "where the compiler writes Codable too, mappers take the mapping and coders the synthesis")
  func bothEngines() throws {
    let value = BothHolder(inner: BothWays(value: 1))
    #expect(try value.jsonString() == #"{"inner":{"mapped":1}}"#)
    #expect(try BothHolder(json: #"{"inner":{"mapped":1}}"#) == value)
    for text in [
      try CodableJSONEncoder().encodeString(value),
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self),
    ] {
      #expect(text == #"{"inner":{"coded":1}}"#)
      #expect(try CodableJSONDecoder().decode(BothHolder.self, from: text) == value)
    }
  }
}

enum CoderScale: MappingContextKey { static var defaultValue: Int { 1 } }

struct CoderScaling: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    try reader.readInteger(Int.self) * reader.state.options.context[CoderScale.self]
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    writer.writeInteger(value / writer.state.options.context[CoderScale.self])
  }
}

@Mappable
struct CoderScaled: MappedCodable { @CodableBy(CoderScaling()) var value: Int }

/// A decoder that converts like SQLite: every requested type succeeds.
private struct UntypedDecoder: Decoder, SingleValueDecodingContainer {
  let text: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: "no object"))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.typeMismatch(
      [Any].self, .init(codingPath: [], debugDescription: "no array"))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let number = Int64(text) ?? 0
    switch type {
    case is Bool.Type: return try cast(number != 0)
    case is Int64.Type: return try cast(number)
    case is String.Type: return try cast(text)
    default: return try cast(Double(number))
    }
  }

  private func cast<T>(_ value: Any) throws -> T {
    guard let value = value as? T else {
      throw DecodingError.typeMismatch(T.self, .init(codingPath: [], debugDescription: "\(value)"))
    }
    return value
  }
}
