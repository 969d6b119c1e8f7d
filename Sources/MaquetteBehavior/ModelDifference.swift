public import MaquetteCore

extension SchemaProviding {
  /// The differences from an older model, by the names of properties, in declaration order.
  ///
  /// Transient properties are not compared. Values are shown as they are encoded; a missing one is
  /// no value. The changes of an object to which several properties refer are listed once, at the
  /// first of them; a tree shows an object once, and then its name.
  ///
  /// - Parameter old: The model before the changes, which can be of another type.
  /// - Complexity: O(size of the models), and for each array the size of its elements once more.
  public func changes(since old: some SchemaProviding) -> [ValueChange] {
    var difference = ModelDifference()
    difference.compare(old, self, at: [], inside: 0)
    return difference.changes
  }
}

/// Collects the differences of two models.
private struct ModelDifference {
  private struct Pair: Hashable {
    var old: ObjectIdentifier
    var new: ObjectIdentifier
  }

  private(set) var changes: [ValueChange] = []

  /// The objects that have been compared.
  private var met: Set<Pair> = []

  /// The comparison of elements that were equal.
  private var comparison = ModelComparison()
  private var oldTrees = ModelTree()
  private var newTrees = ModelTree()

  /// - Parameter level: The number of objects around the values.
  mutating func compare(
    _ old: Any, _ new: Any, at steps: [MappingPath.Step], inside level: Int
  ) {
    switch (ModelPart(old), ModelPart(new)) {
    case (.absent, .absent) where areEqual(old, new): break
    case (.model(let old), .model(let new)): compare(old, new, at: steps, inside: level)
    case (.list(let old), .list(let new)):
      let (start, oldEnd, newEnd) = ChangedElements.range(old.count, new.count) {
        areEqual(old[$0], new[$1])
      }
      for index in start..<max(oldEnd, newEnd) {
        compare(
          index < oldEnd ? old[index] : nil, index < newEnd ? new[index] : nil,
          at: steps + [.index(index)], inside: level)
      }
    case (.map(let old), .map(let new)):
      let before = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
      for (key, value) in new {
        compare(before[key], value, at: steps + [.key(key)], inside: level)
      }
      let names = Set(new.map(\.key))
      for (key, value) in old where !names.contains(key) {
        compare(value, nil, at: steps + [.key(key)], inside: level)
      }
    default:
      let (before, after, count) = (oldTrees.tree(of: old), newTrees.tree(of: new), changes.count)
      after.collect(since: before, at: steps, into: &changes)
      // Different values may be encoded alike.
      if changes.count == count, !areEqual(old, new) {
        changes.append(ValueChange(path: MappingPath(steps), old: before, new: after))
      }
    }
  }

  /// Compares values of which one may be missing.
  private mutating func compare(
    _ old: Any?, _ new: Any?, at steps: [MappingPath.Step], inside level: Int
  ) {
    if let old, let new { return compare(old, new, at: steps, inside: level) }
    guard old != nil || new != nil else { return }
    changes.append(
      ValueChange(
        path: MappingPath(steps), old: old.map { oldTrees.tree(of: $0) },
        new: new.map { newTrees.tree(of: $0) }))
  }

  private mutating func compare(
    _ old: any SchemaProviding, _ new: any SchemaProviding, at steps: [MappingPath.Step],
    inside level: Int
  ) {
    var level = level
    if type(of: old) is AnyClass, type(of: new) is AnyClass {
      let pair = Pair(
        old: ObjectIdentifier(old as AnyObject), new: ObjectIdentifier(new as AnyObject))
      guard pair.old != pair.new, level < ModelTree.depth, met.insert(pair).inserted else {
        return
      }
      level += 1
    }
    let names = type(of: new).schema.properties.filter { !$0.isTransient }.map(\.name)
    let others = type(of: old).schema.properties.filter { !$0.isTransient }.map(\.name)
    let (own, known) = (Set(names), Set(others))
    for name in names {
      compare(
        known.contains(name) ? old.presentValue(ofProperty: name) : nil,
        new.presentValue(ofProperty: name), at: steps + [.key(name)], inside: level)
    }
    for name in others where !own.contains(name) {
      compare(old.presentValue(ofProperty: name), nil, at: steps + [.key(name)], inside: level)
    }
  }

