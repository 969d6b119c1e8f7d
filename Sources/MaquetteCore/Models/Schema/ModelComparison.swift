/// Compares models by their schemas.
package enum ModelComparison {
  /// Whether two values are equal.
  ///
  /// A work list replaces recursion: cycles of objects end, and chains can be of any length.
  package static func areEqual(_ left: Any, _ right: Any) -> Bool {
    var (pending, met) = ([(left, right)], Set<ObjectPair>())
    while let (left, right) = pending.popLast() {
      let (leftPart, rightPart) = (ModelPart(left), ModelPart(right))
      // A pair met before is equal unless the rest of the comparison finds a difference.
      if let pair = ObjectPair(leftPart, rightPart), pair.isOne || !met.insert(pair).inserted {
        continue
      }
      let isEqual = mayBeEqual(left, right, leftPart, rightPart) { pending.append(($0, $1)) }
      if !isEqual { return false }
    }
    return true
  }

  /// Whether two values are equal if the values inside them are.
  ///
  /// - Parameter add: Takes the values inside, the last ones first.
  package static func mayBeEqual(
    _ left: Any, _ right: Any, _ leftPart: ModelPart, _ rightPart: ModelPart,
    inside add: (Any, Any) -> Void
  ) -> Bool {
    switch (leftPart, rightPart) {
    case (.absent, .absent):
      // The nil of a nested optional is another value than its outer nil.
      let (left, right) = (left as? any DividedValue, right as? any DividedValue)
      return left?.levelOfNil == right?.levelOfNil
    case (.model(let left), .model(let right)): return mayBeEqual(left, right, inside: add)
    case (.list(let left), .list(let right)):
      for (left, right) in zip(left, right).reversed() { add(left, right) }
      return left.count == right.count
    case (.map(let left), .map(let right)):
      for (left, right) in zip(left, right).reversed() { add(left.value, right.value) }
      return left.count == right.count && zip(left, right).allSatisfy { $0.key == $1.key }
    case (.set, .set), (.leaf, .leaf): return mayBeEqual(left, right, inside: add)
    default: return false
    }
  }

  private static func mayBeEqual(
    _ left: any SchemaProviding, _ right: any SchemaProviding, inside add: (Any, Any) -> Void
  ) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    for property in type(of: left).schema.properties.reversed() where !property.isTransient {
      switch (left.value(ofProperty: property.name), right.value(ofProperty: property.name)) {
      case (let left?, let right?): add(left, right)
      case (nil, nil): break
      default: return false
      }
    }
    return true
  }

  /// Compares with the type's own equality; other values are equal if they are encoded alike, and tuples
  /// if their elements are equal.
  private static func mayBeEqual(
    _ left: Any, _ right: Any, inside add: (Any, Any) -> Void
  ) -> Bool {
    func isEqual<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
    if let left = left as? any Equatable { return isEqual(left) }
    guard let left = left as? any MappingEncodable, let right = right as? any MappingEncodable,
      let one = try? AnyValue(encoding: left, EncodingOptions()),
      let other = try? AnyValue(encoding: right, EncodingOptions())
    else {
      let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
      for (left, right) in zip(left.children, right.children) { add(left.value, right.value) }
      return left.displayStyle == .tuple && left.subjectType == right.subjectType
    }
    return one == other
  }
}

/// An object of a model, and another one in its place in another model.
package struct ObjectPair: Hashable {
  private let left: ObjectIdentifier
  private let right: ObjectIdentifier

  /// Whether both are the same object.
  package var isOne: Bool { left == right }

  /// The pair of two parts that are objects; nil for others.
  package init?(_ left: ModelPart, _ right: ModelPart) {
    guard case .model(let left) = left, case .model(let right) = right,
      type(of: left) is AnyClass, type(of: right) is AnyClass
    else { return nil }
    self.left = ObjectIdentifier(left as AnyObject)
    self.right = ObjectIdentifier(right as AnyObject)
  }
}
