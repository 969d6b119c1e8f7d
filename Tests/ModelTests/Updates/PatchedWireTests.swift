import Maquette
import MaquetteJSONTools
import Testing

@Suite("Patches of types that another type maps") struct PatchedWireTests {
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
}
