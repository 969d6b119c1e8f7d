import Maquette
import TestSupport

/// A model with random documents.
protocol Drafted: Mappable, Equatable, Growing {
  static func write(_ draft: inout Draft)
}

extension Draft {
  mutating func write<Model: Drafted>(_ type: Model.Type) { Model.write(&self) }

  mutating func list<Model: Drafted>(of type: Model.Type) {
    array(generator.below(4)) { $0.write(type) }
  }
}

// MARK: - Structs in arrays in structs

@Mappable struct GrownPoint: Hashable, Drafted {
  var x: Int
  var label: String = Unset.text

  static func write(_ draft: inout Draft) {
    draft.object([.init("x", required: true) { $0.int() }, .init("label") { $0.string() }])
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    x.continues(earlier.x, strings) && label.continues(earlier.label, strings)
  }
}

@Mappable struct GrownDeck: Drafted {
  var title: String
  var owner: GrownPoint?
  var cards: [Card] = []
  var words: [String] = []

  @Mappable struct Card: Drafted {
    var name: String
    var numbers: [Int] = []
    var points: [GrownPoint?] = []

    static func write(_ draft: inout Draft) {
      draft.object([
        .init("name", required: true) { $0.string() },
        .init("numbers") { $0.array($0.generator.below(4)) { $0.int() } },
        .init("points") {
          $0.array($0.generator.below(3)) {
            if $0.happens(in: 4) { $0.add("null") } else { $0.write(GrownPoint.self) }
          }
        },
      ])
    }

    func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
      name.continues(earlier.name, strings) && numbers.continues(earlier.numbers, strings)
        && points.continues(earlier.points, strings)
    }
  }

  static func write(_ draft: inout Draft) {
    draft.object([
      .init("title", required: true) { $0.string() }, .init("owner") { $0.write(GrownPoint.self) },
      .init("cards") { $0.list(of: Card.self) },
      .init("words") { $0.array($0.generator.below(3)) { $0.string() } },
    ])
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    title.continues(earlier.title, strings) && owner.continues(earlier.owner, strings)
      && cards.continues(earlier.cards, strings) && words.continues(earlier.words, strings)
  }
}

// MARK: - Aliases, paths, extras, rules, flattened members

@Mappable struct GrownPlaces: Drafted {
  @CodingKey("n") @DecodableAlias("name", "title") var name: String = Unset.text
  @CodingKey(path: "meta.deep.points") var points: [GrownPoint] = []
  @CodingKey(path: "meta.size") var size: Int = Unset.number
  @CodableFlattened(prefix: "in_") var inner: GrownPoint?
  @CodableExtras var rest: [String: GrownPoint] = [:]

  static func write(_ draft: inout Draft) {
    var members: [Draft.Member] = [
      .init("n", "name", "title") { $0.string() },
      .init("meta") {
        $0.object([
          .init("deep") { $0.object([.init("points") { $0.list(of: GrownPoint.self) }]) },
          .init("size") { $0.int() },
        ])
      },
      .init("b") { $0.write(GrownPoint.self) }, .init("a") { $0.write(GrownPoint.self) },
    ]
    if draft.happens(in: 2) {
      members += ["in_x", "in_label"].map { key in
        .init(key, required: true) { if key == "in_x" { $0.int() } else { $0.string() } }
      }
    }
    draft.object(isOpen: false, members)
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    name.continues(earlier.name, strings) && points.continues(earlier.points, strings)
      && size.continues(earlier.size, strings) && inner.continues(earlier.inner, strings)
      && rest.continues(earlier.rest, strings)
  }
}

@Mappable struct GrownRules: Drafted {
  @Validated(.range(-1...30_000)) var number: Int = Unset.number
  @Validated(.count(...4)) var points: [GrownPoint] = []
  @CodableDefault(-1, on: .missing, .null) var level: Int
  var end: String = Unset.text

  static func write(_ draft: inout Draft) {
    draft.object([
      .init("number") { $0.value("\($0.generator.below(30_000))", wrong: ["30001", "-2"]) },
      .init("points") {
        let count = $0.generator.below(4)
        $0.array(count) { $0.write(GrownPoint.self) }
      },
      .init("level") { if $0.happens(in: 3) { $0.add("null") } else { $0.int() } },
      .init("end") { $0.string() },
    ])
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    number.continues(earlier.number, strings) && points.continues(earlier.points, strings)
      && level.continues(earlier.level, strings) && end.continues(earlier.end, strings)
  }
}

