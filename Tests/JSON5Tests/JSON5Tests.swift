import Maquette
import MaquetteJSON5
import TestSupport
import Testing

@Mappable
private struct JSON5Settings: Equatable {
  var port: Int
  var hosts: [String] = []
  var ratio: Double?
}

// Features: 223
@Suite("JSON5 and JSON with comments")
struct JSON5Tests {
  private static let comments = JSON5Mapper(
    options: .init(format: .init(syntax: .jsonWithComments)))

  @Test(
    "Valid JSON5 has the tree that the specification defines",
    arguments: [
      ("{}", "{}"), ("[]", "[]"), ("[1,]", "[1]"), ("{a:1,}", #"{"a":1}"#), ("[[],{}]", "[[],{}]"),
      ("// note\n{a /* b */ : /* c */ 1 // d\n}", #"{"a":1}"#), ("/**/1/***/", "1"),
      ("//a\r1//b\u{2028}//c\u{2029}", "1"),
      ("\u{FEFF}\u{A0}\u{B}\u{C}\u{2003}\u{2028}1\u{FEFF}", "1"),
      ("{$a_1:1,_:2,é:3,ਅ:4}", #"{"$a_1":1,"_":2,"é":3,"ਅ":4}"#),
      (#"{\u0061b\u0031:1}"#, #"{"ab1":1}"#),
      ("{null:1,true:2,Infinity:3}", #"{"null":1,"true":2,"Infinity":3}"#),
      ("{'a b':1,\"c\":2}", #"{"a b":1,"c":2}"#), ("{a\u{200C}b:1}", "{\"a\u{200C}b\":1}"),
      ("['it\\'s', \"it's\", 'say \"x\"']", #"["it's","it's","say \"x\""]"#),
      (
        #"'\b\f\n\r\t\v\0\x41\u0041\ud83d\ude00\a\é\'\"\\\/'"#,
        #""\b\f\n\r\t\u000b\u0000AA😀aé'\"\\/""#
      ),
      ("'a\\\nb\\\r\nc\\\u{2028}d'", #""abcd""#), ("'\u{2028}\u{1}\t'", #""\u2028\u0001\t""#),
      ("[+1,-1,.5,5.,5.e3,-.5,1e3,0,-0,0.0]", "[1,-1,0.5,5.0,5.0e3,-0.5,1e3,0,-0,0.0]"),
      (
        "[0x1F,+0xff,-0XA,0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF]",
        "[31,255,-10,340282366920938463463374607431768211455]"
      ),
      ("[true,false,null]", "[true,false,null]"),
      ("12345678901234567890.123456789", "12345678901234567890.123456789"),
    ])
  func allowed(_ text: String, _ json: String) throws {
    let expected = try AnyValue(json: json)
    #expect(try AnyValue(json5: text) == expected)
  }

  @Test("Infinities and NaN decode only as floating-point numbers")
  func nonFinite() throws {
    let numbers = try [Double](json5: "[Infinity, +Infinity, -Infinity, NaN, -NaN]")
    #expect(numbers.prefix(3) == [.infinity, .infinity, -.infinity])
    #expect(numbers.suffix(2).allSatisfy { $0.isNaN })
    for text in ["Infinity", "NaN"] {
      #expect(failure { () throws(MappingError) in try Int(json5: text) } != nil)
      #expect(failure { () throws(MappingError) in try Bool(json5: text) } != nil)
    }
  }

  @Test(
    "Invalid documents are errors with their location",
    arguments: [
      ("", .unexpectedEnd, 0), ("[,]", .unexpectedCharacter, 1),
      ("[1,,2]", .unexpectedCharacter, 3),
      ("{,}", .unexpectedCharacter, 1), ("{a:1,,}", .unexpectedCharacter, 5),
      ("[1 2]", .unexpectedCharacter, 3), ("[1", .unexpectedEnd, 2), ("{a", .unexpectedEnd, 2),
      ("{a:", .unexpectedEnd, 3), ("{1:2}", .unexpectedCharacter, 1),
      ("{a-b:1}", .unexpectedCharacter, 2), ("[1}", .unexpectedCharacter, 2),
      ("1 2", .trailingContent, 2), ("/* a", .unexpectedEnd, 0), ("1 /", .unexpectedEnd, 3),
      ("/ 1", .unexpectedCharacter, 1), ("'a\nb'", .unexpectedEnd, 0), ("'a", .unexpectedEnd, 0),
      (#"'\1'"#, .invalidEscape, 1), (#"'\01'"#, .invalidEscape, 1), (#"'\x4'"#, .invalidEscape, 1),
      (#"'\ud800'"#, .invalidEscape, 1), (#"'\udc00\ud800'"#, .invalidEscape, 1),
      (#"{\u0031a:1}"#, .invalidEscape, 1), (#"{a\x41:1}"#, .invalidEscape, 2),
      ("010", .invalidNumber, 0), (".", .invalidNumber, 0), ("+", .invalidNumber, 0),
      ("1e", .invalidNumber, 0), ("0x", .invalidNumber, 0), ("0xG", .invalidNumber, 0),
      ("0x1.5", .invalidNumber, 0), ("1_000", .invalidNumber, 0), ("1.2.3", .invalidNumber, 0),
      ("- 1", .invalidNumber, 0), ("Infinit", .invalidNumber, 0),
      ("0x100000000000000000000000000000000", .numberOutOfRange, 0),
      ("undefined", .unexpectedCharacter, 0), ("truex", .unexpectedCharacter, 0),
      ("True", .unexpectedCharacter, 0), ("[`a`]", .unexpectedCharacter, 1),
    ] as [(String, MappingError.Code, Int)])
  func forbidden(_ text: String, _ code: MappingError.Code, _ offset: Int) throws {
    let error = try #require(failure { () throws(MappingError) in try AnyValue(json5: text) })
    #expect(error.code == code, "\(error)")
    #expect(error.byteOffset == offset, "\(error)")
    #expect(error.location != nil)
  }

  @Test("JSON with comments is JSON otherwise")
  func jsonWithComments() throws {
    let text = "/* all */ {\"a\": [1, 2.5e3, \"\\u00e9\",], // one\n}"
    #expect(try Self.comments.decodeValue(from: text) == ["a": [1, 2500, "é"]])
    for text in [
      "{a:1}", "'a'", "+1", ".5", "5.", "0x1", "Infinity", "NaN", #""\x41""#, "\"a\tb\"",
      "\u{A0}1", "\u{B}1", "\"a\\\nb\"",
    ] {
      #expect(
        failure { () throws(MappingError) in try Self.comments.decodeValue(from: text) } != nil,
        "\(text)")
    }
    let strict = JSON5Mapper(
      options: .init(format: .init(syntax: .jsonWithComments, allowsTrailingCommas: false)))
    #expect(try strict.decodeValue(from: "[1/**/]") == [1])
    for text in ["[1,]", "{\"a\":1,}"] {
      let error = failure { () throws(MappingError) in try strict.decodeValue(from: text) }
      #expect(error?.code == .unexpectedCharacter)
    }
  }

  @Test("Models decode, update and report with line and column, and encode as JSON")
  func models() throws {
    let text = "{\n  // where\n  port: 0x1F90,\n  hosts: ['a', 'b',],\n}"
    let model = try JSON5Settings(json5: text)
    #expect(model == JSON5Settings(port: 8080, hosts: ["a", "b"]))
    #expect(try JSON5Mapper().encodeString(model) == #"{"port":8080,"hosts":["a","b"]}"#)
    let error = try #require(
      failure { () throws(MappingError) in
        try JSON5Settings(json5: "{port: 1, hosts: ['a',\n /* b */ [], ]}")
      })
    #expect(error.path.description == "hosts[1]")
    #expect(error.location == TextLocation(line: 2, column: 10, byteOffset: 32))
    var changed = model
    try JSON5Mapper().update(&changed, from: "{ratio: .5}")
    #expect(changed.ratio == 0.5)
    let report = JSON5Mapper(options: .init(unknownKeys: .report)).decodeReporting(
      JSON5Settings.self, from: "{port: '1',\nother: 2}")
    #expect(report.issues.map { $0.error.location?.line } == [1, 2])
    let infinite = JSON5Settings(port: 1, ratio: .infinity)
    #expect(
      failure { () throws(MappingError) in try JSON5Mapper().encode(infinite) }?.code
        == .unencodable)
  }

  @Test("Keys that come twice follow the option, and limits hold")
  func limits() throws {
    func code(_ text: String, _ options: DecodingOptions) -> MappingError.Code? {
      let mapper = JSON5Mapper(
        options: .init(decoding: options, encoding: .init(), format: .init()))
      return failure { () throws(MappingError) in try mapper.decode(AnyValue.self, from: text) }?
        .code
    }
    #expect(try AnyValue(json5: "{a:1,'a':2}") == ["a": 2])
    #expect(code("{a:1,'a':2}", .init(duplicateKeys: .reject)) == .duplicateKey)
    #expect(code("'abc'", .init(limits: .init(stringLength: 2))) == .stringTooLong)
    #expect(code("{abc:1}", .init(limits: .init(stringLength: 2))) == .stringTooLong)
    #expect(code("1234", .init(limits: .init(numberLength: 3))) == .numberTooLong)
    #expect(code("[1,2,3]", .init(limits: .init(elementCount: 2))) == .tooManyElements)
    for opening in ["[", "{a:"] {
      #expect(code(String(repeating: opening, count: 100_000), .init()) == .depthExceeded)
    }
  }

  @Test("A damaged document is decoded or rejected", arguments: 1...6)
  func mutated(seed: UInt64) {
    let sample = """
      // all of it
      {a: 'é\\x41\\u00e9\\
      b', "b": [+1, .5, 5., 0x1F, -Infinity, NaN, 1e-3,], /* c */ $c: {d: [[], {}, null, true]},}
      """
    let pieces = [
      "{", "}", "[", "]", ",", ":", "'", "\"", "\\", "//", "/*", "*/", "\n", "\u{2028}",
    ]
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = numbers.damaged(Array(sample.utf8), pieces: pieces)
      for syntax in [JSON5Format.Syntax.json5, .jsonWithComments] {
        let mapper = JSON5Mapper(options: .init(format: .init(syntax: syntax)))
        switch Result(catching: { () throws(MappingError) in try mapper.decodeValue(from: bytes) })
        {
        case .success(let tree):
          guard let written = try? mapper.encode(tree) else { continue }
          #expect((try? mapper.decodeValue(from: written)) == tree)
        case .failure(let error):
          #expect((0...bytes.count).contains(error.location?.byteOffset ?? -1), "\(error)")
        }
      }
    }
  }

  @Test("All JSON decodes as JSON5 to the same tree")
  func json() throws {
    for text in [
      #"{"a":[1,-0,2.50,1E400,"\u00e9\ud83d\ude00"],"b":{"":null}}"#, " [ true , false ] ", "1e2",
    ] {
      let tree = try AnyValue(json: text)
      #expect(try AnyValue(json5: text) == tree)
      #expect(try Self.comments.decodeValue(from: text) == tree)
    }
  }
}
