public import MaquetteCore

extension SchemaProviding {
  /// The differences from an older model, by the names of properties, in declaration order.
  ///
  /// Transient properties are not compared. Values are shown as they are encoded; a missing one is
  /// no value. The changes of an object to which several properties refer are listed once, at the
  /// first of them; a tree shows an object once, and then its name.
  ///
  /// - Parameter old: The model before the changes, which can be of another type.
  /// - Complexity: O(size of the models), and for each array the size of its elements once more; pairs of
  ///   objects are compared once.
  public func changes(since old: some SchemaProviding) -> [ValueChange] {
    var difference = ModelDifference()
    difference.compare(old, self)
    return difference.changes
  }
}

/// Collects the differences of two models.
///
/// A work list replaces recursion: a chain of objects can be of any length, whatever the stack.
private struct ModelDifference {
  private typealias Inner = (step: MappingPath.Step, old: Any?, new: Any?)

  private(set) var changes: [ValueChange] = []

  /// The values that are still to be compared, and their places.
  private var pending: [(old: Any?, new: Any?, place: Int)] = []

  /// The last step to each place, and the place around it; the root is before all of them.
  private var places: [(step: MappingPath.Step, outer: Int)] = []

  /// The objects that have been compared.
  private var met: Set<ObjectPair> = []
  private var equality = KnownEquality()
  private var oldTrees = ModelTree()
  private var newTrees = ModelTree()

  mutating func compare(_ old: Any, _ new: Any) {
    pending = [(old, new, -1)]
    while let (old, new, place) = pending.popLast() {
      // What is above is complete.
      places.removeLast(places.count - place - 1)
      switch (old, new) {
      case (let old?, let new?): compare(old, new, at: place)
      case (nil, nil): break
      default: add(old.map { oldTrees.tree(of: $0) }, new.map { newTrees.tree(of: $0) }, place)
      }
    }
  }

  private mutating func compare(_ old: Any, _ new: Any, at place: Int) {
    switch (ModelPart(old), ModelPart(new)) {
    case (.absent, .absent) where equality.areEqual(old, new): break
    case (.model(let old), .model(let new)): compare(old, new, at: place)
    case (.list(let old), .list(let new)):
      let (start, oldEnd, newEnd) = ChangedElements.range(old.count, new.count) {
        equality.areEqual(old[$0], new[$1])
      }
      compareLater(
        (start..<max(oldEnd, newEnd)).compactMap { index in
          guard index < oldEnd, index < newEnd else {
            return (
              .index(index), index < oldEnd ? old[index] : nil, index < newEnd ? new[index] : nil
            )
          }
          if case .leaf = ModelPart(old[index]), equality.areEqual(old[index], new[index]) {
            return nil
          }
          return (.index(index), old[index], new[index])
        }, in: place)
    case (.map(let old), .map(let new)):
      let before = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
      let names = Set(new.map(\.key))
      compareLater(
        new.map { key, value in (.key(key), before[key], value) }
          + old.filter { !names.contains($0.key) }.map { key, value in (.key(key), value, nil) },
        in: place)
    default:
      let (before, after) = (oldTrees.tree(of: old), newTrees.tree(of: new))
      if before != after {
        var steps = path(of: place)
        after.collect(since: before, at: &steps, into: &changes)
      } else if !equality.areEqual(old, new) {
        // Different values may be encoded alike.
        add(before, after, place)
      }
    }
  }

  private mutating func compare(
    _ old: any SchemaProviding, _ new: any SchemaProviding, at place: Int
  ) {
    if let pair = ObjectPair(.model(old), .model(new)), pair.isOne || !met.insert(pair).inserted {
      return
    }
    let names = type(of: new).schema.properties.filter { !$0.isTransient }.map(\.name)
    let others = type(of: old).schema.properties.filter { !$0.isTransient }.map(\.name)
    let (own, known) = (Set(names), Set(others))
    compareLater(
      names.map { name in
        let before = known.contains(name) ? old.presentValue(ofProperty: name) : nil
        return (.key(name), before, new.presentValue(ofProperty: name))
      }
        + others.filter { !own.contains($0) }.map { name in
          (.key(name), old.presentValue(ofProperty: name), nil)
        }, in: place)
  }

  /// Compares the values inside a place, in their order, before what is already pending.
  private mutating func compareLater(_ inner: [Inner], in place: Int) {
    for (step, old, new) in inner.reversed() {
      pending.append((old, new, places.count))
      places.append((step, place))
    }
  }

  private mutating func add(_ old: AnyValue?, _ new: AnyValue?, _ place: Int) {
    changes.append(ValueChange(path: MappingPath(path(of: place)), old: old, new: new))
  }

  private func path(of place: Int) -> [MappingPath.Step] {
    var (steps, place) = ([MappingPath.Step](), place)
    while place >= 0 {
      steps.append(places[place].step)
      place = places[place].outer
    }
    return steps.reversed()
  }
}

/// The elements of two arrays without those that both begin and end with.
///
/// Of arrays of one length, each element is compared with the one at its position in any case. To look for
/// equal ones first would compare what is inside arrays inside each other once for each level. The elements
/// of other arrays are compared no further than to the first arrays of different lengths in them.
enum ChangedElements {
  static func range(
    _ oldCount: Int, _ newCount: Int, areEqual: (_ old: Int, _ new: Int) -> Bool
  ) -> (start: Int, oldEnd: Int, newEnd: Int) {
    guard oldCount != newCount else { return (0, oldCount, newCount) }
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
  private static let depth = 64

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
