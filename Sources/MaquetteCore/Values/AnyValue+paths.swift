extension AnyValue {
  /// The most steps of a path by which a value is set.
  private static let stepLimit = 512

  /// The most nulls by which one path fills arrays.
  private static let fillLimit = 65_536

  /// The value that a path leads to, or nil if it leads nowhere.
  ///
  /// Setting makes objects and arrays of whatever stands in the way, and fills arrays with nulls up to
  /// a position. Setting nil removes a key, and makes an element null; what is not there stays away.
  /// Where ``setValue(_:at:)`` throws nothing is changed.
  ///
  /// ```swift
  /// var value: AnyValue = ["user": ["tags": ["a"]]]
  /// value[path: "user.tags[2]"] = "c"   // {"user":{"tags":["a",null,"c"]}}
  /// value[path: "user.tags"] = nil      // {"user":{}}
  /// ```
  public subscript(path path: MappingPath) -> AnyValue? {
    get { Self.value(at: path.steps[...], in: self) }
    set { try? setValue(newValue, at: path) }
  }

  /// Sets the value that a path leads to, as the subscript does, and tells where that is impossible.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes what is there.
  ///   - path: The path.
  /// - Throws: `invalidValue` for a position below 0, `tooManyElements` for positions so far behind
  ///   the ends of arrays that more than 65,536 nulls would fill them, `depthExceeded` for more than
  ///   512 steps. The tree is then as it was.
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

  /// Sees that a value can be set at a path.
  private func checkSteps(of path: MappingPath) throws(MappingError) {
    guard path.steps.count <= Self.stepLimit else {
      throw MappingError(.depthExceeded, expected: "at most \(Self.stepLimit) steps")
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
        throw MappingError(.invalidValue, at: place, expected: "a position from 0")
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

  /// Sets the value at the end of steps that were seen to lead on.
  mutating func put(_ value: AnyValue?, at steps: ArraySlice<MappingPath.Step>) {
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
