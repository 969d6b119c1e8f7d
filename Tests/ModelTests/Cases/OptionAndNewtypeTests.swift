import AgreementSupport
import Maquette
import Testing

@Suite("Option sets and transparent structs")
struct OptionAndNewtypeTests {
  struct Rights: NamedOptionSet {
    let rawValue: UInt8
    static let read = Rights(rawValue: 1)
    static let write = Rights(rawValue: 2)
    static let all = Rights(rawValue: 7)
    static var optionNames: KeyValuePairs<String, Rights> {
      ["read": .read, "write": .write, "all": .all, "edit": .write]
    }
  }
  struct Loose: NamedOptionSet {
    let rawValue: Int
    static let bold = Loose(rawValue: 1)
    static var optionNames: KeyValuePairs<String, Loose> { ["bold": .bold] }
    static var dropsUnknownNames: Bool { true }
  }
  struct Raw: OptionSet, MappingDecodable, MappingEncodable { let rawValue: Int }

  // Features: 137
  @Test("Options are arrays of names")
  func names() throws {
    try expectRoundTrip([.read, .write] as Rights, #"["read","write"]"#)
    try expectRoundTrip([] as Rights, "[]")
    #expect(try read(Rights.self, #"["edit"]"#) == .write)
    #expect(try read(Rights.self, #"["all","read"]"#) == .all)
    #expect(try write(Rights.all) == #"["read","write","all"]"#)
  }

  // Features: 137
  @Test("Options are raw values, too")
  func rawValues() throws {
    try expectRoundTrip(Raw(rawValue: 5), "5")
    #expect(try read(Rights.self, "3") == [.read, .write])
    let report = JSONMapper().decodeReporting(Rights.self, from: "3")
    #expect(report.issues.map(\.resolution) == ["converted"])
    #expect(throws: MappingError.self) {
      try JSONMapper(options: .init(conversions: .strict)).decode(Rights.self, from: "3")
    }
  }

  // Features: 137
  @Test(
    "Unknown names are errors, or left out and reported",
    arguments: [
      (
        #"["read","fly"]"#,
        #"expected a name of Rights (read, write, all, edit) at '[1]', found string "fly" (line 1, column 9)"#
      ),
      (
        #""read""#,
        #"expected names of Rights (read, write, all, edit), found string "read" (line 1, column 1)"#
      ),
      ("null", "expected names of Rights (read, write, all, edit), found null (line 1, column 1)"),
      ("256", "number out of range for UInt8, found number 256 (line 1, column 1)"),
    ])
  func unknownNames(_ json: String, _ text: String) throws {
    #expect(try readError(Rights.self, json).description == text)
    #expect(try read(Loose.self, #"["fly","bold"]"#) == .bold)
    let report = JSONMapper().decodeReporting(Loose.self, from: #"["fly","bold"]"#)
    #expect(report.issues.map(\.resolution) == ["dropped the name"])
    let error = #expect(throws: MappingError.self) { try Loose(rawValue: 3).jsonString() }
    #expect(error?.code == .unencodable)
  }

  @Mappable(transparent: true) struct UserID: Hashable, MappableKey { let value: Int }
  @Mappable(transparent: true) struct Tagged<T: Equatable>: Equatable {
    var value: T
    @CodableIgnored var note = ""
  }
  @Mappable(transparent: true) struct Mapped: Equatable {
    @CodableBy(.map(["on": true, "off": false])) var isOn: Bool
  }
  @Mappable struct User: Equatable {
    var id: UserID
    var boss: UserID?
    var names: [UserID: String] = [:]
  }

  // Features: 55
  @Test("A transparent struct is mapped as its only property")
  func transparent() throws {
    try expectRoundTrip(UserID(value: 7), "7")
    try expectRoundTrip(
      User(id: UserID(value: 1), boss: nil, names: [UserID(value: 2): "b"]),
      #"{"id":1,"names":{"2":"b"}}"#)
    #expect(try read(User.self, #"{"id":1,"boss":null}"#).boss == nil)
    try expectRoundTrip([Tagged(value: ["a"])], #"[["a"]]"#)
    try expectRoundTrip(Mapped(isOn: true), #""on""#)
    #expect(
      try readError(User.self, #"{"id":"x"}"#).description
        == #"expected Int at 'id' in User, found string "x" (line 1, column 7)"#)
    #expect(try readError([UserID: Int].self, #"{"x":1}"#).code == .invalidValue)
    var user = User(id: UserID(value: 1))
    try JSONMapper().update(&user, from: #"{"boss":2}"#)
    #expect(user.boss == UserID(value: 2))
  }
}
