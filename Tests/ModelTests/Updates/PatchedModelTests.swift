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

  @Mappable struct Sale: Equatable {
    var id: Int
    @CodableFlattened var payment: Internal
    @CodableFlattened(prefix: "x_") var refund: Adjacent?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Test func `A null in the payload of a flattened case is nil`() throws {
    let old = Sale(
      id: 1, payment: .card(number: 2, owner: "Ada"), refund: .card(number: 3, owner: "Bo"))
    let new = Sale(
      id: 1, payment: .card(number: 4, owner: nil), refund: .card(number: 5, owner: nil),
      rest: ["q": 1])
    var patched = old
    try MergePatch(from: old, to: new).apply(to: &patched)
    #expect(patched == new)
  }

  @Test func `A patch cannot remove a flattened case, also if it adds other keys`() throws {
    let old = Sale(
      id: 1, payment: .card(number: 2), refund: .card(number: 3, owner: "Bo"), rest: ["p": 1])
    let new = Sale(id: 1, payment: .card(number: 2), rest: ["q": 1])
    var model = old
    let whole = try ValueMapper().encode(new)
    #expect(throws: MappingError.self) {
      try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &model)
    }
    #expect(throws: MappingError.self) { try MergePatch(from: old, to: new).apply(to: &model) }
    #expect(model == old)
  }

  @Mappable struct Sized: Equatable {
    var width: Int? = 1
    var height = 2
    var depth: Int?
  }

  @Mappable struct Parcel: Equatable {
    var id = 1
    @CodableFlattened(prefix: "p_") var outer: Outer
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened(prefix: "s_") var size: Sized?
    var name: String?
  }

  @Test func `A patch cannot remove a flattened member that may be nil, and does not reset it`()
    throws
  {
    let old = Parcel(outer: Outer(size: Sized(width: 5, height: 6, depth: 7), name: "n"))
    for new in [Parcel(outer: Outer(name: "n")), Parcel(id: 2, outer: Outer())] {
      var model = old
      let whole = try ValueMapper().encode(new)
      let error = #expect(throws: MappingError.self) {
        try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &model)
      }
      #expect(error?.code == .invalidValue)
      #expect(model == old)
      let made = #expect(throws: MappingError.self) { try MergePatch(from: old, to: new) }
      #expect(made?.code == .unencodable)
      model = new
      try MergePatch(from: new, to: old).apply(to: &model)
      #expect(model == old)
    }
    // Null is nil, or a default, in a member that stays.
    for new in [Sized(width: nil, height: 2), Sized(width: 1, height: 6), Sized(depth: 8)] {
      let new = Parcel(outer: Outer(size: new, name: "n"))
      var model = old
      try MergePatch(from: old, to: new).apply(to: &model)
      #expect(model == new)
      model = old
      try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new))])
        .apply(to: &model)
      #expect(model == new)
    }
    var model = old
    try MergePatch(["p_s_width": nil, "p_s_height": nil, "p_s_depth": nil]).apply(to: &model)
    #expect(model == Parcel(outer: Outer(size: Sized(width: nil), name: "n")))
  }

  @Mappable struct Wire: Equatable {
    var total: Int
    var parts: [Int]? = [0]
    init(_ sum: Sum) { (total, parts) = (sum.total, sum.parts) }
  }

  @Mappable(via: Wire.self) struct Sum: Equatable {
    var total: Int
    var parts: [Int]?
    init(total: Int, parts: [Int]? = nil) { (self.total, self.parts) = (total, parts) }
    init(_ wire: Wire) { (total, parts) = (wire.total, wire.parts) }
  }

  @Mappable struct Sums: Equatable {
    var one: Sum
    var two: Sum?
  }

  @Test func `Values that another type maps lose what a patch removes`() throws {
    let models = [
      Sums(one: Sum(total: 1)), Sums(one: Sum(total: 2, parts: [1]), two: Sum(total: 3)),
      Sums(one: Sum(total: 2, parts: []), two: Sum(total: 3, parts: [2])),
    ]
    for old in models {
      for new in models {
        var merged = old
        try MergePatch(from: old, to: new).apply(to: &merged)
        #expect(merged == new)
        var patched = old
        let whole = try ValueMapper().encode(new)
        try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &patched)
        #expect(patched == new)
      }
    }
  }

  @Mappable enum Mark: Equatable {
    case plain
    case scored(Int, note: String? = "?")
  }

  @Mappable struct Inner: Equatable {
    var level: Int? = 3
    @CodableExtras var rest: AnyValue.Object = [:]
  }

  @Mappable struct WideWire: Equatable {
    var counts: [String: Int] = [:]
    var gaps: [String: Int?] = [:]
    var mark: Mark = .plain
    var data: AnyValue = [:]
    var inner: Inner = Inner()
    init(_ wide: Wide) {
      (counts, gaps, mark) = (wide.counts, wide.gaps, wide.mark)
      (data, inner) = (wide.data, wide.inner)
    }
  }

  @Mappable(via: WideWire.self) struct Wide: Equatable {
    var counts: [String: Int] = [:]
    var gaps: [String: Int?] = [:]
    var mark: Mark = .plain
    var data: AnyValue = [:]
    var inner: Inner = Inner()
    init() {}
    init(_ wire: WideWire) {
      (counts, gaps, mark) = (wire.counts, wire.gaps, wire.mark)
      (data, inner) = (wire.data, wire.inner)
    }
  }

  @Mappable struct Wides: Equatable {
    var one: Wide
  }

  @Test func `Members of dictionaries, trees and cases in a type that another maps are removed`()
    throws
  {
    var old = Wide()
    old.counts = ["a": 1, "b": 2]
    old.gaps = ["a": 1, "b": nil]
    old.mark = .scored(1, note: "x")
    old.data = ["k": ["l": 1, "m": 2], "n": 3]
    old.inner.rest = ["z": ["y": 1, "x": 2]]
    var new = old
    new.counts["a"] = nil
    new.gaps = ["b": nil]
    new.mark = .plain
    new.data = ["k": ["m": 2]]
    new.inner.rest = ["z": ["x": 2]]
    new.inner.level = nil
    for (before, after) in [(old, new), (old, Wide()), (new, Wide())] {
      var patched = Wides(one: before)
      let whole = try ValueMapper().encode(Wides(one: after))
      try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &patched)
      #expect(patched == Wides(one: after))
      var root = before
      try JSONPatch([.replace(JSONPointer(tokens: []), whole["one"])]).apply(to: &root)
      #expect(root == after)
    }
    var merged = Wides(one: old)
    try MergePatch([
      "one": ["counts": ["a": nil], "data": ["k": ["l": nil]], "inner": ["z": ["y": nil]]]
    ]).apply(to: &merged)
    var expected = old
    expected.counts["a"] = nil
    expected.data = ["k": ["m": 2], "n": 3]
    expected.inner.rest = ["z": ["x": 2]]
    #expect(merged.one == expected)
  }

  @Mappable(layout: .array) struct PairWire: Equatable {
    var first: Int
    var second: Int? = 7
    init(_ pair: Pair) { (first, second) = (pair.first, pair.second) }
  }

  @Mappable(via: PairWire.self) struct Pair: Equatable {
    var first: Int
    var second: Int?
    init(_ first: Int, _ second: Int?) { (self.first, self.second) = (first, second) }
    init(_ wire: PairWire) { (first, second) = (wire.first, wire.second) }
  }

  @Mappable(transparent: true) struct ListWire: Equatable {
    var values: [String: Int]
    init(_ list: List) { values = list.values }
  }

  @Mappable(via: ListWire.self) struct List: Equatable {
    var values: [String: Int]
    init(_ values: [String: Int]) { self.values = values }
    init(_ wire: ListWire) { values = wire.values }
  }

  @Mappable(container: "in") struct BoxWire: Equatable {
    var size: Int? = 3
    @CodableFlattened var mark: Mark
    init(_ box: Box) { (size, mark) = (box.size, box.mark) }
  }

  @Mappable(via: BoxWire.self) struct Box: Equatable {
    var size: Int?
    var mark: Mark
    init(_ size: Int?, _ mark: Mark) { (self.size, self.mark) = (size, mark) }
    init(_ wire: BoxWire) { (size, mark) = (wire.size, wire.mark) }
  }

  @Mappable struct Wired: Equatable {
    var pair: Pair
    var list: List
    var box: Box
  }

  @Test func `Types that arrays, dictionaries and containers map are patched`() throws {
    let models = [
      Wired(pair: Pair(1, 2), list: List(["a": 1, "b": 2]), box: Box(1, .scored(1, note: "x"))),
      Wired(pair: Pair(1, nil), list: List(["b": 3]), box: Box(nil, .scored(2, note: "x"))),
      Wired(pair: Pair(9, 7), list: List([:]), box: Box(3, .plain)),
    ]
    for old in models {
      for new in models {
        var patched = old
        let whole = try ValueMapper().encode(new)
        try JSONPatch([.replace(JSONPointer(tokens: []), whole)]).apply(to: &patched)
        #expect(patched == new)
        var pair = old.pair
        try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new.pair))])
          .apply(to: &pair)
        #expect(pair == new.pair)
        var list = old.list
        try MergePatch(from: old.list, to: new.list).apply(to: &list)
        #expect(list == new.list)
      }
    }
    var (pair, wire) = (Pair(1, 2), PairWire(Pair(1, 2)))
    try MergePatch([9]).apply(to: &pair)
    try MergePatch([9]).apply(to: &wire)
    #expect(pair == Pair(wire))
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
