import Maquette
import MaquetteJSONTools
import Testing

/// Operations that change a model keep the keys that no property takes, and change them alone.
@Suite("Changing models with extras")
struct ExtrasStateTests {
  @Mappable struct Tree: Equatable {
    var first: String?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable struct Ordered: Equatable {
    var first: String?
    @CodableExtras var rest: AnyValue.Object = [:]
  }

  @Mappable struct Numbers: Equatable {
    var first: String?
    @CodableExtras var rest: [Int: Int] = [:]
  }

  @Mappable final class Holder: SchemaEquatable {
    var id = 0
    var tree = Tree()
    @CodableFlattened(prefix: "x_") var inner: Ordered
    init(inner: Ordered) { self.inner = inner }
  }

  @Mappable struct Wide {
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable struct List {
    var items: [Tree] = []
    var tree = Tree()
  }

  @Mappable struct Dictionaries: Equatable {
    var object: AnyValue.Object = [:]
    @CodableBy(.anyDictionary) var any: [String: Any] = [:]

    static func == (left: Self, right: Self) -> Bool { left.isEqual(to: right) }
  }

  private let tree = Tree(first: "f", rest: ["x": ["y": 1], "z": 2])

  // Features: 51
  @Test("A nil of the other model does not reach a value") func mergingNil() throws {
    var model = tree
    try model.merge(from: Tree(rest: ["x": 3]), by: .replaceIfPresent)
    #expect(model == Tree(first: "f", rest: ["x": 3]))
  }

  // Features: 51
  @Test("A property that is kept does not change, whatever happens to extras")
  func keeping() throws {
    var model = tree
    try model.merge(from: Tree(first: "g", rest: ["a": 1]), rules: ["first": .keep])
    #expect(model == Tree(first: "f", rest: ["x": ["y": 1], "z": 2, "a": 1]))
    try model.merge(from: Tree(first: "g", rest: ["b": 1]), rules: ["rest": .keep])
    #expect(model == Tree(first: "g", rest: ["x": ["y": 1], "z": 2, "a": 1]))
  }

  // Features: 51
  @Test("Extras are replaced, appended, merged and given to a function")
  func rules() throws {
    func merged(by rule: MergeRule) throws -> [[String: AnyValue]] {
      var (tree, ordered) = (self.tree, Ordered(rest: ["x": ["y": 1], "z": 2]))
      try tree.merge(property: "rest", from: Tree(rest: ["x": ["w": 2]]), by: rule)
      try ordered.merge(property: "rest", from: Ordered(rest: ["x": ["w": 2]]), by: rule)
      #expect(tree.first == "f")
      return [
        tree.rest, Dictionary(uniqueKeysWithValues: ordered.rest.map { ($0.key, $0.value) }),
      ]
    }
    let all: [String: AnyValue] = ["x": ["y": 1, "w": 2], "z": 2]
    #expect(try merged(by: .replace) == [["x": ["w": 2]], ["x": ["w": 2]]])
    #expect(try merged(by: .append) == [all, all])
    #expect(try merged(by: .merge) == [all, all])
    #expect(try merged(by: .custom { _, other in other }) == [["x": ["w": 2]], ["x": ["w": 2]]])
    #expect(try merged(by: .custom { _, _ in AnyValue.null }) == [[:], [:]])
    #expect(throws: MappingError.self) { try merged(by: .custom { _, _ in 1 }) }
  }

  // Features: 51
  @Test("Extras of another type do not reach properties") func otherTypes() throws {
    var model = tree
    try model.merge(from: Wide(rest: ["first": "g", "a": 1]))
    #expect(model == Tree(first: "f", rest: ["x": ["y": 1], "z": 2, "a": 1]))
  }

  // Features: 44, 51
  @Test("Extras of nested and flattened models are merged") func nested() throws {
    let model = Holder(inner: Ordered(first: "i", rest: ["a": 1]))
    model.tree = tree
    let other = Holder(inner: Ordered(rest: ["b": 2]))
    other.tree.rest = ["q": 1]
    var merged = model
    try merged.merge(from: other)
    #expect(model.tree == Tree(first: "f", rest: ["x": ["y": 1], "z": 2, "q": 1]))
    #expect(model.inner == Ordered(first: "i", rest: ["a": 1, "b": 2]))
    try merged.merge(from: other, by: .replace)
    #expect(model.inner == other.inner && model.tree == other.tree)
  }

