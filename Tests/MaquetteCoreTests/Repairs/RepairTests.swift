import MaquetteMappings
import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteRepairs

/// Each mistake is repaired if its repair is allowed, and otherwise it is the error that it was.
@Suite("Repairs of JSON text")
struct RepairTests {
  /// A text with mistakes of one kind.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let kind: JSONRepairs
    let text: String
    let json: String
    init(_ kind: JSONRepairs, _ text: String, _ json: String) {
      (self.kind, self.text, self.json) = (kind, text, json)
    }
    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    .init(.commas, #"[1, 2,]"#, #"[1,2]"#),
    .init(.commas, #"{"a": 1,}"#, #"{"a":1}"#),
    .init(.commas, #"[1 2 "x" "y" true {"a":1} [2]]"#, #"[1,2,"x","y",true,{"a":1},[2]]"#),
    .init(.commas, #"{"a": 1 "b": "x" "c": [] "d": 2}"#, #"{"a":1,"b":"x","c":[],"d":2}"#),
    .init(.commas, #"{"a":1"b":2}"#, #"{"a":1,"b":2}"#),
    .init(.commas, #"["a""b",1"c"]"#, #"["a","b",1,"c"]"#),
    .init(.commas, #"[,1,,2]"#, #"[1,2]"#),
    .init(.commas, #"{"a": 1; "b": "x"; "c": [1; 2];}"#, #"{"a":1,"b":"x","c":[1,2]}"#),
    .init(.comments, "{// one\n\"a\": /* two */ 1 # three\n}", #"{"a":1}"#),
    .init(.quotes, #"{'a': 'it''}"#, #"{"a":"it'"}"#),
    .init(.quotes, #"{'a': 'it's', "b": 'x'}"#, #"{"a":"it's","b":"x"}"#),
    .init(.quotes, #"{'a': 'say "hi"', `b`: '\'x\''}"#, #"{"a":"say \"hi\"","b":"'x'"}"#),
    .init(.quotes, "{“a”: “x, y”, „b“: ‘it’, «c»: «d»}", #"{"a":"x, y","b":"it","c":"d"}"#),
    .init(
      .quotes, #"{""a"": ""x"", "b"": "y"", ""c": ["z"", ""q"], "d": """}"#,
      #"{"a":"x","b":"y","c":["z","q"],"d":""}"#),
    .init(
      .quotes, #"{"a": """say "hi", you""", "b": '''it's'''}"#,
      #"{"a":"say \"hi\", you","b":"it's"}"#),
    .init(.quotes, #"{u'a': b'x', r"b": [U"y", F'z']}"#, #"{"a":"x","b":["y","z"]}"#),
    .init(.unquotedKeys, #"{my key: 1, the other one: 2}"#, #"{"my key":1,"the other one":2}"#),
    .init(
      .unquotedKeys, #"{a: 1, b_2: 2, $c: 3, d-e: 4, 5: 6, é: 7}"#,
      #"{"a":1,"b_2":2,"$c":3,"d-e":4,"5":6,"é":7}"#),
    .init(
      .literals, #"[True, False, None, undefined, NaN, -Infinity, TRUE]"#,
      #"[true,false,null,null,null,null,true]"#),
    .init(
      .literals, #"[NaN, -NaN, +nan, inf, -inf, +Infinity, -Infinity]"#,
      #"[null,null,null,null,null,null,null]"#),
    .init(.controlCharacters, "{\"a\": \"one\n\ttwo\u{1}\"}", #"{"a":"one\n\ttwo\u0001"}"#),
    .init(
      .escapes, #"{"a": "C:\Users\x41\d+ \' \u12 \ud800 \ud83d\ude00"}"#,
      #"{"a":"C:\\UsersA\\d+ ' \\u12 � 😀"}"#),
    .init(.missingQuotes, #"{"a": "Ada, "b": 1}"#, #"{"a":"Ada","b":1}"#),
    .init(.missingQuotes, #"{"a": "Ada}"#, #"{"a":"Ada"}"#),
    .init(.missingQuotes, #"{"a": ["x", "y], "b": 1}"#, #"{"a":["x","y"],"b":1}"#),
    .init(.missingQuotes, #"["Ada, "Bob", "Eve]"#, #"["Ada","Bob","Eve"]"#),
    .init(.missingQuotes, #"{"a: "Ada", b": 1}"#, #"{"a":"Ada","b":1}"#),
    .init(.missingQuotes, #"{"a: 36, "b": 2}"#, #"{"a":36,"b":2}"#),
    .init(
      .missingQuotes, #"{"a": Ada", "b": 12345", "c": two words, "d": true story}"#,
      #"{"a":"Ada","b":"12345","c":"two words","d":"true story"}"#),
    .init(.missingQuotes, "[{\n\"a\": \"Ada\n},\n{\"a\": \"Bob\"}]", #"[{"a":"Ada"},{"a":"Bob"}]"#),
    .init(
      .missingQuotes, "{\"d\": 2024-01-02, \"u\": http://a.b/c, \"v\": 1.2.3}",
      #"{"d":"2024-01-02","u":"http://a.b/c","v":"1.2.3"}"#),
    .init(.missingQuotes, #"{"a": [red, green, x-1]}"#, #"{"a":["red","green","x-1"]}"#),
    .init(.missingQuotes, #"[C, D", 3]"#, #"["C, D",3]"#),
    .init(
      .innerQuotes, #"{"a": "6'2"", "b": ""Hi" she said", "c": "she said "Hi""}"#,
      #"{"a":"6'2\"","b":"\"Hi\" she said","c":"she said \"Hi\""}"#),
    .init(.innerQuotes, #"{"a": "say "hi" now", "b": 1}"#, #"{"a":"say \"hi\" now","b":1}"#),
    .init(.innerQuotes, #"["he said, "hello" to me", "x"]"#, #"["he said, \"hello\" to me","x"]"#),
    .init(.brackets, #"{"a": [1, {"b": "c"#, #"{"a":[1,{"b":"c"}]}"#),
    .init(.brackets, #"{"a": ["x", "y"#, #"{"a":["x","y"]}"#),
    .init(.brackets, #"{"a": 1, "b": "#, #"{"a":1}"#),
    .init(.brackets, #"{"a": 1, "b"#, #"{"a":1}"#),
    .init(.brackets, #"{"a": 1, "b": tr"#, #"{"a":1,"b":true}"#),
    .init(.brackets, #"[1, 2, "#, #"[1,2]"#),
    .init(.brackets, #"{"a": 1, "b": -"#, #"{"a":1}"#),
    .init(.brackets, #"[true, -"#, #"[true]"#),
    .init(.brackets, #"[1, . "#, #"[1]"#),
    .init(.brackets, #"[1, .."#, #"[1]"#),
    .init(.brackets, #"{"a": "x" +"#, #"{"a":"x"}"#),
    .init([.brackets, .commas], #"{"a": "x" "y"#, #"{"a":"x"}"#),
    .init([.brackets, .commas, .concatenation], #"{"a": "x" "y" "z"#, #"{"a":"xy"}"#),
    .init(
      [.comments, .missingQuotes], #"{"a": two words /* c, "d": 1 */, "b": 1}"#,
      #"{"a":"two words","b":1}"#),
    .init(
      [.comments, .missingQuotes], "{\"a\": hello // c\n, \"b\": see // c\n}",
      #"{"a":"hello","b":"see"}"#),
    .init(
      [.comments, .missingQuotes], "[hello /* a */, {\"b\": x # y\n}]", #"["hello",{"b":"x"}]"#),
    .init(
      .missingQuotes, #"{"a": item # 5, "b": http://c.d // e, "f": ls /*}"#,
      #"{"a":"item # 5","b":"http://c.d // e","f":"ls /*"}"#),
    .init(.brackets, #"["x" + "#, #"["x"]"#),
    .init(.brackets, #"["a\ud83d"#, #"["a"]"#),
    .init(.brackets, #"["a\ud83d\ude0"#, #"["a"]"#),
    .init(.brackets, #"["a\\ud83d"#, #"["a\\ud83d"]"#),
    .init(.brackets, #"["cut \u12"#, #"["cut "]"#),
    .init(.brackets, #"["cut \"#, #"["cut "]"#),
    .init(.brackets, #"{"a": [1, 2}"#, #"{"a":[1,2]}"#),
    .init(.brackets, #"{"a": [1, 2, "b": 3}"#, #"{"a":[1,2],"b":3}"#),
    .init(.brackets, #"[{"a": 1, {"a": 2}]"#, #"[{"a":1},{"a":2}]"#),
    .init(.brackets, #"{"a": 1}}]"#, #"{"a":1}"#),
    .init(.brackets, #"[1e"#, #"[1]"#),
    .init(
      .brackets, #"{{"a": {{"b": 1}}, "c": [{{"d": 2}}, {{"e": 3}]}}"#,
      #"{"a":{"b":1},"c":[{"d":2},{"e":3}]}"#),
    .init(.brackets, #""a": 1, "b": [2]}"#, #"{"a":1,"b":[2]}"#),
    .init(.brackets, #"["a": 1}, {"a": 2}, "a": 3}]"#, #"[{"a":1},{"a":2},{"a":3}]"#),
    .init(
      .brackets, #"{"a": (1, "x"), "b": (), "c": [(1,), ((2, 3), [4])]}"#,
      #"{"a":[1,"x"],"b":[],"c":[[1],[[2,3],[4]]]}"#),
    .init(
      .numbers, #"[+1, 007, -08.50, .5, -.5, 5., 5.e2, 0x1F]"#, #"[1,7,-8.50,0.5,-0.5,5,5e2,31]"#),
    .init(
      .thousands, #"{"a": 1,234,567, "b": 1_000, "c": -12,345.5}"#,
      #"{"a":1234567,"b":1000,"c":-12345.5}"#),
    .init(
      .thousands, #"{"a": 1'234, "b": [-12’345.5, 1'234'567]}"#,
      #"{"a":1234,"b":[-12345.5,1234567]}"#),
    .init(
      .concatenation, #"{"a": "one" + "two" + "three", "b": ["x" + "y"]}"#,
      #"{"a":"onetwothree","b":["xy"]}"#),
    .init(
      .concatenation, "{\"a\": \"b\" \"c\", \"d\": \"\"\n\"e\" \"f\"}",
      #"{"a":"bc","d":"ef"}"#),
    .init(
      .ellipses, #"{"a": [1, 2, ...], "b": [..., 3], "c": [1, …, 4], ...}"#,
      #"{"a":[1,2],"b":[3],"c":[1,4]}"#),
    .init(.colons, #"{"a":: 1, "b" : : "x"}"#, #"{"a":1,"b":"x"}"#),
    .init(.colons, #"{"a" 1, "b" = 2, "c" => "x"}"#, #"{"a":1,"b":2,"c":"x"}"#),
    .init(.whitespace, "{\u{A0}\"a\":\u{2003}1\u{FEFF}}", #"{"a":1}"#),
    .init(.outerString, #""{"a": 1}""#, #"{"a":1}"#),
    .init(.outerString, #"{\"a\": \"x \\\"y\\\"\", \"b\": [1]}"#, #"{"a":"x \"y\"","b":[1]}"#),
    .init(.outerString, #"'{"a": 1}'"#, #"{"a":1}"#),
    .init(.surroundings, "Sure [as asked]:\n```json\n{\"a\": 1}\n```\nUse {x}!", #"{"a":1}"#),
    .init(.surroundings, #"Here: {"a": [1]} Done."#, #"{"a":[1]}"#),
    .init(.surroundings, "It is [null, [1]].", "[null,[1]]"),
    .init(.surroundings, #"So: [ true , {"a": 1}] ok"#, #"[true,{"a":1}]"#),
    .init(.surroundings, "See [true story]: [false] ok", "[false]"),
  ]

  // Features: 6.2
  @Test("Repair of one kind", arguments: mistakes)
  func kinds(_ mistake: Mistake) throws {
    let expected = try AnyValue(json: mistake.json)
    let mapper = JSONMapper(options: .init(repairs: mistake.kind))
    #expect(try mapper.decode(AnyValue.self, from: mistake.text) == expected)
    let report = JSONMapper(options: .init(repairs: .all)).decodeReporting(
      AnyValue.self, from: mistake.text)
    #expect(report.value == expected)
    #expect(report.errors.isEmpty)
    #expect(!report.repairs.isEmpty)
    let offsets = report.repairs.map { $0.error.byteOffset ?? -1 }
    #expect(
      offsets == offsets.sorted()
        && offsets.allSatisfy { (0...mistake.text.utf8.count).contains($0) })
    // Without this kind, it is the error of the strict reader.
    let strict = failure { () throws(MappingError) in try AnyValue(json: mistake.text) }
    let without = JSONMapper(options: .init(repairs: JSONRepairs.all.subtracting(mistake.kind)))
    if let value = try? without.decode(AnyValue.self, from: mistake.text) {
      // Another repair may explain the text, too; but never silently.
      #expect(
        !without.decodeReporting(AnyValue.self, from: mistake.text).repairs.isEmpty, "\(value)")
    } else {
      #expect(
        failure { () throws(MappingError) in try without.decode(AnyValue.self, from: mistake.text) }
          == strict)
    }
  }

  @Test("A document that is cut off ends with its fence, and what follows is reported")
  func fences() {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for text in ["{\"a\": [1", "{\"a\": [1, ", "{\"a\": [1, {\"b\":", "{\"a\": [1, \"cut"] {
      let report = mapper.decodeReporting(
        AnyValue.self, from: "So:\n```json\n\(text)\n```\nI ran out of {\"tokens\"}.")
      #expect(report.value?[path: "a[0]"] == 1, "\(text): \(report.issues)")
      #expect(report.repairs.last?.error.code == .trailingContent)
    }
    // Brackets of the prose do not close those of the document.
    #expect(
      try! mapper.decode(AnyValue.self, from: "```\n{\"a\": 1\n```\nno {more}") == ["a": 1])
    let text = "```json\n{\"a\": \"one\n```\ntwo\n```\"}\n```\n"
    #expect(try! mapper.decode(AnyValue.self, from: text) == ["a": "one\n```\ntwo\n```"])
  }

  @Test("Of several fences, the first that says it contains JSON has the document")
  func severalFences() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    let (python, json) = ("```python\n{'a': 1}\n```\n", "```json\n{\"a\": 2}\n```\n")
    for text in ["In Python:\n\(python)or:\n\(json)", "So:\n\(json)In Python:\n\(python)"] {
      #expect(try mapper.decode(AnyValue.self, from: text) == ["a": 2], "\(text)")
    }
    #expect(try mapper.decode(AnyValue.self, from: "In Python:\n\(python)") == ["a": 1])
  }

  @Test("Digits are separated as those of one number, or the text is refused")
  func digits() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for (text, json) in [
      (#"{"a": 1,234"#, #"{"a":1234}"#), (#"{"a": 1'234"#, #"{"a":1234}"#),
      (#"{"a": 1,234:5}"#, #"{"a":1,"234":5}"#), (#"{"a": 1,234"b": 2}"#, #"{"a":1234,"b":2}"#),
      (#"{'a': 1'b': 2}"#, #"{"a":1,"b":2}"#), (#"[1'c']"#, #"[1,"c"]"#),
      (#"{"a": 90's music}"#, #"{"a":"90's music"}"#), (#"[0,123]"#, "[0,123]"),
    ] {
      #expect(try mapper.decode(AnyValue.self, from: text) == AnyValue(json: json), "\(text)")
    }
    for text in [
      #"{"a": 5', "c": 1}"#, #"{"a": 5'11", "c": 1}"#, #"{"a": 1'23, "b": 2}"#, #"[1'2345]"#,
      #"{"a": 1,234'567}"#, #"{"a": 1,2"#, #"{"a": 1,234,5"#, #"{"a": 1'2"#, #"{"a": 0,123}"#,
      #"{"a": 1.5', "c": 1}"#,
    ] {
      #expect(throws: MappingError.self, "\(text)") { try mapper.decode(AnyValue.self, from: text) }
    }
  }

  @Test("Strings beside each other are one value, and with a comma between them none")
  func neighboringStrings() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for (text, json) in [
      (#"["a" "b"]"#, #"["a","b"]"#), (#"{"a": "b" "c": 1}"#, #"{"a":"b","c":1}"#),
      (#"{"a": "x "y" "z" w", "b": 1}"#, #"{"a":"x \"y\" \"z\" w","b":1}"#),
      (#"{"a": "the "a", "b" and "c"", "d": 1}"#, #"{"a":"the \"a\", \"b\" and \"c\"","d":1}"#),
    ] {
      #expect(try mapper.decode(AnyValue.self, from: text) == AnyValue(json: json), "\(text)")
    }
    for text in [#"{"a": "x", "y"}"#, #"{"a": "x", "y", "b": 1}"#, #"{"a": "x", 'y', "b": 1}"#] {
      #expect(throws: MappingError.self, "\(text)") { try mapper.decode(AnyValue.self, from: text) }
    }
  }

  @Test("A string that is cut off may be the rest of a value or the next key, so it is removed")
  func cutOffNeighbors() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    let report = mapper.decodeReporting(AnyValue.self, from: #"{"a": "b" "cde"#)
    #expect(
      report.issues.map { "\($0.error.found ?? "") \($0.resolution ?? "")" } == [
        #"'"cde' removed it"#, "nothing inserted it",
      ])
    // With a colon, it may also be a key without its closing quote.
    #expect(throws: MappingError.self) {
      try mapper.decode(AnyValue.self, from: #"{"a": "b" "c: 1"#)
    }
  }

  @Test("A comment between words without quotes leaves more than one reading")
  func commentsInText() {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for text in [#"{"a": hello /* c */ world, "b": 1}"#, #"[hello /* c */ world]"#] {
      #expect(throws: MappingError.self, "\(text)") { try mapper.decode(AnyValue.self, from: text) }
    }
  }

  @Test("A literal that is cut off is completed in every spelling")
  func cutOffLiterals() throws {
    let mapper = JSONMapper(options: .init(repairs: .brackets))
    for (words, value) in [
      (["Tru", "TR", "t"], true as AnyValue), (["Fals", "FAL", "f"], false),
      (["Non", "Nul", "N", "ni", "undef", "Na", "Infin", "in", "-", "-Inf", "+Na"], .null),
    ] {
      for word in words {
        let report = mapper.decodeReporting(AnyValue.self, from: "[1, " + word)
        #expect(report.value == (word == "-" ? [1] : [1, value]), "\(word)")
        #expect(report.errors.isEmpty && report.repairs.count == 2)
      }
    }
  }

  @Test("A backslash ends a path, but no text that may end otherwise")
  func finalBackslashes() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for (text, json) in [
      (#"{"p": "C:\dir\", "b": 1}"#, #"{"p":"C:\\dir\\","b":1}"#),
      (#"{"p": "C:\"}"#, #"{"p":"C:\\"}"#),
      (#"[{"p": "C:\"}, {"p": 1}]"#, #"[{"p":"C:\\"},{"p":1}]"#),
      (#"["C:\dir\", "D:\x\"]"#, #"["C:\\dir\\","D:\\x\\"]"#),
      (#"{'p': 'C:\dir\', 'b': 'x'}"#, #"{"p":"C:\\dir\\","b":"x"}"#),
      (#"["C:\a\","1"]"#, #"["C:\\a\\","1"]"#), (#"["a,"1"]"#, #"["a","1"]"#),
      (#"{"p": "say \"hi\", "b": 1}"#, #"{"p":"say \"hi\"","b":1}"#),
    ] {
      #expect(try mapper.decode(AnyValue.self, from: text) == AnyValue(json: json), "\(text)")
    }
    for text in [#"{"h": "6'2\", "b": 1}"#, #"{"a": "say hi\", "b": 1}"#, #"{"a": "say hi\"}"#] {
      #expect(throws: MappingError.self, "\(text)") { try mapper.decode(AnyValue.self, from: text) }
    }
  }

  @Test("Text in parentheses is no tuple, and other text keeps its quotes and braces")
  func neighbours() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for (text, json) in [
      (#"{"a": (see below), "b": f(1, 2)}"#, #"{"a":"(see below)","b":"f(1, 2)"}"#),
      (#"{"a": "x = "y"; z", "b": 1}"#, #"{"a":"x = \"y\"; z","b":1}"#),
      (#"{"a": "", "b": "", c: ["", ""]}"#, #"{"a":"","b":"","c":["",""]}"#),
      (#"{"a": b", "c": 1}"#, #"{"a":"b","c":1}"#),
      (#"{b": 1, u": 2}"#, #"{"b":1,"u":2}"#),
      (#"[{"a": 1, {"a": 2}]"#, #"[{"a":1},{"a":2}]"#),
    ] {
      #expect(try mapper.decode(AnyValue.self, from: text) == AnyValue(json: json), "\(text)")
    }
    for text in [
      #""a": 1"#, #""a": 1, "b": 2"#, #""Yes": because of {x}"#, #"{{"a": 1}, {"b": 2}}"#,
      #"("a", 1)"#, #"Either {"a": 1} or [null]."#,
    ] {
      #expect(throws: MappingError.self, "\(text)") { try mapper.decode(AnyValue.self, from: text) }
    }
  }
}
