import Maquette

// Models around another one, with rules and code of which schemas do not express everything.

/// Code that sees the model.
@Mappable
struct RandomChecked<Content: RandomModel>: RandomObject {
  @CodingKey("n", in: .short) var number: Int8
  @CodingKey(path: "in.content") var content: Content
  @CodableHook(.validate) func check() throws {
    if number == 7 { throw MappingError(.invalidValue, expected: "another number") }
  }

  static func random(_ source: inout RandomSource) -> Self {
    RandomChecked(number: Int8(8 + source.below(50)), content: .random(&source))
  }
}

/// A hook that changes the source.
@Mappable
struct RandomRewritten<Content: RandomModel>: RandomModel {
  var content: Content
  var number: Int8
  @CodableHook(.willDecode) static func rewrite(_ tree: inout AnyValue) throws {
    if tree["old"] != .null { tree["number"] = tree["old"] }
  }
  @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) throws { tree["stamp"] = 1 }

  static func random(_ source: inout RandomSource) -> Self {
    RandomRewritten(content: .random(&source), number: Int8(source.below(99)))
  }
}

/// No keys but its own, with other spellings.
@Mappable(fieldNaming: .kebabCase, unknownKeys: .reject)
struct RandomClosed<Content: RandomModel>: RandomObject {
  @DecodableAlias("old", "older") var mainContent: Content
  @DecodableAlias(path: "spare.number") @CodingKey("n", in: .short) var spareNumber: Int8?
  @CodingKey("read", encode: "written") var text: String = ""

  static func random(_ source: inout RandomSource) -> Self {
    RandomClosed(mainContent: .random(&source), spareNumber: source.maybe { Int8($0.below(99)) })
  }
}

/// Itself.
@Mappable
struct RandomTree<Content: RandomModel>: RandomObject {
  var content: Content
  var children: [RandomTree] = []
  @Validated(.custom("at most one") { (table: [String: RandomTree]) in table.count < 2 })
  var table: [String: RandomTree] = [:]

  static func random(_ source: inout RandomSource) -> Self {
    RandomTree(
      content: .random(&source),
      children: source.bool() ? [] : [RandomTree(content: .random(&source))])
  }
}

/// Its only property.
@Mappable(transparent: true)
struct RandomTransparent<Content: RandomModel>: RandomModel {
  var content: Content

  static func random(_ source: inout RandomSource) -> Self {
    RandomTransparent(content: .random(&source))
  }
}

/// More tolerance than usual.
@DecodableRules(conversions: .lenient)
@Mappable(container: "items[1].value")
struct RandomTolerant<Content: RandomModel>: RandomModel {
  @DecodableRules(invalidElements: .drop) var list: [Content] = []
  @CodableDefault(5, on: .missing, .null, .invalid) var count: Int8
  var flag: Bool
  var state: Presence<Int8>

  static func random(_ source: inout RandomSource) -> Self {
    RandomTolerant(
      list: [.random(&source)], count: Int8(source.below(99)), flag: source.bool(),
      state: source.hasNull ? .null : .value(1))
  }
}

/// An optional member beside keys that it shares, and an enum among the keys.
@Mappable
struct RandomShared<Content: RandomObject>: RandomObject {
  @CodingKey(path: "p.z") var z: Int8?
  @CodableFlattened var part: RandomPart?
  @CodableFlattened(prefix: "c_") var choice: RandomExternal<Content>
  @CodableFlattened(prefix: "x_") var counts: RandomCounts

  static func random(_ source: inout RandomSource) -> Self {
    RandomShared(
      z: source.maybe { Int8($0.below(9)) },
      part: source.maybe { RandomPart(n: Int8($0.below(9)), q: $0.bool(), s: nil) },
      choice: .random(&source),
      counts: RandomCounts(counts: source.map { Int8($0.below(99)) }))
  }
}

@Mappable
struct RandomPart: Equatable {
  @CodingKey("number", in: .short) var n: Int8
  @CodingKey(path: "p.q") var q: Bool
  @CodingKey(path: "p.r.s") @Validated(.range(0...9)) var s: Int8?
}

@Mappable
struct RandomCounts: Equatable { @CodableExtras var counts: [String: Int8] = [:] }

/// A class of a cluster, and another model.
@Mappable
struct RandomClustered<Content: RandomModel>: RandomObject {
  var shape: RandomShape
  var shapes: [RandomShape] = []
  var content: Content?

  static func == (left: Self, right: Self) -> Bool {
    left.shape.isEqual(to: right.shape) && left.content == right.content
      && left.shapes.elementsEqual(right.shapes) { $0.isEqual(to: $1) }
  }

  static func random(_ source: inout RandomSource) -> Self {
    RandomClustered(
      shape: source.bool() ? RandomCircle(name: "c", radius: 1) : RandomSquare(name: "s", side: 2),
      shapes: [RandomCircle(name: "", radius: Double(source.below(9)))],
      content: source.maybe { .random(&$0) })
  }
}

@Mappable
class RandomShape: ClassCluster, @unchecked Sendable {
  class var cluster: PolymorphicTypes<RandomShape> {
    PolymorphicTypes(
      discriminator: "type", ["circle": RandomCircle.self, "square": RandomSquare.self])
  }
  var name: String
  init(name: String) { self.name = name }
  func isEqual(to other: RandomShape) -> Bool { name == other.name }
}

@Mappable
final class RandomCircle: RandomShape, @unchecked Sendable {
  @Validated(.custom("a positive number") { $0 >= 0 }) var radius: Double
  init(name: String, radius: Double) {
    self.radius = radius
    super.init(name: name)
  }
  override func isEqual(to other: RandomShape) -> Bool {
    super.isEqual(to: other) && radius == (other as? RandomCircle)?.radius
  }
}

@Mappable
final class RandomSquare: RandomShape, @unchecked Sendable {
  var side: Double
  init(name: String, side: Double) {
    self.side = side
    super.init(name: name)
  }
  override func isEqual(to other: RandomShape) -> Bool {
    super.isEqual(to: other) && side == (other as? RandomSquare)?.side
  }
}
