import MaquetteCore

/// The positions of a shape as a graph, in which several positions can have one object type.
///
/// A shape is a tree. Here two objects that are of one type become one object, whether they are beside each other
/// or one is inside the other, so that recursion is a cycle.
final class ShapeGraph {
  /// A position: what a shape says of it, but for its parts.
  final class Position {
    /// The counts, numbers and texts; its arrays and objects are not used.
    var scalars: Shape

    /// How many arrays there were.
    var arrays = 0

    /// How many objects there were.
    var objects = 0

    private var storedElement: Position?
    private var storedObject: ObjectType?
    private var storedValues: Position?

    /// Why the objects are a map or a record.
    var reason: Reason?

    /// The path at which the position was found first.
    let path: SamplePath

    /// The position that it has become a part of.
    var merged: Position?

    init(_ scalars: Shape, path: SamplePath) {
      self.scalars = scalars
      self.path = path
    }

    /// The elements of all arrays.
    var element: Position? {
      get { storedElement?.current }
      set { storedElement = newValue }
    }

    /// The object type.
    var object: ObjectType? {
      get { storedObject?.current }
      set { storedObject = newValue }
    }

    /// The values of a map.
    var values: Position? {
      get { storedValues?.current }
      set { storedValues = newValue }
    }

    /// The position that this one is now.
    var current: Position {
      var position = self
      while let next = position.merged { position = next }
      return position
    }
  }

  /// A property of an object type.
  struct Property {
    let key: String

    /// Other ways to write the key.
    var spellings: Set<ObjectSummary.SpelledKey>
    private let found: Position

    /// Its place in the samples; types are found in the order of keys, so that the order of samples does not matter.
    var rank: Int

    /// How many objects have it.
    var presence: Int

    /// The first object that lacks it.
    var gap: SamplePlace?

    init(
      key: String, spellings: Set<ObjectSummary.SpelledKey>, position: Position, rank: Int,
      presence: Int, gap: SamplePlace?
    ) {
      self.gap = gap
      self.key = key
      self.spellings = spellings
      found = position
      self.rank = rank
      self.presence = presence
    }

    /// Its values.
    var position: Position { found.current }

    /// Notes an object that lacks the key.
    mutating func note(gap other: SamplePlace?) { gap = [gap, other].compactMap(\.self).min() }

    /// Notes how the key of another property is written, which is this one.
    mutating func noteSpellings(of other: Property) {
      spellings.formUnion(other.spellings)
      spellings.insert(ObjectSummary.SpelledKey(key: other.key))
      spellings.remove(ObjectSummary.SpelledKey(key: key))
    }
  }

  /// The objects with one text under a key that may tell variants apart.
  struct Variant {
    var count: Int

    /// How many of them have each key.
    var presence: [String: Int]

    /// The first of them.
    var first: SamplePlace?
  }

  /// An object type.
  final class ObjectType {
    var count: Int

    /// The first of them.
    var first: SamplePlace?

    /// How many objects apart from each other would tell as much of the next one as these do.
    var weight: Double
    var properties: [Property] = []
    var index: [String: Int] = [:]

    /// The keys that lead to it, the first one first.
    var names: [String]

    /// What the type may be called: the keys, as the name of one where they lead to many.
    var labels: [String]
    let path: SamplePath

    /// The keys that may tell variants apart; nil where they do not.
    var tags: [String: [String: Variant]?] = [:]

    /// The keys beside it, in the object around it, that may tell variants apart; nil where they do not.
    var outerTags: [String: [String: Variant]?] = [:]

    /// The type that it has become a part of.
    var merged: ObjectType?

    init(count: Int, weight: Double, name: String, label: String, path: SamplePath) {
      self.count = count
      self.weight = weight
      names = [name]
      labels = [label]
      self.path = path
    }

    /// The type that this one is now.
    var current: ObjectType {
      var type = self
      while let next = type.merged { type = next }
      return type
    }

    func append(_ property: Property) {
      index[property.key] = properties.count
      properties.append(property)
    }
  }

