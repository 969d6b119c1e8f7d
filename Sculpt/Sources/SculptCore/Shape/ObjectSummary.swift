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

    /// The first object that lacks the key.
    public internal(set) var gap: SamplePlace?

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

  /// The first object.
  public internal(set) var first: SamplePlace?

  /// The number of properties that no object lacks, and how many of them the last object has.
  private var (complete, present) = (0, 0)

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

  /// Begins another object.
  ///
  /// - Parameter place: Returns its place, which is kept for the first one.
  mutating func begin(at place: () -> SamplePlace) {
    count += 1
    present = 0
    if first == nil { first = place() }
  }

  /// Whether the last object is the first one to lack a key.
  var hasNewGaps: Bool { present < complete }

  /// Notes that the last object is the first one to lack some keys.
  mutating func noteGaps(at place: SamplePlace) {
    for index in properties.indices where properties[index].gap == nil {
      if properties[index].lastSeen == count { continue }
      properties[index].gap = place
      complete -= 1
    }
  }

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
      if properties[position].gap == nil { present += 1 }
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
    // The objects so far lack a key that is new.
    if count > 1 { properties[position].gap = first } else { complete += 1 }
    positions[key] = position
    if properties.count > Self.limit { collapse() }
    return position
  }

  /// Makes one shape of the values of all keys.
  mutating func collapse() {
    guard overflow.isEmpty else { return }
    var all = Shape()
    for property in properties { all.merge(property.shape) }
    properties = []
    (complete, present) = (0, 0)
    positions = [:]
    tags = [:]
    outerTags = [:]
    collapsed = all
  }

  /// Notes that the last object has a text under a key that may tell variants apart.
  mutating func note(_ text: String, under key: String, at place: SamplePlace) {
    guard overflow.isEmpty else { return }
    tags[key, default: TagSummary()].add(text, has: lastPositions, at: place)
  }

  /// Notes that the last object has a text under a key beside another object, which it may tell the keys of.
  mutating func note(
    _ text: String, under key: String, beside content: String, at place: SamplePlace
  ) {
    guard overflow.isEmpty, let position = positions[content] else { return }
    properties[position].shape.objects?.noteOuter(text, under: key, at: place)
  }

  private mutating func noteOuter(_ text: String, under key: String, at place: SamplePlace) {
    guard overflow.isEmpty else { return }
    outerTags[key, default: TagSummary()].add(text, has: lastPositions, at: place)
  }

  /// The positions of the properties of the last object.
  private var lastPositions: [Int] {
    properties.indices.filter { properties[$0].lastSeen == count }
  }

  /// The key of the text of an element beside those of its attributes.
  static let textKey = "#text"

  /// Whether they are elements of markup without others inside them.
  var haveTextAlone: Bool {
    isMarkup && overflow.isEmpty
      && properties.allSatisfy { $0.key.hasPrefix("@") || $0.key == Self.textKey }
  }

  // MARK: - Merging

  /// Adds a property that all objects so far have.
  mutating func append(_ key: String, _ shape: Shape) {
    let position = position(of: key, guess: properties.count)
    properties[position].presence = shape.count
    properties[position].shape = shape
  }

  /// Adds the values of a property of other objects.
  ///
  /// - Parameter place: The first object of these, which lacks the key if it is new.
  /// - Returns: Its position; nil if there are too many keys.
  mutating func merge(_ property: Property, guess: Int, lackedBy place: SamplePlace?) -> Int? {
    guard overflow.isEmpty else {
      overflow[0].merge(property.shape)
      return nil
    }
    let known = properties.count
    let position = position(of: property.key, guess: guess)
    guard overflow.isEmpty else {
      overflow[0].merge(property.shape)
      return nil
    }
    if position == known { properties[position].gap = place }
    noteGap(property.gap, at: position)
    properties[position].noteSpelling(property.key)
    for other in property.spellings { properties[position].noteSpelling(other.key) }
    properties[position].presence += property.presence
    properties[position].lastSeen = 0
    properties[position].shape.merge(property.shape)
    return position
  }

  /// Notes an object that lacks the key at a position.
  mutating func noteGap(_ place: SamplePlace?, at position: Int) {
    guard let place else { return }
    properties[position].gap = properties[position].gap.map { min($0, place) } ?? place
  }

  /// Counts the properties that no object lacks.
  mutating func countComplete() { complete = properties.count { $0.gap == nil } }

  /// Adds the tags of other objects, whose properties are now at other positions.
  mutating func mergeTags(of other: ObjectSummary, at places: [Int]) {
    for (key, tag) in other.tags { tags[key, default: TagSummary()].merge(tag, at: places) }
    for (key, tag) in other.outerTags {
      outerTags[key, default: TagSummary()].merge(tag, at: places)
    }
  }
}
