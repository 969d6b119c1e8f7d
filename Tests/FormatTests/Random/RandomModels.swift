import Foundation
import Maquette
import MaquetteTOML
import MaquetteXML
import MaquetteYAML

extension MappingProfile {
  static let short: MappingProfile = "short"
}

@Mappable enum RandomSuit: String, Sendable { case hearts, spades = "S P", clubs = "12" }

/// Scalars, with keys and forms that depend on the profile and the format.
@Mappable
struct RandomScalars: RandomObject {
  @CodingKey("ident", in: .xml) @CodingKey("i", in: .short) var id: Int
  @CodingKey(path: "name.text", in: .short) var name: String
  @CodingKey(path: "name.ratio", in: .short) var ratio: Double = 0.5
  var isOn = false
  var nick: String?
  @CodingKey("s", in: .short) var suit: RandomSuit = .hearts
  @CodableBy(.secondsSince1970, in: .short, .toml) var date: Date
  @CodableBy(.hex, in: .short) var bytes: Data = Data()
  @CodableBy(.text(Int.self)) var digits: Int?
  @CodableIgnored(in: .short) var secret = 3

  static func random(_ source: inout RandomSource) -> Self {
    RandomScalars(
      id: source.int(), name: source.text(), ratio: source.double(), isOn: source.bool(),
      nick: source.maybe { $0.text() }, suit: [.hearts, .spades, .clubs][source.below(3)],
      date: source.date(), bytes: source.data(), digits: source.maybe { $0.int() })
  }
}

/// Few properties, which may all be missing.
@Mappable(fieldNaming: .snakeCase)
struct RandomSmall: RandomObject {
  var firstValue: UInt16?
  @CodingKey("second", in: .xml) @DecodableAlias("other") var secondValue: String = "x"

  static func random(_ source: inout RandomSource) -> Self {
    RandomSmall(
      firstValue: source.maybe { UInt16($0.below(65_536)) }, secondValue: source.text())
  }
}

@Mappable(layout: .array)
struct RandomPosition: RandomModel {
  var x: Int
  var label: String
  var y: Double?

  static func random(_ source: inout RandomSource) -> Self {
    RandomPosition(x: source.int(), label: source.text(), y: source.maybe { $0.double() })
  }
}

/// Extras beside a property.
@Mappable
struct RandomExtras: RandomModel {
  var known: Int
  @CodableExtras var rest: [String: String] = [:]

  static func random(_ source: inout RandomSource) -> Self {
    RandomExtras(known: source.int(), rest: source.map { $0.text() })
  }
}

/// Optional values and containers of many types, and keys in a container.
@Mappable(container: "body.value")
struct RandomRare: RandomModel {
  var names: Set<RandomSuit> = []
  @CodingKey("c", in: .short) var counts: [Int: Int] = [:]
  var moment: Presence<Int>
  var decimal: Decimal?
  @CodableBy(.json([Int].self)) var parts: [Int] = []
  var id: UUID?
  var link: URL?
  @CodableDefault("none", on: .missing, .null) var word: String
  @EncodableIf(.notEmpty) var tag: String = ""
  var small: RandomSmall?

  static func random(_ source: inout RandomSource) -> Self {
    RandomRare(
      names: source.hasArrays ? Set([.hearts, .clubs].prefix(source.below(3))) : [],
      counts: source.bool() ? [:] : [-1: source.int(), 7: 7],
      moment: source.bool() ? .value(source.int()) : .missing,
      decimal: source.maybe { Decimal($0.below(1_000)) / 8 },
      parts: (0..<source.below(4)).map { _ in source.int() },
      id: source.maybe { _ in UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! },
      link: source.maybe { _ in URL(string: "https://example.org/?a=b&c=%20")! },
      word: source.text(), tag: source.text(),
      small: source.maybe { RandomSmall(firstValue: 7, secondValue: $0.text()) })
  }
}

/// Containers of another model.
@Mappable
struct RandomBox<Content: RandomModel>: RandomObject {
  @CodingKey("c", in: .short) var content: Content
  @CodingKey(path: "more.spare", in: .short) var spare: Content?
  @CodingKey(path: "more.list", in: .short) var list: [Content] = []
  var table: [String: Content] = [:]

  static func random(_ source: inout RandomSource) -> Self {
    RandomBox(
      content: .random(&source), spare: source.maybe { .random(&$0) },
      list: source.list { .random(&$0) }, table: source.map { .random(&$0) })
  }
}

/// Another model at nested places.
@Mappable
struct RandomNested<Content: RandomModel>: RandomObject {
  @CodingKey(path: "data.item.value") @CodingKey("v", in: .short) var content: Content
  @CodingKey(path: "data.@count", in: .xml) @CodingKey(path: "data.count") var count: Int = 0
  @CodingKey(path: "data.item.tags") var tags: [String] = []

