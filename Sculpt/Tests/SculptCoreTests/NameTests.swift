import Testing

@testable import SculptCore

@Suite struct NameTests {
  @Test(arguments: [
    ("created_at", "createdAt"), ("HTTPProxy", "httpProxy"), ("URL", "url"), ("userID", "userID"),
    ("id", "id"),
    ("SCREAMING_CASE", "screamingCase"), ("foo-bar baz", "fooBarBaz"), ("2d", "_2d"), ("", "empty"),
    ("_", "underscore"),
    ("👍", "thumbsUpSign"), ("👨‍👩‍👧", "manWomanGirl"), ("\u{0}", "x0"),
    ("+1", "_1"), ("naïve", "naïve"), ("@type", "type"), ("über_uns", "überUns"),
    ("名前", "名前"),
  ])
  func members(_ key: String, _ name: String) { #expect(Identifier.member(key) == name) }

  @Test(arguments: [
    ("entries", "entry"), ("addresses", "address"), ("status", "status"), ("children", "child"),
    ("news", "news"),
    ("boxes", "box"), ("movies", "movie"), ("orders", "order"), ("gas", "gas"),
    ("analysis", "analysis"),
    ("people", "person"), ("sales_people", "sales_person"), ("menu", "menu"), ("class", "class"),
    ("tweets", "tweet"),
    ("nextChildren", "nextChild"), ("specimen", "specimen"),
  ])
  func singular(_ many: String, _ one: String) { #expect(Words.singular(many) == one) }

  @Test func aWordOfTheLanguageIsInTicks() throws {
    let text = try code(#"{"class": 1, "self": 2, "init": 3, "default": 4}"#)
    #expect(text.contains("var `class`: Int"))
    #expect(text.contains("@CodingKey(\"self\") var selfValue: Int"))
    #expect(text.contains("@CodingKey(\"init\") var initValue: Int"))
    #expect(text.contains("var `default`: Int"))
  }

  @Test func aTypeHasNoNameOfAPropertyBesideIt() throws {
    let text = try code(#"{"2d": {"x": 1}, "日本": {"y": 1}, "80/tcp": {"z": true}}"#)
    #expect(text.contains("var _2d: Root_2d") && text.contains("struct Root_2d: "))
    #expect(text.contains("var 日本: Root日本") && text.contains("struct Root日本: "))
  }

  @Test func aKeyThatIsANameKeepsIt() throws {
    let text = try code(#"{"foo_bar": 1, "foo-bar": 2, "fooBar": 3}"#)
    #expect(text.contains("  var fooBar: Int"))
    // Others have numbers in the order of their keys, whatever the order of samples.
    #expect(text.contains("@CodingKey(\"foo-bar\") var fooBar2: Int"))
    #expect(text.contains("@CodingKey(\"foo_bar\") var fooBar3: Int"))
  }

  @Test func takenNamesAreQualified() throws {
    let text = try code(#"{"data": {"a": 1}, "date": {"data": {"b": 1}}, "string": {"c": 1}}"#)
    #expect(text.contains("struct RootData: "))
    #expect(text.contains("struct RootString: "))
    #expect(!text.contains("struct Data:") && !text.contains("struct Date:"))
  }

  @Test func namesDoNotDependOnTheOrderOfKeys() throws {
    let one = try code(#"{"b": {"x": {"p": 1}}, "a": {"x": {"q": "t"}}}"#)
    let other = try code(#"{"a": {"x": {"q": "t"}}, "b": {"x": {"p": 1}}}"#)
    #expect(Set(one.split(separator: "\n")) == Set(other.split(separator: "\n")))
  }

  @Test func aLongKeyHasAShortName() throws {
    let key = String(repeating: "k", count: 100_000)
    #expect(try code("{\"\(key)\": 1}").contains("var \(key.prefix(80)): Int"))
  }

  @Test func manyTypesOfOneNameAreNamedInTime() throws {
    let objects = (0..<400).map { "\"k\($0)\": {\"item\": {\"x\($0)\": 1}}" }
    let text = try code("{\"all\": [{\(objects.joined(separator: ","))}]}") { $0.findsMaps = false }
    #expect(text.matches(of: #/struct /#).count == 802)
  }

  @Test func pathsReadWhatTheyWrite() {
    for text in ["$", "$.a.b", "$[*].a", "$.a.*.b", "$['with space'].x", "$[\"it's\"]", "$['']"] {
      #expect(SamplePath(text)?.description == text)
    }
    #expect(SamplePath("a.b")?.description == "$.a.b")
    for text in ["$.", "$[", "$[0]", "$['a", "a..b"] { #expect(SamplePath(text) == nil) }
  }

  @Test func literalsHideNothing() {
    #expect("a\"b\\c\n\u{202E}\u{0}é".literal == #""a\"b\\c\n\u{202e}\u{0}é""#)
  }
}
