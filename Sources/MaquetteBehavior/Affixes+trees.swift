package import MaquetteCore

// Trees of flattened members.

extension __Affixes {
  /// Returns a tree with the member's keys as one with the object's keys.
  package func around(_ tree: AnyValue) -> AnyValue {
    guard !isEmpty, let object = tree.object else { return tree }
    return .object(AnyValue.Object(object.map { .init(key: around($0.key), value: $0.value) }))
  }

  /// Returns the member's part of an object, under the member's own keys.
  package func inner(of object: AnyValue.Object) -> AnyValue.Object {
    guard !isEmpty else { return object }
    return AnyValue.Object(
      object.compactMap { member in
        inner(of: member.key).map { .init(key: $0, value: member.value) }
      })
  }
}