@Mappable @DecodableRules(invalidElements: .drop) struct GrownLenient: Drafted {
  var points: [GrownPoint] = []
  var end: Int = Unset.number

  static func write(_ draft: inout Draft) {
    draft.object([
      .init("points") {
        $0.right {
          $0.array($0.generator.below(5)) {
            if $0.happens(in: 3) { $0.tree(0) } else { $0.write(GrownPoint.self) }
          }
        }
      }, .init("end") { $0.int() },
    ])
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    points.continues(earlier.points, strings) && end.continues(earlier.end, strings)
  }
}

// MARK: - Dictionaries, sets

@Mappable struct GrownSets: Drafted {
  @Mappable enum Unit: String, MappableKey, CaseIterable { case gram, litre = "LITRE" }

  var amounts: [Unit: [Int]] = [:]
  var places: [String: GrownPoint] = [:]
  var points: Set<GrownPoint> = []
  var words: Set<String> = []

  static func write(_ draft: inout Draft) {
    draft.object([
      .init("amounts") {
        $0.object(
          isOpen: false,
          ["gram", "LITRE"].map { .init($0) { $0.array($0.generator.below(3)) { $0.int() } } })
      },
      .init("places") {
        $0.object(isOpen: false, ["a", "b c", "d"].map { .init($0) { $0.write(GrownPoint.self) } })
      },
      .init("points") { $0.list(of: GrownPoint.self) },
      .init("words") { $0.array($0.generator.below(4)) { $0.string() } },
    ])
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    amounts.continues(earlier.amounts, strings) && places.continues(earlier.places, strings)
      && points.continues(earlier.points, strings) && words.continues(earlier.words, strings)
  }
}

// MARK: - Classes

@Mappable class GrownNode: Drafted {
  var name: String
  var children: [GrownNode] = []
  var point: GrownPoint?

  class func write(_ draft: inout Draft) { draft.object(members(1)) }

  class func members(_ depth: Int) -> [Draft.Member] {
    [
      .init("name", required: true) { $0.string() },
      .init("children") {
        $0.array(depth < 3 ? $0.generator.below(3) : 0) { $0.object(GrownNode.members(depth + 1)) }
      },
      .init("point") { $0.write(GrownPoint.self) },
    ]
  }

  func continues(_ earlier: GrownNode, _ strings: OpenValues) -> Bool {
    name.continues(earlier.name, strings) && children.continues(earlier.children, strings)
      && point.continues(earlier.point, strings)
  }

  static func == (left: GrownNode, right: GrownNode) -> Bool {
    left.name == right.name && left.children == right.children && left.point == right.point
  }
}

@Mappable final class GrownLeaf: GrownNode {
  var size: Int
  var words: [String] = []

  override class func members(_ depth: Int) -> [Draft.Member] {
    GrownNode.members(depth) + [
      .init("size", required: true) { $0.int() },
      .init("words") { $0.array($0.generator.below(3)) { $0.string() } },
    ]
  }

  override func continues(_ earlier: GrownNode, _ strings: OpenValues) -> Bool {
    guard let earlier = earlier as? GrownLeaf, super.continues(earlier, strings) else {
      return false
    }
    return size.continues(earlier.size, strings) && words.continues(earlier.words, strings)
  }
}

// MARK: - Code of its own

/// A pair of a text and points, which decodes itself from an array.
struct GrownPair: Drafted {
  var name: String
  var points: [GrownPoint]

  init(from reader: inout JSONReader) throws(ReadFailure) {
    (name, points) = try Self.parts(&reader)
  }
  init(from reader: inout ValueReader) throws(ReadFailure) {
    (name, points) = try Self.parts(&reader)
  }

  private static func parts<R: MappingReader & ~Copyable>(
    _ reader: inout R
  ) throws(ReadFailure) -> (String, [GrownPoint]) {
    let start = reader.mark()
    var name = ""
    var points: [GrownPoint] = []
    guard try reader.beginArray() else {
      throw reader.failure(.typeMismatch, at: start, expected: "a name")
    }
    name = try reader.readString()
    while try reader.endElement() { points.append(try reader.read(GrownPoint.self)) }
    return (name, points)
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) { writer.writeNull() }
  func write(to writer: inout ValueWriter) throws(WriteFailure) { writer.writeNull() }

  static func write(_ draft: inout Draft) {
    draft.add("[")
    draft.string()
    for _ in 0..<draft.generator.below(3) {
      draft.add(",")
      draft.write(GrownPoint.self)
    }
    draft.add("]")
  }

  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    name.continues(earlier.name, strings) && points.continues(earlier.points, strings)
  }
}