  private mutating func areEqual(_ old: Any, _ new: Any) -> Bool {
    if comparison.areEqual(old, new) { return true }
    // What was met before a difference is not known to be equal.
    comparison = ModelComparison()
    return false
  }
}

/// The elements of two arrays without those that both begin and end with.
enum ChangedElements {
  static func range(
    _ oldCount: Int, _ newCount: Int, areEqual: (_ old: Int, _ new: Int) -> Bool
  ) -> (start: Int, oldEnd: Int, newEnd: Int) {
    var start = 0
    while start < min(oldCount, newCount), areEqual(start, start) { start += 1 }
    var (oldEnd, newEnd) = (oldCount, newCount)
    while oldEnd > start, newEnd > start, areEqual(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    return (start, oldEnd, newEnd)
  }
}

/// Makes trees of models by the names of their properties; each object is shown once.
private struct ModelTree {
  /// Objects inside so many others are shown by their names.
  static let depth = 64

  private var shown: Set<ObjectIdentifier> = []
  private var level = 0

  private mutating func tree(of model: any SchemaProviding) -> AnyValue {
    let schema = type(of: model).schema
    let isObject = type(of: model) is AnyClass
    if isObject {
      guard level < Self.depth, shown.insert(ObjectIdentifier(model as AnyObject)).inserted else {
        return .string(schema.name)
      }
      level += 1
    }
    defer { if isObject { level -= 1 } }
    var members = AnyValue.Object()
    for property in schema.properties where !property.isTransient {
      guard let value = model.presentValue(ofProperty: property.name) else { continue }
      members[property.name] = tree(of: value)
    }
    return .object(members)
  }

  mutating func tree(of value: Any) -> AnyValue {
    switch ModelPart(value) {
    case .absent: return .null
    case .model(let model): return tree(of: model)
    case .list(let elements): return .array(trees(of: elements))
    case .set(let elements):
      return .array(trees(of: elements).sorted { $0.isOrdered(before: $1) })
    case .map(let members):
      let trees = trees(of: members.map(\.value))
      return .object(
        AnyValue.Object(zip(members, trees).map { .init(key: $0.0.key, value: $0.1) }))
    case .leaf(let leaf): return (try? ModelState.written(leaf)) ?? .string("\(leaf)")
    }
  }

  private mutating func trees(of values: [Any]) -> [AnyValue] {
    var trees: [AnyValue] = []
    trees.reserveCapacity(values.count)
    for value in values { trees.append(tree(of: value)) }
    return trees
  }
}

/// A property that may be missing.
private protocol PossiblyMissing {
  var isPresent: Bool { get }
  var presentPart: ModelPart? { get }
}

extension Presence: PossiblyMissing {
  fileprivate var presentPart: ModelPart? { value.map { ModelPart($0) } }
}

extension ModelPart {
  /// Finds the structure of a value, also of one that may be missing but is there.
  init(ofPresent value: Any) {
    self = (value as? any PossiblyMissing)?.presentPart ?? ModelPart(value)
  }
}

/// Whether the value of a property is that of a missing key.
func isMissing(_ value: Any) -> Bool { (value as? any PossiblyMissing)?.isPresent == false }

extension SchemaProviding {
  /// The value of a property; nil if there is no such property, or if its value is missing.
  fileprivate func presentValue(ofProperty name: String) -> Any? {
    value(ofProperty: name).flatMap { isMissing($0) ? nil : $0 }
  }
}

extension AnyValue {
  /// An order for the elements of sets: numbers by size, other values as text.
  fileprivate func isOrdered(before other: AnyValue) -> Bool {
    if let left = number?.double, let right = other.number?.double { return left < right }
    return description < other.description
  }
}
