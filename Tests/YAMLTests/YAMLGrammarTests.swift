import Maquette
import MaquetteYAML
import TestSupport
import Testing

/// A document, and its tree as JSON.
private struct ValidYAML: CustomTestStringConvertible {
  let yaml: String
  let json: String

  init(_ yaml: String, _ json: String) {
    self.yaml = yaml
    self.json = json
  }

  var testDescription: String { yaml.debugDescription }
}

/// An invalid document: the code, and the line and column of the error.
private struct InvalidYAML: CustomTestStringConvertible {
  let yaml: String
  let code: MappingError.Code
  let line: Int
  let column: Int

  init(_ yaml: String, _ code: MappingError.Code, _ line: Int, _ column: Int) {
    self.yaml = yaml
    self.code = code
    self.line = line
    self.column = column
  }

  var testDescription: String { yaml.debugDescription }
}

// Features: 219
@Suite("What YAML 1.2 allows and forbids")
struct YAMLGrammarTests {
  private func check(_ valid: ValidYAML) throws {
    let tree = try YAMLMapper().decode(AnyValue.self, from: valid.yaml)
    let expected = try AnyValue(json: valid.json)
    #expect(tree == expected, "\(tree)")
  }

  private func check(_ invalid: InvalidYAML) throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try YAMLMapper().decode(AnyValue.self, from: invalid.yaml)
      })
    #expect(error.code == invalid.code, "\(error)")
    #expect(error.location?.line == invalid.line, "\(error)")
    #expect(error.location?.column == invalid.column, "\(error)")
  }

  @Test(
    "Block collections",
    arguments: [
      ValidYAML("- Ada\n- Grace\n- Edsger\n", #"["Ada","Grace","Edsger"]"#),
      ValidYAML("home: 12\naway:  3 # goals\n", #"{"home":12,"away":3}"#),
      ValidYAML("east:\n  - a\n  - b\nwest:\n  - c\n", #"{"east":["a","b"],"west":["c"]}"#),
      // A sequence may have the column of its key.
      ValidYAML("east:\n- a\n- b\nwest:\n- c\n", #"{"east":["a","b"],"west":["c"]}"#),
      ValidYAML("-\n  name: a\n  n: 1\n-\n  name: b\n", #"[{"name":"a","n":1},{"name":"b"}]"#),
      ValidYAML("- name: a\n  n: 1\n- name: b\n", #"[{"name":"a","n":1},{"name":"b"}]"#),
      ValidYAML("- - a\n  - b\n- - c\n", #"[["a","b"],["c"]]"#),
      ValidYAML("- - - x\n", #"[[["x"]]]"#),
      ValidYAML("a:\n    b:\n        c: 1\n    d: 2\n", #"{"a":{"b":{"c":1},"d":2}}"#),
      ValidYAML("a:\n  b: 1\n\n\n  # note\n  c: 2\n", #"{"a":{"b":1,"c":2}}"#),
      ValidYAML("a:\nb:\n", #"{"a":null,"b":null}"#),
      ValidYAML("-\n- a\n-\n", #"[null,"a",null]"#),
      ValidYAML("- a: 1\n- - b\n- c\n", #"[{"a":1},["b"],"c"]"#),
      ValidYAML("a:\n  - b:\n    - c\n", #"{"a":[{"b":["c"]}]}"#),
      ValidYAML("a:\n- b:\n  - c\nd: 1\n", #"{"a":[{"b":["c"]}],"d":1}"#),
      ValidYAML("? a\n: 1\n? b\n", #"{"a":1,"b":null}"#),
      ValidYAML("? a\n: - b\n  - c\n? d\n:\n  e: 1\n", #"{"a":["b","c"],"d":{"e":1}}"#),
      ValidYAML("? |\n  long\n  key\n: v\n", #"{"long\nkey\n":"v"}"#),
      ValidYAML("? \"a b\"\n# note\n: v\n", #"{"a b":"v"}"#),
      ValidYAML("? a\n  b\n: v\n", #"{"a b":"v"}"#),
      ValidYAML(": v\n", #"{"":"v"}"#),
      ValidYAML("-a: 1\n?b: 2\n:c: 3\n", #"{"-a":1,"?b":2,":c":3}"#),
      ValidYAML("\"a: b\": 1\n'c # d': 2\n", #"{"a: b":1,"c # d":2}"#),
      ValidYAML("a b  : 1\n", #"{"a b":1}"#),
      ValidYAML("a:\t1\n", #"{"a":1}"#),
      ValidYAML("-\ta\n- \tb\n", #"["a","b"]"#),
      ValidYAML("a: 1\r\nb: 2\r\nc: 3\rd: 4", #"{"a":1,"b":2,"c":3,"d":4}"#),
      ValidYAML("a: 1 \t \n \t\n\t# note\nb: 2\n", #"{"a":1,"b":2}"#),
      ValidYAML("  a: 1\n  b: 2\n", #"{"a":1,"b":2}"#),
      ValidYAML(
        "key with: colon:inside\nurl: http://a.b:80/#c\n",
        ##"{"key with":"colon:inside","url":"http://a.b:80/#c"}"##),
    ])
  private func blocks(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "Flow collections",
    arguments: [
      ValidYAML("[a, b, 1]", #"["a","b",1]"#),
      ValidYAML("{a: 1, b: [2, {c: 3}]}", #"{"a":1,"b":[2,{"c":3}]}"#),
      ValidYAML("[]", "[]"), ValidYAML("{}", "{}"), ValidYAML("[[], {}]", "[[],{}]"),
      ValidYAML("[a] # note", #"["a"]"#),
      ValidYAML("a: {b: 1}\t# note\nc: 2", #"{"a":{"b":1},"c":2}"#),
      ValidYAML("- [a, # note\n   b]   # note\n- {} \n", #"[["a","b"],{}]"#),
      ValidYAML("[a, b,]", #"["a","b"]"#), ValidYAML("{a: 1,}", #"{"a":1}"#),
      ValidYAML("{a, b: , c: 1}", #"{"a":null,"b":null,"c":1}"#),
      ValidYAML("{a:1}", #"{"a:1":null}"#),
      ValidYAML("{\"a\":1, 'b':2}", #"{"a":1,"b":2}"#),
      ValidYAML("{\"a\" :1, \"b\"\n: 2}", #"{"a":1,"b":2}"#),
      ValidYAML(
        "[a: 1, b, \"c\":2, ? d : 3, : 4]",
        #"[{"a":1},"b",{"c":2},{"d":3},{"":4}]"#),
      ValidYAML(
        "{? a : 1, ? b}",
        #"{"a":1,"b":null}"#),
      ValidYAML("{: 2}", #"{"":2}"#),
      ValidYAML("- {a: 1}\n- [b,\n   c]\n", #"[{"a":1},["b","c"]]"#),
      ValidYAML("a: [\n  1, # one\n\n  2\n]\nb: {\n  c: d\n  }\n", #"{"a":[1,2],"b":{"c":"d"}}"#),
      ValidYAML("[a b\n  c, d]", #"["a b c","d"]"#),
      ValidYAML("{multi\n  line: a\n   b}", #"{"multi line":"a b"}"#),
      ValidYAML("[http://a.b/c?d=e, a-b, -c]", #"["http://a.b/c?d=e","a-b","-c"]"#),
      ValidYAML("[a#b, c #d\n]", ##"["a#b","c"]"##),
      ValidYAML("--- [a]\n", #"["a"]"#),
      ValidYAML(
        #"{"a": {"b": [1, 2.5, true, null, "\u00e9\ud83d\ude00\/"]}}"#,
        #"{"a":{"b":[1,2.5,true,null,"é😀/"]}}"#),
    ])
  private func flows(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "Text with and without quotes",
    arguments: [
      ValidYAML("plain text", #""plain text""#),
      ValidYAML(
        "1st non-empty\n\n 2nd non-empty \n\t3rd non-empty\n",
        #""1st non-empty\n2nd non-empty 3rd non-empty""#),
      ValidYAML("a: one\n   two\n\n\n   three\nb: x\n", #"{"a":"one two\n\nthree","b":"x"}"#),
      ValidYAML("a: one # note\n# note\nb: x\n", #"{"a":"one","b":"x"}"#),
      ValidYAML("a: one#two\n", ##"{"a":"one#two"}"##),
      ValidYAML(
        "a: C:\\temp\\x\nb: it's \"so\" [x] {y}, z\n",
        #"{"a":"C:\\temp\\x","b":"it's \"so\" [x] {y}, z"}"#),
      ValidYAML("- -1\n- -x\n- ?x\n- :x\n- a:b\n", #"[-1,"-x","?x",":x","a:b"]"#),
      ValidYAML("a: b\n %c\n", #"{"a":"b %c"}"#),
      ValidYAML("'it''s'", #""it's""#),
      ValidYAML("' 1st\n\n 2nd \n\t3rd '", #"" 1st\n2nd 3rd ""#),
      ValidYAML("''", #""""#), ValidYAML("\"\"", #""""#),
      ValidYAML(
        ##""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u0041\U0001F600""##,
        ##""\u0000\u0007\b\t\n\u000b\f\r\u001b \"/\\\u0085\u00a0\u2028\u2029AA😀""##),
      ValidYAML(
        "\"folded \nto a space,\t\n \nto a line feed, or \t\\\n \\ \tnon-content\"",
        #""folded to a space,\nto a line feed, or \t \tnon-content""#),
      ValidYAML("\" 1st\n\n 2nd \n\t3rd \"", #"" 1st\n2nd 3rd ""#),
      ValidYAML("\"a\\\n\n  b\"", #""a\nb""#),
      ValidYAML("\"a\\t\n b\"", #""a\t b""#),
      ValidYAML("a: \"x\n  y\"\n", #"{"a":"x y"}"#),
      ValidYAML("'\"'", #""\"""#), ValidYAML("\"'\"", #""'""#),
      ValidYAML("'a\\nb'", #""a\\nb""#),
      ValidYAML("\"# no: comment\"", ##""# no: comment""##),
    ])
  private func texts(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "Blocks of text",
    arguments: [
      ValidYAML("|\n a\n b\n", #""a\nb\n""#),
      ValidYAML(">\n a\n b\n", #""a b\n""#),
      ValidYAML("a: |\n  x\n   y\n  z\nb: 1\n", #"{"a":"x\n y\nz\n","b":1}"#),
      ValidYAML(
        "- |\n detected\n- >\n \n  \n  # detected\n- |1\n  explicit\n- >\n \t\n detected\n",
        ##"["detected\n","\n\n# detected\n"," explicit\n","\t\ndetected\n"]"##),
      ValidYAML("a: |-\n  x\nb: |\n  x\nc: |+\n  x\n", #"{"a":"x","b":"x\n","c":"x\n"}"#),
      ValidYAML(
        "a: |-\n  x\n\n\nb: |\n  x\n\n\nc: |+\n  x\n\n\n", #"{"a":"x","b":"x\n","c":"x\n\n\n"}"#),
      ValidYAML("a: >-\n\nb: >\n\nc: |+\n\n", #"{"a":"","b":"","c":"\n"}"#),
      ValidYAML(
        "|\n \n  \n  literal\n   \n  \n  text\n\n # Comment\n",
        ##""\n\nliteral\n \n\ntext\n""##),
      ValidYAML("|\n  literal\n  \ttext\n", #""literal\n\ttext\n""#),
      ValidYAML(
        ">\n\n folded\n line\n\n next\n line\n   * bullet\n\n   * list\n   * lines\n\n last\n line\n\n#c\n",
        ##""\nfolded line\nnext line\n  * bullet\n\n  * list\n  * lines\n\nlast line\n""##),
      ValidYAML(">\n a\n  b\n c\n", #""a\n b\nc\n""#),
      ValidYAML(">\n a\n\n  b\n\n c\n", #""a\n\n b\n\nc\n""#),
      ValidYAML("|2-\n   a\n  b", #"" a\nb""#),
      ValidYAML("|-2\n   a\n  b", #"" a\nb""#),
      ValidYAML("a: |2 # note\n    x\n", #"{"a":"  x\n"}"#),
      ValidYAML("a: |\n  x", #"{"a":"x"}"#),
      ValidYAML("--- |\na\nb\n", #""a\nb\n""#),
      ValidYAML("--- >\n  Mark's\n  year\n", #""Mark's year\n""#),
      ValidYAML("- |\n a: b\n - c\n # d\n- e\n", ##"["a: b\n- c\n# d\n","e"]"##),
      ValidYAML("a:\n  - >-\n    x\n    y\n  - z\n", #"{"a":["x y","z"]}"#),
    ])
  private func textBlocks(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "In the core schema everything except its words and numbers is text",
    arguments: [
      ValidYAML("[null, Null, NULL, ~, ]", "[null,null,null,null]"),
      ValidYAML("[nULL, nil, None, none]", #"["nULL","nil","None","none"]"#),
      ValidYAML("[true, True, TRUE, false, False, FALSE]", "[true,true,true,false,false,false]"),
      ValidYAML(
        "[yes, no, on, off, y, n, tRUE, NO]",
        #"["yes","no","on","off","y","n","tRUE","NO"]"#),
      ValidYAML("country: NO\n", #"{"country":"NO"}"#),
      ValidYAML("[0, 12, -7, +3, 014, 0o14, 0xFF, 0xff]", "[0,12,-7,3,14,12,255,255]"),
      ValidYAML(
        "[0b11, 1_000, 12:30, 0xG, 0o8, -0x1, 0x, 1e, 1.2.3, 2001-12-14, +, .]",
        #"["0b11","1_000","12:30","0xG","0o8","-0x1","0x","1e","1.2.3","2001-12-14","+","."]"#),
      ValidYAML(
        "[1.5, .5, -.5, +.5, 5., 1e3, 1E+3, 2.5e-3, 01.50, -0.0]",
        "[1.5,0.5,-0.5,0.5,5.0,1e3,1e3,2.5e-3,1.50,-0.0]"),
      ValidYAML(
        "[18446744073709551616, -170141183460469231731687303715884105728]",
        "[18446744073709551616,-170141183460469231731687303715884105728]"),
      ValidYAML(
        "[0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF]",
        "[18446744073709551615,340282366920938463463374607431768211455]"),
      ValidYAML("3.14159265358979323846264338327950288", "3.14159265358979323846264338327950288"),
      ValidYAML("['1', \"true\", 'null', '']", #"["1","true","null",""]"#),
      ValidYAML("1: a\ntrue: b\n~: c\n0x1: d\n", #"{"1":"a","true":"b","~":"c","0x1":"d"}"#),
    ])
  private func scalars(_ valid: ValidYAML) throws { try check(valid) }

  @Test("Infinities and NaN have three spellings each")
  func nonFinite() throws {
    let numbers = try [Double](yaml: "[.inf, -.Inf, +.INF, .nan, .NaN, .NAN]")
    #expect(numbers.prefix(3) == [.infinity, -.infinity, .infinity])
    #expect(numbers.suffix(3).allSatisfy { $0.isNaN })
    #expect(try [String](yaml: "[.iNF, -.nan, inf, nan]") == [".iNF", "-.nan", "inf", "nan"])
  }

  @Test(
    "Anchors, aliases and merge keys",
    arguments: [
      ValidYAML("a: &x 1\nb: *x\n", #"{"a":1,"b":1}"#),
      ValidYAML("- &a [1, 2]\n- *a\n- &a 3\n- *a\n", "[[1,2],[1,2],3,3]"),
      // An alias means the last node before it that has the anchor, also if that is inside another.
      ValidYAML("- &a [&a 1, *a]\n- *a\n", "[[1,1],1]"),
      ValidYAML("- &a {b: &a {c: 1}}\n- *a\n", #"[{"b":{"c":1}},{"c":1}]"#),
      ValidYAML("- &a\n  b: 1\n  &a c: 2\n- *a\n", #"[{"b":1,"c":2},"c"]"#),
      ValidYAML("- !!omap [&a {b: &a 1}]\n- *a\n", #"[{"b":1},1]"#),
      ValidYAML("a: &x\n  b: 1\nc: *x\n", #"{"a":{"b":1},"c":{"b":1}}"#),
      ValidYAML("&m\na: &k b\n*k : c\n", #"{"a":"b","b":"c"}"#),
      ValidYAML("&a a: &b b\n*b : *a\n", #"{"a":"b","b":"a"}"#),
      ValidYAML("a: &e\nb: *e\n", #"{"a":null,"b":null}"#),
      ValidYAML("[&a x, *a , *a]", #"["x","x","x"]"#),
      ValidYAML(
        "a: &x {p: 1, q: 2}\nb:\n  <<: *x\n  q: 3\n", #"{"a":{"p":1,"q":2},"b":{"q":3,"p":1}}"#),
      ValidYAML(
        "- &x {p: 1}\n- &y {p: 2, q: 3}\n- {<<: [*x, *y], r: 4}\n",
        #"[{"p":1},{"p":2,"q":3},{"r":4,"p":1,"q":3}]"#),
      ValidYAML("<<: {a: 1}\n'a': 2\n", #"{"a":2}"#),
      ValidYAML("'<<': {a: 1}\n", #"{"<<":{"a":1}}"#),
      ValidYAML(
        "- &x {p: 1}\n- &y {<<: *x, q: 2}\n- <<: *y\n  r: 3\n",
        #"[{"p":1},{"q":2,"p":1},{"r":3,"q":2,"p":1}]"#),
    ])
  private func anchors(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "Tags of YAML",
    arguments: [
      ValidYAML("[!!str 1, !!str true, !!str , ! 2]", #"["1","true","","2"]"#),
      ValidYAML("[!!int \"12\", !!float 1, !!bool 'true', !!null '']", "[12,1,true,null]"),
      ValidYAML("!!map {a: !!seq [1]}", #"{"a":[1]}"#),
      ValidYAML("!!map\na: !!seq\n- 1\n", #"{"a":[1]}"#),
      ValidYAML("!!set {a, b}", #"["a","b"]"#),
      ValidYAML("!!set\n? 1\n? b\n", #"[1,"b"]"#),
      ValidYAML("!!omap [a: 1, b: 2]", #"{"a":1,"b":2}"#),
      ValidYAML("!!omap\n- a: 1\n- b: {c: 2}\n", #"{"a":1,"b":{"c":2}}"#),
      ValidYAML("!<tag:yaml.org,2002:str> 1", #""1""#),
      ValidYAML("%TAG !y! tag:yaml.org,2002:\n---\n!y!str 1\n", #""1""#),
      ValidYAML("%TAG !! tag:yaml.org,\n---\n!!2002:str 1\n", #""1""#),
      ValidYAML("!!str &a 1", #""1""#), ValidYAML("&a !!str 1", #""1""#),
      ValidYAML("!!str a: !!int 1\n", #"{"a":1}"#),
      ValidYAML("&a\n!!map\n b: 1\n", #"{"b":1}"#),
      ValidYAML("{!!str : 1}", #"{"":1}"#),
      ValidYAML("a: !!str\nb: 1\n", #"{"a":"","b":1}"#),
    ])
  private func tags(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "Documents and directives",
    arguments: [
      ValidYAML("", "null"), ValidYAML("# nothing\n", "null"), ValidYAML("---\n", "null"),
      ValidYAML("--- a\n", #""a""#), ValidYAML("---\na: 1\n...\n", #"{"a":1}"#),
      ValidYAML("%YAML 1.2\n---\na: 1\n", #"{"a":1}"#),
      ValidYAML("%YAML 1.2 # note\n# note\n--- # note\na\n", #""a""#),
      ValidYAML("%FOO bar baz\n---\na\n", #""a""#),
      ValidYAML("\u{FEFF}a: 1\n", #"{"a":1}"#),
      ValidYAML("a\n...\n# end\n", #""a""#),
      ValidYAML("...\n", "null"), ValidYAML("---a", #""---a""#), ValidYAML("a\n---b", #""a ---b""#),
      ValidYAML("--- &a\n- 1\n", "[1]"), ValidYAML("--- !!seq\n- 1\n", "[1]"),
    ])
  private func documents(_ valid: ValidYAML) throws { try check(valid) }

  @Test(
    "Invalid documents are errors with their location",
    arguments: [
      InvalidYAML("a: b: c\n", .unexpectedCharacter, 1, 5),
      InvalidYAML("a: [b]# note\n", .unexpectedCharacter, 1, 7),
      InvalidYAML("a: |\n\t\nb: 1\n", .unexpectedCharacter, 2, 1),
      InvalidYAML("a: |\n  b\n \t\nc: 1\n", .unexpectedCharacter, 3, 2),
      InvalidYAML("%YAML 1.2\n%YAML 1.2\n---\n", .duplicateKey, 2, 1),
      InvalidYAML("a: - b\n", .unexpectedCharacter, 1, 4),
      InvalidYAML("a: 1\n  b: 2\n", .unexpectedCharacter, 2, 4),
      InvalidYAML("a: 'x'\n  b: 2\n", .unexpectedCharacter, 2, 3),
      InvalidYAML("a:\n  b: 1\n c: 2\n", .unexpectedCharacter, 3, 2),
      InvalidYAML("- a\nb\n", .unexpectedCharacter, 2, 1),
      InvalidYAML("a: 1\nb\n", .unexpectedCharacter, 2, 2),
      InvalidYAML("a: 1\n- b\n", .unexpectedCharacter, 2, 1),
      InvalidYAML("a: 1\n\tb: 2\n", .unexpectedCharacter, 2, 2),
      InvalidYAML("a:\n\tb: 2\n", .unexpectedCharacter, 2, 2),
      InvalidYAML("-\t- a\n", .unexpectedCharacter, 1, 3),
      InvalidYAML("a: [1, 2\n", .unexpectedEnd, 1, 4),
      InvalidYAML("a: {b: [1, 2}\n", .unexpectedCharacter, 1, 13),
      InvalidYAML("[a]]\n", .unexpectedCharacter, 1, 4),
      InvalidYAML("[,]", .unexpectedCharacter, 1, 2),
      InvalidYAML("[a,,b]", .unexpectedCharacter, 1, 4),
      InvalidYAML("a: [\nb]\n", .unexpectedCharacter, 2, 1),
      InvalidYAML("[a b: c\n d: e]", .unexpectedCharacter, 2, 3),
      InvalidYAML("{a: 1 b: 2}\n", .unexpectedCharacter, 1, 8),
      InvalidYAML("{[a]: 1}", .unexpectedCharacter, 1, 2),
      InvalidYAML("[a]: 1", .unexpectedCharacter, 1, 4),
      InvalidYAML("? [a]\n: 1", .unexpectedCharacter, 1, 3),
      InvalidYAML("\"a\nb", .unexpectedEnd, 1, 1), InvalidYAML("'a", .unexpectedEnd, 1, 1),
      InvalidYAML("a: \"x\ny\"\n", .unexpectedCharacter, 2, 1),
      InvalidYAML("\"a\n---\nb\"", .unexpectedEnd, 1, 1),
      InvalidYAML("\"a\\qb\"", .invalidEscape, 1, 3),
      InvalidYAML("\"\\u12\"", .invalidEscape, 1, 2),
      InvalidYAML("\"\\ud800\"", .invalidEscape, 1, 2),
      InvalidYAML("\"\\UFFFFFFFF\"", .invalidEscape, 1, 2),
      InvalidYAML("\"a\" b", .unexpectedCharacter, 1, 5),
      InvalidYAML("\"a\":b", .unexpectedCharacter, 1, 4),
      InvalidYAML("\"a\"# b", .unexpectedCharacter, 1, 4),
      InvalidYAML("@a", .unexpectedCharacter, 1, 1), InvalidYAML("`a", .unexpectedCharacter, 1, 1),
      InvalidYAML("a: %b", .unexpectedCharacter, 1, 4),
      InvalidYAML("|x\n a\n", .unexpectedCharacter, 1, 2),
      InvalidYAML("|0\n a\n", .unexpectedCharacter, 1, 2),
      InvalidYAML("|#x\n a\n", .unexpectedCharacter, 1, 2),
      InvalidYAML("a: |\n    \n  x\n", .unexpectedCharacter, 2, 5),
      InvalidYAML("a: |\nb\n", .unexpectedCharacter, 2, 2),
      InvalidYAML("*x", .invalidValue, 1, 1), InvalidYAML("a: *x: 1\n", .invalidValue, 1, 4),
      InvalidYAML("&x [*x]", .invalidValue, 1, 5),
      InvalidYAML("a: &x &y 1", .unexpectedCharacter, 1, 7),
      InvalidYAML("- &x 1\n- &y *x\n", .unexpectedCharacter, 2, 3),
      InvalidYAML("a: & b", .unexpectedCharacter, 1, 5),
      InvalidYAML("a: 1\nb: 2\na: 3\n", .duplicateKey, 3, 1),
      InvalidYAML("{a: 1, \"a\": 2}", .duplicateKey, 1, 8),
      InvalidYAML("<<: {}\n<<: {}\n", .duplicateKey, 2, 1),
      InvalidYAML("<<: 1\n", .invalidValue, 1, 5), InvalidYAML("<<: [1]\n", .invalidValue, 1, 5),
      InvalidYAML("!!int a", .invalidValue, 1, 1),
      InvalidYAML("a: !!bool yes", .invalidValue, 1, 4),
      InvalidYAML("!!float x", .invalidValue, 1, 1), InvalidYAML("!!null x", .invalidValue, 1, 1),
      InvalidYAML("!!binary '*'", .invalidValue, 1, 1),
      InvalidYAML("!!timestamp x", .invalidValue, 1, 1),
      InvalidYAML("!!map [a]", .invalidValue, 1, 1),
      InvalidYAML("!!seq {a: 1}", .invalidValue, 1, 1),
      InvalidYAML("!!set {a: 1}", .invalidValue, 1, 11),
      InvalidYAML("!!omap [a, b]", .invalidValue, 1, 9),
      InvalidYAML("!!omap [{a: 1, b: 2}]", .invalidValue, 1, 9),
      InvalidYAML("!!omap [a: 1, a: 2]", .duplicateKey, 1, 15),
      InvalidYAML("a: !shape 1", .invalidValue, 1, 4), InvalidYAML("!e!x 1", .invalidValue, 1, 1),
      InvalidYAML("!!value x", .invalidValue, 1, 1),
      InvalidYAML("a\n---\nb\n", .trailingContent, 2, 1),
      InvalidYAML("a\n...\nb\n", .trailingContent, 3, 1),
      InvalidYAML("%YAML 2.0\n---\n", .invalidValue, 1, 7),
      InvalidYAML("%YAML 1.2\na\n", .unexpectedCharacter, 2, 1),
      InvalidYAML("%YAML 1.2\n", .unexpectedEnd, 2, 1),
      InvalidYAML("--- a: b\n", .unexpectedCharacter, 1, 6),
      InvalidYAML("--- - a\n", .unexpectedCharacter, 1, 5),
      InvalidYAML("... a\n", .unexpectedCharacter, 1, 5),
      InvalidYAML("a: \u{1}", .controlCharacter, 1, 4),
      InvalidYAML("a: b\u{7F}", .controlCharacter, 1, 5),
      InvalidYAML("a: b\u{80}", .controlCharacter, 1, 5),
      InvalidYAML("0x100000000000000000000000000000000", .numberOutOfRange, 1, 1),
    ])
  private func invalid(_ invalid: InvalidYAML) throws { try check(invalid) }
}
