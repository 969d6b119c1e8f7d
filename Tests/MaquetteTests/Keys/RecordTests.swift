import AgreementSupport
import Maquette
import Testing

@Suite("Models that are arrays")
struct RecordTests {
  @Mappable(layout: .array) struct Point: Equatable {
    var x: Int
    var y: Int
    var label: String = "?"
    var note: String?
  }

  // Features: 41
  @Test("Properties have positions in their order")
  func roundTrip() throws {
    try expectRoundTrip(Point(x: 1, y: 2, label: "a", note: "b"), #"[1,2,"a","b"]"#)
    #expect(try write(Point(x: 1, y: 2)) == #"[1,2,"?",null]"#)
    #expect(try read(Point.self, "[1,2]") == Point(x: 1, y: 2))
    #expect(try read(Point.self, #"[1,"2",null]"#) == Point(x: 1, y: 2))
    #expect(try read([Point].self, "[[1,2],[3,4,\"c\"]]").count == 2)
  }

  // Features: 41
  @Test(
    "Missing and wrong elements tell their position",
    arguments: [
      ("[]", "missing key at '[0]' in Point (line 1, column 1)"),
      ("[1]", "missing key at '[1]' in Point (line 1, column 1)"),
      ("[1,null]", "expected Int at '[1]' in Point, found null (line 1, column 4)"),
      ("[1,[]]", "expected Int at '[1]' in Point, found an array (line 1, column 4)"),
      (#"{"x":1,"y":2}"#, "expected an array for Point, found an object (line 1, column 1)"),
      ("null", "expected an array for Point, found null (line 1, column 1)"),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Point.self, json).description == text)
  }

  // Features: 41
  @Test("Surplus elements are dealt with as unknown keys are")
  func surplus() throws {
    let json = #"[1,2,"a",null,true,[]]"#
    #expect(try read(Point.self, json) == Point(x: 1, y: 2, label: "a"))
    let report = JSONMapper(options: .init(unknownKeys: .report))
      .decodeReporting(Point.self, from: json)
    #expect(report.issues.map(\.path.description) == ["[4]", "[5]"])
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    let error = #expect(throws: MappingError.self) { try strict.decode(Point.self, from: json) }
    #expect(error?.path == "[4]")
  }

  @Test("A report lists every failure")
  func report() {
    let report = JSONMapper().decodeReporting(Point.self, from: #"["x",[],3]"#)
    #expect(report.value == nil)
    #expect(report.issues.map(\.path.description) == ["[0]", "[1]", "[2]"])
  }

  @Test("An update changes the existing positions")
  func update() throws {
    var point = Point(x: 1, y: 2, label: "a", note: "b")
    try JSONMapper().update(&point, from: "[5]")
    #expect(point == Point(x: 5, y: 2, label: "a", note: "b"))
  }

  @Mappable(layout: .array) struct Mixed: Equatable {
    let version = 2
    var a: Int
    @CodableIgnored var ignored = 0
    @DecodableIgnored var unread = 7
    @EncodableIgnored var unwritten: Int? = nil
    var inner: Point?
  }

  // Features: 41
  @Test("Ignored properties have no position; one-way properties keep theirs")
  func oneWay() throws {
    #expect(
      try write(Mixed(a: 1, unwritten: 5, inner: Point(x: 1, y: 2)))
        == #"[2,1,7,null,[1,2,"?",null]]"#)
    let model = try Mixed(json: "[9,1,8,5,[3,4]]")
    #expect(model == Mixed(a: 1, unwritten: 5, inner: Point(x: 3, y: 4)))
  }

  @Mappable struct Shape: Equatable {
    var points: [Point]
    var origin: Point?
  }

  @Test("Records inside models and containers")
  func nested() throws {
    try expectRoundTrip(
      Shape(points: [Point(x: 1, y: 2, label: "a", note: "b")]),
      #"{"points":[[1,2,"a","b"]]}"#)
  }

  @Mappable(layout: .array) @DecodableRules(invalidProperties: .drop) struct Dropping: Equatable {
    var a: Int
    var b: Int?
    var c = 3
  }

  @Mappable struct DroppingObject: Equatable {
    @CodingKey("0") var a: Int
    @DecodableRules(invalidProperties: .drop) @CodingKey("1") var b: Int?
    @DecodableRules(invalidProperties: .drop) @CodingKey("2") var c = 3
  }

  @Test("A position drops an invalid value as a key does", arguments: [true, false])
  func dropping(_ isTree: Bool) throws {
    let text = #"[1,"x",{}]"#
    let report =
      try isTree
      ? ValueMapper().decodeReporting(Dropping.self, from: AnyValue(json: text))
      : JSONMapper().decodeReporting(Dropping.self, from: text)
    #expect(report.value == Dropping(a: 1, b: nil, c: 3))
    #expect(report.issues.map(\.path.description) == ["[1]", "[2]"])
    #expect(report.issues.allSatisfy { $0.severity == .repair })
    #expect(try read(Dropping.self, text) == Dropping(a: 1, b: nil, c: 3))
    let object = JSONMapper().decodeReporting(
      DroppingObject.self, from: #"{"0":1,"1":"x","2":{}}"#)
    #expect(report.issues.map(\.resolution) == object.issues.map(\.resolution))
    #expect(try readError(Dropping.self, #"["x"]"#).path == "[0]")
  }

  @Test("Words for null are null at positions")
  func lenientNull() throws {
    let mapper = JSONMapper(options: .init(conversions: .lenient))
    #expect(
      try mapper.decode(Dropping.self, from: #"[1,"null"]"#) == Dropping(a: 1, b: nil, c: 3))
  }

  @Test("A report lists the default for a null, and for a missing position if asked")
  func reportedDefaults() throws {
    let report = JSONMapper().decodeReporting(Point.self, from: "[1,2,null]")
    #expect(report.value == Point(x: 1, y: 2))
    #expect(report.issues.map(\.description).count == 1)
    #expect(report.issues.first?.path == "[2]")
    #expect(report.issues.first?.resolution == "used the default")
    var options = JSONMapper.Options()
    options.decoding.reportsDefaults = true
    let all = JSONMapper(options: options).decodeReporting(Point.self, from: "[1,2]")
    #expect(all.issues.map(\.path.description) == ["[2]"])
    #expect(all.issues.allSatisfy { $0.severity == .repair })
  }

  @Mappable(tagged: .firstElement) enum Move: Equatable { case by(Int, to: Int = 3) }

  @Test("A report lists no default for a position that an enum behind a tag has")
  func reportedDefaultsOfCases() throws {
    var options = JSONMapper.Options()
    options.decoding.reportsDefaults = true
    let mapper = JSONMapper(options: options)
    let whole = mapper.decodeReporting(Move.self, from: #"["by",1,2]"#)
    #expect(whole.value == .by(1, to: 2))
    #expect(whole.issues == [])
    let short = mapper.decodeReporting(Move.self, from: #"["by",1]"#)
    #expect(short.issues.map(\.path.description) == ["[2]"])
  }

  @Test("Elements after the last position are no defaults")
  func reportedDefaultsOfLongArrays() throws {
    let mapper = JSONMapper(options: .init(reportsDefaults: true))
    let short = mapper.decodeReporting(Point.self, from: "[1,2]")
    #expect(short.issues.map(\.path.description) == ["[2]"])
    let long = #"[1,2,"a","b""# + String(repeating: ",0", count: 1000) + "]"
    let report = mapper.decodeReporting(Point.self, from: long)
    #expect(report.value == Point(x: 1, y: 2, label: "a", note: "b"))
    #expect(report.issues == [])
  }
}