  let root: Position
  let rules: InferenceRules

  /// The paths that rules name, and that are positions of what the rules are about.
  let matched: Set<SamplePath>

  /// The paths of the positions that other positions have become parts of, by those of these.
  var moved: [SamplePath: SamplePath] = [:]

  init(_ shape: Shape, rules: InferenceRules) {
    self.rules = rules
    var matched: Set<SamplePath> = []
    root = Self.position(
      of: shape, at: SamplePath(), in: Double(shape.count), name: rules.rootName, by: rules,
      noting: &matched)
    self.matched = matched
  }

  /// Notes that a position has become a part of another one.
  func note(_ path: SamplePath, movedTo other: SamplePath) {
    if path != other { moved[path] = other }
  }

  /// - Parameter around: The weight of the objects around the position, or the number of samples.
  private static func position(
    of shape: Shape, at path: SamplePath, in around: Double, name: String,
    by rules: InferenceRules, noting matched: inout Set<SamplePath>
  ) -> Position {
    let shape = shape.withElements
    if rules.names(path, in: shape) { matched.insert(path) }
    var scalars = shape
    scalars.arrays = nil
    scalars.objects = nil
    let position = Position(scalars, path: path)
    if let arrays = shape.arrays {
      position.arrays = arrays.count
      let inner = path.appending(.elements)
      if arrays.element.count > 0 {
        position.element = self.position(
          of: arrays.element, at: inner, in: around, name: name, by: rules, noting: &matched)
      }
    }
    guard let objects = shape.objects else { return position }
    position.objects = objects.count
    let evidence = MapEvidence(objects, at: path, by: rules)
    position.reason = evidence.reason
    if evidence.isMap {
      let values = self.position(
        of: objects.mergedValues, at: path.appending(.values), in: around, name: name, by: rules,
        noting: &matched)
      position.values = values
      return position
    }
    let isOneOfMany = path.steps.last == .elements || path.steps.last == .values
    let isGiven = path.isOfSample && !rules.singularizesRoot
    let label = isOneOfMany && !isGiven ? Words.singular(name) : name
    let weight = Self.weight(of: objects.count, in: around)
    let type = ObjectType(
      count: objects.count, weight: weight, name: name, label: label, path: path)
    for (rank, property) in objects.properties.enumerated().sorted(by: { $0.1.key < $1.1.key }) {
      let inner = path.appending(.key(property.key))
      if rules.ignored.contains(inner) {
        matched.insert(inner)
        continue
      }
      type.append(
        Property(
          key: property.key, spellings: property.spellings,
          position: self.position(
            of: property.shape, at: inner, in: weight, name: property.key, by: rules,
            noting: &matched),
          rank: rank, presence: property.presence, gap: property.gap))
    }
    type.first = objects.first
    type.tags = objects.tags.mapValues { variants(of: $0, objects) }
    type.outerTags = objects.outerTags.mapValues { variants(of: $0, objects) }
    position.object = type
    return position
  }

  /// How many objects apart from each other would tell as much as objects in others.
  ///
  /// Objects that are together are more alike than others: they may all lack a key. So they count less than each for
  /// itself, and more than one for all of them. In a single object, such as a page of a list, they are all there is.
  private static func weight(of count: Int, in around: Double) -> Double {
    let count = Double(count)
    return around <= 1 ? count : min(count, (count * around).squareRoot())
  }

  /// The objects with each text, by the keys that they have.
  static func variants(of tag: TagSummary, _ objects: ObjectSummary) -> [String: Variant]? {
    tag.variants?.mapValues { variant in
      var presence: [String: Int] = [:]
      for (property, number) in zip(objects.properties, variant.presence) where number > 0 {
        presence[property.key] = number
      }
      return Variant(count: variant.count, presence: presence, first: variant.first)
    }
  }
}

extension ObjectSummary {
  /// The values of all keys as one shape.
  var mergedValues: Shape {
    var all = collapsed ?? Shape()
    for property in properties { all.merge(property.shape) }
    return all
  }
}
