/// The texts under a key that may tell which keys its objects have.
struct TagSummary: Sendable {
  /// The number of texts after which they are no names of variants.
  static let limit = 24

  /// The objects with one text.
  struct Variant: Sendable {
    /// How many there are.
    var count = 0

    /// The first of them.
    var first: SamplePlace?

    /// How many of them have the property at each position.
    var presence: [Int] = []
  }

  /// The objects by their texts; nil once there are too many.
  private(set) var variants: [String: Variant]? = [:]

  /// Keys that are used to tell variants apart.
  private static let keys: Set<String> = [
    "type", "kind", "event", "object", "op", "action", "tag", "class", "method", "role", "t",
    "_type", "@type",
    "$type", "__typename",
  ]

  /// Whether a text under a key may tell variants apart: it is one of these keys, or ends like one.
  static func isTag(_ key: String) -> Bool {
    keys.contains(key) || key.hasSuffix("Type") || key.hasSuffix("_type")
  }

  /// Keys under which the other keys are that such a text tells.
  static let contentKeys: Set<String> = [
    "args", "arguments", "attributes", "body", "content", "contents", "data", "detail", "details",
    "info", "message", "object", "params", "payload", "properties", "value", "values",
  ]

  /// Adds an object with the properties at some positions.
  mutating func add(_ text: String, has positions: some Sequence<Int>, at place: SamplePlace) {
    guard variants != nil else { return }
    guard text.utf8.count <= 64 else { return variants = nil }
    variants?[text, default: Variant()].add(positions, at: place)
    if let known = variants?.count, known > Self.limit { variants = nil }
  }

  /// Adds the objects of another summary, whose properties are at other positions.
  mutating func merge(_ other: TagSummary, at positions: [Int]) {
    guard variants != nil, let others = other.variants else { return variants = nil }
    for (text, variant) in others {
      variants?[text, default: Variant()].merge(variant, at: positions)
    }
    if let known = variants?.count, known > Self.limit { variants = nil }
  }
}

extension TagSummary.Variant {
  fileprivate mutating func add(_ positions: some Sequence<Int>, at place: SamplePlace) {
    count += 1
    if first == nil { first = place }
    for position in positions { add(1, at: position) }
  }

  fileprivate mutating func merge(_ other: Self, at positions: [Int]) {
    count += other.count
    first = [first, other.first].compactMap(\.self).min()
    for (position, number) in other.presence.enumerated() where number > 0 {
      add(number, at: positions[position])
    }
  }

  private mutating func add(_ number: Int, at position: Int) {
    while presence.count <= position { presence.append(0) }
    presence[position] += number
  }
}
