import Maquette
import MaquetteJSONTools
import Testing

/// Properties whose paths lead into an array change with the array, and apart from each other.
@Suite("Changes of properties inside arrays") struct ArrayPathChangeTests {
  @Mappable struct Inner: Equatable {
    var x = 1
    var y: Int?
  }

  @Mappable struct Model: Equatable {
    @CodingKey(path: "items[0].name") var name: String?
    @CodingKey(path: "items[1].name") var count = 7
    @CodingKey(path: "items[0].in") var inner = Inner()
    @CodingKey(path: "g.list[1]") var second: Int?
    var z = 1
  }

  @Mappable struct Collected: Equatable {
    @CodingKey(path: "g.items[*].name") var names: [String]?
    @CodingKey(path: "list[*]") var list: [Int] = []
  }

  @Mappable struct Needed: Equatable {
    @CodingKey(path: "list[*]") var list: [Int]
  }

  @Mappable struct Required: Equatable {
    @CodingKey(path: "items[0].id") var id: Int
    @CodingKey(path: "items[1].id") var other: Int?
  }

  @Mappable struct Unwritten: Equatable {
    @CodingKey(path: "rows[0].y") @EncodableIgnored var first: Int?
    var rows: [Inner] = []
  }

  @Mappable final class Node {
    @CodingKey(path: "rows[0].id") @EncodableIgnored var first: Int?
    @CodingKey(path: "list[0].name") var name: String?
    var rows: [Inner] = []
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened(prefix: "p_") var model: Model
    var id = 1
  }

  private let model = Model(
    name: "a", count: 2, inner: Inner(x: 4, y: 5), second: 6, z: 3)
  private let collected = Collected(names: ["a", "b"], list: [1, 2])

  @Test("In an update, null for an array is null for the values in it") func nullArrays() throws {
    let written = try JSONMapper(options: .init(nilValues: .writeNull))
      .encodeString(Collected(names: nil, list: [3]))
    #expect(written == #"{"g":{"items":null},"list":[3]}"#)
    var model = collected
    try JSONMapper().update(&model, from: written)
    #expect(model == Collected(names: nil, list: [3]))
    model = collected
    try ValueMapper().update(&model, from: AnyValue(json: written))
    #expect(model == Collected(names: nil, list: [3]))
    // As for any property, null is the default, or an error.
    try JSONMapper().update(&model, from: #"{"list":null}"#)
    #expect(model == Collected(names: nil, list: []))
    var needed = Needed(list: [3])
    let error = #expect(throws: MappingError.self) {
      try JSONMapper().update(&needed, from: #"{"list":null}"#)
    }
    #expect(error?.code == .unexpectedNull)
    #expect(error?.path.description == "list")
    #expect(needed == Needed(list: [3]))
  }

  /// Removes a place from a model, which then equals the model of the tree without it.
  private func expectRemoval<T: Mappable & Equatable>(_ path: String, from model: T) throws {
    let patch = try JSONPatch(json: #"[{"op":"remove","path":"\#(path)"}]"#)
    var changed = model
    try patch.apply(to: &changed)
    var tree = try ValueMapper().encode(model)
    try patch.apply(to: &tree)
    #expect(try changed == ValueMapper().decode(T.self, from: tree), "\(path)")
    #expect(changed != model, "\(path)")
    var merged = model
    try MergePatch(from: ValueMapper().encode(model), to: tree).apply(to: &merged)
    #expect(merged == changed, "\(path)")
  }

  @Test(arguments: [
    "/items/0/name", "/items/1/name", "/items/0", "/items/1", "/items", "/items/0/in/y",
    "/items/0/in", "/g/list/1", "/g/list", "/g",
  ])
  func `A patch removes a value, or what contains it`(_ path: String) throws {
    try expectRemoval(path, from: model)
    let first = path.dropFirst()
    try expectRemoval("/p_\(first)", from: Outer(model: model))
  }

  @Test(arguments: ["/g/items/0", "/g/items", "/g", "/list", "/list/0"])
  func `A patch removes collected values`(_ path: String) throws {
    try expectRemoval(path, from: collected)
  }

  @Test func `A patch that does not write a property leaves it`() throws {
    var changed = Unwritten(first: 7, rows: [Inner(x: 2)])
    try JSONPatch(json: #"[{"op":"replace","path":"/rows/0/x","value":3}]"#).apply(to: &changed)
    #expect(changed == Unwritten(first: 7, rows: [Inner(x: 3)]))
  }

  @Test func `A required value cannot be removed`() throws {
    let original = Required(id: 3, other: 4)
    for path in ["/items/0/id", "/items"] {
      var changed = original
      let error = #expect(throws: MappingError.self) {
        try JSONPatch(json: #"[{"op":"remove","path":"\#(path)"}]"#).apply(to: &changed)
      }
      #expect(error?.code == .unexpectedNull)
      #expect(error?.property == "id")
      #expect(changed == original)
    }
  }

  @Test func `A value is set by its name`() throws {
    var changed = model
    try changed.setValue("N", ofProperty: "name")
    try changed.setValue(9, at: "inner.x")
    try changed.setValue(8, ofProperty: "second")
    #expect(changed == Model(name: "N", count: 2, inner: Inner(x: 9, y: 5), second: 8, z: 3))
    try changed.setValue(.null, ofProperty: "name")
    try changed.setValue(.null, at: "inner.y")
    #expect(changed == Model(name: nil, count: 2, inner: Inner(x: 9), second: 8, z: 3))
    #expect(try model.copy(setting: ["count": 5]).count == 5)
  }

  @Test func `Collected values are set together`() throws {
    var changed = collected
    try changed.setValue(["q"], ofProperty: "names")
    try changed.setValue([3], ofProperty: "list")
    #expect(changed == Collected(names: ["q"], list: [3]))
    try changed.setValue(.null, ofProperty: "names")
    #expect(changed == Collected(names: nil, list: [3]))
    #expect(throws: MappingError.self) { try changed.setValue("x", ofProperty: "list") }
  }

  @Test func `Merging takes each value`() throws {
    var merged = model
    try merged.merge(from: Model(name: nil, count: 5, inner: Inner(x: 8), second: nil, z: 4))
    #expect(merged == Model(name: "a", count: 5, inner: Inner(x: 8, y: 5), second: 6, z: 4))
    try merged.merge(from: Model(), by: .replace)
    #expect(merged == Model())
  }

  @Test func `A copy of an object has what is decoded only`() throws {
    let node = Node()
    (node.first, node.name, node.rows) = (3, "n", [Inner(x: 8)])
    let copy = try node.copy()
    #expect(copy.first == 3)
    #expect(copy.name == "n")
    #expect(copy.rows == [Inner(x: 8)])
  }
}
