import Testing

@testable import SculptCore

@Suite struct InferenceTests {
  /// Values of a property `a`, and its declaration.
  @Test(arguments: [
    (["1", "2"], "Int"), (["1", "2.5"], "Double"), (["1.0"], "Double"), (["1e2"], "Double"),
    (["18446744073709551615", "3"], "UInt64"), (["-1", "18446744073709551615"], "Decimal"),
    (["123456789012345678901234567890"], "Decimal"), (["0.12345678901234567890123"], "Decimal"),
    (["9007199254740993", "0.5"], "Decimal"), (["1e400"], "AnyValue.Number"), (["true"], "Bool"),
    (["\"x\""], "String"), (["null"], "@EncodableIf(.always) AnyValue?"), (["[]"], "[AnyValue]"),
    (["{}"], "[String: AnyValue]"), (["1", "null"], "@EncodableIf(.always) Int?"),
    (["[1, null]"], "[Int?]"), (["[[1], [2.5]]"], "[[Double]]"), (["1", "\"x\""], "A"),
    (["\"2024-05-06\""], "CivilDate"), (["\"2024-02-30\""], "String"),
    (["\"2024-05-06T07:08:09Z\""], "Date"), (["\"2024-05-06T07:08:09.5Z\""], "Date"),
    (["\"2024-05-06T07:08:09.500Z\""], "@CodableBy(.iso8601(precision: .milliseconds)) Date"),
    (["\"2024-05-06T07:08:09.500Z\"", "\"2024-05-06T07:08:09Z\""], "FormatPreservingDate"),
    (["\"2024-05-06T07:08:09+02:00\""], "FormatPreservingDate"),
    (["\"2024-05-06T07:08:09Z\"", "\"soon\""], "String"),
    (["\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""], "UUID"),
    (["\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\""], "@CodableBy(.uuid(uppercase: false)) UUID"),
    (["\"e621E1F8-C36C-495A-93FC-0C247A3E6E5F\""], "String"),
    (["\"https://a.example/b\"", "\"https://a.example\"", "\"http://b.example/\""], "URL"),
    (["\"https://a.example/b\"", "\"\"", "\"http://b.example/\""], "String"),
    (["\"https://a.example/ü\"", "\"https://a.example\"", "\"http://b.example/\""], "String"),
  ])
  func types(_ values: [String], _ declaration: String) throws {
    let array = "[" + values.map { "{\"a\": \($0)}" }.joined(separator: ", ") + "]"
    #expect(try properties(array)["a"] == declaration)
  }

  @Test func momentsAreWhatIsWrittenForThem() {
    var random = SystemRandomNumberGenerator()
    func number(_ range: ClosedRange<Int>, _ digits: Int) -> String {
      let text = String(Int.random(in: range, using: &random))
      return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
    }
    for round in 0..<3000 {
      let day = "\(number(1500...9999, 4))-\(number(0...13, 2))-\(number(0...31, 2))"
      let time = "\(number(0...24, 2)):\(number(0...60, 2)):\(number(0...60, 2))"
      let fraction = round % 2 == 0 ? "" : ".\(number(0...999, 3))"
      let text = "\(day)T\(time)\(fraction)Z"
      #expect(TextForms.moments(text) == TextForms.writtenMoments(text), "\(text)")
    }
  }

  @Test func aMeasureMayHaveAFraction() throws {
    let found = try properties(#"{"avgSpawns": 2, "spawns": 2, "chance": 0.5}"#)
    #expect(found == ["avgSpawns": "Double", "spawns": "Int", "chance": "Double"])
    #expect(try properties(#"{"price": 100}"#) == ["price": "Int"])
    let tolerant = try properties(#"{"price": 100}"#) { $0.isTolerant = true }
    #expect(tolerant == ["price": "Double?"])
  }

  @Test func absentAndNullAreApart() throws {
    let found = try properties(
      #"[{"always": 1, "sometimes": 1, "null": 1, "both": 1}, {"always": 1, "null": null, "both": null}, {"always": 1, "null": 1}]"#
    )
    #expect(found["always"] == "Int")
    #expect(found["sometimes"] == "Int?")
    #expect(found["null"] == "@EncodableIf(.always) Int?")
    #expect(found["both"] == "Presence<Int>")
  }

  @Test func aKeyTwiceInOneObjectIsPresentOnce() throws {
    #expect(try properties(#"[{"a": 1, "a": 2}, {"b": 1}]"#)["a"] == "Int?")
  }

  @Test(arguments: [
    (#"{"EUR": 1.5, "USD": 2}"#, "[String: Double]"),
    (#"{"en": "Tea", "de": "Tee"}"#, "[String: String]"),
    (#"{"en": "Tea", "de-AT": "Tee"}"#, "[String: String]"),
    (#"{"2019": 1, "2020": 2}"#, "[String: Int]"),
    (#"{"2024-01-01": 1, "2024-01-02": null}"#, "[String: Int?]"),
    (#"{"u1f3a9b2c": {"n": 1}, "u77bc0012": {"n": 2}, "u6610abcd": {"n": 3}}"#, "[String: A]"),
    (#"{"2019": 1, "2020": "x"}"#, "A"), (#"{"id": 1, "name": 2}"#, "A"),
    (#"{"to": 1, "no": 2}"#, "[String: Int]"),
    (#"{"first": 1, "last": 2, "middle": 3}"#, "A"),
  ])
  func mapsAndRecords(_ object: String, _ type: String) throws {
    #expect(try properties("{\"a\": \(object)}")["a"] == type)
  }

  @Test func keysThatDifferFromObjectToObjectAreAMap() throws {
    let objects = (0..<12).map {
      #"{"a": {"\#(["one", "two", "six", "ten", "red", "blue", "pink", "dry", "wet", "hot", "icy", "sad"][$0])": 1}}"#
    }
    #expect(try properties("[\(objects.joined(separator: ","))]")["a"] == "[String: Int]")
  }

  @Test func moreThan512KeysAreAMap() throws {
    let keys = (0..<600).map { "\"k\(String($0, radix: 26))\": \($0 == 599 ? "0.5" : "1")" }
    #expect(try properties("{\"a\": {\(keys.joined(separator: ","))}}")["a"] == "[String: Double]")
  }

  @Test func labelsAreAnOpenEnum() throws {
    let values = (0..<20).map { #"{"a": "\#(["open", "in_transit", "class"][$0 % 3])"}"# }
    #expect(
      try code("[\(values.joined(separator: ","))]") == """
        @Mappable
        struct Root: Sendable, Hashable {
          var a: A

          @Mappable
          enum A: Sendable, Hashable {
            case `class`
            @CodingKey("in_transit") case inTransit
            case open
            @CodableFallback case unrecognized(String)
          }
        }

        """)
  }

  @Test(arguments: [
    ["1", "2"], ["#ff0000", "#00ff00"], ["", "open"], ["two\nlines", "open"],
    ["https://a.example", "open"],
  ])
  func theseAreNoLabels(_ texts: [String]) throws {
    let values = (0..<20).map { #"{"a": "\#(texts[$0 % 2].replacing("\n", with: "\\n"))"}"# }
    #expect(try properties("[\(values.joined(separator: ","))]")["a"] == "String")
  }

  @Test func aTextSeenOnceTellsOfMore() throws {
    let values = (0..<20).map { #"{"a": "\#($0 < 19 ? ["open", "closed"][$0 % 2] : "odd")"}"# }
    #expect(try properties("[\(values.joined(separator: ","))]")["a"] == "String")
  }

  @Test func unionsAreByKind() throws {
    #expect(
      try code(#"[{"a": 1}, {"a": "x"}, {"a": [true]}, {"a": {"b": 1.5}}, {"a": null}]"#) == """
        @Mappable
        struct Root: Sendable, Hashable {
          @EncodableIf(.always) var a: A?

          @Mappable(tagged: .untagged)
          enum A: Sendable, Hashable {
            case number(Int)
            case text(String)
            case list([Bool])
            case object(Object)

            @Mappable
            struct Object: Sendable, Hashable {
              var b: Double
            }
          }
        }

        """)
  }

  @Test func overridesByPath() throws {
    let sample =
      #"{"ids": {"a": 1, "b": 2}, "price": 1.5, "kind": "x", "at": "2024-05-06", "gone": 1}"#
    let found = try properties(sample) { rules in
      rules.maps = [SamplePath("$.ids")!]
      rules.types = [SamplePath("$.price")!: "Money"]
      rules.enums = [SamplePath("kind")!]
      rules.texts = [SamplePath("$['at']")!]
      rules.ignored = [SamplePath("gone")!]
      rules.names = [SamplePath("$.price")!: "amount"]
    }
    #expect(found["ids"] == "[String: Int]")
    #expect(found["amount"] == "@CodingKey(\"price\") Money")
    #expect(found["kind"] == "Kind")
    #expect(found["at"] == "String")
    #expect(found["gone"] == nil)
    #expect(try properties(#"{"a": {"2019": 1}}"#) { $0.records = [SamplePath("a")!] }["a"] == "A")
  }

  @Test("Rules for a path apply where its values have become a part of another type")
  func overridesOfMergedTypes() throws {
    let sample =
      #"{"billing": {"street": "a", "city": "b", "zip": "c"}, "shipping": {"street": "a", "city": "b", "zip": "c"}}"#
    for path in ["$.shipping.zip", "$.billing.zip"] {
      let found = try code(sample) { $0.names = [SamplePath(path)!: "code"] }
      #expect(found.contains("@CodingKey(\"zip\") var code: String"))
    }
  }

  @Test("Rules for paths that nothing is at are told")
  func rulesWithoutValues() throws {
    var rules = InferenceRules()
    rules.maps = [SamplePath("$.pices")!, SamplePath("$.at")!]
    rules.ignored = [SamplePath("$.at")!]
    rules.names = [SamplePath("$.prices")!: "money", SamplePath("$.gone")!: "x"]
    let model = Inference.model(of: try shape(#"{"prices": {"EUR": 1}, "at": 1}"#), by: rules)
    #expect(model.unmatched.map(\.description) == ["$.gone", "$.pices"])
    #expect(model.paths(near: SamplePath("$.pices")!).first?.description == "$.prices")
  }

  @Test func tolerantTypesExpectLess() throws {
    let found = try properties(#"{"a": 1, "b": null, "c": "x", "count": 2}"#) {
      $0.isTolerant = true
    }
    #expect(found["a"] == "Double?")
    #expect(found["count"] == "Int?")
    #expect(found["b"] == "@EncodableIf(.always) AnyValue?")
    #expect(found["c"] == "String?")
  }

  @Test("An enum that is asked for has a case for the empty text")
  func emptyTextsAreCases() throws {
    let list = #"[{"s": "open"}, {"s": ""}, {"s": "open"}]"#
    let text = try code(list) { $0.enums = [SamplePath("$[*].s")!] }
    #expect(text.contains("@CodingKey(\"\") case empty\n"))
    #expect(
      try code(list, style: .codable) { $0.enums = [SamplePath("$[*].s")!] }.contains(
        "case \"\": self = .empty"))
  }
}
