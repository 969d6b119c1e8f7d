import MaquetteCore

extension ArchivedModel {
  /// Removes excluded values, marks conditional ones, and moves values to the paths where they
  /// decode.
  func rearrange(_ object: inout AnyValue.Object) {
    var tree = AnyValue.object(object)
    for path in excluded { tree.remove(at: path[...]) }
    for path in conditional {
      guard let value = tree[path: path[...]] else { continue }
      tree.insert(value.conditional, at: path[...])
    }
    // Two properties may exchange their keys.
    let values = moved.map { tree[path: $0.from[...]] }
    for (from, _) in moved { tree.remove(at: from[...]) }
    for ((_, to), value) in zip(moved, values) {
      if let value { tree.insert(value, at: to[...]) }
    }
    if case .object(let changed) = tree { object = changed }
  }
}

extension AnyValue {
  /// The value, marked so that its references are written only if something else archives their
  /// objects.
  var conditional: AnyValue {
    if case .tagged(let tagged) = self, tagged.tag == ArchiveLayout.conditional { return self }
    return .tagged(TaggedValue(ArchiveLayout.conditional, self))
  }

  /// The value at a path of keys; nil if there is none.
  subscript(path keys: ArraySlice<String>) -> AnyValue? {
    guard let key = keys.first else { return self }
    guard case .object(let object) = self else { return nil }
    return object[key]?[path: keys.dropFirst()]
  }

  /// Removes the value at a path of keys.
  mutating func remove(at keys: ArraySlice<String>) {
    guard let key = keys.first, case .object(var object) = self else { return }
    if keys.count == 1 {
      object[key] = nil
    } else if var inner = object[key] {
      inner.remove(at: keys.dropFirst())
      object[key] = inner
    }
    self = .object(object)
  }

  /// Inserts a value at a path of keys; creates objects on the way, also in place of other values.
  mutating func insert(_ value: AnyValue, at keys: ArraySlice<String>) {
    guard let key = keys.first else { return self = value }
    var object = AnyValue.Object()
    if case .object(let own) = self { object = own }
    var inner = object[key] ?? .null
    inner.insert(value, at: keys.dropFirst())
    object[key] = inner
    self = .object(object)
  }
}
