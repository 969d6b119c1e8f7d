extension AnyValue {
  /// The maximum number of steps in a path that sets a value.
  private static let stepLimit = 512

  /// The maximum number of nulls that one path may add to arrays.
  private static let fillLimit = 65_536

  /// The value at a path, or nil if there is none.
  ///
  /// Setting a value replaces other values on the path by objects and arrays, and fills arrays with
  /// nulls up to the position. Setting nil removes a key or sets an element to null; it adds
  /// nothing. Where ``setValue(_:at:)`` would throw, the subscript changes nothing.
  ///
  /// ```swift
  /// var value: AnyValue = ["user": ["tags": ["a"]]]
  /// value[path: "user.tags[2]"] = "c"   // {"user":{"tags":["a",null,"c"]}}
  /// value[path: "user.tags"] = nil      // {"user":{}}
  /// ```
  ///
  /// - Parameter path: The steps from this value; without steps, the value itself.
  public subscript(path path: MappingPath) -> AnyValue? {
    get { Self.value(at: path.steps[...], in: self) }
    set { try? setValue(newValue, at: path) }
  }

  /// Sets the value at a path, as the subscript does, and throws where that is impossible.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes the existing one.
  ///   - path: The path.
  /// - Throws: `invalidValue` for a negative position, `tooManyElements` if filling arrays up to a
  ///   position would take more than 65,536 nulls, `depthExceeded` for more than 512 steps, or more
  ///   than fit on the stack. The tree is then unchanged.
  public mutating func setValue(_ value: AnyValue?, at path: MappingPath) throws(MappingError) {
    if value == nil, self[path: path] == nil { return }
    try checkSteps(of: path)
    put(value, at: path.steps[...])
  }

  private static func value(at steps: ArraySlice<MappingPath.Step>, in root: AnyValue) -> AnyValue?
  {
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

  /// Checks that a value can be set at a path.
  private func checkSteps(of path: MappingPath) throws(MappingError) {
    var levels = TreeLevels(limit: Self.stepLimit)
    if let expected = levels.refusal(of: path.steps.count) {
      throw MappingError(.depthExceeded, expected: expected)
    }
    var present: AnyValue? = self
    var room = Self.fillLimit
    for (position, step) in path.steps.enumerated() {
      guard case .index(let index) = step else {
        present = present?[path: [step]]
        continue
      }
      let place = MappingPath(Array(path.steps[...position]))
      guard index >= 0 else {
        throw MappingError(.invalidValue, at: place, expected: "an index from 0")
      }
      let missing = index - (present?.array?.count ?? 0)
      guard missing <= room else {
        throw MappingError(
          .tooManyElements, at: place, expected: "at most \(Self.fillLimit) nulls before it")
      }
      room -= max(missing, 0)
      present = present?[path: [step]]
    }
  }

  /// Sets the value at the end of steps that were already checked.
  package mutating func put(_ value: AnyValue?, at steps: ArraySlice<MappingPath.Step>) {
    let rest = steps.dropFirst()
    switch steps.first {
    case nil: self = value ?? .null
    case .key(let key):
      var object = takeObject()
      if rest.isEmpty {
        object[key] = value
      } else {
        object.change(key) { $0.put(value, at: rest) }
      }
      self = .object(object)
    case .index(let index):
      var elements = takeElements()
      if elements.count <= index {
        elements += repeatElement(.null, count: index + 1 - elements.count)
      }
      elements[index].put(value, at: rest)
      self = .array(elements)
    }
  }
}