  static func random(_ source: inout RandomSource) -> Self {
    RandomNested(
      content: .random(&source), count: source.int(), tags: source.list { $0.text() })
  }
}

/// Another model among its own keys.
@Mappable
struct RandomFlat<Part: RandomObject>: RandomObject {
  @CodingKey("t", in: .short) var title: String = ""
  @CodableFlattened(prefix: "in_") var part: Part
  @CodableFlattened(prefix: "opt_") var other: RandomSmall?

  static func random(_ source: inout RandomSource) -> Self {
    // Without a key of its own, an optional member cannot be told from a missing one.
    RandomFlat(
      title: source.text(), part: .random(&source),
      other: source.maybe { RandomSmall(firstValue: 1, secondValue: $0.text()) })
  }
}

/// A model that generated code writes.
@Mappable
struct RandomHook<Content: RandomModel>: RandomModel {
  @CodingKey("n", in: .short) @CodingKey(path: "deep.number", in: .yaml) var number: Int
  @CodingKey(path: "deep.content", in: .yaml, .short) var content: Content
  @EncodableIf(.notEmpty) var note: String = ""
  @CodingKey("d", in: .short) @EncodableComputed var label: String { "n\(number)" }
  @CodableHook(.willEncode) mutating func prepare() { note += "" }
  @CodableHook(.didDecode) mutating func finish() throws { note += "" }

  static func random(_ source: inout RandomSource) -> Self {
    RandomHook(number: source.int(), content: .random(&source), note: source.text())
  }
}

@Mappable
class RandomClass<Content: RandomModel>: Equatable, @unchecked Sendable {
  @CodingKey("c", in: .short) var content: Content
  var name: String?

  init(content: Content, name: String?) {
    (self.content, self.name) = (content, name)
  }
  static func == (left: RandomClass, right: RandomClass) -> Bool { left.isEqual(to: right) }
  func isEqual(to other: RandomClass) -> Bool { content == other.content && name == other.name }
}

@Mappable
final class RandomSubclass<Content: RandomModel>: RandomClass<Content>, RandomObject,
  @unchecked Sendable
{
  @CodingKey("size-x", in: .xml) @CodingKey("s", in: .short) var size: Int

  init(content: Content, name: String?, size: Int) {
    self.size = size
    super.init(content: content, name: name)
  }
  override func isEqual(to other: RandomClass<Content>) -> Bool {
    super.isEqual(to: other) && size == (other as? RandomSubclass)?.size
  }

  static func random(_ source: inout RandomSource) -> RandomSubclass {
    RandomSubclass(
      content: .random(&source), name: source.maybe { $0.text() }, size: source.int())
  }
}

// Enums of every tagging.

@Mappable
enum RandomExternal<Content: RandomModel>: RandomModel {
  case model(Content), pair(left: Int, right: String?), nothing

  static func random(_ source: inout RandomSource) -> Self {
    switch source.below(3) {
    case 0: .model(.random(&source))
    case 1: .pair(left: source.int(), right: source.maybe { $0.text() })
    default: .nothing
    }
  }
}

@Mappable(tagged: .internal("kind"))
enum RandomInternal<Content: RandomObject>: RandomModel {
  case model(Content), pair(left: Int, right: String?), nothing

  static func random(_ source: inout RandomSource) -> Self {
    switch source.below(3) {
    case 0: .model(.random(&source))
    case 1: .pair(left: source.int(), right: source.maybe { $0.text() })
    default: .nothing
    }
  }
}

@Mappable(tagged: .adjacent("kind", content: "data"))
enum RandomAdjacent<Content: RandomModel>: RandomModel {
  case model(Content), pair(left: Int, right: String?), nothing

  static func random(_ source: inout RandomSource) -> Self {
    switch source.below(3) {
    case 0: .model(.random(&source))
    case 1: .pair(left: source.int(), right: source.maybe { $0.text() })
    default: .nothing
    }
  }
}

@Mappable(tagged: .untagged)
enum RandomUntagged<Content: RandomObject>: RandomModel {
  case pair(left: Int, right: String?), model(Content)

  static func random(_ source: inout RandomSource) -> Self {
    source.bool()
      ? .model(.random(&source)) : .pair(left: source.int(), right: source.maybe { $0.text() })
  }
}

@Mappable(tagged: .firstElement)
enum RandomStep<Content: RandomModel>: RandomModel {
  case model(Content), pair(Int, String), nothing

  static func random(_ source: inout RandomSource) -> Self {
    switch source.below(3) {
    case 0: .model(.random(&source))
    case 1: .pair(source.int(), source.text())
    default: .nothing
    }
  }
}
