import AgreementSupport
import Maquette
import Testing

@Suite("Unknown and ignored cases")
struct FallbackTests {
  @Mappable enum Nothing: Equatable {
    case a
    case b(Int)
    @CodableFallback case unknown
  }
  @Mappable enum Tag: Equatable {
    case a
    @CodableFallback case unknown(String)
  }
  @Mappable enum Whole: Equatable {
    case a
    @CodableFallback case other(AnyValue)
  }
  @Mappable enum Both: Equatable {
    case a
    @CodableFallback case other(tag: String, AnyValue)
  }
  @Mappable(tagged: .internal("type")) enum InsideTag: Equatable {
    case a(x: Int)
    @CodableFallback case unknown(String)
  }
  @Mappable(tagged: .internal(path: "m.type")) enum InsideWhole: Equatable {
    case a(x: Int)
    @CodableFallback case other(AnyValue)
  }
  @Mappable(tagged: .internal("type")) enum InsideBoth: Equatable {
    case a(x: Int)
    @CodableFallback case other(AnyValue, tag: String)
  }
  @Mappable(tagged: .adjacent("type", content: "data")) enum Beside: Equatable {
    case a(x: Int)
    @CodableFallback case other(tag: String, AnyValue)
  }
  @Mappable(tagged: .adjacent("type", content: "data")) enum BesideWhole: Equatable {
    case a(x: Int)
    @CodableFallback case other(AnyValue)
  }
  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    case a(x: Int)
    @CodableFallback case other(AnyValue)
  }
  @Mappable(tagged: .untagged) enum UntaggedNothing: Equatable {
    case a(x: Int)
    @CodableFallback case other
  }

  @Mappable struct Old: Equatable {
    var name: String
    var size = 0
  }
  @Mappable enum Outside: Equatable {
    case a
    case b(x: Int)
    @CodableFallback(untagged: true) case old(Old)
  }
  @Mappable(tagged: .internal("type")) enum Inside: Equatable {
    case a(x: Int)
    @CodableFallback(untagged: true) case old(old: Old)
  }
  @Mappable(tagged: .adjacent("type", content: "data")) enum Next: Equatable {
    case a(x: Int)
    @CodableFallback(untagged: true) case texts([String])
  }
  @Mappable(tagged: .firstElement) enum First: Equatable {
    case a(Int)
    @CodableFallback(untagged: true) case numbers([Double])
  }
  @Mappable enum Generic<T: Mappable & Equatable>: Equatable {
    case a
    @CodableFallback(untagged: true) case other(T)
  }
  @Mappable(tagged: .internal("type")) enum Kept: Equatable {
    case a(x: Int)
    @CodableFallback(untagged: true) case other(AnyValue)
  }

  @Test("An untagged case is decoded from the whole value if no tag matches")
  func untagged() throws {
    try expectRoundTrip(
      [Outside.a, .b(x: 1), .old(Old(name: "n", size: 2))],
      #"["a",{"b":{"x":1}},{"name":"n","size":2}]"#)
    try expectRoundTrip(
      [Inside.a(x: 1), .old(old: Old(name: "n"))], #"[{"type":"a","x":1},{"name":"n","size":0}]"#)
    #expect(try read(Inside.self, #"{"type":"z","name":"n"}"#) == .old(old: Old(name: "n")))
    #expect(try read(Inside.self, #"{"type":[1],"name":"n"}"#) == .old(old: Old(name: "n")))
    try expectRoundTrip(
      [Next.a(x: 1), .texts(["b"])], #"[{"type":"a","data":{"x":1}},["b"]]"#)
    try expectRoundTrip([First.a(1), .numbers([1.5, 2.5])], #"[["a",1],[1.5,2.5]]"#)
    try expectRoundTrip([First.numbers([])], "[[]]")
    try expectRoundTrip([Generic<Int>.a, .other(5)], #"["a",5]"#)
    try expectRoundTrip([Generic<[Int]>.other([])], "[[]]")
    try expectRoundTrip([Kept.a(x: 1), .other(["b": 2])], #"[{"type":"a","x":1},{"b":2}]"#)
    for json in [#"{"name":"n"}"#, #"{"type":null,"name":"n"}"#] {
      let report = JSONMapper().decodeReporting(Inside.self, from: json)
      #expect(report.value == .old(old: Old(name: "n")) && report.errors.isEmpty)
    }
  }

  @Test(
    "A tag that matches decides, and errors have their places",
    arguments: [
      (#"{"type":"a","name":"n"}"#, "missing key 'x' in Inside.a (line 1, column 1)"),
      (#"{"type":"z","size":1}"#, "missing key 'name' in Old (line 1, column 1)"),
      (#"{"name":[]}"#, "expected String at 'name' in Old, found an array (line 1, column 9)"),
      (#"7"#, "expected an object for Inside, found number 7 (line 1, column 1)"),
    ])
  func untaggedErrors(_ json: String, _ message: String) throws {
    let error = try readError(Inside.self, json)
    #expect(error.description == message)
    #expect(throws: MappingError.self) { try read(Inside.self, #"{"name":tru}"#) }
  }

  @Mappable enum Anything: Equatable {
    case a
    @CodableFallback(untagged: true) case other(AnyValue)
  }

  @Mappable struct Holder: Equatable {
    var value: Anything = .a
  }

  @Test("Null that an untagged case keeps is no missing value") func untaggedNull() throws {
    try expectRoundTrip(Holder(value: .other(.null)), #"{"value":null}"#)
    #expect(try read(Holder.self, "{}") == Holder(value: .a))
  }

  // Features: 130, 131, 140
  @Test("A fallback keeps what it saw and writes it back")
  func kept() throws {
    try expectRoundTrip(Tag.unknown("b"), #""b""#)
    for json in [#""b""#, #"{"b":{"x":1}}"#, "7"] {
      try expectRoundTrip(Whole.other(AnyValue(json: json)), json)
    }
    try expectRoundTrip(Both.other(tag: "b", .null), #""b""#)
    try expectRoundTrip(Both.other(tag: "b", ["x": 1]), #"{"b":{"x":1}}"#)
    try expectRoundTrip(InsideTag.unknown("b"), #"{"type":"b"}"#)
    try expectRoundTrip(
      InsideWhole.other(["m": ["type": "b", "o": 1], "x": 2]), #"{"m":{"type":"b","o":1},"x":2}"#)
    try expectRoundTrip(InsideBoth.other(["x": 2], tag: "b"), #"{"type":"b","x":2}"#)
    try expectRoundTrip(Beside.other(tag: "b", [1]), #"{"type":"b","data":[1]}"#)
    try expectRoundTrip(Beside.other(tag: "b", .null), #"{"type":"b"}"#)
    try expectRoundTrip(
      BesideWhole.other(["data": 1, "type": "b", "o": []]), #"{"data":1,"type":"b","o":[]}"#)
    try expectRoundTrip(Untagged.other([1]), "[1]")
    for json in [#""b""#, #"{"type":"b","x":1}"#] where json.hasPrefix("{") {
      #expect(JSONMapper().decodeReporting(InsideBoth.self, from: json).issues.isEmpty)
    }
  }

  @Mappable enum Named { case a; @CodableFallback @CodableCase("other") case unknown }
  @Mappable enum NamedByKey { case a; @CodableFallback @CodingKey("other") case unknown }
  @Mappable enum Raw: String { case a; @CodableFallback case unknown = "other" }
  @Mappable(caseNaming: .snakeCase) enum Spelled { case a; @CodableFallback case notKnown }
  @Mappable(tagged: .internal("t")) enum Inner { case a(x: Int); @CodableFallback case unknown }
  @Mappable enum Alone { @CodableFallback case unknown }

  @Test("An error lists the name of a fallback only if the declaration gives it one")
  func listed() {
    func expected<T: Mappable>(_ type: T.Type, _ json: String = "[]") -> String? {
      JSONMapper().decodeReporting(type, from: json).issues.first?.error.expected
    }
    #expect(expected(Named.self) == "a case of Named (a, other)")
    #expect(expected(NamedByKey.self) == "a case of NamedByKey (a, other)")
    #expect(expected(Raw.self) == "a case of Raw (a, other)")
    #expect(expected(Spelled.self) == "a case of Spelled (a)")
    #expect(expected(Inner.self, #"{"t":"x"}"#) == "a case of Inner (a)")
    #expect(expected(Alone.self) == "a case of Alone")
  }

  // Features: 129
  @Test("A fallback without a place to keep is told")
  func notKept() throws {
    #expect(try read(Nothing.self, #""c""#) == .unknown)
    #expect(try read(Nothing.self, #"{"c":{"x":1}}"#) == .unknown)
    #expect(try write(Nothing.unknown) == #""unknown""#)
    #expect(try read(UntaggedNothing.self, "1") == .other)
    let expected: [(MappingReport<[Nothing]>, [String])] = [
      (
        JSONMapper().decodeReporting([Nothing].self, from: #"["a","unknown","c",{"c":1}]"#),
        [
          #"repair: expected a case of Nothing (a, b) at '[2]', found string "c" (line 1, column 16) -> used the fallback"#,
          #"repair: expected a case of Nothing (a, b) at '[3].c', found string "c" (line 1, column 25) -> used the fallback"#,
        ]
      )
    ]
    for (report, issues) in expected { #expect(report.issues.map(\.description) == issues) }
    let tags = JSONMapper().decodeReporting([Tag].self, from: #"["b",{"b":1},{"b":null}]"#)
    #expect(tags.value == [.unknown("b"), .unknown("b"), .unknown("b")])
    #expect(tags.issues.map(\.resolution) == ["kept only the tag"])
    let inside = JSONMapper().decodeReporting(
      [InsideTag].self, from: #"[{"type":"b"},{"type":"b","x":1}]"#)
    #expect(inside.issues.map(\.path.description) == ["[1].type"])
    let untagged = JSONMapper().decodeReporting(UntaggedNothing.self, from: "1")
    #expect(untagged.issues.map(\.resolution) == ["used the fallback"])
  }

  // Features: 129
  @Test(
    "A fallback takes no broken payload and no missing tag",
    arguments: [
      (#"{"type":"a","x":[]}"#, MappingError.Code.typeMismatch), (#"{"x":1}"#, .missingKey),
      ("[]", .typeMismatch), ("null", .unexpectedNull),
    ])
  func stillErrors(_ json: String, _ code: MappingError.Code) throws {
    #expect(try readError(InsideTag.self, json).code == code)
    #expect(try readError(InsideBoth.self, json).code == code)
    #expect(
      try readError(InsideWhole.self, json.replacing("\"a\"", with: "1")).code != .unknownCase)
  }

  @Mappable enum Partial: Equatable {
    case a
    @CodableIgnored case draft
    @CodableIgnored case local(String)
    @DecodableIgnored case written
    @EncodableIgnored case legacy
  }
  @Mappable enum RawPartial: Int {
    case a = 1
    @EncodableIgnored case b
  }
  @Mappable(tagged: .internal("type")) enum InsidePartial: Equatable {
    case a
    @CodableIgnored case draft(x: Int)
  }

  // Features: 136
  @Test("Ignored cases are neither read nor written")
  func ignored() throws {
    for json in [#""draft""#, #"{"local":"x"}"#, #""written""#] {
      #expect(try readError(Partial.self, json).code == .unknownCase)
    }
    #expect(try read(Partial.self, #""legacy""#) == .legacy)
    #expect(try write(Partial.written) == #""written""#)
    for value in [Partial.draft, .local("x"), .legacy] {
      let error = #expect(throws: MappingError.self) { try value.jsonString() }
      #expect(error?.code == .unencodable)
      #expect(throws: MappingError.self) { try ValueMapper().encode(value) }
    }
    let error = #expect(throws: MappingError.self) { try Partial.draft.jsonString() }
    #expect(
      error?.description
        == "value cannot be encoded, expected a case of Partial that is mapped, found case draft")
    #expect(try read(RawPartial.self, "2") == .b)
    #expect(throws: MappingError.self) { try RawPartial.b.jsonString() }
    #expect(throws: MappingError.self) { try InsidePartial.draft(x: 1).jsonString() }
  }

  @Mappable(fieldNaming: .snakeCase) enum Keys: Equatable {
    @CodingKey("dx", for: "x") case move(x: Int, newY: Int = 2)
    @CodingKey("text", for: "_0") case say(String)
    @CodingKey("first", for: "_0") @CodingKey("pair2") case pair(Int, Int)
  }

  // Features: 35, 132, 133
  @Test("Keys of a payload are named, and its defaults taken")
  func payloadKeys() throws {
    try expectRoundTrip(Keys.move(x: 1, newY: 3), #"{"move":{"dx":1,"new_y":3}}"#)
    #expect(try read(Keys.self, #"{"move":{"dx":1}}"#) == .move(x: 1))
    try expectRoundTrip(Keys.say("a"), #"{"say":{"text":"a"}}"#)
    try expectRoundTrip(Keys.pair(1, 2), #"{"pair2":{"first":1,"_1":2}}"#)
    #expect(try readError(Keys.self, #"{"move":{"x":1}}"#).path.description == "move.dx")
  }
}
