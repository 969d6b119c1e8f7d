import AgreementSupport
import Maquette
import Testing

@Suite("Enums")
struct EnumTests {
  @Mappable struct Point: Equatable {
    var x: Int
    var y = 0
  }

  @Mappable enum Move: Equatable, Sendable {
    case quit
    case text(String)
    case place(Point)
    case maybe(Int?)
    case go(x: Int, y: Int = 3, z: Double?)
    case pair(Int, String)
    case mixed(Int, name: String)
    case defaults(a: Int = 1, b: String?)
    case only(Int = 5)
    @CodingKey("named", encode: "wire") @DecodableAlias("older") case renamed
    indirect case nested(Move)
  }

  // Features: 4, 124
  @Test(
    "Cases are names or objects of one key",
    arguments: [
      (Move.quit, #""quit""#), (.text("a"), #"{"text":"a"}"#),
      (.place(Point(x: 1, y: 2)), #"{"place":{"x":1,"y":2}}"#), (.maybe(nil), #"{"maybe":null}"#),
      (.maybe(1), #"{"maybe":1}"#), (.go(x: 1, y: 2, z: 3.5), #"{"go":{"x":1,"y":2,"z":3.5}}"#),
      (.pair(1, "a"), #"{"pair":{"_0":1,"_1":"a"}}"#),
      (.mixed(1, name: "a"), #"{"mixed":{"_0":1,"name":"a"}}"#), (.only(4), #"{"only":4}"#),
      (.nested(.nested(.quit)), #"{"nested":{"nested":"quit"}}"#),
    ])
  func casesAreNamesOrObjectsOfOneKey(_ move: Move, _ json: String) throws {
    try expectRoundTrip(move, json)
  }

  // Features: 134
  @Test(
    "Other forms that are read",
    arguments: [
      (#"{"quit":{}}"#, Move.quit), (#"{"quit":null}"#, .quit),
      (#"{"text":{"_0":"a"}}"#, .text("a")),
      (#"{"go":{"x":1}}"#, .go(x: 1, z: nil)), (#"{"go":{"x":1,"y":null}}"#, .go(x: 1, z: nil)),
      (#""defaults""#, .defaults(b: nil)), (#"{"defaults":{}}"#, .defaults(b: nil)),
      (#""only""#, .only()), (#"{"only":null}"#, .only()), (#""named""#, .renamed),
      (#""older""#, .renamed), (#"{"older":{}}"#, .renamed), (#""maybe""#, .maybe(nil)),
    ])
  func otherFormsThatAreRead(_ json: String, _ move: Move) throws {
    #expect(try read(Move.self, json) == move)
  }

  // Features: 29, 121
  @Test("The name to write may differ") func theNameToWriteMayDiffer() throws {
    #expect(try write(Move.renamed) == #""wire""#)
    #expect(try readError(Move.self, #""wire""#).code == .unknownCase)
  }

  @Test(arguments: [
    (#""quits""#, MappingError.Code.unknownCase, "$"), (#"{"quits":1}"#, .unknownCase, "quits"),
    ("{}", .invalidValue, "$"), (#"{"quit":{},"text":"a"}"#, .invalidValue, "$"),
    (#""text""#, .invalidValue, "$"), (#"{"quit":1}"#, .typeMismatch, "quit"),
    (#"{"go":{}}"#, .missingKey, "go.x"), (#"{"go":{"x":[]}}"#, .typeMismatch, "go.x"),
    ("null", .unexpectedNull, "$"), ("[]", .typeMismatch, "$"),
    (#"{"text":null}"#, .unexpectedNull, "text"),
  ])
  func whatIsNoCase(_ json: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(Move.self, json)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  // Features: 167
  @Test("An unknown case is told with the known ones")
  func anUnknownCaseIsToldWithTheKnownOnes() throws {
    #expect(
      try readError(Suit.self, #""clubs""#).description
        == #"expected a case of Suit (hearts, spades, pikes), found string "clubs" (line 1, column 1)"#
    )
  }

  @Mappable enum Suit: MappableKey, CaseIterable {
    case hearts
    @DecodableAlias("pikes") case spades
  }

  @Mappable enum Text: String, MappableKey { case plain, own = "Own" }
  @Mappable enum Number: Int, MappableKey { case one = 1, two }
  @Mappable enum Named: String {
    @CodingKey("first") case a = "x"
    @DecodableAlias("z") case b = "y"
    case c
  }

  @Mappable struct Holder: Equatable {
    var suit: Suit
    var text: Text
    var number: Number?
    var suits: [Suit: Int] = [:]
    var texts: [Text: [Number: Bool]] = [:]
  }

  // Features: 5
  @Test("Raw values and names") func rawValuesAndNames() throws {
    try expectRoundTrip(
      Holder(
        suit: .spades, text: .own, number: .two, suits: [.hearts: 1], texts: [.own: [.two: true]]),
      #"{"suit":"spades","text":"Own","number":2,"suits":{"hearts":1},"texts":{"Own":{"2":true}}}"#
    )
    #expect(try read([Suit: Int].self, #"{"pikes":1}"#) == [.spades: 1])
    #expect(try readError([Suit: Int].self, #"{"clubs":1}"#).code == .invalidValue)
    try expectRoundTrip(Named.a, #""first""#)
    try expectRoundTrip(Named.b, #""y""#)
    try expectRoundTrip(Named.c, #""c""#)
    #expect(try read(Named.self, #""z""#) == .b)
    #expect(try readError(Named.self, #""x""#).code == .unknownCase)
    #expect(Named.a.rawValue == "x")
  }

  // Features: 5
  @Test("Raw values that are not written are the compiler's")
  func implicitRawValuesAreTheCompilers() throws {
    let numbers: [(Declared.Number, String)] = [(.a, "-1"), (.b, "0"), (.c, "16"), (.d, "17")]
    for (number, json) in numbers { try expectRoundTrip(number, json) }
    try expectRoundTrip(Declared.Letter.a, #""x""#)
    try expectRoundTrip(
      Declared.Tree.node(.leaf, 1, .leaf), #"{"node":{"_0":"leaf","_1":1,"_2":"leaf"}}"#)
  }

  @Test func anEnumWithoutCasesIsNeverRead() throws {
    #expect(try readError(Declared.Never.self, "1").code == .unknownCase)
  }
}
