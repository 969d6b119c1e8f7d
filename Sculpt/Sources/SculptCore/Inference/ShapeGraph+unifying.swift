import MaquetteCore

extension ShapeGraph {
  /// Makes one type of objects that are of one type.
  func unify() {
    var ancestors: [ObjectType] = []
    if rules.findsRecursion { fold(root, below: &ancestors) }
    if rules.mergesTypes { unifyAlike() }
  }

  // MARK: - Recursion

  /// Merges objects into those that they are inside of, if these are of the same type.
  private func fold(_ position: Position, below ancestors: inout [ObjectType]) {
    if let element = position.element { fold(element, below: &ancestors) }
    if let values = position.values { fold(values, below: &ancestors) }
    guard let object = position.object?.current, !ancestors.contains(where: { $0 === object })
    else { return }
    if let ancestor = ancestors.first(where: { object.repeats($0) }) {
      // The ancestor is visited with its new properties when the walk is back at it.
      return merge(object, into: ancestor)
    }
    ancestors.append(object)
    var visited = 0
    // Properties are added while their objects are merged into this one.
    while visited < object.properties.count {
      fold(object.properties[visited].position, below: &ancestors)
      visited += 1
    }
    ancestors.removeLast()
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
      if let values = position.values { open.append(values) }
      if let element = position.element { open.append(element) }
      guard let object = position.object?.current, seen.insert(ObjectIdentifier(object)).inserted
      else { continue }
      found.append(object)
      open += object.properties.reversed().map(\.position)
    }
    return found
  }

  // MARK: - Merging

  /// Makes an object a part of another one.
  func merge(_ object: ObjectType, into other: ObjectType) {
    let object = object.current
    let other = other.current
    guard object !== other else { return }
    object.merged = other
    other.count += object.count
    other.weight += object.weight
    other.names += object.names.filter { !other.names.contains($0) }
    other.labels += object.labels.filter { !other.labels.contains($0) }
    other.tags.merge(object.tags, uniquingKeysWith: merged)
    other.outerTags.merge(object.outerTags, uniquingKeysWith: merged)
    for property in object.properties {
      // A property may lead back to the types at hand, and merge them further.
      let other = other.current
      if let known = other.index[property.key] {
        other.properties[known].presence += property.presence
        other.properties[known].noteSpellings(of: property)
        merge(property.position, into: other.properties[known].position)
      } else {
        // After those of the other object, in the order of its own.
        var property = property
        property.rank += ObjectSummary.limit
        other.append(property)
      }
    }
  }

  private func merged(
    _ variants: [String: Variant]?, _ others: [String: Variant]?
  ) -> [String: Variant]? {
    guard var variants, let others else { return nil }
    variants.merge(others) { left, right in
      Variant(
        count: left.count + right.count,
        presence: left.presence.merging(right.presence, uniquingKeysWith: +))
    }
    return variants.count > TagSummary.limit ? nil : variants
  }

  private func merge(_ position: Position, into other: Position) {
    guard position !== other else { return }
    note(position.path, movedTo: other.path)
    other.scalars.merge(position.scalars)
    other.arrays += position.arrays
    if let element = position.element {
      if let known = other.element { merge(element, into: known) } else { other.element = element }
    }
    if let values = position.values {
      if let known = other.values { merge(values, into: known) } else { other.values = values }
    }
    other.reason = other.reason ?? position.reason
    if let object = position.object {
      if let known = other.object { merge(object, into: known) } else { other.object = object }
    }
    // A map is a map wherever it is.
    if let values = other.values, let object = other.object?.current {
      other.object = nil
      for property in object.properties { merge(property.position, into: values) }
    }
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
