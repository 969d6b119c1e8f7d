/// Compares models by their schemas, and knows which objects it is comparing: cycles end.
struct ModelComparison {
  private struct Pair: Hashable {
    var left: ObjectIdentifier
    var right: ObjectIdentifier
  }

  private var met: Set<Pair> = []

  /// Whether two values are equal, models among them by their schemas.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    var comparison = Self()
    return comparison.areEqual(left, right)
  }

  /// Whether two models are of one type and their properties that are not transient are equal.
  mutating func areEqual(_ left: any SchemaProviding, _ right: any SchemaProviding) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if type(of: left) is AnyClass {
      let pair = Pair(
        left: ObjectIdentifier(left as AnyObject), right: ObjectIdentifier(right as AnyObject))
      // A pair that was met is equal as far as the rest of the comparison says.
      if pair.left == pair.right || !met.insert(pair).inserted { return true }
    }
    for property in type(of: left).schema.properties where !property.isTransient {
      guard areEqual(left, right, property.name) else { return false }
    }
    return true
  }

  /// Whether a property has equal values in two models.
  mutating func areEqual(
    _ left: any SchemaProviding, _ right: any SchemaProviding, _ property: String
  ) -> Bool {
    switch (left.value(ofProperty: property), right.value(ofProperty: property)) {
    case (let left?, let right?): areEqual(left, right)
    case (nil, nil): true
    default: false
    }
  }

  private mutating func areEqual(_ left: Any, _ right: Any) -> Bool {
    switch (ModelPart(left), ModelPart(right)) {
    case (.absent, .absent): return true
    case (.model(let left), .model(let right)): return areEqual(left, right)
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    case (.map(let left), .map(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && areEqual($0.value, $1.value) }
    case (.set, .set): return areEqualLeaves(left, right)
    case (.leaf(let left), .leaf(let right)): return areEqualLeaves(left, right)
    default: return false
    }
  }

  /// By the type's own equality; values that have none are equal if they are written alike.
  private func areEqualLeaves(_ left: Any, _ right: Any) -> Bool {
    func isEqual<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
    if let left = left as? any Equatable { return isEqual(left) }
    guard let left = left as? any Writable, let right = right as? any Writable,
      let one = try? Value(encoding: left, WritingOptions()),
      let other = try? Value(encoding: right, WritingOptions())
    else { return false }
    return one == other
  }
}

/// Hashes models by their schemas: what is equal hashes equally.
enum ModelHash {
  /// Models deeper than this do not count, so that cycles end.
  private static let depth = 4

  static func hash(_ model: any SchemaProviding, into hasher: inout Hasher, level: Int = 0) {
    hasher.combine(ObjectIdentifier(type(of: model)))
    guard level < depth else { return }
    for property in type(of: model).schema.properties where !property.isTransient {
      if let value = model.value(ofProperty: property.name) { hash(value, &hasher, level + 1) }
    }
  }

  private static func hash(_ value: Any, _ hasher: inout Hasher, _ level: Int) {
    switch ModelPart(value) {
    case .absent: hasher.combine(0)
    case .model(let model): hash(model, into: &hasher, level: level)
    case .list(let elements):
      hasher.combine(elements.count)
      for element in elements { hash(element, &hasher, level) }
    case .set(let elements): hasher.combine(elements.count)
    case .map(let members):
      for member in members {
        hasher.combine(member.key)
        hash(member.value, &hasher, level)
      }
    case .leaf(let leaf):
      if let leaf = leaf as? any Hashable { hasher.combine(leaf) }
    }
  }
}
