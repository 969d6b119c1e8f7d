import MaquetteCore
import MaquetteJSONTools
import MaquetteMappings
import TestSupport
import Testing

/// Patches of large containers behave like those of small ones, in linear time.
///
/// Each test took minutes when every step copied the container and searched all its keys.
@Suite("Large patches")
struct PatchScaleTests {
  private static let count = LongRun.count(30_000, long: 100_000)

  private static let large = AnyValue.object(
    AnyValue.Object((0..<count).map { .init(key: "key\($0)", value: .number(AnyValue.Number($0))) })
  )

  @Test(.timeLimit(.minutes(10)))
  func mergePatchThatRemovesAllKeys() {
    var tree = Self.large
    let patch = AnyValue.Object((0..<Self.count).map { .init(key: "key\($0)", value: .null) })
    MergePatch(.object(patch)).apply(to: &tree)
    #expect(tree == [:])
  }

  @Test(.timeLimit(.minutes(10)))
  func mergePatchThatRemovesEverySecondKeyAndAddsOthers() throws {
    var tree = Self.large
    var patch = AnyValue.Object()
    for index in stride(from: 0, to: Self.count, by: 2) {
      patch["key\(index)"] = .null
      patch["new\(index)"] = true
    }
    MergePatch(.object(patch)).apply(to: &tree)
    let object = try #require(tree.object)
    let last = Self.count - 1
    #expect(object.count == Self.count)
    #expect(
      object["key0"] == nil && object["key1"] == 1
        && object["key\(last)"] == .number(AnyValue.Number(last)))
    #expect(object.keys.first == "key1" && object.keys.last == "new\(Self.count - 2)")
  }

  @Test(.timeLimit(.minutes(10)))
  func patchThatAddsAndRemovesKeys() throws {
    var tree: AnyValue = ["a": ["b": [:]]]
    let added = (0..<Self.count).map { JSONPatch.Operation.add(at("a", "b", "key\($0)"), true) }
    try JSONPatch(added).apply(to: &tree)
    #expect(tree["a"]["b"].object?.count == Self.count)
    #expect(tree["a"]["b"].object?.keys.last == "key\(Self.count - 1)")
    let removed = (1..<Self.count).map { JSONPatch.Operation.remove(at("a", "b", "key\($0)")) }
    try JSONPatch(removed).apply(to: &tree)
    #expect(tree == ["a": ["b": ["key0": true]]])
  }

  @Test(.timeLimit(.minutes(10)))
  func patchThatInsertsAndRemovesAtTheFront() throws {
    var tree: AnyValue = []
    let added = (0..<Self.count).map {
      JSONPatch.Operation.add(at("0"), .number(AnyValue.Number($0)))
    }
    try JSONPatch(added).apply(to: &tree)
    #expect(tree.array?.count == Self.count)
    let last = Self.count - 1
    #expect(tree[0] == .number(AnyValue.Number(last)) && tree[last] == 0)
    let removed = Array(repeating: JSONPatch.Operation.remove(at("0")), count: Self.count - 1)
    try JSONPatch(removed).apply(to: &tree)
    #expect(tree == [0])
  }

  @Test(.timeLimit(.minutes(10)))
  func patchThatReplacesAndTestsInALargeObject() throws {
    var tree: AnyValue = ["large": Self.large]
    let operations = (0..<Self.count).flatMap { index -> [JSONPatch.Operation] in
      let pointer = JSONPointer(tokens: ["large", "key\(index)"])
      return [
        .test(pointer, .number(AnyValue.Number(index))), .replace(pointer, .string("\(index)")),
      ]
    }
    try JSONPatch(operations).apply(to: &tree)
    #expect(tree["large"]["key5"] == "5" && tree["large"].object?.count == Self.count)
  }

  @Test(.timeLimit(.minutes(10)))
  func largeValueThatIsMovedToAndFro() throws {
    var tree: AnyValue = ["a": Self.large, "b": 1]
    let there = JSONPatch.Operation.move(from: at("a"), to: at("c"))
    let back = JSONPatch.Operation.move(from: at("c"), to: at("a"))
    try JSONPatch((0..<10_000).flatMap { _ in [there, back] }).apply(to: &tree)
    #expect(tree == ["b": 1, "a": Self.large])
  }

  @Test("A value moved to a deeper path counts as copied")
  func movesDown() throws {
    let before: AnyValue = ["a": [1, 2, 3], "b": [:]]
    var tree = before
    let down = JSONPatch.Operation.move(from: at("a"), to: at("b", "a"))
    let up = JSONPatch.Operation.move(from: at("b", "a"), to: at("a"))
    try JSONPatch([down, up, down]).apply(to: &tree, copies: 8)
    #expect(tree == ["b": ["a": [1, 2, 3]]])
    tree = before
    let error = #expect(throws: MappingError.self) {
      try JSONPatch([down, up, down]).apply(to: &tree, copies: 7)
    }
    #expect(error?.code == .sizeExceeded)
    #expect(tree == before)
  }

  @Test("Keys set and removed one by one in a tree", .timeLimit(.minutes(10)))
  func membersOfATree() {
    var tree: AnyValue = [:]
    for index in 0..<Self.count { tree["key\(index)"] = .bool(true) }
    for index in 0..<Self.count { tree[path: [.key("list"), .index(index)]] = .bool(true) }
    #expect(tree.object?.count == Self.count + 1)
    #expect(tree["list"].array?.count == Self.count)
  }
}

/// Long sequences of changes match a plain model of the rules.
@Suite("Random patches")
struct RandomPatchTests {
  @Test(arguments: 0..<20)
  func arrays(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var reference = (0..<generator.below(3000)).map { AnyValue.number(AnyValue.Number($0)) }
    var tree: AnyValue = ["list": .array(reference)]
    var operations: [JSONPatch.Operation] = []
    for step in 0..<4000 {
      let value = AnyValue.number(AnyValue.Number(1_000_000 + step))
      let position = generator.below(reference.count + 1)
      let isGrowing = step / 1000 % 2 == 0
      if position == reference.count || generator.below(10) < (isGrowing ? 7 : 2) {
        let isLast = position == reference.count && generator.below(2) == 0
        operations.append(.add(at("list", isLast ? "-" : "\(position)"), value))
        reference.insert(value, at: position)
      } else if generator.below(3) == 0 {
        operations.append(.replace(at("list", "\(position)"), value))
        reference[position] = value
      } else {
        operations.append(.remove(at("list", "\(position)")))
        reference.remove(at: position)
      }
    }
    operations.append(.test(at("list"), .array(reference)))
    try JSONPatch(operations).apply(to: &tree)
    #expect(tree == ["list": .array(reference)])
  }

  @Test(arguments: 0..<20)
  func objects(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var reference = AnyValue.Object()
    var tree: AnyValue = .object(reference)
    var operations: [JSONPatch.Operation] = []
    for step in 0..<3000 {
      let key = "k\(generator.below(seed * 10 + 3))"
      let value = AnyValue.number(AnyValue.Number(step))
      if reference[key] == nil || generator.below(2) == 0 {
        operations.append(.add(at(key), value))
        reference[key] = value
      } else {
        operations.append(.remove(at(key)))
        reference[key] = nil
      }
    }
    try JSONPatch(operations).apply(to: &tree)
    #expect(tree.object?.keys == reference.keys)
    #expect(tree == .object(reference))
    #expect(reference.allSatisfy { tree[$0.key] == $0.value })
  }
}

private func at(_ tokens: String...) -> JSONPointer { JSONPointer(tokens: tokens) }
