/// The objects at a position.
public struct ObjectSummary: Sendable {
  /// The number of distinct keys after which objects are no records.
  static let limit = 512

  /// A key and the values under it.
  public struct Property: Sendable {
    /// The key.
    public let key: String

    /// Other ways to write the key, which are other bytes and the same characters: an accent can be a scalar of its own.
    public internal(set) var spellings: Set<SpelledKey> = []

    /// Whether there is but one way to write the key.
    private let isASCII: Bool

    /// Whether a text under the key may tell which keys its object has, or one beside it.
    fileprivate let isTag: Bool

    /// Whether a text beside the key may tell which keys the object under it has.
    fileprivate let isContent: Bool

    /// The values.
    public internal(set) var shape = Shape()

    /// The number of objects that have the key, at least once.
    public internal(set) var presence = 0

    /// The number of objects at the last sight of the key, which tells a duplicate key in one object.
    fileprivate var lastSeen = 0

    fileprivate init(key: String) {
      self.key = key
      isASCII = key.utf8.allSatisfy { $0 < 0x80 }
      isTag = TagSummary.isTag(key)
      isContent = TagSummary.contentKeys.contains(key)
    }

    /// Notes how the key was written.
    fileprivate mutating func noteSpelling(_ other: String) {
      if isASCII || other.utf8.elementsEqual(key.utf8) { return }
      spellings.insert(SpelledKey(key: other))
    }
  }

  /// A key as its bytes are.
  public struct SpelledKey: Hashable, Comparable, Sendable {
    public let key: String

    public static func == (left: SpelledKey, right: SpelledKey) -> Bool {
      left.key.utf8.elementsEqual(right.key.utf8)
    }

    public static func < (left: SpelledKey, right: SpelledKey) -> Bool {
      left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }

    public func hash(into hasher: inout Hasher) { for byte in key.utf8 { hasher.combine(byte) } }
  }

  /// The number of objects.
  public internal(set) var count = 0

  /// Whether they are elements of markup, whose texts are under a key beside those of attributes.
  var isMarkup = false

  /// The number of keys of all objects.
  public internal(set) var members = 0

  /// The properties in the order in which their keys were seen first; empty if there are too many.
  public internal(set) var properties: [Property] = []

  /// The values of all keys, if there are too many keys for a record.
  public internal(set) var collapsed: Shape? {
    get { overflow.first }
    set { overflow = newValue.map { [$0] } ?? [] }
  }

  /// The keys that may tell variants apart.
  private(set) var tags: [String: TagSummary] = [:]

  /// The keys beside the objects, in those around them, that may tell variants apart.
  private(set) var outerTags: [String: TagSummary] = [:]

  /// In an array, because a shape contains objects.
  private var overflow: [Shape] = []
  private var positions: [String: Int] = [:]

  init() {}

  /// Notes a key of the last object.
  ///
  /// - Parameter guess: The position that the key has if objects repeat their order of keys.
  /// - Returns: The position of its property, which is added if it is new; nil if there are too many.
  mutating func noteKey(_ key: String, guess: inout Int) -> Int? {
    members += 1
    guard overflow.isEmpty else { return nil }
    let position = position(of: key, guess: guess)
    guess = position + 1
    guard overflow.isEmpty else { return nil }
    properties[position].noteSpelling(key)
    if properties[position].lastSeen != count {
      properties[position].lastSeen = count
      properties[position].presence += 1
    }
    return position
  }

  /// Whether texts at a position may tell which keys objects have.
  func isTag(at position: Int?) -> Bool { position.map { properties[$0].isTag } ?? false }

  /// Whether a text beside the objects at a position may tell which keys these have.
  func isContent(at position: Int?) -> Bool { position.map { properties[$0].isContent } ?? false }

  /// Changes the shape of the property at a position, or that of all keys.
  mutating func withShape<R, Failure: Error>(
    at position: Int?, _ body: (inout Shape) throws(Failure) -> R
  ) throws(Failure) -> R {
    if let position { return try body(&properties[position].shape) }
    return try body(&overflow[0])
  }

  private mutating func position(of key: String, guess: Int) -> Int {
    if guess < properties.count, properties[guess].key == key { return guess }
    if let known = positions[key] { return known }
    let position = properties.count
    properties.append(Property(key: key))
    positions[key] = position
    if properties.count > Self.limit { collapse() }
    return position
  }

  private mutating func collapse() {
    var all = Shape()
    for property in properties { all.merge(property.shape) }
    properties = []
    positions = [:]
    tags = [:]
    outerTags = [:]
    collapsed = all
  }

  /// Notes that the last object has a text under a key that may tell variants apart.
  mutating func note(_ text: String, under key: String) {
    guard overflow.isEmpty else { return }
    tags[key, default: TagSummary()].add(text, has: lastPositions)
  }

  /// Notes that the last object has a text under a key beside another object, which it may tell the keys of.
  mutating func note(_ text: String, under key: String, beside content: String) {
    guard overflow.isEmpty, let position = positions[content] else { return }
    properties[position].shape.objects?.noteOuter(text, under: key)
  }

  private mutating func noteOuter(_ text: String, under key: String) {
    guard overflow.isEmpty else { return }
    outerTags[key, default: TagSummary()].add(text, has: lastPositions)
  }

  /// The positions of the properties of the last object.
  private var lastPositions: [Int] {
    properties.indices.filter { properties[$0].lastSeen == count }
  }

  /// The key of the text of an element beside those of its attributes.
  private static let textKey = "#text"

  /// Whether they are elements of markup without others inside them.
  var haveTextAlone: Bool {
    isMarkup && overflow.isEmpty
      && properties.allSatisfy { $0.key.hasPrefix("@") || $0.key == Self.textKey }
  }

  /// Adds elements that have a text, and no attributes.
  mutating func addElements(_ texts: Shape) {
    count += texts.count
    members += texts.count
    let position = position(of: Self.textKey, guess: properties.count)
    properties[position].presence += texts.count
    properties[position].shape.merge(texts)
  }

  mutating func merge(_ other: ObjectSummary) {
    count += other.count
    isMarkup = isMarkup || other.isMarkup
    members += other.members
    var places: [Int] = []
    if let others = other.collapsed {
      if overflow.isEmpty { collapse() }
      overflow[0].merge(others)
    }
    var guess = 0
    for property in other.properties {
      let position = overflow.isEmpty ? position(of: property.key, guess: guess) : 0
      guess = position + 1
      places.append(position)
      if overflow.isEmpty {
        properties[position].noteSpelling(property.key)
        for other in property.spellings { properties[position].noteSpelling(other.key) }
        properties[position].presence += property.presence
        properties[position].lastSeen = 0
        properties[position].shape.merge(property.shape)
      } else {
        overflow[0].merge(property.shape)
      }
    }
    guard overflow.isEmpty else { return }
    for (key, tag) in other.tags { tags[key, default: TagSummary()].merge(tag, at: places) }
    for (key, tag) in other.outerTags {
      outerTags[key, default: TagSummary()].merge(tag, at: places)
    }
  }
}
