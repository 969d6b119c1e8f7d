/// How positions and objects become parts of others.
///
/// A merge makes others necessary: what is under the same key of two objects becomes one position. Where types contain
/// themselves, these come back to what is being merged. So what is to be merged is kept in a list, each part says what
/// it has become a part of, and two parts that are one by then are left alone: every value counts once, and each merge
/// leaves fewer parts, so that there is an end.
extension ShapeGraph {
  /// Two parts of the graph that become one: the first becomes a part of the second.
  private enum Merge {
    case positions(Position, Position)
    case objects(ObjectType, ObjectType)
  }

  /// Makes an object a part of another one.
  func merge(_ object: ObjectType, into other: ObjectType) {
    // The last one is the next, so that what is inside comes before what is beside it.
    var open: [Merge] = [.objects(object, other)]
    while let next = open.popLast() {
      var inner: [Merge] = []
      switch next {
      case .positions(let position, let other):
        merge(position.current, into: other.current, then: &inner)
      case .objects(let object, let other):
        merge(object.current, into: other.current, then: &inner)
      }
      open += inner.reversed()
    }
  }

  private func merge(_ object: ObjectType, into other: ObjectType, then inner: inout [Merge]) {
    guard object !== other else { return }
    object.merged = other
    other.count += object.count
    other.weight += object.weight
    other.names += object.names.filter { !other.names.contains($0) }
    other.labels += object.labels.filter { !other.labels.contains($0) }
    other.tags.merge(object.tags, uniquingKeysWith: merged)
    other.outerTags.merge(object.outerTags, uniquingKeysWith: merged)
    let (first, others) = (object.first, other.first)
    other.first = [first, others].compactMap(\.self).min()
    // What only one of them has, the first object of the other one lacks.
    for index in other.properties.indices
    where object.index[other.properties[index].key] == nil {
      other.properties[index].note(gap: first)
    }
    for property in object.properties {
      if let known = other.index[property.key] {
        other.properties[known].presence += property.presence
        other.properties[known].note(gap: property.gap)
        other.properties[known].noteSpellings(of: property)
        inner.append(.positions(property.position, other.properties[known].position))
      } else {
        // After those of the other object, in the order of its own.
        var property = property
        property.rank += ObjectSummary.limit
        property.note(gap: others)
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
        presence: left.presence.merging(right.presence, uniquingKeysWith: +),
        first: [left.first, right.first].compactMap(\.self).min())
    }
    return variants.count > TagSummary.limit ? nil : variants
  }

  private func merge(_ position: Position, into other: Position, then inner: inout [Merge]) {
    guard position !== other else { return }
    position.merged = other
    note(position.path, movedTo: other.path)
    other.scalars.merge(position.scalars)
    other.arrays += position.arrays
    other.objects += position.objects
    if let element = position.element {
      if let known = other.element {
        inner.append(.positions(element, known))
      } else {
        other.element = element
      }
    }
    if let values = position.values {
      if let known = other.values {
        inner.append(.positions(values, known))
      } else {
        other.values = values
      }
    }
    other.reason = other.reason ?? position.reason
    if let object = position.object {
      if let known = other.object {
        inner.append(.objects(object, known))
      } else {
        other.object = object
      }
    }
    // A map is a map wherever it is.
    if let values = other.values, let object = other.object {
      other.object = nil
      for property in object.properties {
        inner.append(.positions(property.position, values))
      }
    }
  }
}
