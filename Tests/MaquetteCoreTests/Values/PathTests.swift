import MaquetteCore
import MaquetteMappings
import Testing

@Suite("Paths")
struct PathTests {
  // Features: 48
  @Test(
    "Paths are read from text",
    arguments: [
      ("", []), ("$", []), ("a", [.key("a")]), ("$.a", [.key("a")]), ("$[0]", [.index(0)]),
      ("a.b[1][22].c", [.key("a"), .key("b"), .index(1), .index(22), .key("c")]),
      ("[0].a", [.index(0), .key("a")]), ("a b.c-d", [.key("a b"), .key("c-d")]),
      (#"["a.b"].c"#, [.key("a.b"), .key("c")]),
      (#"a["b[0]"][1]"#, [.key("a"), .key("b[0]"), .index(1)]),
      (#"["\"\\\n\u0041"]"#, [.key("\"\\\nA")]), (#"[""]"#, [.key("")]), ("$ref", [.key("$ref")]),
      ("é.ü[0]", [.key("é"), .key("ü"), .index(0)]),
      (#"["é\ü👩‍👧"].b"#, [.key("éü👩‍👧"), .key("b")]),
      // The dot is the separator even if a combining character follows it.
      ("a.\u{301}b", [.key("a"), .key("\u{301}b")]),
    ] as [(String, [MappingPath.Step])])
  func parsing(_ text: String, _ steps: [MappingPath.Step]) throws {
    let path = try MappingPath(parsing: text)
    #expect(path.steps == steps)
    #expect(try MappingPath(parsing: path.description) == path)
  }

  // Features: 48
  @Test(
    "What is no path says why",
    arguments: [
      ("a..b", "it has an empty step"), (".a", "it has an empty step"),
      ("a.", "it has an empty step"),
      ("a.[0]", "it has an empty step"), ("a[0]b", "it needs a dot after ']'"),
      ("a[", "it has no ']' for its '['"),
      ("a[x]", "it has '[x]', which is not an index"),
      ("a[-1]", "it has '[-1]', but indices count from 0"),
      ("a[*]", "it leads to many values with '[*]'"), (#"["a"#, #"it has no '"]' for its '["'"#),
      (#"["a" ]"#, #"it has no '"]' for its '["'"#),
      (#"["\u12"]"#, "it has an escape that is not a character"),
      (
        "[999999999999999999999]",
        "it has '[999999999999999999999]', which is not an index"
      ),
    ])
  func mistakes(_ text: String, _ hint: String) throws {
    let error = try #require(throws: MappingError.self) { try MappingPath(parsing: text) }
    #expect(error.code == .invalidValue)
    #expect(error.hint == hint)
  }

  @Test("Any path is parsed from its description")
  func descriptions() throws {
    let keys = [
      "", "$", "a", "a.b", "1", "[0]", "]", "\"", "\\", "\n\u{1}", "é x", "\u{1F600}", "$.a",
    ]
    for key in keys {
      for steps in [[.key(key)], [.index(3), .key(key)], [.key(key), .key("b")]]
        as [[MappingPath.Step]]
      {
        let path = MappingPath(steps)
        #expect(try MappingPath(parsing: path.description) == path, "\(path)")
      }
    }
  }

  @Test("Values are set where paths lead")
  func setting() {
    var value: AnyValue = ["user": ["tags": ["a"]]]
    value[path: "user.tags[2]"] = "c"
    #expect(value == ["user": ["tags": ["a", nil, "c"]]])
    value[path: "user.tags[0].x"] = 1
    #expect(value == ["user": ["tags": [["x": 1], nil, "c"]]])
    value[path: "user.tags[2]"] = nil
    #expect(value == ["user": ["tags": [["x": 1], nil, nil]]])
    value[path: "user.none.x"] = nil
    value[path: "list[3]"] = nil
    #expect(value == ["user": ["tags": [["x": 1], nil, nil]]])
    value[path: "user.tags"] = nil
    #expect(value == ["user": [:]])
    value[path: "list[1]"] = true
    #expect(value == ["user": [:], "list": [nil, true]])
    value[path: []] = 5
    #expect(value == 5)
    value[path: "a"] = .null
    #expect(value == ["a": nil] && value[path: "a"] == .null)
  }
}

@Suite("Setting values at paths with excessive indices")
struct PathLimitTests {
  private static let deep = MappingPath(Array(repeating: .key("a"), count: 100_000))

  @Test(
    "A value that cannot be set is an error, and changes nothing",
    arguments: [
      ("a[9223372036854775807]", .tooManyElements, "a[9223372036854775807]"),
      ("a[100000000000].b", .tooManyElements, "a[100000000000]"),
      ("a[65540]", .tooManyElements, "a[65540]"),
      ("new[40000][40000]", .tooManyElements, "new[40000][40000]"),
      ([.key("a"), .index(-1)], .invalidValue, "a[-1]"),
      ([.key("a"), .index(.min), .key("b")], .invalidValue, "a[-9223372036854775808]"),
      (deep, .depthExceeded, "$"),
    ] as [(MappingPath, MappingError.Code, String)])
  func tooMuch(_ path: MappingPath, _ code: MappingError.Code, _ place: String) {
    let before: AnyValue = ["a": [1, 2, 3]]
    var value = before
    let error = #expect(throws: MappingError.self) { try value.setValue(1, at: path) }
    #expect(error?.code == code)
    #expect(error?.path.description == place)
    value[path: path] = 1
    #expect(value == before)
    value[path: path] = nil
    #expect(value == before)
    #expect(value[path: path] == nil)
  }

  @Test("Up to the limits values are set")
  func enough() throws {
    var value: AnyValue = ["a": [1, 2, 3]]
    try value.setValue(1, at: "a[65539]")
    #expect(value["a"].array?.count == 65_540)
    try value.setValue(nil, at: "a[65539]")
    #expect(value["a"][65_539] == .null)
    let path = MappingPath(Array(repeating: .index(1), count: 512))
    var list: AnyValue = []
    try list.setValue("x", at: path)
    #expect(list[path: path] == "x")
  }
}
