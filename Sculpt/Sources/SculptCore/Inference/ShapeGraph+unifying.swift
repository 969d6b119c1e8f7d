import MaquetteCore

extension ShapeGraph {
  /// Makes one type of objects that are of one type.
  func unify() {
    if rules.findsRecursion {
      var walk = Walk()
      fold(root, in: &walk)
    }
    if rules.mergesTypes { unifyAlike() }
  }

  // MARK: - Recursion

  /// A walk from the root, which comes to each part once: merged ones are at many paths, more than can be walked.
  private struct Walk {
    /// The objects around the position at hand, the outermost first.
    var ancestors: [ObjectType] = []
    private var seen: Set<ObjectIdentifier> = []

    /// Whether a part is seen for the first time.
    mutating func begins(_ part: AnyObject) -> Bool {
      seen.insert(ObjectIdentifier(part)).inserted
    }
  }

  /// Merges objects into those that they are inside of, if these are of the same type.
  private func fold(_ position: Position, in walk: inout Walk) {
    guard walk.begins(position) else { return }
    if let element = position.element { fold(element, in: &walk) }
    if let values = position.values { fold(values, in: &walk) }
    guard let object = position.object, walk.begins(object) else { return }
    // Ancestors become parts of others, too, even of this object.
    let ancestors = walk.ancestors.map(\.current)
    if let ancestor = ancestors.first(where: { $0 !== object && object.repeats($0) }) {
      // The ancestor is visited with its new properties when the walk is back at it.
      return merge(object, into: ancestor)
    }
    walk.ancestors.append(object)
    var visited = 0
    // Properties are added while their objects are merged into this one.
    while visited < object.properties.count {
      fold(object.properties[visited].position, in: &walk)
      visited += 1
    }
    walk.ancestors.removeLast()
  }

  // MARK: - Alike objects

  /// Merges objects with the same keys, wherever they are.
  private func unifyAlike() {
    var hasChanged = true
    var rounds = 0
    // A merge can make others possible; what is not found in a few rounds stays apart.
    while hasChanged, rounds < 16 {
      hasChanged = false
      rounds += 1
      var byName: [String: [ObjectType]] = [:]
      var byKeys: [[String]: [ObjectType]] = [:]
      for object in objects() where object.merged == nil {
        let keys = object.properties.map(\.key).sorted()
        if keys.count >= 3,
          let other = byKeys[keys]?.first(where: { $0.merged == nil && object.hasSameTypes(as: $0) }
          )
        {
          merge(object, into: other)
          hasChanged = true
          continue
        }
        let name = Words.singular(object.names[0]).lowercased()
        if let other = byName[name]?.first(where: { $0.merged == nil && object.resembles($0) }) {
          merge(object, into: other)
          hasChanged = true
          continue
        }
        // Beyond these, alike objects have been found or are not there.
        if byName[name, default: []].count < 32 { byName[name, default: []].append(object) }
        byKeys[keys, default: []].append(object)
      }
    }
  }

  /// All object types in the order of a walk from the root.
  func objects() -> [ObjectType] {
    var found: [ObjectType] = []
    var seen: Set<ObjectIdentifier> = []
    var open: [Position] = [root]
    while let position = open.popLast() {
      // A map can be among its own values.
      guard seen.insert(ObjectIdentifier(position)).inserted else { continue }
      if let values = position.values { open.append(values) }
      if let element = position.element { open.append(element) }
      guard let object = position.object, seen.insert(ObjectIdentifier(object)).inserted
      else { continue }
      found.append(object)
      open += object.properties.reversed().map(\.position)
    }
    return found
  }
}

extension ShapeGraph.ObjectType {
  private func sharedKeys(with other: ShapeGraph.ObjectType) -> Int {
    properties.count { other.index[$0.key] != nil }
  }

  /// The share of keys of both that both have.
  private func likeness(to other: ShapeGraph.ObjectType) -> Double {
    let shared = sharedKeys(with: other)
    let all = properties.count + other.properties.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }

  /// The share of common keys whose values are of a common kind.
  private func agreement(with other: ShapeGraph.ObjectType) -> Double {
    var shared = 0
    var agreeing = 0
    for property in properties {
      guard let known = other.index[property.key] else { continue }
      shared += 1
      let kinds = property.position.kinds
      let others = other.properties[known].position.kinds
      if kinds.isSubset(of: others) || others.isSubset(of: kinds) { agreeing += 1 }
    }
    return shared == 0 ? 0 : Double(agreeing) / Double(shared)
  }

  /// Whether an object inside another one is of its type.
  func repeats(_ ancestor: ShapeGraph.ObjectType) -> Bool {
    let shared = sharedKeys(with: ancestor)
    guard shared > 0, agreement(with: ancestor) >= 0.8 else { return false }
    // The key that leads to it is there again, or it is under the same key as its ancestor.
    let isUnderSameKey = ancestor.names.contains(names[0])
    let leadsOn = index[names[0]] != nil && ancestor.index[names[0]] != nil
    if isUnderSameKey {
      return Double(shared) >= 0.6 * Double(min(properties.count, ancestor.properties.count))
    }
    if leadsOn { return shared >= 2 && likeness(to: ancestor) >= 0.6 }
    // A leaf is like its parent, without the key that leads to it.
    let isLeaf =
      shared >= 3 && shared == properties.count && ancestor.properties.count == shared + 1
      && ancestor.index[names[0]] != nil && index[names[0]] == nil
    return isLeaf || shared >= 5 && likeness(to: ancestor) >= 0.75
  }

  /// Whether two objects under the same key are of one type.
  func resembles(_ other: ShapeGraph.ObjectType) -> Bool {
    agreement(with: other) >= 0.9 && likeness(to: other) >= 0.6
  }

  /// Whether two objects with the same keys have the same types of values.
  func hasSameTypes(as other: ShapeGraph.ObjectType) -> Bool {
    properties.allSatisfy { property in
      guard let known = other.index[property.key] else { return false }
      let position = other.properties[known].position
      return property.position.kinds == position.kinds
        && property.position.element?.kinds == position.element?.kinds
    }
  }
}

extension ShapeGraph.Position {
  /// The kinds that its values have, but for null.
  var kinds: Set<ValueKind> {
    var kinds = scalars.kinds
    if arrays > 0 { kinds.insert(.array) }
    if object != nil || values != nil { kinds.insert(.object) }
    return kinds
  }
}
