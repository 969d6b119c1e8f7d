import AgreementSupport
import Maquette
import Testing

@Suite("Paths that step into arrays")
struct ArrayPathTests {
  @Mappable struct Indexed: Equatable {
    var id: Int
    @CodingKey(path: "geo.point[0]") var latitude: Double
    @CodingKey(path: "geo.point[1]") var longitude: Double?
    @CodingKey(path: "rows[1].name") var name: String = "?"
    @CodingKey(path: "matrix[0][1]") var cell: Int?
  }

  // Features: 39, 3.2
  @Test("An index steps into an array, both ways")
  func positions() throws {
    try expectRoundTrip(
      Indexed(id: 1, latitude: 51.5, longitude: -0.25, name: "a", cell: 4),
      #"{"id":1,"geo":{"point":[51.5,-0.25]},"rows":[null,{"name":"a"}],"matrix":[[null,4]]}"#)
    #expect(
      try read(
        Indexed.self,
        #"{"rows":[1,{"x":0,"name":"b"},[]],"matrix":[[1,2,3],4],"geo":{"point":[1,2,3]},"id":1}"#)
        == Indexed(id: 1, latitude: 1, longitude: 2, name: "b", cell: 2))
  }

  // Features: 46, 3.11
  @Test("What is nil is null in a shared array, and alone leaves the array out")
  func absentValues() throws {
    #expect(
      try write(Indexed(id: 1, latitude: 2))
        == #"{"id":1,"geo":{"point":[2.0,null]},"rows":[null,{"name":"?"}]}"#)
    let nulls = JSONMapper(options: .init(nilValues: .writeNull))
    #expect(
      try nulls.encodeString(Indexed(id: 1, latitude: 2))
        == #"{"id":1,"geo":{"point":[2.0,null]},"rows":[null,{"name":"?"}],"matrix":[[null,null]]}"#
    )
  }

  // Features: 47
  @Test(
    "Optional and default survive missing and null parents",
    arguments: [
      #"{"id":1,"geo":{"point":[2]}}"#, #"{"id":1,"geo":{"point":[2,null]},"rows":null}"#,
      #"{"id":1,"geo":{"point":[2]},"rows":[],"matrix":[]}"#,
      #"{"id":1,"geo":{"point":[2]},"rows":[0,null],"matrix":[null]}"#,
      #"{"id":1,"geo":{"point":[2]},"rows":[0,{}],"matrix":[[]]}"#,
      #"{"id":1,"geo":{"point":[2]},"rows":[0,{"name":null}],"matrix":[[1]]}"#,
    ])
  func absentParents(_ json: String) throws {
    #expect(try read(Indexed.self, json) == Indexed(id: 1, latitude: 2))
  }

