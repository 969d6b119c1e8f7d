import Maquette
import MaquetteJSONTools
import Testing

/// A patch changes a model as it changes the model's encoded form.
@Suite("Patches of models agree with patches of their trees") struct PatchedModelTests {
  @Mappable(tagged: .internal("t")) enum Internal: Equatable {
    case card(number: Int, owner: String? = "?")
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum Adjacent: Equatable {
    case card(number: Int, owner: String? = "?")
  }

  @Mappable enum External: Equatable {
    case card(number: Int, owner: String? = "?")
  }

  @Mappable struct Payments: Equatable {
    var inner: Internal = .card(number: 1, owner: "Ada")
    var beside: Adjacent = .card(number: 1, owner: "Ada")
    var outer: External = .card(number: 1, owner: "Ada")
    var raw: RawJSON
  }

  @Mappable struct Nested: Equatable {
    @CodingKey(path: "g.x") var x: Int?
    @CodingKey(path: "g.h.y") var y = 7
    var z: Int?
  }

  @Mappable(layout: .array) struct Row: Equatable {
    var a: Int
    var b: String?
    var c = 3
  }

  @Mappable struct Rows: Equatable {
    var row: Row
    var members: [String: Int?] = [:]
  }

  @Mappable struct Renamed: Equatable {
    @CodingKey("in", encode: "out") var value = 1
  }

  private func patched<T: Mappable & Equatable>(_ model: T, _ operations: String) throws -> T {
    var changed = model
    let patch = try JSONPatch(json: operations)
    try patch.apply(to: &changed)
    var tree = try ValueMapper().encode(model)
    try patch.apply(to: &tree)
    #expect(
      try ValueMapper().encode(changed)
        == ValueMapper().encode(ValueMapper().decode(T.self, from: tree)))
    return changed
  }

