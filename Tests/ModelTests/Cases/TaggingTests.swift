import AgreementSupport
import Maquette
import TestSupport
import Testing

@Suite("Tagging of enums")
struct TaggingTests {
  @Mappable struct Circle: Equatable { var radius: Double }
  @Mappable struct Named: Equatable {
    var type: String
    var name = "n"
  }

  @Mappable(tagged: .internal("type")) enum Inside: Equatable {
    case quit
    case go(x: Int, y: Int = 3)
    case text(String)
    case list([Int])
    case maybe(Int?)
    case circle(Circle)
    case named(Named)
    case tree([String: Int])
    indirect case nested(Inside2)
  }
  @Mappable(tagged: .internal("kind")) enum Inside2: Equatable { case leaf(size: Int) }

  @Mappable(tagged: .internal(path: "meta.type")) enum Deep: Equatable {
    case quit
    case go(x: Int)
    case circle(Circle)
    case tree([String: Int])
  }

  @Mappable(tagged: .adjacent("type", content: "data")) enum Beside: Equatable {
    case quit
    case go(x: Int, y: Int = 3)
    case text(String)
    case circle(Circle)
    case only(Int = 5)
  }

  @Mappable(tagged: .untagged) enum Plain: Equatable {
    case auto
    case number(Int)
    case circle(Circle)
    case size(width: Int, height: Int)
    indirect case list([Plain])
    case text(String)
  }

