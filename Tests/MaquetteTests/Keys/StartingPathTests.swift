import AgreementSupport
import Maquette
import Testing

@Suite("Reading that starts at a path")
struct StartingPathTests {
  @Mappable struct User: Equatable {
    var id: Int
    var name: String?
  }

  private static let json =
    #"{"data":{"items":[{"id":1},{"id":2,"name":"b"}],"n.x":{"id":3}},"ok":true}"#

  // Features: 48, 59
  @Test(
    "The call names the path",
    arguments: [
      ("data.items[1]", User(id: 2, name: "b")), ("$.data.items[0]", User(id: 1)),
      (#"data["n.x"]"#, User(id: 3)),
    ])
  func decode(_ text: String, _ user: User) throws {
    let path = try MappingPath(parsing: text)
    #expect(try User(json: Self.json, at: path) == user)
    #expect(try JSONMapper().decode(User.self, from: Self.json, at: path) == user)
    let tree = try AnyValue(json: Self.json)
    #expect(try ValueMapper().decode(User.self, from: tree, at: path) == user)
    let dictionary = try #require(tree.object).dictionary
    #expect(try User(dictionary: dictionary, at: path) == user)
    #expect(JSONMapper().decodeReporting(User.self, from: Self.json, at: path).value == user)
    #expect(ValueMapper().decodeReporting(User.self, from: tree, at: path).value == user)
  }

  // Features: 48
  @Test("Arrays and scalars are read from paths too")
  func otherTypes() throws {
    #expect(try [User](json: Self.json, at: "data.items").count == 2)
    #expect(try Bool(json: Self.json, at: "ok"))
    #expect(try [Int](json: "[[1],[2,3]]", at: "[1]") == [2, 3])
    #expect(try Int(json: "5", at: []) == 5)
    #expect(try Int(json: #"{"a":1,"a":2}"#, at: "a") == 2)
  }

  // Features: 48
  @Test(
    "Errors tell the whole path, line and column",
    arguments: [
      ("data.items[2]", "missing key at 'data.items[2]' for User (line 1, column 1)"),
      ("data.users[0].x", "missing key 'data.users[0].x' for User (line 1, column 1)"),
      ("ok.x", "expected an object at 'ok', found bool true (line 1, column 70)"),
      ("data[0]", "expected an array at 'data', found an object (line 1, column 9)"),
      ("data", "missing key 'id' at 'data' in User (line 1, column 9)"),
      (
        "data.items",
        "expected an object for User at 'data.items', found an array (line 1, column 18)"
      ),
    ] as [(MappingPath, String)])
  func wrongPaths(_ path: MappingPath, _ text: String) throws {
    let error = try #require(throws: MappingError.self) { try User(json: Self.json, at: path) }
    #expect(error.description == text)
    let tree = try AnyValue(json: Self.json)
    let other = try #require(throws: MappingError.self) {
      try ValueMapper().decode(User.self, from: tree, at: path)
    }
    #expect(other.path == error.path && other.code == error.code)
    let report = JSONMapper().decodeReporting(User.self, from: Self.json, at: path)
    #expect(report.value == nil && report.issues.map(\.path) == [error.path])
  }

  @Test("The surrounding text is checked against the grammar")
  func grammar() {
    for json in [#"{"a":{"id":1},}"#, #"{"a":{"id":1}} x"#, #"{"b":01,"a":{"id":1}}"#] {
      let error = #expect(throws: MappingError.self) { try User(json: json, at: "a") }
      #expect(error?.code.isFatal == true, "\(json)")
    }
  }

  @Test("An update uses the value at the path")
  func update() throws {
    var user = User(id: 1, name: "a")
    try JSONMapper().update(&user, from: #"{"patch":{"name":"b"}}"#, at: "patch")
    #expect(user == User(id: 1, name: "b"))
    try ValueMapper().update(&user, from: ["patch": ["id": 5]], at: "patch")
    #expect(user == User(id: 5, name: "b"))
    #expect(throws: MappingError.self) { try JSONMapper().update(&user, from: "{}", at: "patch") }
    #expect(user == User(id: 5, name: "b"))
  }

  @Mappable(container: "data.users[1]") struct Contained: Equatable {
    var id: Int
    var name: String?
  }

  // Features: 49, 50
  @Test("A model may name its container, both ways")
  func container() throws {
    try expectRoundTrip(
      Contained(id: 1, name: "a"), #"{"data":{"users":[null,{"id":1,"name":"a"}]}}"#)
    #expect(
      try read([Contained].self, #"[{"x":1,"data":{"users":[0,{"id":2}]}}]"#) == [Contained(id: 2)])
    var model = Contained(id: 1, name: "a")
    try JSONMapper().update(&model, from: #"{"data":{"users":[0,{"id":3}]}}"#)
    try JSONMapper().update(&model, from: #"{"data":null}"#)
    #expect(model == Contained(id: 3, name: "a"))
  }

  // Features: 49
  @Test(
    "What is missing of a container is told",
    arguments: [
      ("{}", "missing key at 'data.users[1]' for Contained (line 1, column 1)"),
      (
        #"{"data":{"users":[1,{}]}}"#,
        "missing key 'id' at 'data.users[1]' in Contained (line 1, column 21)"
      ),
      (#"{"data":[]}"#, "expected an object at 'data', found an array (line 1, column 9)"),
      (
        #"{"data":{"users":[0,{"id":"x"}]}}"#,
        #"expected Int at 'data.users[1].id' in Contained, found string "x" (line 1, column 27)"#
      ),
    ])
  func containerErrors(_ json: String, _ text: String) throws {
    #expect(try readError(Contained.self, json).description == text)
  }

  @Mappable struct Holder: Equatable {
    var inner: Contained
    var more: [Contained] = []
    var none: Contained?
  }

  // Features: 49, 50
  @Test("Models in containers lie inside others")
  func nestedContainer() throws {
    try expectRoundTrip(
      Holder(inner: Contained(id: 1), more: [Contained(id: 2)]),
      #"{"inner":{"data":{"users":[null,{"id":1}]}},"more":[{"data":{"users":[null,{"id":2}]}}]}"#)
  }

  // Features: 48
  @Test("No position is below 0", arguments: [-1, Int.min])
  func positionsBelowZero(_ index: Int) throws {
    let path = MappingPath([.key("a"), .index(index)])
    let json = #"{"a":[1,2]}"#
    let tree = try AnyValue(json: json)
    var numbers = [0]
    let errors = [
      #expect(throws: MappingError.self) {
        try JSONMapper().decode(Int.self, from: json, at: path)
      },
      #expect(throws: MappingError.self) {
        try ValueMapper().decode(Int.self, from: tree, at: path)
      },
      #expect(throws: MappingError.self) {
        try JSONMapper().update(&numbers, from: json, at: path)
      },
    ]
    #expect(errors.allSatisfy { $0?.code == .missingKey })
    #expect(numbers == [0])
    #expect(tree[path: path] == nil)
  }
}
