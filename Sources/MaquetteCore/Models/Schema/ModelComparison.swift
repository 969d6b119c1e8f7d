/// Compares models by their schemas, and remembers the objects under comparison, so that cycles
/// end.
package struct ModelComparison {
  private struct Pair: Hashable {
    var left: ObjectIdentifier
    var right: ObjectIdentifier
  }

  private var met: Set<Pair> = []

  package init() {}

  /// Whether two values are equal; models are compared by their schemas.
  package static func areEqual(_ left: Any, _ right: Any) -> Bool {
    var comparison = Self()
    return comparison.areEqual(left, right)
  }

  /// A work list replaces recursion: a chain of objects can be of any length, whatever the stack.
  package mutating func areEqual(_ left: Any, _ right: Any) -> Bool {
    var pending = [(left, right)]
    while let (left, right) = pending.popLast() {
      switch (ModelPart(left), ModelPart(right)) {
      case (.absent, .absent):
        // The nil of a nested optional is another value than its outer nil.
        let (left, right) = (left as? any DividedValue, right as? any DividedValue)
        guard left?.levelOfNil == right?.levelOfNil else { return false }
      case (.model(let left), .model(let right)):
        guard add(left, right, to: &pending) else { return false }
      case (.list(let left), .list(let right)):
        guard left.count == right.count else { return false }
        pending += zip(left, right).reversed()
      case (.map(let left), .map(let right)):
        guard left.count == right.count, zip(left, right).allSatisfy({ $0.key == $1.key }) else {
          return false
        }
        pending += zip(left, right).reversed().map { ($0.value, $1.value) }
      case (.set, .set), (.leaf, .leaf):
        guard areEqualLeaves(left, right) else { return false }
      default: return false
      }
    }
    return true
  }

  /// Adds the properties of two models to the work list; returns false if they differ already.
  private mutating func add(
    _ left: any SchemaProviding, _ right: any SchemaProviding, to pending: inout [(Any, Any)]
  ) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if type(of: left) is AnyClass {
      let pair = Pair(
        left: ObjectIdentifier(left as AnyObject), right: ObjectIdentifier(right as AnyObject))
      // A pair met before is equal unless the rest of the comparison finds a difference.
      if pair.left == pair.right || !met.insert(pair).inserted { return true }
    }
    for property in type(of: left).schema.properties.reversed() where !property.isTransient {
      switch (left.value(ofProperty: property.name), right.value(ofProperty: property.name)) {
      case (let left?, let right?): pending.append((left, right))
      case (nil, nil): break
      default: return false
      }
    }
    return true
  }

  /// Compares with the type's own equality, and tuples element by element; other values are equal if
  /// they are encoded alike.
  private mutating func areEqualLeaves(_ left: Any, _ right: Any) -> Bool {
    func isEqual<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
    if let left = left as? any Equatable { return isEqual(left) }
    guard let left = left as? any MappingEncodable, let right = right as? any MappingEncodable,
      let one = try? AnyValue(encoding: left, EncodingOptions()),
      let other = try? AnyValue(encoding: right, EncodingOptions())
    else {
      let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
      guard left.displayStyle == .tuple, left.subjectType == right.subjectType else { return false }
      return zip(left.children, right.children).allSatisfy { areEqual($0.value, $1.value) }
    }
    return one == other
  }
}
