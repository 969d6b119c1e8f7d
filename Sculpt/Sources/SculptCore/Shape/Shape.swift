import MaquetteCore

/// The summary of all values at one position of the samples.
///
/// Shapes merge: the merge is associative, and commutative but for the order of properties. So the order of samples does
/// not matter, and memory is in proportion to the number of distinct paths. Of everything that was seen, the first place
/// is kept, which is the least one.
public struct Shape: Sendable {
  /// The number of values.
  public internal(set) var count = 0

  /// How many of them were null.
  public internal(set) var nulls = 0

  /// How many of them were Booleans.
  public internal(set) var booleans = 0

  /// How many of the Booleans were false.
  public internal(set) var falses = 0

  /// How many of the Booleans and the numbers were texts, in a format that has no other scalars.
  public internal(set) var typedTexts = 0

  /// How many of them were bytes, in a format that has them.
  public internal(set) var bytes = 0

  /// How many of them were dates, in a format that has them.
  public internal(set) var dates = 0

  /// The numbers.
  public internal(set) var numbers: NumberSummary?

  /// The texts.
  public internal(set) var texts: TextSummary?

  /// The arrays.
  public internal(set) var arrays: ArraySummary?

  /// The objects.
  public internal(set) var objects: ObjectSummary?

  /// Where each kind of value was seen first.
  public internal(set) var origins: [ValueKind: SamplePlace] = [:]

  /// The first value that shows each fact.
  var facts: [Fact: SampleSight] = [:]

  /// Bits of the kinds that have an origin for sure.
  var kindsWithOrigin: UInt8 = 0

  /// What is between the fields of rows, in the documents that have such.
  var delimiter: Unicode.Scalar?

  /// The formats of the documents.
  var formats: Set<SampleFormat> = []

  /// Creates the shape of no values.
  public init() {}

  /// Adds the values of another shape to this one.
  ///
  /// - Parameter other: A shape of later values.
  public mutating func merge(_ other: Shape) {
    count += other.count
    nulls += other.nulls
    booleans += other.booleans
    falses += other.falses
    typedTexts += other.typedTexts
    bytes += other.bytes
    dates += other.dates
    merge(&numbers, other.numbers) { $0.merge($1) }
    merge(&texts, other.texts) { $0.merge($1) }
    merge(&arrays, other.arrays) { $0.merge($1) }
    merge(&objects, other.objects) { $0.merge($1) }
    origins.merge(other.origins, uniquingKeysWith: min)
    facts.merge(other.facts, uniquingKeysWith: min)
    delimiter = delimiter ?? other.delimiter
    formats.formUnion(other.formats)
  }

  /// The shape in which texts are elements without attributes, if there are elements with attributes and texts.
  var withElements: Shape {
    guard var objects, objects.haveTextAlone, texts != nil || numbers != nil || booleans > 0 else {
      return self
    }
    var (others, texts) = (self, Shape())
    (texts.texts, texts.numbers, texts.booleans) = (self.texts, numbers, booleans)
    texts.falses = falses
    texts.typedTexts = typedTexts
    others.typedTexts = 0
    texts.count = (self.texts?.count ?? 0) + (numbers?.count ?? 0) + booleans
    texts.origins = origins.filter { [.string, .number, .bool].contains($0.key) }
    texts.facts = facts
    others.facts = [:]
    (others.texts, others.numbers, others.booleans, others.falses) = (nil, nil, 0, 0)
    objects.addElements(texts)
    others.objects = objects
    return others
  }

  /// Whether some values were texts that are written like a number or a Boolean, and others were not like these.
  ///
  /// A format that has texts alone does not say that they are of different kinds.
  var hasMixedTexts: Bool {
    let numbers = numbers?.count ?? 0
    guard typedTexts > 0, typedTexts == numbers + booleans else { return false }
    return texts != nil || numbers > 0 && booleans > 0
  }

  private func merge<Part>(
    _ part: inout Part?, _ other: Part?, by merge: (inout Part, Part) -> Void
  ) {
    guard let other else { return }
    guard var merged = part.take() else { return part = other }
    merge(&merged, other)
    part = merged
  }
}

/// The arrays at a position.
public struct ArraySummary: Sendable {
  /// The number of arrays.
  public internal(set) var count = 0

  /// The elements of all of them, in storage of its own, because a shape contains arrays.
  private var storage = [Shape()]

  init() {}

  /// The shape of the elements.
  public internal(set) var element: Shape {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  mutating func merge(_ other: ArraySummary) {
    count += other.count
    element.merge(other.element)
  }
}