  // Features: 51
  @Test("Extras are set as a whole by their property") func setting() throws {
    var model = tree
    try model.setValue(["a": 1], at: "rest")
    #expect(model == Tree(first: "f", rest: ["a": 1]))
    try model.setValue(2, at: "rest.b")
    #expect(model == Tree(first: "f", rest: ["a": 1, "b": 2]))
    try model.setValue(["first": "g"], at: "rest")
    #expect(model == Tree(first: "f"))
  }

  // Features: 197
  @Test("A merge patch changes members of extras one by one, and removes them")
  func mergePatch() throws {
    var (tree, ordered) = (self.tree, Ordered(first: "f", rest: ["x": ["y": 1], "z": 2]))
    let patch = MergePatch(["x": ["w": 2], "z": nil, "n": ["a": 1, "b": nil]])
    try patch.apply(to: &tree)
    try patch.apply(to: &ordered)
    #expect(tree == Tree(first: "f", rest: ["x": ["y": 1, "w": 2], "n": ["a": 1]]))
    #expect(ordered == Ordered(first: "f", rest: ["x": ["y": 1, "w": 2], "n": ["a": 1]]))
    var numbers = Numbers(rest: [1: 2, 3: 4])
    try MergePatch(["1": nil, "5": 6]).apply(to: &numbers)
    #expect(numbers == Numbers(rest: [3: 4, 5: 6]))
    var holder = Holder(inner: Ordered(rest: ["a": ["b": 1], "c": 1]))
    holder.tree = self.tree
    try MergePatch(["x_a": ["d": 2], "x_c": nil, "tree": ["x": ["y": nil], "z": nil]])
      .apply(to: &holder)
    #expect(holder.inner.rest == ["a": ["b": 1, "d": 2]])
    #expect(holder.tree == Tree(first: "f", rest: ["x": [:]]))
  }

  // Features: 197
  @Test("A JSON patch changes extras in depth, and removes them") func jsonPatch() throws {
    var model = tree
    try JSONPatch(json: #"[{"op":"add","path":"/x/z","value":2},{"op":"remove","path":"/z"}]"#)
      .apply(to: &model)
    #expect(model == Tree(first: "f", rest: ["x": ["y": 1, "z": 2]]))
    try JSONPatch(json: #"[{"op":"remove","path":"/x/y"}]"#).apply(to: &model)
    #expect(model == Tree(first: "f", rest: ["x": ["z": 2]]))
  }

  // Features: 197
  @Test("Patches keep the other members of objects of any type")
  func dictionaries() throws {
    var model = Dictionaries(object: ["a": ["b": 1]], any: ["a": ["b": 1], "c": 2])
    try MergePatch(["object": ["a": ["d": 2]], "any": ["a": ["d": 2], "c": nil]]).apply(to: &model)
    #expect(
      model == Dictionaries(object: ["a": ["b": 1, "d": 2]], any: ["a": ["b": 1, "d": 2]]))
    try JSONPatch(json: #"[{"op":"add","path":"/object/e","value":1}]"#).apply(to: &model)
    #expect(model.object == ["a": ["b": 1, "d": 2], "e": 1])
    try model.merge(from: Dictionaries(object: ["f": 1]), rules: ["any": .keep])
    #expect(model.object == ["a": ["b": 1, "d": 2], "e": 1, "f": 1])
  }

  // Features: 51
  @Test("A null stays among extras where nothing is removed") func nulls() throws {
    var model = List(items: [Tree(rest: ["n": .null])], tree: Tree(rest: ["a": 1]))
    try JSONMapper().update(&model, from: #"{"tree":{"a":null}}"#)
    #expect(model.tree.rest == ["a": .null])
    try MergePatch(["items": [["n": nil]]]).apply(to: &model)
    #expect(model.items == [Tree(rest: ["n": .null])])
  }
}