  // Features: 47
  @Test(
    "Paths that lead nowhere, or through something else, tell the place",
    arguments: [
      (#"{"id":1}"#, "missing key at 'geo.point[0]' in Indexed (line 1, column 1)"),
      (#"{"id":1,"geo":null}"#, "missing key at 'geo.point[0]' in Indexed (line 1, column 1)"),
      (
        #"{"id":1,"geo":{"point":[]}}"#,
        "missing key at 'geo.point[0]' in Indexed (line 1, column 1)"
      ),
      (
        #"{"id":1,"geo":{"point":[null]}}"#,
        "expected Double at 'geo.point[0]' in Indexed, found null (line 1, column 25)"
      ),
      (
        #"{"id":1,"geo":{"point":{"0":1}}}"#,
        "expected an array at 'geo.point' in Indexed, found an object (line 1, column 24)"
      ),
      (
        #"{"id":1,"geo":{"point":[1]},"rows":[0,[]]}"#,
        "expected an object at 'rows[1]' in Indexed, found an array (line 1, column 39)"
      ),
      (
        #"{"id":1,"geo":{"point":[1]},"rows":[0,{"name":{}}]}"#,
        "expected String at 'rows[1].name' in Indexed, found an object (line 1, column 47)"
      ),
      (
        #"{"id":1,"geo":{"point":[1]},"matrix":[[0,"x"]]}"#,
        #"expected Int at 'matrix[0][1]' in Indexed, found string "x" (line 1, column 42)"#
      ),
    ])
  func wrongParents(_ json: String, _ text: String) throws {
    #expect(try readError(Indexed.self, json).description == text)
  }

  @Test(
    "Skipped values in arrays are checked against the grammar",
    arguments: [
      #"{"id":1,"geo":{"point":[1,2,}}}"#, #"{"id":1,"geo":{"point":[1,2"#,
      #"{"id":1,"geo":{"point":[01]}}"#,
      #"{"id":1,"geo":{"point":[1]},"rows":[0,{"name":"a","x":tru}]}"#,
    ])
  func brokenText(_ json: String) {
    let error = #expect(throws: MappingError.self) { try Indexed(json: json) }
    #expect(error?.code.isFatal == true)
  }

  @Test("An update changes the contents of the arrays")
  func update() throws {
    var model = Indexed(id: 1, latitude: 2, longitude: 3, name: "a", cell: 4)
    try JSONMapper().update(&model, from: #"{"geo":{"point":[5]},"rows":[0,{"name":"b"}]}"#)
    #expect(model == Indexed(id: 1, latitude: 5, longitude: 3, name: "b", cell: 4))
  }

  @Test("Only the last value counts for an array with a duplicate key")
  func repeatedKeys() throws {
    let model = try Indexed(
      json: #"{"id":1,"geo":{"point":[1,2]},"matrix":[[0,1]],"matrix":[],"geo":{"point":[3]}}"#)
    #expect(model == Indexed(id: 1, latitude: 3))
    let rows = #"{"id":1,"geo":{"point":[1]},"rows":[0,{"name":"a","name":"b"}]}"#
    #expect(try Indexed(json: rows).name == "b")
    let first = JSONMapper(options: .init(duplicateKeys: .firstWins))
    #expect(try first.decode(Indexed.self, from: rows).name == "a")
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    let error = #expect(throws: MappingError.self) { try strict.decode(Indexed.self, from: rows) }
    #expect(error?.path == "rows[1].name")
  }

  @Test("A report continues after an invalid value in an array")
  func report() {
    let json = #"{"id":1,"geo":{"point":["x","y"]},"rows":[0,{"name":[]}],"matrix":[[0,"5"]]}"#
    let report = JSONMapper().decodeReporting(Indexed.self, from: json)
    #expect(report.value == nil)
    #expect(
      report.issues.map { "\($0.severity) \($0.path)" } == [
        "error geo.point[0]", "error geo.point[1]", "error rows[1].name", "repair matrix[0][1]",
      ])
  }

  @Mappable struct Collected: Equatable {
    @CodingKey(path: "users[*].name") var names: [String]
    @CodingKey(path: "data.points[*][1]") var heights: [Int?] = []
    @EncodableIgnored @CodingKey(path: "users[*].age") var ages: [Int?]?
  }

  // Features: 39
  @Test("Values of each element are collected, both ways")
  func each() throws {
    let model = try read(
      Collected.self,
      #"{"users":[{"name":"a","age":1},{"age":null,"name":"b"}],"data":{"points":[[1,2],[3],null]}}"#
    )
    #expect(model == Collected(names: ["a", "b"], heights: [2, nil, nil], ages: [1, nil]))
    #expect(
      try write(model)
        == #"{"users":[{"name":"a"},{"name":"b"}],"data":{"points":[[null,2],[null,null],[null,null]]}}"#
    )
    #expect(try read(Collected.self, #"{"users":[]}"#) == Collected(names: [], ages: []))
  }

  @Test(
    "An element without the value, or of another kind, is an error with its location",
    arguments: [
      ("{}", "missing key 'users' in Collected (line 1, column 1)"),
      (#"{"users":null}"#, "missing key 'users' in Collected (line 1, column 1)"),
      (
        #"{"users":[{"name":"a"},{}]}"#,
        "missing key 'name' at 'users[1]' in Collected (line 1, column 24)"
      ),
      (
        #"{"users":[{"name":"a"},3]}"#,
        "expected an object at 'users[1]' in Collected, found number 3 (line 1, column 24)"
      ),
      (
        #"{"users":{}}"#,
        "expected an array at 'users' in Collected, found an object (line 1, column 10)"
      ),
    ])
  func elementsThatFail(_ json: String, _ text: String) throws {
    #expect(try readError(Collected.self, json).description == text)
  }

  @Test("A report drops the elements that failed")
  func droppedElements() {
    let report = JSONMapper().decodeReporting(
      Collected.self, from: #"{"users":[{"name":"a"},{"name":[]},{},{"name":"d"}]}"#)
    #expect(report.value?.names == ["a", "d"])
    #expect(report.issues.map(\.path.description) == ["users[1].name", "users[2].name"])
  }

  @Mappable struct Aliased: Equatable {
    @CodingKey("name") @DecodableAlias("title", path: "names[0].text") var name: String
    @CodingKey(path: "a[0]") @DecodableAlias(path: "a[1]") var first: Int?
  }

  // Features: 31
  @Test(
    "An alias may step into arrays",
    arguments: [
      (#"{"names":[{"text":"n"}]}"#, "n", nil),
      (#"{"names":[{"text":"n"}],"name":"own"}"#, "own", nil),
      (#"{"name":"own","names":[{"text":"n"}],"a":[1,2]}"#, "own", 1),
      (#"{"names":[{"text":"n"}],"title":"t","a":[]}"#, "t", nil),
      (#"{"title":"t","names":[],"a":[7]}"#, "t", 7),
    ])
  func aliases(_ json: String, _ name: String, _ first: Int?) throws {
    #expect(try read(Aliased.self, json) == Aliased(name: name, first: first))
  }

  @Mappable final class Node: Equatable {
    @CodingKey(path: "xs[0]") var x = 1
    @CodingKey(path: "xs[2]") var z: Int?
    init(x: Int, z: Int?) { (self.x, self.z) = (x, z) }
    static func == (left: Node, right: Node) -> Bool { (left.x, left.z) == (right.x, right.z) }
  }

  @Mappable struct Generic<Wrapped: Mappable & Equatable>: Equatable {
    @CodingKey(path: "list[1]") var second: Wrapped
  }

  // Features: 39
  @Test("Classes and generic models step into arrays")
  func otherModels() throws {
    try expectRoundTrip(Node(x: 2, z: 3), #"{"xs":[2,null,3]}"#)
    #expect(try read(Node.self, "{}") == Node(x: 1, z: nil))
    try expectRoundTrip(Generic(second: "b"), #"{"list":[null,"b"]}"#)
  }

  @Mappable struct Literal: Equatable {
    @CodingKey("a[0]", "b[*]") var value: Int
    @CodingKey(path: #"["x.y"].z"#) var dotted: Int
  }

  // Features: 40
  @Test("Steps written as literals stay literal")
  func literalSteps() throws {
    try expectRoundTrip(
      Literal(value: 1, dotted: 2), #"{"a[0]":{"b[*]":1},"x.y":{"z":2}}"#)
  }

  @Test("Limits apply to values that paths skip")
  func limits() {
    let deep = #"{"id":1,"geo":{"point":[1,\#(String(repeating: "[", count: 600))"#
    let error = #expect(throws: MappingError.self) { try Indexed(json: deep) }
    #expect(error?.code == .depthExceeded)
    let mapper = JSONMapper(options: .init(limits: .init(elementCount: 3)))
    #expect(throws: MappingError.self) {
      try mapper.decode(Indexed.self, from: #"{"id":1,"geo":{"point":[1,2,3,4]}}"#)
    }
  }

  @Mappable struct Tagged: Equatable {
    @CodingKey(path: "tags[*].name") @Validated(.count(1...3), .each(.notEmpty)) var tags: [String]
    @CodingKey(path: "notes[*].text") @Validated(.count(...2)) var notes: [String]?
  }

  @Mappable final class TaggedObject {
    @CodingKey(path: "tags[*].name") @Validated(.count(1...3)) var tags: [String] = ["x"]
  }

  @Test(
    "Rules check the values that a path collects",
    arguments: [
      (#"{"tags":[]}"#, "tags"),
      (#"{"tags":[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"}]}"#, "tags"),
      (#"{"tags":[{"name":"a"},{"name":""}]}"#, "tags[1]"),
      (#"{"tags":[{"name":"a"}],"notes":[{"text":"1"},{"text":"2"},{"text":"3"}]}"#, "notes"),
    ])
  func rules(_ text: String, _ path: String) throws {
    let valid = #"{"tags":[{"name":"a"}],"notes":[{"text":"1"}]}"#
    var model = try Tagged(json: valid)
    #expect(model == Tagged(tags: ["a"], notes: ["1"]))
    #expect(try readError(Tagged.self, text).path.description == path)
    let fromTree = #expect(throws: MappingError.self) {
      try ValueMapper().decode(Tagged.self, from: AnyValue(json: text))
    }
    #expect(fromTree?.path.description == path)
    #expect(throws: MappingError.self) { try JSONMapper().update(&model, from: text) }
    #expect(model == Tagged(tags: ["a"], notes: ["1"]))
    let report = JSONMapper().decodeReporting(Tagged.self, from: text)
    #expect(report.errors.map(\.path.description) == [path])
  }

  @Test("Rules check the values that a path collects into an object, too")
  func rulesOfObjects() throws {
    #expect(try TaggedObject(json: #"{"tags":[{"name":"a"}]}"#).tags == ["a"])
    #expect(try TaggedObject(json: "{}").tags == ["x"])
    #expect(throws: MappingError.self) { try TaggedObject(json: #"{"tags":[]}"#) }
  }

  @Test("A count rule sees the collected values that failed in a report")
  func countOfFailed() {
    let report = JSONMapper().decodeReporting(
      Tagged.self, from: #"{"tags":[{"name":[]}]}"#)
    #expect(report.errors.map(\.path.description) == ["tags[0].name"])
  }
}
