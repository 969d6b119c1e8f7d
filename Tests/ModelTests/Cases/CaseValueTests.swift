import AgreementSupport
import Maquette
import Testing

@Suite("Values of cases")
struct CaseValueTests {
  @Mappable enum Level: Equatable, MappableKey {
    @CodableCase(0, false, "off") case off
    @CodableCase(1...9, true, encode: 5) case on
    @CodableCase(-3..<0, encode: -1) case below
    @CodableCase("max", 100...) case most
  }

  // Features: 121, 122, 123
  @Test(
    "Text, integers, ranges and truth values stand for cases",
    arguments: [
      ("0", Level.off), ("false", .off), (#""off""#, .off), ("1", .on), ("9", .on), ("5.0", .on),
      ("true", .on), ("-3", .below), ("-1", .below), (#""max""#, .most), ("100", .most),
      (#"{"off":{}}"#, .off), (#"{"7":null}"#, .on),
    ])
  func values(_ json: String, _ level: Level) throws {
    #expect(try read(Level.self, json) == level)
    let report = JSONMapper().decodeReporting(Level.self, from: json)
    #expect(report.issues.isEmpty)
  }

  // Features: 121, 123
  @Test(
    "The written value is stated, or the first",
    arguments: [(Level.off, "0"), (.on, "5"), (.most, #""max""#)])
  func written(_ level: Level, _ json: String) throws {
    try expectRoundTrip(level, json)
  }

  @Test(
    "Values are converted by the policy, and conversions are reported",
    arguments: [(#""0""#, Level.off), (#""7""#, .on), (#""true""#, .on)])
  func conversions(_ json: String, _ level: Level) throws {
    #expect(try read(Level.self, json) == level)
    let report = JSONMapper().decodeReporting(Level.self, from: json)
    #expect(report.issues.map(\.resolution) == ["converted"])
    let strict = JSONMapper(options: .init(conversions: .strict))
    #expect(throws: MappingError.self) { try strict.decode(Level.self, from: json) }
  }

  @Mappable enum Version: Equatable, MappableKey {
    @CodableCase(1.5, "old") case old
    @CodableCase(-2.25, 1e3, 4.0) case odd
    @CodableCase(200..<300, 200.5, encode: 200.5) case other
  }
  @Mappable(tagged: .internal("v")) enum Message: Equatable {
    @CodableCase(1.5) case text(String, size: Int = 0)
    @CodableCase(2) case end
  }
  @Mappable enum Outside: Equatable {
    @CodableCase(0.5) case half(Int)
    @CodableCase(2.5) case more
  }

  @Test("Numbers with fractions stand for cases") func fractions() throws {
    for (json, version) in [
      ("1.5", Version.old), ("1.50", .old), ("15e-1", .old), ("-2.25", .odd), ("1000", .odd),
      ("4", .odd), ("250", .other), ("200.5", .other),
    ] {
      #expect(try read(Version.self, json) == version)
      #expect(JSONMapper().decodeReporting(Version.self, from: json).issues.isEmpty)
    }
    try expectRoundTrip([Version.old, .odd, .other], "[1.5,-2.25,200.5]")
    try expectRoundTrip([Version.old: 1], #"{"1.5":1}"#)
    let report = JSONMapper().decodeReporting(Version.self, from: #""1.5""#)
    #expect(report.value == .old && report.issues.map(\.resolution) == ["converted"])
    #expect(
      try readError(Version.self, "1.25").description
        == "expected a case of Version (1.5, old, -2.25, 1000, 4, 200...299, 200.5), found number 1.25 (line 1, column 1)"
    )
    #expect(throws: MappingError.self) { try Version(json: "1.5000000000000000000001") }
    try expectRoundTrip(
      [Message.text("a", size: 1), .end], #"[{"v":1.5,"_0":"a","size":1},{"v":2}]"#)
    try expectRoundTrip([Outside.half(1), .more], #"[{"0.5":1},2.5]"#)
  }

  @Test(
    "Invalid values",
    arguments: [
      (
        "10",
        "expected a case of Level (0, false, off, 1...9, true, -3...-1, max, 100...), found number 10 (line 1, column 1)"
      ),
      (
        #""on""#,
        #"expected a case of Level (0, false, off, 1...9, true, -3...-1, max, 100...), found string "on" (line 1, column 1)"#
      ),
      (
        #"{"x":1}"#,
        #"expected a case of Level (0, false, off, 1...9, true, -3...-1, max, 100...) at 'x', found key "x" (line 1, column 6)"#
      ),
      (
        "null",
        "expected a case of Level (0, false, off, 1...9, true, -3...-1, max, 100...), found null (line 1, column 1)"
      ),
    ])
  func wrongValues(_ json: String, _ text: String) throws {
    #expect(try readError(Level.self, json).description == text)
  }

  @Mappable(caseMatching: .insensitive) enum Color: Equatable {
    case red
    @CodingKey("Dark-Blue") case darkBlue
    case mixed(Int)
    @CodableIgnored case secret(Int)
  }
  @Mappable(caseMatching: .insensitive) enum Suit: String, MappableKey { case hearts, spades }

  // Features: 135
  @Test("Names match without regard to case, which is told")
  func insensitive() throws {
    #expect(try read([Suit].self, #"["hearts","HEARTS","Spades"]"#) == [.hearts, .hearts, .spades])
    #expect(try read(Color.self, #""DARK-blue""#) == .darkBlue)
    #expect(try read(Color.self, #"{"MIXED":1}"#) == .mixed(1))
    let report = JSONMapper().decodeReporting([Suit].self, from: #"["hearts","HEARTS"]"#)
    #expect(
      report.issues.map(\.description) == [
        #"repair: expected a case of Suit (hearts, spades) at '[1]', found string "HEARTS" (line 1, column 11) -> matched ignoring case"#
      ])
    #expect(try write(Color.darkBlue) == #""Dark-Blue""#)
    #expect(try read([Suit: Int].self, #"{"Hearts":1}"#) == [.hearts: 1])
  }

  @Mappable enum Status: Int, MappableKey {
    case ok = 200
    @CodableCase(300...399, "moved") case moved = 301
    @CodableFallback case unknown = -1
  }
  @Mappable enum Word: String, MappableKey {
    case a, b
    @CodableFallback case other = "?"
  }

  // Features: 5, 122, 129, 5.8
  @Test("Raw values have further values, and a default")
  func rawValues() throws {
    #expect(
      try read([Status].self, #"[200,301,305,"moved",-1,7,"200"]"#)
        == [.ok, .moved, .moved, .moved, .unknown, .unknown, .ok])
    #expect(try write([Status.ok, .moved, .unknown]) == "[200,301,-1]")
    let report = JSONMapper().decodeReporting([Status].self, from: "[200,305,7]")
    #expect(
      report.issues.map(\.description) == [
        "repair: expected a case of Status at '[2]', found number 7 (line 1, column 10) -> used the fallback"
      ])
    #expect(try read([Word].self, #"["a","x","?"]"#) == [.a, .other, .other])
    #expect(JSONMapper().decodeReporting(Word.self, from: #""?""#).issues.isEmpty)
    #expect(try readError(Status.self, "null").code == .unexpectedNull)
    #expect(try readError(Status.self, "[]").code == .typeMismatch)
    #expect(try read([Status: Int].self, #"{"200":1}"#) == [.ok: 1])
    #expect(try read([Word: Int].self, #"{"x":1}"#) == [.other: 1])
  }

  // Features: 138
  @Test("Enums are keys of dictionaries in all forms")
  func keys() throws {
    try expectRoundTrip([Level.off: 1], #"{"0":1}"#)
    #expect(
      try read([Level: Int].self, #"{"7":1,"max":2,"false":3}"#) == [.on: 1, .most: 2, .off: 3])
    #expect(try readError([Level: Int].self, #"{"x":1}"#).code == .invalidValue)
    try expectRoundTrip([Open.known: 1], #"{"known":1}"#)
    try expectRoundTrip([Open.unknown("x"): 1], #"{"x":1}"#)
  }

  @Mappable enum Open: Equatable, MappableKey {
    case known
    @CodableFallback case unknown(String)
  }

  // Features: 5.8
  @Test("A table maps values, with a default")
  func tables() throws {
    #expect(try read(Switch.self, #"{"isOn":"on","level":"x"}"#) == Switch(isOn: true, level: 0))
    try expectRoundTrip(Switch(isOn: false, level: 2), #"{"isOn":"off","level":"high"}"#)
    #expect(
      try readError(Switch.self, #"{"isOn":1,"level":"x"}"#).description
        == "expected a value of Bool (on, off) at 'isOn' in Switch, found number 1 (line 1, column 9)"
    )
    let report = JSONMapper().decodeReporting(Switch.self, from: #"{"isOn":"on","level":"x"}"#)
    #expect(report.issues.map(\.resolution) == ["used the default"])
  }

  @Mappable struct Switch: Equatable {
    @CodableBy(.map(["on": true, "off": false])) var isOn: Bool
    @CodableBy(.map(["low": 1, "high": 2], default: 0)) var level: Int
  }
}
