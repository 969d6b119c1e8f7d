import Maquette
import TestSupport
import Testing

/// Arrays, sets and dictionaries are decoded from a tree as they are from text, whatever their
/// elements, keys and options.
@Suite("Collections from text and from trees")
struct CollectionAgreementTests {
  @Mappable enum Color: String, MappableKey { case red, green, blue }

  @Mappable enum Level: Int8, MappableKey { case low = -7, high = 127 }

  @Mappable struct Point: Hashable {
    var x: Int
    var y: Int?
  }

  @Mappable struct Arrays: Equatable {
    var ints: [Int] = []
    var small: [Int8?] = []
    var unsigned: [UInt64?] = []
    var doubles: [Double?] = []
    var flags: [Bool?]?
    var texts: [String?] = []
    var colors: [Color?] = []
    var points: [Point?] = []
    var nested: [[Int?]?] = []
    var twice: [Int??] = []
    var places: [Presence<Int>] = []
    var values: [AnyValue?] = []
  }

  @Mappable struct Sets: Equatable {
    var ints: Set<Int> = []
    var small: Set<Int8>?
    var texts: Set<String> = []
    var optionals: Set<String?> = []
    var colors: Set<Color> = []
    var points: Set<Point> = []
    var nested: [Set<Level>] = []
  }

  @Mappable struct Dictionaries: Equatable {
    var ints: [String: Int] = [:]
    var strings: [String: String] = [:]
    var numbers: [String: Double] = [:]
    var values: [String: AnyValue] = [:]
    var lists: [[String: String]] = []
    var texts: [Int: String?] = [:]
    var small: [UInt8: Int8]?
    var colors: [Color: Double] = [:]
    var levels: [Level: Color] = [:]
    var points: [String: Point?] = [:]
    var nested: [Int: [Color: [Int]]] = [:]
    var doubles: [Double: Bool] = [:]
    var places: [String: Presence<String>] = [:]
    var sets: [Bool: Set<Int>] = [:]
  }

  static let values = [
    "0", "-7", "127", "128", "1.5", "1e2", "9007199254740993", "true", "null", #""""#, #""12""#,
    #""true""#, #""red""#, #""pink""#, #""a text that has more than fifteen bytes""#, "[]", "[1]",
    "[null,2]", #"["red","red"]"#, #"[-7,"127"]"#, "{}", #"{"x":1}"#, #"{"x":"1","y":null}"#,
    #"{"y":2}"#, #"{"red":[1,2]}"#,
  ]

  static let keys = ["", "0", "-7", "+1", "01", "127", "256", "1.5", "true", "red", "pink", "é"]

  static let options: [DecodingOptions] = [
    .init(), .init(conversions: .strict), .init(conversions: .lenient),
    .init(duplicateKeys: .reject), .init(limits: .init(stringLength: 15)),
    .init(limits: .init(elementCount: 2)), .init(rules: .init(invalidElements: .drop)),
    .init(rules: .init(invalidProperties: .drop)),
    .init(
      rules: .init(fractions: .round, acceptsNumericPrefixes: true, acceptsSingleValues: true)),
  ]

  /// A sample of values or keys, another one for each option and property.
  private func sample(_ texts: [String], every step: Int, _ option: Int, _ name: String) -> [String]
  {
    LongRun.sample(texts, every: step, seed: UInt64(name.utf8.count * 101 + option))
  }

  @Test("Elements of arrays", arguments: options.indices)
  func arrays(_ option: Int) {
    let properties = [
      "ints", "small", "unsigned", "doubles", "flags", "texts", "colors", "points", "nested",
      "twice", "places", "values",
    ]
    for property in properties {
      for value in sample(Self.values, every: 3, option, property) {
        for list in [value, "[\(value)]", "[0,\(value)]", "[null,\(value),\"red\"]"] {
          agree(Arrays.self, "{\"\(property)\":\(list)}", option)
        }
      }
    }
  }

