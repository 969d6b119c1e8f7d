import Testing

@testable import MaquetteCore

/// The long form of errors, cut and hidden texts, and the names of models.
@Suite("Error details")
struct ErrorDetailTests {
  private func details<T: MappingDecodable>(
    _ type: T.Type, _ text: String, _ options: DecodingOptions = DecodingOptions()
  ) -> String? {
    decode(type, text, options).error?.details
  }

  // Features: 166
  @Test("Caret") func caret() {
    #expect(
      details([Person].self, "[\n  {\"id\": 1,\n   \"name\": [true]}\n]") == """
        expected String at '[0].name' in Person, found an array (line 3, column 12)
          |    "name": [true]}
          |            ^
        """)
    #expect(
      details([Int].self, "[\"é😀\", 1]") == """
        expected Int at '[0]', found string "é😀" (line 1, column 2)
          | ["é😀", 1]
          |  ^
        """)
    #expect(
      details([AnyValue].self, "[\r\n\t\"é😀\",\tx]\r\n") == """
        unexpected character, expected a value at '[1]', found 'x' (line 2, column 8)
          |  "é😀", x]
          |    \u{3000}   ^
        """)
    #expect(
      details(AnyValue.self, "[1,") == """
        unexpected end of the text, expected a value at '[1]', found nothing (line 1, column 4)
          | [1,
          |    ^
        """)
    #expect(
      details(AnyValue.self, "") == """
        unexpected end of the text, expected a value, found nothing; the text is empty (line 1, column 1)
          |\u{20}
          | ^
        """)
    #expect(
      details(AnyValue.self, "{\n\"a\": 1\n") == """
        unexpected end of the text, expected ',' or '}' at 'a', found nothing (line 3, column 1)
          |\u{20}
          | ^
        """)
  }

  /// A long line is cut around the location; the caret stays below it, and characters stay whole.
  @Test(arguments: ["a", "é", "日", "😀"], [0, 20, 47, 48, 49, 60, 200])
  func longLines(_ unit: String, _ count: Int) throws {
    let filler = String(repeating: unit, count: count)
    let text = "[\"\(filler)\",@,\"\(String(repeating: unit, count: 200))\"]"
    let error = try #require(decode(AnyValue.self, text).error)
    let lines = error.details.split(separator: "\n")
    #expect(lines.count == 3)
    let caret = try #require(lines.last?.unicodeScalars.count) - 1
    let line = Array(try #require(lines.dropFirst().first).unicodeScalars)
    #expect(line[caret] == "@")
    #expect(line.count <= 110)
    #expect(!line.contains("\u{FFFD}"))
    #expect(error.location?.column == count + 5)
  }

  // Features: 167
  @Test("Found", arguments: [("a", 77), ("é", 77), ("日", 77), ("😀", 77)])
  func foundIsCut(_ unit: String, _ kept: Int) throws {
    func found(_ count: Int) throws -> String {
      let text = "[\"" + String(repeating: unit, count: count) + "\"]"
      return try #require(decode([Int].self, text).error?.found)
    }
    #expect(try found(78) == "string \"" + String(repeating: unit, count: 78) + "\"")
    #expect(try found(79) == "string \"" + String(repeating: unit, count: kept - 1) + "...")
    #expect(try found(5000) == "string \"" + String(repeating: unit, count: kept - 1) + "...")
    let tree: AnyValue = .string(String(repeating: unit, count: 5000))
    #expect(throws: MappingError.self) { try tree.decode(Int.self, DecodingOptions()) }
  }

  /// Multibyte characters are never split, and the excerpt marks where it was cut.
  @Test func wideCharacters() throws {
    let family = "👨‍👩‍👧‍👦"
    let text = "[\"" + String(repeating: family, count: 60) + "\"]"
    let found = try #require(decode([Int].self, text).error?.found)
    #expect(found.hasSuffix("..."))
    #expect(!found.unicodeScalars.contains("\u{FFFD}"))
    #expect(found.count <= 90)
  }

  // Features: 172
  @Test(
    "Hidden values",
    arguments: [
      (#"["secret"]"#, "a string"), ("[12345.5]", "a number"), ("[[7]]", "an array"),
      ("[{}]", "an object"),
      ("[1e999]", "a number"), ("[null]", "null"),
    ])
  func hiddenValues(_ text: String, _ found: String) throws {
    let options = DecodingOptions(hidesValues: true)
    let error = try #require(decode([Int].self, text, options).error)
    #expect(error.found == found)
    #expect(error.details == error.description)
    let byTree = try #require(decodeByTree([Int].self, Array(text.utf8), options).error)
    #expect(byTree.found == found)
  }

  /// Errors reveal no content of the text, whatever the syntax error.
  @Test(arguments: [
    "[\"secret", "[\"secret\\x\"]", "[secret]", "[nsecret]", "[tsecret]", "[\"secret\u{1}\"]",
    "[0secret]", "[\"a\" \"secret\"]", "[\"a\"]\"secret\"", "[{\"a\":\"secret\",}]", "[0123123]",
  ])
  func hiddenMistakes(_ text: String) throws {
    let options = DecodingOptions(
      unknownKeys: .reject, limits: .init(stringLength: 3), hidesValues: true)
    for error in [
      decode(AnyValue.self, text, options).error, decode([Place].self, text, options).error,
    ] {
      let error = try #require(error)
      #expect(!error.details.contains("secret"))
      #expect(!error.details.contains("123123"))
    }
  }

  // Features: 164
  @Test("Model and property") func modelAndProperty() throws {
    let text = #"{"id":1,"name":"n","friends":[{"id":2,"name":"m","place":{"name":[]}}]}"#
    let error = try #require(decode(Person.self, text).error)
    #expect(error.model == "Place")
    #expect(error.property == "name")
    #expect(error.path.description == "friends[0].place.name")
    let missing = try #require(decode(Person.self, #"{"id":1,"name":"n","place":{}}"#).error)
    #expect(missing.model == "Place")
    #expect(missing.property == "name")
    #expect(missing.path.description == "place.name")
    let tag = try #require(decode(Person.self, #"{"id":1,"name":"n","tags":["a",{}]}"#).error)
    #expect(tag.model == "Person")
    #expect(tag.property == "tags")
    #expect(decode(Int.self, "[]").error?.model == nil)
  }

  @Test("A value of the wrong kind names the model that it should be")
  func wrongKindsOfValues() throws {
    for text in ["[]", "null", "7", #""x""#] {
      let error = try #require(decode(Place.self, text).error)
      #expect(error.model == "Place" && error.property == nil, "\(text)")
      #expect(error.description.hasPrefix("expected an object for Place, found"), "\(error)")
      let byTree = try #require(decodeByTree(Place.self, Array(text.utf8)).error)
      #expect(byTree.model == "Place" && byTree.property == nil, "\(text)")
      let report = JSONMapper().decodeReporting(Place.self, from: text)
      #expect(report.errors.map(\.model) == ["Place"], "\(text)")
      var place = Place(name: "a")
      let update = #expect(throws: MappingError.self) {
        try JSONMapper().update(&place, from: text)
      }
      #expect(update?.model == "Place", "\(text)")
    }
    #expect(decode([Place].self, #"[{"name":"a"},3]"#).error?.model == "Place")
    // The property around the value says more.
    let nested = try #require(decode(Person.self, #"{"id":1,"name":"n","place":[]}"#).error)
    #expect((nested.model, nested.property) == ("Person", "place"))
  }

  @Test("Issues inside the collections of a property name its model", arguments: [false, true])
  func issuesInCollections(_ byTree: Bool) throws {
    let text = #"{"id":"1","name":"n","tags":["a",[],2],"friends":[{"id":2,"name":[]},3]}"#
    let report =
      byTree
      ? try AnyValue(json: text).report(Person.self, DecodingOptions())
      : JSONMapper().decodeReporting(Person.self, from: text)
    let found = report.issues.map {
      "\($0.path) \($0.error.model ?? "-").\($0.error.property ?? "-")"
    }
    #expect(
      found == [
        "id Person.id", "tags[1] Person.tags", "tags[2] Person.tags",
        "friends[0].name Person.name", "friends[1] Person.friends",
      ])
  }

  @Test("The missing key is told apart from the place of its object")
  func missingKeys() {
    func text<T: MappingDecodable>(_ type: T.Type, _ text: String) -> String? {
      decodeByTree(type, Array(text.utf8)).error?.description
    }
    #expect(text(Place.self, "{}") == "missing key 'name' in Place")
    #expect(
      text(Person.self, #"{"id":1,"name":"n","place":{}}"#)
        == "missing key 'name' at 'place' in Place")
  }

  @Test func equality() {
    let left = decode(Int.self, "\"x\"").error
    #expect(left == decode(Int.self, "\"x\"").error)
    #expect(left?.hashValue == decode(Int.self, "\"x\"").error?.hashValue)
    #expect(left != decode(Int.self, " \"x\"").error)
    #expect(left != decode(Int8.self, "\"x\"").error)
  }

  /// The same error from a tree, without the location in the text.
  @Test(arguments: [
    #"{"id":[],"name":"n"}"#, #"{"id":1}"#, #"{"id":1,"name":"n","place":3}"#, "[]", "null",
    #"{"id":1,"name":"n","friends":[{"id":1,"name":{}}]}"#, #"{"id":1.5,"name":"n"}"#,
    #"{"id":1e30,"name":"n"}"#, #"{"id":1,"name":null}"#, #"{"id":true,"name":"n","tags":[[]]}"#,
  ])
  func fromTrees(_ text: String) throws {
    let direct = try #require(decode(Person.self, text).error)
    let byTree = try #require(decodeByTree(Person.self, Array(text.utf8)).error)
    #expect(byTree.location == nil)
    #expect(byTree.code == direct.code)
    #expect(byTree.path == direct.path)
    #expect((byTree.expected, byTree.found) == (direct.expected, direct.found))
    #expect((byTree.model, byTree.property) == (direct.model, direct.property))
  }
}
