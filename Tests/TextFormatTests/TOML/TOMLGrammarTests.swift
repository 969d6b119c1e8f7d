import Maquette
import MaquetteTOML
import TestSupport
import Testing

/// A document, and its tree as JSON.
private struct Valid: CustomTestStringConvertible {
  let toml: String
  let json: String

  init(_ toml: String, _ json: String) {
    self.toml = toml
    self.json = json
  }

  var testDescription: String { toml }
}

/// An invalid document: the code, and the line and column of the error.
private struct Invalid: CustomTestStringConvertible {
  let toml: String
  let code: MappingError.Code
  let line: Int
  let column: Int

  init(_ toml: String, _ code: MappingError.Code, _ line: Int, _ column: Int) {
    self.toml = toml
    self.code = code
    self.line = line
    self.column = column
  }

  var testDescription: String { toml }
}

@Suite("The grammar of TOML 1.0")
struct TOMLGrammarTests {
  @Test(
    "Valid documents have the tree that the specification defines",
    arguments: [
      // Comments, white space, line ends.
      Valid("", "{}"),
      Valid("# This is a full-line comment\nkey = \"value\"  # at the end\n", #"{"key":"value"}"#),
      Valid("another = \"# This is not a comment\"", ##"{"another":"# This is not a comment"}"##),
      Valid("\u{FEFF}a = 1", #"{"a":1}"#),
      Valid("a=1\r\nb=2\r\n", #"{"a":1,"b":2}"#),
      Valid("\t a\t=\t1\t# tab\t\n \n", #"{"a":1}"#),
      // Keys.
      Valid(
        "bare_key = 1\nbare-key = 2\n1234 = 3\n",
        #"{"bare_key":1,"bare-key":2,"1234":3}"#),
      Valid(
        #"""
        "127.0.0.1" = 1
        "character encoding" = 2
        "ʎǝʞ" = 3
        'key2' = 4
        'quoted "value"' = 5
        "" = 6
        """#,
        #"{"127.0.0.1":1,"character encoding":2,"ʎǝʞ":3,"key2":4,"quoted \"value\"":5,"":6}"#),
      Valid(
        "name = 1\nphysical.color = 2\nphysical.shape = 3\nsite.\"google.com\" = true",
        #"{"name":1,"physical":{"color":2,"shape":3},"site":{"google.com":true}}"#),
      Valid("fruit . flavor = 1", #"{"fruit":{"flavor":1}}"#),
      Valid("a.b.c = 1\na.d = 2", #"{"a":{"b":{"c":1},"d":2}}"#),
      Valid(
        "apple.type = 1\norange.type = 2\napple.skin = 3",
        #"{"apple":{"type":1,"skin":3},"orange":{"type":2}}"#),
      Valid("3.14159 = 1", #"{"3":{"14159":1}}"#),
      Valid("true = 1\ninf = 2\n1979-05-27 = 3", #"{"true":1,"inf":2,"1979-05-27":3}"#),
      // Text.
      Valid(
        #"s = "I'm a string. \"You can quote me\". Name\tJos\u00E9\nLocation\tSF. \U0001F600\\""#,
        #"{"s":"I'm a string. \"You can quote me\". Name\tJosé\nLocation\tSF. 😀\\"}"#),
      Valid(#"s = "\b\t\n\f\r\"\\""#, #"{"s":"\b\t\n\f\r\"\\"}"#),
      Valid(
        "s = \"\"\"\nRoses are red\nViolets are blue\"\"\"",
        #"{"s":"Roses are red\nViolets are blue"}"#),
      Valid("s = \"\"\"\r\nA\r\nB\"\"\"", #"{"s":"A\nB"}"#),
      Valid(
        "s = \"\"\"\nThe quick \\\n\n\n  fox \\   \n    jumps.\\\n    \"\"\"",
        #"{"s":"The quick fox jumps."}"#),
      Valid(
        ##"s = """Here are two quotation marks: "". Simple enough.""""##,
        #"{"s":"Here are two quotation marks: \"\". Simple enough."}"#),
      Valid(##"s = """three: ""\".""""##, #"{"s":"three: \"\"\"."}"#),
      Valid(##"s = """"This," she said."""""##, #"{"s":"\"This,\" she said.\""}"#),
      Valid("s = \"\"\"\"\"\"", #"{"s":""}"#),
      Valid("s = \"\"\"a\"\"\"\"\"", #"{"s":"a\"\""}"#),
      Valid(#"s = 'C:\Users\nodejs\templates'"#, #"{"s":"C:\\Users\\nodejs\\templates"}"#),
      Valid(#"s = '<\i\c*\s*>'"#, #"{"s":"<\\i\\c*\\s*>"}"#),
      Valid(
        "s = '''\nThe first newline is\ntrimmed. I [dw]on't \\n'''",
        #"{"s":"The first newline is\ntrimmed. I [dw]on't \\n"}"#),
      Valid("s = ''''That,' she said.'''''", #"{"s":"'That,' she said.''"}"#),
      Valid("s = \"a\tb\"", #"{"s":"a\tb"}"#),
      Valid("s = \"é\u{10FFFF}\"", "{\"s\":\"é\u{10FFFF}\"}"),
      // Integers.
      Valid(
        "a = +99\nb = 42\nc = 0\nd = -17\ne = -0\nf = +0",
        #"{"a":99,"b":42,"c":0,"d":-17,"e":0,"f":0}"#),
      Valid("a = 1_000\nb = 5_349_221\nc = 1_2_3_4_5", #"{"a":1000,"b":5349221,"c":12345}"#),
      Valid(
        "a = 0xDEADBEEF\nb = 0xdead_beef\nc = 0o01234567\nd = 0b11010110\ne = 0x0",
        #"{"a":3735928559,"b":3735928559,"c":342391,"d":214,"e":0}"#),
      Valid(
        "a = 9223372036854775807\nb = -9223372036854775808\nc = 0x7FFFFFFFFFFFFFFF",
        #"{"a":9223372036854775807,"b":-9223372036854775808,"c":9223372036854775807}"#),
      // Floats: every digit is kept.
      Valid(
        "a = +1.0\nb = 3.1415\nc = -0.01\nd = 5e+22\ne = 1e06\nf = -2E-2\ng = 6.626e-34",
        #"{"a":1.0,"b":3.1415,"c":-0.01,"d":5e22,"e":1e06,"f":-2e-2,"g":6.626e-34}"#),
      Valid(
        "a = 224_617.445_991_228\nb = 0.0\nc = -0.0\nd = 1_0e1_0",
        #"{"a":224617.445991228,"b":0.0,"c":-0.0,"d":10e10}"#),
      Valid(
        "a = 3.14159265358979323846264338327950288", #"{"a":3.14159265358979323846264338327950288}"#
      ),
      // Booleans.
      Valid("a = true\nb = false", #"{"a":true,"b":false}"#),
      // Arrays.
      Valid(
        "a = [ 1, 2, 3 ]\nb = []\nc = [ [ 1, 2 ], ['a', \"b\"], ]",
        #"{"a":[1,2,3],"b":[],"c":[[1,2],["a","b"]]}"#),
      Valid("a = [ 0.1, 1, \"x\", { y = 1 }, [true] ]", #"{"a":[0.1,1,"x",{"y":1},[true]]}"#),
      Valid("a = [\n  1, # one\n\n  2,# two\n # three\n]", #"{"a":[1,2]}"#),
      // Tables.
      Valid("[table]", #"{"table":{}}"#),
      Valid("[table-1]\nk = 1\n\n[table-2]\nk = 2", #"{"table-1":{"k":1},"table-2":{"k":2}}"#),
      Valid(
        "[dog.\"tater.man\"]\ntype.name = \"pug\"",
        #"{"dog":{"tater.man":{"type":{"name":"pug"}}}}"#),
      Valid("[ a . b ]\n[ j . \"ʞ\" . 'l' ]", #"{"a":{"b":{}},"j":{"ʞ":{"l":{}}}}"#),
      Valid("[x.y.z.w]\n[x]\nk = 1", #"{"x":{"y":{"z":{"w":{}}},"k":1}}"#),
      Valid(
        "[fruit.apple]\n[animal]\n[fruit.orange]",
        #"{"fruit":{"apple":{},"orange":{}},"animal":{}}"#),
      Valid(
        "[fruit]\napple.color = 1\napple.taste.sweet = true\n[fruit.apple.texture]\nsmooth = true",
        #"{"fruit":{"apple":{"color":1,"taste":{"sweet":true},"texture":{"smooth":true}}}}"#),
      Valid("[a.b.c]\nz = 9\n[a]\nb.t = 1", #"{"a":{"b":{"c":{"z":9},"t":1}}}"#),
      // Inline tables.
      Valid(
        "name = { first = \"Tom\", last = \"Preston-Werner\" }\npoint = {x=1,y=2}\ne = {}",
        #"{"name":{"first":"Tom","last":"Preston-Werner"},"point":{"x":1,"y":2},"e":{}}"#),
      Valid(
        "animal = { type.name = \"pug\", type.age = 2 }",
        #"{"animal":{"type":{"name":"pug","age":2}}}"#),
      Valid("a = [ {b = [ {c.d = 1}, {} ]} ]", #"{"a":[{"b":[{"c":{"d":1}},{}]}]}"#),
      Valid("a = { b = [\n 1,\n 2\n] }", #"{"a":{"b":[1,2]}}"#),
      // Arrays of tables.
      Valid(
        "[[products]]\nname = \"Hammer\"\n[[products]]\n\n[[products]]\nname = \"Nail\"",
        #"{"products":[{"name":"Hammer"},{},{"name":"Nail"}]}"#),
      Valid(
        """
        [[fruits]]
        name = "apple"
        [fruits.physical]
        color = "red"
        [[fruits.varieties]]
        name = "red delicious"
        [[fruits.varieties]]
        name = "granny smith"
        [[fruits]]
        name = "banana"
        [[fruits.varieties]]
        name = "plantain"
        """,
        #"""
        {"fruits":[{"name":"apple","physical":{"color":"red"},"varieties":[
        {"name":"red delicious"},{"name":"granny smith"}]},
        {"name":"banana","varieties":[{"name":"plantain"}]}]}
        """#),
      Valid("[[a.b]]\nx = 1\n[a]\ny = 2", #"{"a":{"b":[{"x":1}],"y":2}}"#),
      Valid("[[a]]\n[a.b]\n[[a]]\n[a.b]", #"{"a":[{"b":{}},{"b":{}}]}"#),
    ])
  private func validDocuments(_ valid: Valid) throws {
    let tree = try TOMLMapper().decode(AnyValue.self, from: valid.toml)
    #expect(tree == (try JSONMapper().decode(AnyValue.self, from: valid.json)))
    #expect(
      tree.description == (try JSONMapper().decode(AnyValue.self, from: valid.json)).description)
  }

  @Test("Dates and times are of four kinds")
  func dates() throws {
    let tree = try TOMLMapper().decode(
      AnyValue.self,
      from: """
        odt = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00-07:00, 1979-05-27 07:32:00.5z]
        ldt = [1979-05-27T07:32:00, 1979-05-27t00:32:00.999999, 1979-05-27 07:32:00]
        ld = 1979-05-27
        lt = [07:32:00, 00:32:00.9999999999]
        """)
    let moment = Timestamp(secondsSince1970: 296_638_320)
    #expect(
      tree["odt"] == [
        .date(moment), .date(moment), .date(Timestamp(secondsSince1970: 296_638_320.5)),
      ])
    #expect(
      tree["ldt"] == [
        .tagged(TaggedValue(.tomlLocalDateTime, "1979-05-27T07:32:00")),
        .tagged(TaggedValue(.tomlLocalDateTime, "1979-05-27T00:32:00.999999")),
        .tagged(TaggedValue(.tomlLocalDateTime, "1979-05-27T07:32:00")),
      ])
    #expect(tree["ld"] == .tagged(TaggedValue(.tomlLocalDate, "1979-05-27")))
    #expect(
      tree["lt"] == [
        .tagged(TaggedValue(.tomlLocalTime, "07:32:00")),
        .tagged(TaggedValue(.tomlLocalTime, "00:32:00.999999999")),
      ])
  }

  @Test("Infinities and NaN are decoded and encoded")
  func nonFiniteNumbers() throws {
    let tree = try TOMLMapper().decode(
      AnyValue.self, from: "a = inf\nb = +inf\nc = -inf\nd = nan\ne = +nan\nf = -nan")
    #expect(tree["a"].double == .infinity && tree["b"].double == .infinity)
    #expect(tree["c"].double == -.infinity)
    #expect(["d", "e", "f"].allSatisfy { tree[$0].double?.isNaN == true })
    #expect(
      try tree.tomlString() == "a = inf\nb = inf\nc = -inf\nd = nan\ne = nan\nf = nan\n")
  }

  @Test(
    "Documents that are not valid are errors with their locations",
    arguments: [
      // Keys and their values.
      Invalid("key = # INVALID", .unexpectedCharacter, 1, 7),
      Invalid("first = \"Tom\" last = \"P\"", .unexpectedCharacter, 1, 15),
      Invalid("= \"no key name\"", .unexpectedCharacter, 1, 1),
      Invalid("\"\"\"key\"\"\" = 1", .unexpectedCharacter, 1, 3),
      Invalid("ʎǝʞ = 1", .unexpectedCharacter, 1, 1),
      Invalid("a. = 1", .unexpectedCharacter, 1, 4),
      Invalid("a..b = 1", .unexpectedCharacter, 1, 3),
      Invalid(".a = 1", .unexpectedCharacter, 1, 1),
      Invalid("a b = 1", .unexpectedCharacter, 1, 3),
      Invalid("a", .unexpectedEnd, 1, 2),
      Invalid("a =", .unexpectedEnd, 1, 4),
      Invalid("a\n= 1", .unexpectedCharacter, 1, 2),
      Invalid("a =\n1", .unexpectedCharacter, 1, 4),
      Invalid("name = 1\n\nname = 2", .duplicateKey, 3, 1),
      Invalid("spelling = 1\n\"spelling\" = 2", .duplicateKey, 2, 1),
      Invalid("fruit.apple = 1\nfruit.apple.smooth = true", .duplicateKey, 2, 7),
      Invalid("a = 1\na.b = 2", .duplicateKey, 2, 1),
      Invalid("a = yes", .unexpectedCharacter, 1, 5),
      Invalid("a = TRUE", .unexpectedCharacter, 1, 5),
      Invalid("a = truefalse", .unexpectedCharacter, 1, 5),
      // Text.
      Invalid("s = \"no end", .unexpectedEnd, 1, 5),
      Invalid("s = \"no end\n\"", .unexpectedEnd, 1, 5),
      Invalid("s = 'no end", .unexpectedEnd, 1, 5),
      Invalid("s = \"\"\"no end\"\"", .unexpectedEnd, 1, 5),
      Invalid("s = '''no end''", .unexpectedEnd, 1, 5),
      Invalid(#"s = "\e""#, .invalidEscape, 1, 6),
      Invalid(#"s = "\x41""#, .invalidEscape, 1, 6),
      Invalid(#"s = "\u12G4""#, .invalidEscape, 1, 6),
      Invalid(#"s = "\uD83D\uDE00""#, .invalidEscape, 1, 6),
      Invalid(#"s = "\U00110000""#, .invalidEscape, 1, 6),
      Invalid(#"s = "\UFFFFFFFF""#, .invalidEscape, 1, 6),
      Invalid("s = \"\"\"a \\ b\"\"\"", .invalidEscape, 1, 10),
      Invalid("s = \"a\u{0}b\"", .controlCharacter, 1, 7),
      Invalid("s = \"a\u{1F}b\"", .controlCharacter, 1, 7),
      Invalid("s = 'a\u{7F}b'", .controlCharacter, 1, 7),
      Invalid("s = '''a\u{8}b'''", .controlCharacter, 1, 9),
      Invalid("s = \"\"\"a\rb\"\"\"", .controlCharacter, 1, 9),
      Invalid("s = '''15 apostrophes: ''''''''''''''''''", .unexpectedCharacter, 1, 29),
      Invalid("# a comment with \u{0}", .controlCharacter, 1, 18),
      Invalid("# a comment with \r carriage return", .controlCharacter, 1, 18),
      Invalid("a = 1\rb = 2", .unexpectedCharacter, 1, 6),
      // Numbers.
      Invalid("a = 01", .invalidNumber, 1, 5),
      Invalid("a = -01", .invalidNumber, 1, 5),
      Invalid("a = 00", .invalidNumber, 1, 5),
      Invalid("a = 03.14", .invalidNumber, 1, 5),
      Invalid("a = _1", .unexpectedCharacter, 1, 5),
      Invalid("a = 1_", .invalidNumber, 1, 5),
      Invalid("a = 1__0", .invalidNumber, 1, 5),
      Invalid("a = .7", .unexpectedCharacter, 1, 5),
      Invalid("a = 7.", .invalidNumber, 1, 5),
      Invalid("a = 3.e+20", .invalidNumber, 1, 5),
      Invalid("a = 1e", .invalidNumber, 1, 5),
      Invalid("a = 1e1.0", .invalidNumber, 1, 5),
      Invalid("a = 1._0", .invalidNumber, 1, 5),
      Invalid("a = 1_.0", .invalidNumber, 1, 5),
      Invalid("a = 1e_1", .invalidNumber, 1, 5),
      Invalid("a = +0x1", .invalidNumber, 1, 5),
      Invalid("a = -0b1", .invalidNumber, 1, 5),
      Invalid("a = 0X1", .invalidNumber, 1, 5),
      Invalid("a = 0x", .invalidNumber, 1, 5),
      Invalid("a = 0x_1", .invalidNumber, 1, 5),
      Invalid("a = 0xG", .invalidNumber, 1, 5),
      Invalid("a = 0o8", .invalidNumber, 1, 5),
      Invalid("a = 0b2", .invalidNumber, 1, 5),
      Invalid("a = ++1", .invalidNumber, 1, 5),
      Invalid("a = 1 2", .unexpectedCharacter, 1, 7),
      Invalid("a = Inf", .unexpectedCharacter, 1, 5),
      Invalid("a = +NaN", .invalidNumber, 1, 5),
      Invalid("a = 9223372036854775808", .numberOutOfRange, 1, 5),
      Invalid("a = -9223372036854775809", .numberOutOfRange, 1, 5),
      Invalid("a = 0xFFFFFFFFFFFFFFFF", .numberOutOfRange, 1, 5),
      Invalid("a = 0x8000000000000000", .numberOutOfRange, 1, 5),
      // Dates.
      Invalid("a = 1979-02-30", .invalidValue, 1, 5),
      Invalid("a = 1979-13-01", .invalidValue, 1, 5),
      Invalid("a = 1979-5-27", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T07:32", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T07:32Z", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27 07:32+01:00", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T07:32:00+7", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T07:32:00+24:00", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T24:00:00Z", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T07:32:00.Z", .invalidValue, 1, 5),
      Invalid("a = 1979-05-27T07:32:61Z", .invalidValue, 1, 5),
      Invalid("a = 25:00:00", .invalidValue, 1, 5),
      Invalid("a = 07:32", .invalidValue, 1, 5),
      Invalid("a = 7:32:00", .invalidNumber, 1, 5),
      Invalid("a = 1979-05-27  07:32:00", .unexpectedCharacter, 1, 17),
      // Arrays and inline tables.
      Invalid("a = [1 2]", .unexpectedCharacter, 1, 8),
      Invalid("a = [,1]", .unexpectedCharacter, 1, 6),
      Invalid("a = [1,,2]", .unexpectedCharacter, 1, 8),
      Invalid("a = [1", .unexpectedEnd, 1, 7),
      Invalid("a = [1}", .unexpectedCharacter, 1, 7),
      Invalid("a = {b = 1", .unexpectedEnd, 1, 11),
      Invalid("a = {b = 1,}", .unexpectedCharacter, 1, 12),
      Invalid("a = {,}", .unexpectedCharacter, 1, 6),
      Invalid("a = {b = 1\n}", .unexpectedCharacter, 1, 11),
      Invalid("a = {\nb = 1}", .unexpectedCharacter, 1, 6),
      Invalid("a = {b = 1 # no\n}", .unexpectedCharacter, 1, 12),
      Invalid("a = {b = 1, b = 2}", .duplicateKey, 1, 13),
      Invalid("a = {b.c = 1, b = 2}", .duplicateKey, 1, 15),
      Invalid("a = {b = {}, b.c = 2}", .duplicateKey, 1, 14),
      Invalid("[product]\ntype = { name = \"Nail\" }\ntype.edible = false", .duplicateKey, 3, 1),
      Invalid("[product]\ntype.name = \"Nail\"\ntype = { edible = false }", .duplicateKey, 3, 1),
      // Tables.
      Invalid("[]", .unexpectedCharacter, 1, 2),
      Invalid("[a.]", .unexpectedCharacter, 1, 4),
      Invalid("[a..b]", .unexpectedCharacter, 1, 4),
      Invalid("[a", .unexpectedEnd, 1, 3),
      Invalid("[a] b = 1", .unexpectedCharacter, 1, 5),
      Invalid("[[a]", .unexpectedEnd, 1, 5),
      Invalid("[[a] ]", .unexpectedCharacter, 1, 5),
      Invalid("[ [a]]", .unexpectedCharacter, 1, 3),
      Invalid("[fruit]\napple = 1\n[fruit]\norange = 2", .duplicateKey, 3, 2),
      Invalid("[fruit]\napple = 1\n[fruit.apple]\ntexture = 2", .duplicateKey, 3, 8),
      Invalid("[fruit]\napple.color = 1\n[fruit.apple]", .duplicateKey, 3, 8),
      Invalid("[fruit]\napple.taste.sweet = true\n[fruit.apple.taste]", .duplicateKey, 3, 14),
      Invalid("[a.b.c]\nz = 9\n[a]\nb.c.t = 1", .duplicateKey, 4, 3),
      Invalid("[a.b.c.d]\nz = 9\n[a]\nb.c.d.k.t = 1", .duplicateKey, 4, 5),
      Invalid("[a]\n[a.b]\n[a.b]", .duplicateKey, 3, 4),
      Invalid("a.b = 1\n[a]", .duplicateKey, 2, 2),
      Invalid("a = {}\n[a.b]", .duplicateKey, 2, 2),
      Invalid("[fruit.physical]\n[[fruit]]", .duplicateKey, 2, 3),
      Invalid("fruits = []\n[[fruits]]", .duplicateKey, 2, 3),
      Invalid("[[fruits]]\n[[fruits.varieties]]\n[fruits.varieties]", .duplicateKey, 3, 9),
      Invalid("[[fruits]]\n[fruits.physical]\n[[fruits.physical]]", .duplicateKey, 3, 10),
      Invalid("[[a.b]]\n[a]\nb.y = 2", .duplicateKey, 3, 1),
      Invalid("[[a]]\n[a]", .duplicateKey, 2, 2),
      Invalid("a = [{b = 1}]\n[a.c]", .duplicateKey, 2, 2),
    ])
  private func invalidDocuments(_ invalid: Invalid) throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try TOMLMapper().decode(AnyValue.self, from: invalid.toml)
      })
    #expect(error.code == invalid.code, "\(error)")
    #expect(error.location?.line == invalid.line, "\(error)")
    #expect(error.location?.column == invalid.column, "\(error)")
  }

  private static let toml11 = TOMLMapper(options: .init(format: .init(version: .toml11)))

  @Test(
    "TOML 1.1 is read on request",
    arguments: [
      ("a = {\n  b = 1, # note\n\n  c = {d = 2,\r\n},\n}", ["a": ["b": 1, "c": ["d": 2]]]),
      ("a = {\n}", ["a": [:]]), ("a = {b = 1,}", ["a": ["b": 1]]),
      ("a = {b = [{c = 1,}, ], }", ["a": ["b": [["c": 1]]]]),
      (#"a = "\e[1m\x41\xe9\x00""#, ["a": "\u{1B}[1mAé\u{0}"]),
      (#"a = """\e\x7E""""#, ["a": "\u{1B}~"]),
      ("a = 07:32", ["a": .tagged(TaggedValue(.tomlLocalTime, "07:32:00"))]),
      (
        "a = 1979-05-27 07:32",
        ["a": .tagged(TaggedValue(.tomlLocalDateTime, "1979-05-27T07:32:00"))]
      ),
      ("a = 1979-05-27T07:32Z", ["a": .date(Timestamp(secondsSince1970: 296_638_320))]),
      ("a = 1979-05-27 00:32-07:00", ["a": .date(Timestamp(secondsSince1970: 296_638_320))]),
    ] as [(String, AnyValue)])
  func version11(_ text: String, _ expected: AnyValue) throws {
    #expect(try Self.toml11.decode(AnyValue.self, from: text) == expected)
    #expect(throws: MappingError.self) { try AnyValue(toml: text) }
    // What is written is TOML 1.0.
    #expect(try AnyValue(toml: Self.toml11.encode(expected)) == expected)
  }

  @Test(
    "TOML 1.1 refuses what neither version has",
    arguments: [
      "a = {,}", "a = {b = 1,,}", "a = {b\n= 1}", "a = {b = 1 c = 2}", #"a = "\x4""#,
      #"a = "\xZZ""#,
      #"a = "\q""#, "a = 7:32", "a = 07:3", "a = 07:32.5", "a = 1979-05-27T07",
      "a = 1979-05-27T07:32.5Z",
      "a = 07:60", "a = 24:00", "a = {b = 1\n\u{1}}",
    ])
  func invalidVersion11(_ text: String) {
    #expect(throws: MappingError.self) { try Self.toml11.decode(AnyValue.self, from: text) }
  }

  @Test(
    "Dates of RFC 3339 outside the years 1 to 9999 in UTC are errors that say so",
    arguments: ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+00:01"])
  func datesOutsideTheCalendar(_ text: String) {
    let error = #expect(throws: MappingError.self) { try AnyValue(toml: "a = \(text)") }
    #expect(error?.expected == "a valid RFC 3339 date or time in the years 1 to 9999")
  }

  @Test("A leap second needs a zone, which says whether it exists, and becomes the next second")
  func leapSeconds() throws {
    let next = Timestamp(secondsSince1970: 662_688_000)
    #expect(try AnyValue(toml: "a = 1990-12-31T23:59:60Z")["a"] == .date(next))
    #expect(throws: MappingError.self) { try AnyValue(toml: "a = 1990-12-31T23:59:60") }
    #expect(throws: MappingError.self) { try AnyValue(toml: "a = 1990-12-30T23:59:60Z") }
  }
}