  @Test(arguments: ["inner/number", "beside/c/number", "outer/card/number"])
  func `In the payload of a case`(_ path: String) throws {
    let model = try Payments(raw: RawJSON(json: #"{"a":1}"#))
    let changed = try patched(
      model, #"[{"op":"replace","path":"/\#(path)","value":7}]"#)
    #expect(changed != model)
    var merged = model
    try MergePatch(from: model, to: changed).apply(to: &merged)
    #expect(merged == changed)
  }

  @Test func `In raw JSON`() throws {
    let model = try Payments(raw: RawJSON(json: #"{"a":1}"#))
    let changed = try patched(model, #"[{"op":"add","path":"/raw/b","value":2}]"#)
    #expect(try ValueMapper().encode(changed.raw) == ["a": 1, "b": 2])
    var merged = model
    try MergePatch(json: #"{"raw":{"c":9}}"#).apply(to: &merged)
    #expect(try ValueMapper().encode(merged.raw) == ["a": 1, "c": 9])
  }

  @Test func `Removing a step of a path removes what is below`() throws {
    let model = Nested(x: 1, y: 2, z: 3)
    #expect(
      try patched(model, #"[{"op":"remove","path":"/g"}]"#) == Nested(x: nil, y: 7, z: 3))
    #expect(
      try patched(model, #"[{"op":"remove","path":"/g/h"}]"#) == Nested(x: 1, y: 7, z: 3))
    var merged = model
    try MergePatch(json: #"{"g":null}"#).apply(to: &merged)
    #expect(merged == Nested(x: nil, y: 7, z: 3))
  }

  @Mappable(layout: .array) struct Ending: Equatable {
    var first = 1
    var last: Int? = 3
  }

  @Mappable struct Defaults: Equatable {
    var tree: AnyValue = 3
    var required: AnyValue
    var note: String? = "d"
    @CodingKey(path: "g.x") var x: Int? = 4
    @CodingKey(path: "g.list[0].y") var y: Int? = 5
    @CodingKey(path: "list[1]") var z: Int? = 6
    var part: Row? = Row(a: 1, b: "b")
    @CodableBy(.text(Int.self)) var text: Int? = 7
    var ending: Ending = Ending()
  }

  @Test(arguments: [
    "/tree", "/note", "/g/x", "/g", "/g/list", "/list", "/list/1", "/part", "/text", "/ending/1",
  ])
  func `A removed value gets its default, also where null is another value`(_ path: String) throws {
    let model = Defaults(
      tree: 9, required: 9, note: "n", x: 9, y: 9, z: 9, part: Row(a: 9, b: "c"), text: 9,
      ending: Ending(first: 9, last: 9))
    let changed = try patched(model, #"[{"op":"remove","path":"\#(path)"}]"#)
    #expect(changed != model)
  }

  @Test func `A tree that is removed and has no default is null`() throws {
    var model = Defaults(required: 9)
    try JSONPatch([.remove(JSONPointer(tokens: ["required"]))]).apply(to: &model)
    #expect(model.required == nil)
  }

  @Test func `Elements of models that are arrays`() throws {
    let model = Rows(row: Row(a: 1, b: "b", c: 5), members: ["k": 1])
    let row = try patched(model, #"[{"op":"replace","path":"/row","value":[9]}]"#).row
    #expect(row == Row(a: 9, b: nil, c: 3))
    #expect(
      try patched(model, #"[{"op":"remove","path":"/row/2"}]"#).row == Row(a: 1, b: "b", c: 3))
    var merged = model
    try MergePatch(json: #"{"row":[9]}"#).apply(to: &merged)
    #expect(merged.row == Row(a: 9, b: nil, c: 3))
  }

  typealias Inner = PatchedWireTests.Inner

  @Mappable(layout: .array) struct Line: Equatable {
    var number = 1
    var sum: Inner
    var counts: [String: Int?] = [:]
    var row: Row?
    var last: Int?
  }

  @Test func `Elements replace what is in models that are arrays, too`() throws {
    let lines = [
      Line(
        sum: Inner(level: 1, rest: ["x": 1]), counts: ["a": 1, "b": nil],
        row: Row(a: 1, b: "b", c: 5),
        last: 2),
      Line(sum: Inner(level: nil), counts: ["b": nil]),
      Line(number: 2, sum: Inner(rest: ["y": ["z": 1]]), counts: ["b": 1], row: Row(a: 2)),
    ]
    for old in lines {
      for new in lines {
        var merged = ["k": old]
        try MergePatch(from: merged, to: ["k": new]).apply(to: &merged)
        #expect(merged == ["k": new])
        var root = old
        try MergePatch(from: old, to: new).apply(to: &root)
        #expect(root == new)
        var patched = old
        try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new))])
          .apply(to: &patched)
        #expect(patched == new)
      }
    }
  }

  @Test func `A null of a JSON patch is a value`() throws {
    let model = Rows(row: Row(a: 1), members: ["k": 1, "l": 2])
    let changed = try patched(
      model,
      #"[{"op":"add","path":"/members/n","value":null},{"op":"replace","path":"/members/k","value":null}]"#
    )
    let expected: [String: Int?] = ["n": nil, "k": nil, "l": 2]
    #expect(changed.members == expected)
    #expect(
      try patched(model, #"[{"op":"remove","path":"/members/k"}]"#).members == ["l": 2])
  }

  @Mappable struct Free: Equatable { var tree: AnyValue = 1 }

  @Test func `An object in place of another tree has no nulls in a merge patch`() throws {
    for tree in [1, "a", [1], nil, ["b": 1]] as [AnyValue] {
      var model = Free(tree: tree)
      let patch: AnyValue = ["tree": ["a": nil, "c": ["d": nil]]]
      try MergePatch(patch).apply(to: &model)
      #expect(model.tree == MergePatch(patch["tree"]).applied(to: tree))
    }
  }

  @Test func `Keys of encoding`() throws {
    let patch = try MergePatch(from: Renamed(), to: Renamed(value: 5))
    #expect(try patch.jsonString() == #"{"out":5}"#)
    var model = Renamed()
    try patch.apply(to: &model)
    #expect(model == Renamed(value: 5))
    var other = Renamed()
    try JSONPatch(json: #"[{"op":"replace","path":"/out","value":9}]"#).apply(to: &other)
    #expect(other.value == 9)
    try MergePatch(json: #"{"in":4}"#).apply(to: &other)
    #expect(other.value == 4)
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    case card(number: Int, owner: String? = "?")
  }

  @Mappable(tagged: .codable) enum Wrapped: Equatable {
    case card(number: Int, owner: String? = "?")
    case keys([String: Int])
  }

  @Mappable struct AllPayments: Equatable {
    var inner: Internal
    var beside: Adjacent
    var outer: External
    var bare: Untagged
    var wrapped: [Wrapped] = []
    var one: Wrapped?
  }

  @Test func `A null in the payload of a case is nil, not the default`() throws {
    func payments(_ owner: String?) -> AllPayments {
      AllPayments(
        inner: .card(number: 1, owner: owner), beside: .card(number: 1, owner: owner),
        outer: .card(number: 1, owner: owner), bare: .card(number: 1, owner: owner),
        one: .card(number: 1, owner: owner))
    }
    for (old, new) in [(payments("Ada"), payments(nil)), (payments("?"), payments(nil))] {
      var patched = old
      try MergePatch(from: old, to: new).apply(to: &patched)
      #expect(patched == new)
    }
    // A key of a dictionary is removed.
    var keys = Wrapped.keys(["a": 1, "b": 2])
    try MergePatch(["keys": ["_0": ["a": nil]]]).apply(to: &keys)
    #expect(keys == .keys(["b": 2]))
    var card = External.card(number: 1, owner: "Ada")
    try MergePatch([:]).apply(to: &card)
    try MergePatch(["card": ["owner": nil]]).apply(to: &card)
    #expect(card == .card(number: 1, owner: nil))
  }

  @Test func `The options of a call hold where a null in a payload is kept`() throws {
    var card = External.card(number: 3, owner: "Ada")
    try MergePatch(["card": ["number": true, "owner": nil]])
      .apply(to: &card, options: .init(conversions: .lenient))
    #expect(card == .card(number: 1, owner: nil))
  }

  @Test func `Dictionaries and arrays of models`() throws {
    var rows = ["a": Row(a: 1, b: "x"), "b": Row(a: 2)]
    try MergePatch(["a": nil, "c": [3]]).apply(to: &rows)
    #expect(rows == ["b": Row(a: 2), "c": Row(a: 3)])
    var row = Row(a: 1, b: "b", c: 5)
    try MergePatch([9]).apply(to: &row)
    #expect(row == Row(a: 9))
  }
}
