import Maquette
import MaquetteJSONTools
import Testing

/// Models whose properties are not keys of their own object: in a container, at positions of an
/// array, or mapped as their only property.
@Suite("Changes of models in containers, in arrays and without an object")
struct FramedModelTests {
  @Mappable struct City: Equatable {
    var name: String
    var size: Int? = 3
  }

  @Mappable(container: "data.user") struct Boxed: Equatable {
    @CodingKey("n") var name: String
    var age: Int? = 1
    var city: City?
    @EncodableIgnored var secret = 0
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(layout: .array) struct Row: Equatable {
    var x: Int
    @EncodableIgnored var hidden = 0
    var y: Int? = 4
    @EncodableIf(.notNil) var note: String?
  }

  @Mappable(transparent: true) struct Perhaps: Equatable { var value: Int? }
  @Mappable(transparent: true) struct Names: Equatable { var value: [String] }
  @Mappable(transparent: true) struct Home: Equatable { var value: City }

  @Mappable enum Choice: Equatable {
    case none
    case some(size: Int)
  }
  @Mappable(transparent: true) struct Chosen: Equatable { var value: Choice }

  @Mappable struct Outer: Equatable {
    var boxed: Boxed
    var row: Row = Row(x: 1)
    var perhaps: Perhaps = Perhaps(value: nil)
    var names: Names
    var home: Home?
    var chosen: Chosen
    var rows: [Row] = []
    var second: Boxed?
  }

  static let outers = [
    Outer(boxed: boxes[0], names: Names(value: []), chosen: Chosen(value: .none)),
    Outer(
      boxed: boxes[1], row: rows[1], perhaps: Perhaps(value: 2), names: Names(value: ["a", "b"]),
      home: Home(value: City(name: "a", size: nil)), chosen: Chosen(value: .some(size: 1)),
      rows: rows, second: boxes[2]),
    Outer(
      boxed: boxes[2], row: rows[2], perhaps: Perhaps(value: 3), names: Names(value: ["b"]),
      home: Home(value: City(name: "b")), chosen: Chosen(value: .some(size: 2)),
      rows: [rows[1]], second: boxes[0]),
  ]
  static let boxes = [
    Boxed(name: "a"),
    Boxed(name: "b", age: nil, city: City(name: "c", size: nil), rest: ["k": 1]),
    Boxed(name: "b", age: 7, city: City(name: "d"), rest: ["k": 2, "l": ["m": 3]]),
  ]
  static let rows = [Row(x: 1), Row(x: 1, y: nil, note: "n"), Row(x: 2, y: 5)]

  private func expectChanges<T: Mappable & SchemaProviding & Equatable>(_ models: [T]) throws {
    for old in models {
      for new in models {
        var merged = old
        try merged.merge(from: new, by: .replace)
        #expect(merged == new)
        var kept = old
        try kept.merge(from: new, by: .keep)
        #expect(kept == old)
        var patched = old
        let patch = try MergePatch(from: old, to: new)
        try patch.apply(to: &patched)
        #expect(patched == new, "\(patch.value)")
        var replaced = old
        let whole = try ValueMapper().encode(new)
        try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &replaced)
        #expect(replaced == new)
      }
    }
  }

  @Test func `A merge and a patch make one model of another`() throws {
    try expectChanges(Self.boxes)
    try expectChanges(Self.rows)
    try expectChanges([Perhaps(value: nil), Perhaps(value: 1), Perhaps(value: 2)])
    try expectChanges([Names(value: []), Names(value: ["a"]), Names(value: ["b", "c"])])
    try expectChanges([Home(value: City(name: "a")), Home(value: City(name: "b", size: nil))])
    try expectChanges([Chosen(value: .none), Chosen(value: .some(size: 1))])
    try expectChanges(Self.outers)
  }

  @Test func `Values that are not encoded are merged, too`() throws {
    var box = Boxed(name: "a", secret: 5)
    try box.merge(from: Boxed(name: "b", age: nil, secret: 6), by: .replaceIfPresent)
    #expect(box == Boxed(name: "b", age: 1, secret: 6))
    try box.merge(from: Boxed(name: "c", secret: 7), by: .replace, rules: ["secret": .keep])
    #expect(box == Boxed(name: "c", age: 1, secret: 6))
    var row = Row(x: 1, hidden: 6, note: "n")
    try row.merge(from: Row(x: 2, hidden: 6, y: 3), by: .replaceIfPresent)
    #expect(row == Row(x: 2, hidden: 6, y: 3, note: "n"))
  }

  @Test func `Values are set by the paths of properties`() throws {
    let outer = try Self.outers[1].copy(setting: [
      "boxed.name": "z", "boxed.city.size": 9, "row.x": 8, "perhaps.value": nil,
      "names.value[1]": "c", "home.value.name": "q", "chosen.value": "none", "rows[1].note": "m",
      "second.age": nil,
    ])
    var expected = Self.outers[1]
    expected.boxed.name = "z"
    expected.boxed.city?.size = 9
    expected.row.x = 8
    expected.perhaps.value = nil
    expected.names.value[1] = "c"
    expected.home?.value.name = "q"
    expected.chosen.value = .none
    expected.rows[1].note = "m"
    expected.second?.age = nil
    #expect(outer == expected)
    let made = try Self.outers[0].copy(setting: ["second.name": "new"])
    #expect(made.second == Boxed(name: "new"))
    var box = Boxed(name: "a", secret: 4)
    try box.setValue(2, ofProperty: "age")
    #expect(box == Boxed(name: "a", age: 2, secret: 4))
  }

  @Test func `A null for a container removes what is in it`() throws {
    var box = Self.boxes[2]
    let error = #expect(throws: MappingError.self) {
      try MergePatch(["data": ["user": nil]]).apply(to: &box)
    }
    #expect(error?.path == "data.user.n" && box == Self.boxes[2])
    try MergePatch(["data": ["user": ["n": "z", "city": nil, "k": nil]]]).apply(to: &box)
    #expect(box == Boxed(name: "z", age: 7, rest: ["l": ["m": 3]]))
    try MergePatch(["other": nil]).apply(to: &box)
    #expect(box.name == "z")
  }

  @Test func `Properties are present wherever their keys begin`() throws {
    func names<T: MappingDecodable & SchemaProviding>(
      _ type: T.Type, _ json: String
    ) throws -> Set<String> {
      let text = try JSONMapper().decode(PresenceTracked<T>.self, from: json)
      let tree = try ValueMapper().decode(PresenceTracked<T>.self, from: AnyValue(json: json))
      #expect(text.properties == tree.properties)
      return text.properties
    }
    #expect(
      try names(Boxed.self, #"{"data":{"user":{"n":"a","age":null,"z":1}}}"#)
        == ["name", "age", "rest"])
    #expect(try names(Row.self, "[1,2,3]") == ["x", "hidden", "y"])
    #expect(try names(Names.self, "[]") == ["value"])
  }

  @Mappable struct Levels: Equatable {
    var depth: Int??
    var list: [Int??] = []
  }

  @Test func `The nil in an optional differs from nil`() {
    let (none, inner) = (Levels(depth: nil), Levels(depth: .some(nil)))
    #expect(inner.changedProperties(since: none) == ["depth"])
    #expect(!inner.isEqual(to: none) && inner.isEqual(to: inner) && none.isEqual(to: none))
    #expect(inner.changes(since: none).map(\.path) == ["depth"])
    #expect(
      Levels(list: [nil, .some(nil)]).changedProperties(since: Levels(list: [nil, nil]))
        == ["list"])
  }
}
