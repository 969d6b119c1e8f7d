import AgreementSupport
import Maquette
import Testing

@Suite("Tolerant collections")
struct TolerantCollectionTests {
  enum Suit: String, MappableKey, Mappable { case hearts, spades }

  @Mappable struct Item: Equatable, Hashable {
    var id: Int
  }

  @Mappable struct Lossy: Equatable {
    @DecodableRules(invalidElements: .drop) var array: [Item] = []
    @DecodableRules(invalidElements: .drop) var set: Set<Int> = []
    @DecodableRules(invalidElements: .drop) var dictionary: [String: Int] = [:]
    @DecodableRules(invalidElements: .drop) var suits: [Suit: [Int]]?
    @DecodableRules(invalidElements: .drop) var nested: [[Int]] = []
    var plain: [Int] = []
  }

  static let json = #"""
    {"array":[{"id":1},{"id":"x"},7,null,{"id":2}],"set":[1,"a",1,2],\#
    "dictionary":{"a":1,"b":[],"c":3},"suits":{"hearts":[1,{}],"clubs":[2]},\#
    "nested":[[1,"x"],2,["y",3]],"plain":[1]}
    """#

  // Features: 74, 75, 76, 3.4
  @Test("Elements that cannot be mapped are dropped, in every collection")
  func dropped() throws {
    let expected = Lossy(
      array: [Item(id: 1), Item(id: 2)], set: [1, 2], dictionary: ["a": 1, "c": 3],
      suits: [.hearts: [1]], nested: [[1], [3]], plain: [1])
    #expect(try read(Lossy.self, Self.json) == expected)
    var updated = Lossy(plain: [9])
    try JSONMapper().update(&updated, from: Self.json)
    #expect(updated == expected)
  }

  // Features: 78, 83
  @Test("Every dropped element is reported, with its place")
  func reported() {
    let report = JSONMapper().decodeReporting(Lossy.self, from: Self.json)
    #expect(report.value?.array == [Item(id: 1), Item(id: 2)])
    #expect(report.errors.isEmpty)
    #expect(
      report.issues.map { "\($0.error.path) \($0.resolution ?? "")" } == [
        "array[1].id dropped the element", "array[2] dropped the element",
        "array[3] dropped the element", "set[1] dropped the element",
        "set[2] dropped the duplicate", "dictionary.b dropped the member",
        "suits.hearts[1] dropped the element", "suits.clubs dropped the member",
        "nested[0][1] dropped the element", "nested[1] dropped the element",
        "nested[2][0] dropped the element",
      ])
  }

  // Features: 74, 75, 76
  @Test(
    "Elsewhere a bad element fails, with its place",
    arguments: [
      (
        #"{"plain":[1,"x"]}"#,
        "expected Int at 'plain[1]' in Lossy, found string \"x\" (line 1, column 13)"
      ),
      (
        #"{"array":7}"#, "expected an array at 'array' in Lossy, found number 7 (line 1, column 10)"
      ),
      (
        #"{"dictionary":[]}"#,
        "expected an object at 'dictionary' in Lossy, found an array (line 1, column 15)"
      ),
      (
        #"{"set":null,"nested":{}}"#,
        "expected an array at 'nested' in Lossy, found an object (line 1, column 22)"
      ),
    ])
  func failures(_ json: String, _ message: String) throws {
    #expect(try readError(Lossy.self, json).description == message)
  }

  // Features: 74
  @Test("A broken text is no element that can be dropped")
  func brokenText() throws {
    #expect(throws: MappingError.self) { try Lossy(json: #"{"array":[{"id":1},{"id":tru}]}"#) }
    #expect(throws: MappingError.self) { try Lossy(json: #"{"plain":[],"array":[1,}"#) }
  }

  @Mappable struct Both: Equatable {
    @DecodableRules(invalidElements: .drop, invalidProperties: .drop) var tags: [String] = ["none"]
    @CodableDefault([Int?](), on: .missing, .invalid) @DecodableRules(invalidElements: .drop)
    var other: [Int?]
  }

  // Features: 77
  @Test(
    "A lossy collection has a default besides",
    arguments: [
      (#"{"tags":["a",{},"b"],"other":[1,null,"z"]}"#, Both(tags: ["a", "b"], other: [1, nil])),
      (#"{"tags":7,"other":{}}"#, Both(tags: ["none"], other: [])),
      ("{}", Both(tags: ["none"], other: [])),
    ])
  func withDefault(_ json: String, _ model: Both) throws {
    #expect(try read(Both.self, json) == model)
  }

  @DecodableRules(invalidProperties: .drop)
  @Mappable struct Loose: Equatable {
    var id: Int
    var link: Int?
    var size: Int = 5
    var initial: Int? = 6
    @DecodableRules(invalidProperties: .fail) var exact: Int?
    @CodableDefault(8) var given: Int
  }

  // Features: 79
  @Test("A bad value of a property that can do without is as if missing")
  func looseProperties() throws {
    let json = #"{"id":1,"link":"x","size":[],"initial":{},"given":"y"}"#
    #expect(
      try read(Loose.self, json)
        == Loose(id: 1, link: nil, size: 5, initial: 6, exact: nil, given: 8))
    let report = JSONMapper().decodeReporting(Loose.self, from: json)
    #expect(report.repairs.map(\.error.path.description) == ["link", "size", "initial", "given"])
    #expect(try readError(Loose.self, #"{"id":"x"}"#).path == "id")
    #expect(try readError(Loose.self, #"{"id":1,"exact":"x"}"#).path == "exact")
  }

  @Mappable struct Plain: Equatable {
    var id: Int
    var link: Int?
    var size: Int = 5
    @DecodableAlias("o") var other: Item?
  }

  @Mappable final class PlainClass {
    var id: Int
    var link: Int?
    var items: [Item] = []
  }

  // Features: 79, 82
  @Test("Bad values are dropped by an option of the call")
  func looseCall() throws {
    let options = JSONMapper.Options(
      rules: .init(invalidElements: .drop, invalidProperties: .drop))
    let mapper = JSONMapper(options: options)
    let json = #"{"id":1,"link":"x","size":[],"o":{"id":[]}}"#
    #expect(try mapper.decode(Plain.self, from: json) == Plain(id: 1))
    #expect(
      try ValueMapper(options: .init(rules: options.decoding.rules))
        .decode(Plain.self, from: AnyValue(json: json)) == Plain(id: 1))
    #expect(try mapper.decode([Plain].self, from: "[\(json),{\"id\":\"x\"},3]") == [Plain(id: 1)])
    let object = try mapper.decode(
      PlainClass.self, from: #"{"id":1,"link":"x","items":[{"id":1},2]}"#)
    #expect(object.link == nil && object.items == [Item(id: 1)])
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Plain.self, from: #"{"id":"x"}"#)
    }
    #expect(
      error?.description == "expected Int at 'id' in Plain, found string \"x\" (line 1, column 7)")
    let report = mapper.decodeReporting(Plain.self, from: json)
    #expect(report.repairs.map(\.error.path.description) == ["link", "size", "o.id"])
    #expect(report.errors.isEmpty)
  }

  @Mappable struct Singles: Equatable {
    @DecodableRules(acceptsSingleValues: true) var items: [Item] = []
    @DecodableRules(acceptsSingleValues: true) var numbers: Set<Int>?
    @DecodableRules(acceptsSingleValues: true) var nested: [[Int]] = []
    var plain: [Int] = []
  }

  // Features: 4.11
  @Test(
    "A single value is an array of one where that is allowed",
    arguments: [
      (
        #"{"items":{"id":1},"numbers":2,"nested":3}"#,
        Singles(items: [Item(id: 1)], numbers: [2], nested: [[3]])
      ),
      (
        #"{"items":[{"id":1}],"numbers":null,"nested":[1,[2]]}"#,
        Singles(items: [Item(id: 1)], numbers: nil, nested: [[1], [2]])
      ),
    ])
  func singles(_ json: String, _ model: Singles) throws {
    #expect(try read(Singles.self, json) == model)
  }

  // Features: 4.11
  @Test("A single value is reported, and errors in it tell its place")
  func singleFailures() throws {
    let report = JSONMapper().decodeReporting(Singles.self, from: #"{"items":{"id":1}}"#)
    #expect(
      report.issues.map(\.description) == [
        "repair: expected an array at 'items' in Singles, found an object (line 1, column 10) -> read as an array of one"
      ])
    #expect(try readError(Singles.self, #"{"items":{"id":"x"}}"#).path == "items.id")
    #expect(try readError(Singles.self, #"{"plain":1}"#).code == .typeMismatch)
    #expect(
      try readError(Singles.self, #"{"items":tru}"#.replacing("tru", with: "7")).path == "items")
    let mapper = JSONMapper(options: .init(rules: .init(acceptsSingleValues: true)))
    #expect(try mapper.decode([Item].self, from: #"{"id":4}"#) == [Item(id: 4)])
    #expect(try mapper.decode([Double].self, from: "4") == [4])
    #expect(throws: MappingError.self) { try mapper.decode([Double].self, from: "null") }
  }

  // Features: 75
  @Test(
    "A key that is none is an error, and never 0",
    arguments: [
      (
        [Int: Int].self, #"{"1":1,"x":2}"#,
        "expected a key of type Int at 'x', found key \"x\" (line 1, column 12)"
      ),
      (
        [Suit: Int].self, #"{"clubs":2}"#,
        "expected a key of type Suit at 'clubs', found key \"clubs\" (line 1, column 10)"
      ),
    ] as [(Adopted, String, String)])
  func keys(_ type: Adopted, _ json: String, _ message: String) throws {
    func check<T: MappingDecodable>(_ type: T.Type) throws {
      #expect(try readError(T.self, json).description == message)
    }
    try check(type)
  }

  // Features: 74
  @Test("Limits and depth hold where elements are dropped")
  func limits() {
    let options = JSONMapper.Options(
      limits: .init(depth: 4, elementCount: 3), rules: .init(invalidElements: .drop))
    let mapper = JSONMapper(options: options)
    #expect(throws: MappingError.self) { try mapper.decode([Int].self, from: "[1,2,3,4]") }
    #expect(throws: MappingError.self) { try mapper.decode([Int].self, from: "[[[[[[1]]]]]]") }
  }
}