  @Test("Elements of sets", arguments: options.indices)
  func sets(_ option: Int) {
    let properties = ["ints", "small", "texts", "optionals", "colors", "points", "nested"]
    for property in properties {
      for value in sample(Self.values, every: 3, option, property) {
        for list in [value, "[\(value)]", "[\(value),\(value)]", "[0,\(value),\"red\"]"] {
          agree(Sets.self, "{\"\(property)\":\(list)}", option)
        }
      }
    }
  }

  @Test("Members of dictionaries", arguments: options.indices)
  func dictionaries(_ option: Int) {
    let properties = [
      "ints", "strings", "numbers", "values", "texts", "small", "colors", "levels", "points",
      "nested", "doubles", "places", "sets",
    ]
    for property in properties {
      for value in sample(Self.values, every: 3, option, property) {
        agree(Dictionaries.self, "{\"\(property)\":\(value)}", option)
        for key in sample(Self.keys, every: 4, option, value) {
          let members = "{\"green\":1,\"\(key)\":\(value)}"
          agree(Dictionaries.self, "{\"\(property)\":\(members)}", option)
        }
      }
    }
    for value in Self.values {
      agree(Dictionaries.self, "{\"lists\":[{},{\"a\":\(value)},\(value)]}", option)
    }
  }

  @Test("Collections at the root", arguments: options.indices)
  func roots(_ option: Int) {
    for value in Self.values {
      agree([Int?].self, "[\(value)]", option)
      agree([Point?].self, "[\(value)]", option)
      agree(Set<Color>.self, "[\(value)]", option)
      agree([[String: Int]].self, "[{\"0\":\(value)}]", option)
      agree([[String: String]].self, "[{\"0\":\(value),\"1\":\"a\"}]", option)
      agree([String: [String: Double]?].self, "{\"a\":{\"0\":\(value)},\"b\":null}", option)
      agree([[[String: AnyValue]]].self, "[[{\"0\":\(value)}],[]]", option)
      agree([Set<String>?].self, "[\(value)]", option)
      agree([String: Set<Int>].self, "{\"a\":[\(value),1]}", option)
      for key in Self.keys {
        agree([Int: String].self, "{\"\(key)\":\(value)}", option)
        agree([Color: [Level: Int?]].self, "{\"red\":{\"\(key)\":\(value)}}", option)
      }
    }
  }

  /// Compares what a text gives with what its tree gives, decoded and reported; the value comes back
  /// from the text and the tree that it is encoded to.
  private func agree<Model: MappingDecodable & MappingEncodable & Equatable>(
    _ type: Model.Type, _ json: String, _ option: Int
  ) {
    let options = Self.options[option]
    let text = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    let tree = ValueMapper(options: .init(decoding: options, encoding: .init()))
    guard let root = try? text.decode(AnyValue.self, from: json) else { return }
    let told = Outcome { try text.decode(type, from: json) }
    let expected = Outcome { try tree.decode(type, from: root) }
    #expect(told == expected, "\(type) \(json) \(option)")
    let report = Outcome(text.decodeReporting(type, from: json))
    let expectedReport = Outcome(tree.decodeReporting(type, from: root))
    #expect(report == expectedReport, "\(type) \(json) \(option)")
    guard let value = report.value else { return }
    #expect(
      (try? JSONMapper().decode(type, from: text.encode(value))) == value,
      "\(type) \(json) \(option)")
    #expect(
      (try? ValueMapper().decode(type, from: tree.encode(value))) == value,
      "\(type) \(json) \(option)")
  }

  /// The value, and the errors and issues with their paths.
  private struct Outcome<Model: Equatable>: Equatable {
    var value: Model?
    var events: [String] = []

    init(_ decode: () throws -> Model) {
      do {
        value = try decode()
      } catch {
        let error = error as? MappingError
        events = [error.map { "\($0.code) at \($0.path)" } ?? "another error"]
      }
    }

    init(_ report: MappingReport<Model>) {
      value = report.value
      events = report.issues.map { issue in
        "\(issue.severity) \(issue.error.code) at \(issue.error.path) \(issue.resolution ?? "")"
      }
    }
  }
}