  // Features: 125, 140
  @Test(
    "Internal: the tag stands beside the fields, written first",
    arguments: [
      (Inside.quit, #"{"type":"quit"}"#), (.go(x: 1, y: 2), #"{"type":"go","x":1,"y":2}"#),
      (.text("a"), #"{"type":"text","_0":"a"}"#), (.list([1]), #"{"type":"list","_0":[1]}"#),
      (.maybe(1), #"{"type":"maybe","_0":1}"#), (.maybe(nil), #"{"type":"maybe"}"#),
      (.circle(Circle(radius: 1.5)), #"{"type":"circle","radius":1.5}"#),
      (.named(Named(type: "named")), #"{"type":"named","name":"n"}"#),
      (.tree(["a": 1]), #"{"type":"tree","a":1}"#),
      (.nested(.leaf(size: 1)), #"{"type":"nested","kind":"leaf","size":1}"#),
    ])
  func inside(_ value: Inside, _ json: String) throws {
    try expectRoundTrip(value, json)
  }

  // Features: 125
  @Test(
    "The tag stands anywhere in the object",
    arguments: [
      (#"{"x":1,"type":"go"}"#, Inside.go(x: 1)),
      (#"{"z":{"type":"quit"},"x":1,"y":4,"type":"go"}"#, .go(x: 1, y: 4)),
      (#"{"radius":2,"type":"circle"}"#, .circle(Circle(radius: 2))),
      (#"{"type":"quit","x":1,"type":"go"}"#, .go(x: 1)),
      (#"{"a":1,"type":"tree","b":2}"#, .tree(["a": 1, "b": 2])),
    ])
  func anywhere(_ json: String, _ value: Inside) throws {
    #expect(try JSONMapper().decode(Inside.self, from: json) == value)
  }

  // Features: 128
  @Test(
    "A tag at a nested path",
    arguments: [
      (Deep.quit, #"{"meta":{"type":"quit"}}"#), (.go(x: 1), #"{"meta":{"type":"go"},"x":1}"#),
      (.circle(Circle(radius: 1.5)), #"{"meta":{"type":"circle"},"radius":1.5}"#),
      (.tree(["a": 1]), #"{"meta":{"type":"tree"},"a":1}"#),
    ])
  func deep(_ value: Deep, _ json: String) throws {
    try expectRoundTrip(value, json)
    guard value != .tree(["a": 1]) else { return }
    let other = json.replacing(#"{"meta":{"#, with: #"{"meta":1,"meta":{"o":[],"#)
    #expect(try JSONMapper().decode(Deep.self, from: other) == value)
  }

  // Features: 126, 140
  @Test(
    "Adjacent: tag and payload side by side",
    arguments: [
      (Beside.quit, #"{"type":"quit"}"#), (.go(x: 1, y: 2), #"{"type":"go","data":{"x":1,"y":2}}"#),
      (.text("a"), #"{"type":"text","data":"a"}"#),
      (.circle(Circle(radius: 1.5)), #"{"type":"circle","data":{"radius":1.5}}"#),
      (.only(4), #"{"type":"only","data":4}"#),
    ])
  func beside(_ value: Beside, _ json: String) throws {
    try expectRoundTrip(value, json)
  }

  // Features: 126
  @Test(
    "Other adjacent forms that are read",
    arguments: [
      (#"{"data":{"x":1},"type":"go"}"#, Beside.go(x: 1)),
      (#"{"data":{},"o":1,"type":"quit"}"#, .quit), (#"{"data":null,"type":"quit"}"#, .quit),
      (#"{"type":"only"}"#, .only()), (#"{"data":1,"data":2,"type":"only","x":[]}"#, .only(2)),
      (#"{"type":"text","data":{"_0":"a"},"more":1}"#, .text("a")),
    ])
  func besideForms(_ json: String, _ value: Beside) throws {
    #expect(try JSONMapper().decode(Beside.self, from: json) == value)
  }

  // Features: 127
  @Test(
    "Untagged: the first case that can be read counts",
    arguments: [
      (Plain.auto, #""auto""#), (.number(1), "1"),
      (.circle(Circle(radius: 1.5)), #"{"radius":1.5}"#),
      (.size(width: 1, height: 2), #"{"width":1,"height":2}"#),
      (.list([.number(1), .list([.auto])]), #"[1,["auto"]]"#), (.text("b"), #""b""#),
    ])
  func untagged(_ value: Plain, _ json: String) throws {
    try expectRoundTrip(value, json)
  }

  @Test(
    "Unknown internal tags",
    arguments: [
      (
        #"{"type":"stop"}"#,
        #"expected a case of Inside (quit, go, text, list, maybe, circle, named, tree, nested) at 'type', found string "stop" (line 1, column 9)"#
      ),
      (#"{"x":1}"#, "missing key 'type' in Inside (line 1, column 1)"),
      (
        #"{"type":null}"#,
        "expected a case of Inside (quit, go, text, list, maybe, circle, named, tree, nested) at 'type', found null (line 1, column 9)"
      ),
      (
        #"{"type":{}}"#,
        "expected a case of Inside (quit, go, text, list, maybe, circle, named, tree, nested) at 'type', found an object (line 1, column 9)"
      ),
      (#"{"type":"go"}"#, "missing key 'x' in Inside.go (line 1, column 1)"),
      (
        #"{"type":"go","x":[]}"#,
        "expected Int at 'x' in Inside.go, found an array (line 1, column 18)"
      ),
      (#"{"type":"circle"}"#, "missing key 'radius' in Circle (line 1, column 1)"),
      (#""quit""#, #"expected an object for Inside, found string "quit" (line 1, column 1)"#),
      ("[]", "expected an object for Inside, found an array (line 1, column 1)"),
    ])
  func wrongTags(_ json: String, _ text: String) throws {
    #expect(try readError(Inside.self, json).description == text)
  }

  @Test(
    "Invalid adjacent payloads",
    arguments: [
      (
        #"{"type":"go"}"#,
        "expected an object with the case of Beside and its payload, found an object (line 1, column 1)"
      ),
      (#"{"type":"go","data":{}}"#, "missing key 'x' at 'data' in Beside.go (line 1, column 21)"),
      (
        #"{"type":"quit","data":1}"#,
        "expected an empty object at 'data' in Beside, found number 1 (line 1, column 23)"
      ),
      (#"{"data":1}"#, "missing key 'type' in Beside (line 1, column 1)"),
    ])
  func wrongContent(_ json: String, _ text: String) throws {
    #expect(try readError(Beside.self, json).description == text)
  }

  // Features: 139
  @Test("When all cases fail the error tells why, each with its path")
  func alternatives() throws {
    let error = try readError([Plain].self, #"[1, {"width": 1, "radius": "x"}]"#)
    #expect(error.code == .unknownCase)
    #expect(
      error.description
        == #"expected a case of Plain at '[1]', found an object (auto: expected a case of Plain (auto) at '[1]', found an object; number: expected Int at '[1]', found an object; circle: expected Double at '[1].radius' in Circle, found string "x"; size: missing key 'height' at '[1]' in Plain.size; list: expected Array<Plain> at '[1]', found an object; text: expected String at '[1]', found an object) (line 1, column 5)"#
    )
    #expect(error.alternatives.map(\.name) == ["auto", "number", "circle", "size", "list", "text"])
    #expect(error.alternatives[3].error.path.description == "[1].height")
    #expect(error.alternatives[2].error.location?.column == 28)
  }

  // Features: 127
  @Test("In a report only the issues of the chosen case count")
  func reports() throws {
    let json = #"[{"width":"1","height":2}, {"radius":[]}, ["a", {}]]"#
    for report in [
      JSONMapper().decodeReporting([Plain].self, from: json),
      ValueMapper().decodeReporting([Plain].self, from: try AnyValue(json: json)),
    ] {
      #expect(report.value == [.size(width: 1, height: 2)])
      #expect(
        report.issues.map { "\($0.severity) \($0.code) \($0.path)" } == [
          "repair typeMismatch [0].width", "error unknownCase [1]", "error unknownCase [2]",
        ])
    }
  }

  // Features: 125, 128
  @Test("The tag is no unknown key")
  func unknownKeys() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(try mapper.decode(Inside.self, from: #"{"type":"quit"}"#) == .quit)
    #expect(try mapper.decode(Inside.self, from: #"{"x":1,"type":"go"}"#) == .go(x: 1))
    #expect(
      try mapper.decode(Deep.self, from: #"{"radius":1,"meta":{"type":"circle"}}"#)
        == .circle(Circle(radius: 1)))
    #expect(
      try mapper.decode([Inside].self, from: #"[{"type":"circle","radius":1}]"#)
        == [.circle(Circle(radius: 1))])
    #expect(try mapper.decode(Beside.self, from: #"{"data":"a","type":"text"}"#) == .text("a"))
    for json in [#"{"type":"quit","o":1}"#, #"{"type":"go","x":1,"o":1}"#] {
      let error = #expect(throws: MappingError.self) {
        try mapper.decode(Inside.self, from: json)
      }
      #expect(error?.code == .unknownKey)
    }
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Beside.self, from: #"{"type":"text","data":"a","o":1}"#)
    }
    #expect(error?.description.hasPrefix("unknown key, expected a key of Beside at 'o'") == true)
  }

  @Test("Repeated tags follow the option for keys")
  func repeatedTags() throws {
    var mapper = JSONMapper(options: .init(duplicateKeys: .firstWins))
    let json = #"{"type":"quit","type":"go","x":1}"#
    #expect(try mapper.decode(Inside.self, from: json) == .quit)
    #expect(
      try mapper.decode(Beside.self, from: #"{"type":"only","data":1,"data":2}"#) == .only(1))
    mapper.options.decoding.duplicateKeys = .reject
    let error = #expect(throws: MappingError.self) { try mapper.decode(Inside.self, from: json) }
    #expect(error?.code == .duplicateKey)
    let report = mapper.decodeReporting(Inside.self, from: json)
    #expect(report.issues.map(\.code) == [.duplicateKey])
  }

  @Mappable(tagged: .untagged) indirect enum Hostile: Equatable {
    case a(x: Hostile, y: Int)
    case b(x: Hostile, z: Int)
    case c(x: Hostile, z: Bool)
    case leaf(String)
  }

  // Features: 127
  @Test("Trials inside trials end")
  func hostileTrials() throws {
    func nested(_ members: String) -> String {
      (0..<LongRun.count(30, long: 200)).reduce(#""leaf""#) { json, _ in
        #"{"x":\#(json),\#(members)}"#
      }
    }
    let json = nested(#""y":[],"z":[]"#)
    let error = #expect(throws: MappingError.self) { try Hostile(json: json) }
    #expect(error?.code == .sizeExceeded)
    let tree = try AnyValue(json: json)
    let other = #expect(throws: MappingError.self) {
      try ValueMapper().decode(Hostile.self, from: tree)
    }
    #expect(other?.code == .sizeExceeded)
    // No case is tried where keys are missing.
    let lacking = #expect(throws: MappingError.self) { try Hostile(json: nested(#""w":1"#)) }
    #expect(lacking?.code == .unknownCase)
  }

  @Mappable(tagged: .internal("type")) enum Generic<T>: Equatable where T: Equatable {
    case none
    case one(value: T)
    case model(T)
  }

  @Mappable(tagged: .untagged) enum Flags: Equatable { case count(Int), all([Bool]) }
  @Mappable struct FlagHolder { var flags: Flags }

  @Test("A report of a syntax error has no issues of the case that was tried")
  func brokenTrial() {
    func issues(_ json: String) -> [String] {
      JSONMapper().decodeReporting(FlagHolder.self, from: json).issues.map {
        "\($0.severity) \($0.code) \($0.path)"
      }
    }
    #expect(
      issues(#"{"flags":[1,0]}"#) == [
        "repair typeMismatch flags[0]", "repair typeMismatch flags[1]",
      ])
    #expect(issues(#"{"flags":[1,0,}"#) == ["error unexpectedCharacter flags[2]"])
    #expect(issues(#"{"flags":[1,0"#) == ["error unexpectedEnd flags[1]"])
  }

  @Test("Generic enums")
  func generics() throws {
    try expectRoundTrip(Generic<Int>.one(value: 1), #"{"type":"one","value":1}"#)
    try expectRoundTrip(
      Generic.model(Circle(radius: 1.5)), #"{"type":"model","radius":1.5}"#)
    let error = #expect(throws: MappingError.self) { try Generic.model(1).jsonString() }
    #expect(error?.code == .unencodable)
  }
}
