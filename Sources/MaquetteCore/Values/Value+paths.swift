extension Value {
  /// The value that a path leads to, or nil if it leads nowhere.
  ///
  /// Setting makes objects and arrays of whatever stands in the way, and fills arrays with nulls up to
  /// a position. Setting nil removes a key, and makes an element null; what is not there stays away.
  ///
  /// ```swift
  /// var value: Value = ["user": ["tags": ["a"]]]
  /// value[path: "user.tags[2]"] = "c"   // {"user":{"tags":["a",null,"c"]}}
  /// value[path: "user.tags"] = nil      // {"user":{}}
  /// ```
  public subscript(path path: MappingPath) -> Value? {
    get { Self.value(at: path.steps[...], in: self) }
    set {
      if newValue == nil, self[path: path] == nil { return }
      set(newValue, at: path.steps[...])
    }
  }

  private static func value(at steps: ArraySlice<MappingPath.Step>, in root: Value) -> Value? {
    var value = root
    for step in steps {
      switch step {
      case .key(let key):
        guard let next = value.object?[key] else { return nil }
        value = next
      case .index(let index):
        guard let elements = value.array, elements.indices.contains(index) else { return nil }
        value = elements[index]
      }
    }
    return value
  }

  private mutating func set(_ value: Value?, at steps: ArraySlice<MappingPath.Step>) {
    guard let step = steps.first else {
      self = value ?? .null
      return
    }
    switch step {
    case .key(let key): setMember(key, to: value, at: steps.dropFirst())
    case .index(let index): setElement(index, to: value, at: steps.dropFirst())
    }
  }

  private mutating func setMember(
    _ key: String, to value: Value?, at steps: ArraySlice<MappingPath.Step>
  ) {
    var object = self.object ?? Object()
    if steps.isEmpty {
      object[key] = value
    } else {
      var member = object[key] ?? .null
      member.set(value, at: steps)
      object[key] = member
    }
    self = .object(object)
  }

  private mutating func setElement(
    _ index: Int, to value: Value?, at steps: ArraySlice<MappingPath.Step>
  ) {
    precondition(index >= 0, "a position in an array is negative")
    var elements = array ?? []
    if elements.count <= index {
      elements += [Value](repeating: .null, count: index + 1 - elements.count)
    }
    elements[index].set(value, at: steps)
    self = .array(elements)
  }
}
