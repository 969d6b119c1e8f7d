import MaquetteCore
import MaquetteJSONTools
import Testing

@Suite("Merge patches")
struct MergePatchTests {
  /// RFC 7396, appendix A: the original, the patch, the result.
  static let examples: [(String, String, String)] = [
    (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
    (#"{"a":"b"}"#, #"{"a":null}"#, "{}"),
    (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
    (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
    (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
    (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
    (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
    (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
    (#"{"a":"foo"}"#, "null", "null"),
    (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
    (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
    ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
    ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
  ]

  // Features: 197
  @Test("The RFC's own examples are applied", arguments: examples)
  func applied(_ original: String, _ patch: String, _ result: String) throws {
    let target = try AnyValue(json: original)
    let changed = try MergePatch(json: patch).applied(to: target)
    #expect(try changed == AnyValue(json: result))
    #expect(try changed.jsonString() == result)
    var inPlace = target
    try MergePatch(json: patch).apply(to: &inPlace)
    #expect(inPlace == changed)
  }

  // Features: 197
  @Test(
    "The patch of two values makes the second of the first",
    arguments: [
      (
        #"{"a":1,"b":{"c":2,"d":[1]}}"#, #"{"b":{"c":3,"d":[1]},"e":true}"#,
        #"{"a":null,"b":{"c":3},"e":true}"#
      ),
      (#"{"a":1}"#, #"{"a":1.0}"#, "{}"), (#"{"a":[1,2]}"#, #"{"a":[1,3]}"#, #"{"a":[1,3]}"#),
      (#"{"a":{"b":1}}"#, #"{"a":{}}"#, #"{"a":{"b":null}}"#), (#"{"a":1}"#, "[]", "[]"),
      ("1", #"{"a":1}"#, #"{"a":1}"#), (#"{"a":"x"}"#, #"{"a":{"b":1}}"#, #"{"a":{"b":1}}"#),
    ])
  func made(_ old: String, _ new: String, _ patch: String) throws {
    let (old, new) = (try AnyValue(json: old), try AnyValue(json: new))
    let made = MergePatch(from: old, to: new)
    #expect(try made.jsonString() == patch)
    #expect(made.applied(to: old) == new)
    #expect(made.isEmpty == (old == new))
  }
}

@Suite("JSON patches")
struct JSONPatchTests {
  /// RFC 6902, appendix A: the document, the patch, the result.
  static let examples: [(String, String, String)] = [
    (
      #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux"}]"#,
      #"{"foo":"bar","baz":"qux"}"#
    ),
    (
      #"{"foo":["bar","baz"]}"#, #"[{"op":"add","path":"/foo/1","value":"qux"}]"#,
      #"{"foo":["bar","qux","baz"]}"#
    ),
    (#"{"baz":"qux","foo":"bar"}"#, #"[{"op":"remove","path":"/baz"}]"#, #"{"foo":"bar"}"#),
    (
      #"{"foo":["bar","qux","baz"]}"#, #"[{"op":"remove","path":"/foo/1"}]"#,
      #"{"foo":["bar","baz"]}"#
    ),
    (
      #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"replace","path":"/baz","value":"boo"}]"#,
      #"{"baz":"boo","foo":"bar"}"#
    ),
    (
      #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
      #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
      #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#
    ),
    (
      #"{"foo":["all","grass","cows","eat"]}"#,
      #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#,
      #"{"foo":["all","cows","eat","grass"]}"#
    ),
    (
      #"{"baz":"qux","foo":["a",2,"c"]}"#,
      #"[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]"#,
      #"{"baz":"qux","foo":["a",2,"c"]}"#
    ),
    (
      #"{"foo":"bar"}"#, #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#,
      #"{"foo":"bar","child":{"grandchild":{}}}"#
    ),
    (
      #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux","xyz":123}]"#,
      #"{"foo":"bar","baz":"qux"}"#
    ),
    (#"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":10}]"#, #"{"/":9,"~1":10}"#),
    (
      #"{"foo":["bar"]}"#, #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#,
      #"{"foo":["bar",["abc","def"]]}"#
    ),
    (
      #"{"a":1}"#,
      #"[{"op":"copy","from":"/a","path":"/b"},{"op":"replace","path":"","value":[]}]"#,
      "[]"
    ),
  ]

  // Features: 198
  @Test("The RFC's own examples are applied", arguments: examples)
  func applied(_ document: String, _ patch: String, _ result: String) throws {
    var value = try AnyValue(json: document)
    let made = try JSONPatch(json: patch)
    try made.apply(to: &value)
    #expect(try value.jsonString() == result)
    #expect(try ValueMapper().decode(JSONPatch.self, from: AnyValue(json: patch)) == made)
    #expect(try JSONPatch(json: made.jsonString()) == made)
  }

  // Features: 198
  @Test(
    "A change that fails leaves the value as it was",
    arguments: [
      (#"[{"op":"add","path":"/baz/bat","value":"qux"}]"#, "missing key 'bat' at 'baz'"),
      (#"[{"op":"remove","path":"/x"}]"#, "missing key 'x'"),
      (#"[{"op":"replace","path":"/x","value":1}]"#, "missing key 'x'"),
      (
        #"[{"op":"add","path":"/n","value":1},{"op":"test","path":"/foo/0","value":"x"}]"#,
        #"expected string "x" at 'foo[0]', found string "bar""#
      ),
      (
        #"[{"op":"add","path":"/foo/2","value":1}]"#,
        "expected a position up to 1 at 'foo[2]', found 2"
      ),
      (
        #"[{"op":"add","path":"/foo/01","value":1}]"#,
        "expected a position up to 1 at 'foo[\"01\"]', found 01"
      ),
      (#"[{"op":"remove","path":"/foo/-"}]"#, "missing key '-' at 'foo'"),
      (
        #"[{"op":"move","from":"/foo","path":"/foo/0"}]"#,
        "expected a place outside what is moved at 'foo[0]', found /foo/0"
      ),
      (#"[{"op":"copy","from":"/x","path":"/y"}]"#, "missing key 'x'"),
    ])
  func refused(_ patch: String, _ description: String) throws {
    let before = try AnyValue(json: #"{"foo":["bar"]}"#)
    var value = before
    let made = try JSONPatch(json: patch)
    let error = #expect(throws: MappingError.self) { try made.apply(to: &value) }
    #expect(error?.description == description)
    #expect(value == before)
  }

  // Features: 198
  @Test(
    "A patch that is none is told",
    arguments: [
      ("{}", "expected an array, found an object (line 1, column 1)"),
      ("[1]", "expected an object at '[0]', found number 1 (line 1, column 2)"),
      (
        #"[{"path":"/a"}]"#,
        "expected an operation (add, remove, replace, move, copy or test) at '[0]', found null (line 1, column 2)"
      ),
      (
        #"[{"op":"spam","path":"/a"}]"#,
        #"expected an operation (add, remove, replace, move, copy or test) at '[0]', found string "spam" (line 1, column 2)"#
      ),
      (
        #"[{"op":"add","path":"a","value":1}]"#,
        #"expected a JSON pointer at '[0]', found string "a" (line 1, column 2)"#
      ),
      (#"[{"op":"add","path":"/a"}]"#, "missing key at '[0]', expected a value (line 1, column 2)"),
    ])
  func none(_ text: String, _ description: String) {
    let error = #expect(throws: MappingError.self) { try JSONPatch(json: text) }
    #expect(error?.description == description)
  }
}
