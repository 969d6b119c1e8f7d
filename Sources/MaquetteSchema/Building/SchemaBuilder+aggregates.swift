import MaquetteCore
import MaquetteMappings

// The aggregates of a configuration: objects that keys of the object around them form.

extension SchemaBuilder {
  /// Replaces the object under a key by some of its members.
  mutating func spread(_ keys: [String], at key: String, in shape: inout ObjectShape) {
    let property = shape.remove(key)
    defer { places.spread(step(key), at: position) }
    guard view != .accepting else {
      // The object may be there itself, and then its members in the data have any form.
      for key in keys + [key] { shape.loosen(key) }
      return
    }
    guard let property else {
      // Nothing is formed, but the keys are used up.
      for key in keys where shape.has(key) { shape.replace(key, with: .nothing) }
      return
    }
    guard let (inner, isNullable) = object(in: property.value.node) else {
      note(
        "the form of the object of \(keys.joined(separator: ", ")) is not known", at: keys + [key])
      for key in keys + (view == .encoding ? [key] : []) { shape.loosen(key) }
      return
    }
    var (member, rest) = parts(of: inner, keys)
    if view == .encoding {
      if rest.requiresSomething || !rest.properties.isEmpty || rest.mayHaveOthers || isNullable {
        let node = SchemaNode.object(rest)
        member.insert(
          isNullable ? .nullable(node) : node, at: [key],
          isRequired: rest.requiresSomething && !isNullable, nestedIsNullable: false)
      }
      for key in member.properties.map(\.key) where shape.has(key) {
        shape.loosen(key)
        member.loosen(key)
      }
    } else {
      if rest.requiresSomething {
        member.insert(.object(rest), at: [key], isRequired: true, nestedIsNullable: false)
      } else {
        shape.insert(.nothing, at: [key], isRequired: false, nestedIsNullable: false)
      }
      // A property does not see a value that an object takes.
      for key in keys where shape.has(key) {
        shape.replace(key, with: .nothing)
        member.remove(key)
      }
      if property.isRequired, !member.requiresSomething { shape.oneRequired.append(keys) }
    }
    shape.merge(member, isOptional: !property.isRequired || isNullable)
  }

  /// The part of an object under some keys, and the rest.
  private mutating func parts(
    of object: ObjectShape, _ keys: [String]
  ) -> (member: ObjectShape, rest: ObjectShape) {
    var (member, rest) = (ObjectShape(), object)
    rest.properties = object.properties.filter { !keys.contains($0.key) }
    member.properties = object.properties.filter { keys.contains($0.key) }
    for key in keys where !object.has(key) {
      let node: SchemaNode
      switch object.others {
      case .closed: node = .nothing
      case .node(let other): node = other
      case .open: node = .anything
      case .unknown:
        note("the form of the value of \(key) is not known", at: [key])
        node = .anything
      }
      member.insert(node, at: [key], isRequired: false, nestedIsNullable: false)
    }
    (rest.oneRequired, rest.dependencies) = ([], [])
    for list in object.oneRequired {
      if list.allSatisfy(keys.contains) {
        member.oneRequired.append(list)
      } else if list.contains(where: keys.contains) {
        note("one of \(list.joined(separator: ", ")) is there", at: list)
      } else {
        rest.oneRequired.append(list)
      }
    }
    for (key, others) in object.dependencies {
      let all = [key] + others
      if all.allSatisfy(keys.contains) {
        member.dependencies.append((key, others))
      } else if all.contains(where: keys.contains) {
        note("\(others.joined(separator: ", ")) is there with \(key)", at: all)
      } else {
        rest.dependencies.append((key, others))
      }
    }
    return (member, rest)
  }

  /// The object of a node, and whether null may stand for it; nil if its members are not known.
  private func object(in node: SchemaNode) -> (shape: ObjectShape, isNullable: Bool)? {
    switch node {
    case .object(let shape): return (shape, false)
    case .nullable(let node): return object(in: node).map { ($0.shape, true) }
    case .reference(let id): return definition(id).flatMap(object)
    case .dictionary(let values, nil):
      var shape = ObjectShape()
      shape.others = values.isAnything ? .open : .node(values)
      return (shape, false)
    case .with(let node, let keywords)
    where keywords.keys.allSatisfy({ $0 == "default" || AnyValue.Object.annotations.contains($0) }):
      return object(in: node)
    default: return nil
    }
  }
}

extension ObjectShape {
  fileprivate var mayHaveOthers: Bool { if case .closed = others { false } else { true } }

  /// Accepts any value under a key, or none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keepsValue: Whether a value that is there keeps its form.
  mutating func loosen(_ key: String, keepsValue: Bool = false) {
    let old = remove(key)
    properties.append(
      Property(
        key: key, value: keepsValue ? old?.value ?? .node(.anything) : .node(.anything),
        isRequired: false))
    oneRequired.removeAll { $0.contains(key) }
    dependencies.removeAll { $0.key == key || $0.required.contains(key) }
  }

  /// Removes what is known about a key, and returns it.
  @discardableResult
  mutating func remove(_ key: String) -> Property? {
    guard let position = position(of: key) else { return nil }
    return properties.remove(at: position)
  }
}
