// Handles values that a format does not support, once for all formats.

extension AnyValue {
  /// Returns the tree in the form that a format supports.
  ///
  /// - Parameters:
  ///   - traits: The traits of the format.
  ///   - depth: The maximum depth of nested containers.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent.
  package func held(by traits: FormatTraits, depth: Int) throws(MappingError) -> AnyValue {
    let kind = untagged.kind
    guard traits.rootKinds.contains(kind) else {
      let kinds = ValueKind.allCases.filter(traits.rootKinds.contains).map(\.phrase)
      let others = kinds.dropLast().joined(separator: ", ")
      throw MappingError(
        .unencodable, at: MappingPath(),
        expected: (others.isEmpty ? "" : others + " or ") + (kinds.last ?? "nothing"),
        found: kind.phrase)
    }
    guard traits.restrictsTrees else { return self }
    // Most trees need no changes and are not copied.
    if traits.holds(self, within: min(depth, StackGuard.uncheckedDepth)) { return self }
    var keeper = TreeKeeper(traits: traits, depth: depth)
    guard let held = try keeper.held(self) else { throw keeper.unencodable(kind) }
    return held
  }
}

extension FormatTraits {
  /// Returns whether the format supports a tree unchanged; also false if the tree is deeper than a
  /// number of levels.
  fileprivate func holds(_ value: AnyValue, within levels: Int) -> Bool {
    guard levels > 0, kinds.contains(value.kind) else { return false }
    return switch value {
    case .array(let elements): elements.allSatisfy { holds($0, within: levels - 1) }
    case .object(let object): object.allSatisfy { holds($0.value, within: levels - 1) }
    case .tagged(let tagged): holds(tagged.value, within: levels - 1)
    case .number(let number): holdsNonFiniteNumbers || number.isFinite
    default: true
    }
  }
}

/// Converts a tree to one that a format supports.
private struct TreeKeeper {
  let traits: FormatTraits
  let depth: Int
  private var stack = StackGuard()
  private var steps: [MappingPath.Step] = []

  init(traits: FormatTraits, depth: Int) {
    self.traits = traits
    self.depth = depth
  }

  func unencodable(_ kind: ValueKind) -> MappingError {
    let expected: String? =
      switch kind {
      // A date that the format could hold as text.
      case .date: "a date in the years 1 to 9999"
      case .null: "a value other than null, which the format lacks"
      default: nil
      }
    return MappingError(
      .unencodable, at: MappingPath(steps), expected: expected, found: kind.phrase)
  }

  /// Returns the replacement of a value; nil for a null that the format cannot represent.
  mutating func held(_ value: AnyValue) throws(MappingError) -> AnyValue? {
    switch value {
    case .array(let elements): return try held(elements)
    case .object(let object): return try held(object)
    case .tagged(let tagged):
      if tagged.tag == .neededNull { throw unencodable(.null) }
      try descend()
      let held = try held(tagged.value)
      return held.map { .tagged(TaggedValue(tagged.tag, $0)) }
    case .number(let number) where !number.isFinite && !traits.holdsNonFiniteNumbers:
      throw MappingError(.unencodable, at: MappingPath(steps), found: number.description)
    default: break
    }
    if traits.kinds.contains(value.kind) { return value }
    switch value {
    case .null: return nil
    case .bytes(let bytes): return .string(Base64.encode(bytes))
    case .date(let moment):
      if let text = ISO8601.text(of: moment) { return .string(text) }
    default: break
    }
    throw unencodable(value.kind)
  }

  private mutating func held(_ elements: [AnyValue]) throws(MappingError) -> AnyValue {
    guard traits.kinds.contains(.array) else { throw unencodable(.array) }
    try descend()
    var result: [AnyValue] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      steps.append(.index(result.count))
      guard let held = try held(element) else { throw unencodable(.null) }
      result.append(held)
      steps.removeLast()
    }
    return .array(result)
  }

  private mutating func held(_ object: AnyValue.Object) throws(MappingError) -> AnyValue {
    guard traits.kinds.contains(.object) else { throw unencodable(.object) }
    try descend()
    var members: [AnyValue.Object.Member] = []
    members.reserveCapacity(object.count)
    for member in object {
      steps.append(.key(member.key))
      if let held = try held(member.value) {
        members.append(AnyValue.Object.Member(key: member.key, value: held))
      }
      steps.removeLast()
    }
    return .object(AnyValue.Object(distinct: members))
  }

  private mutating func descend() throws(MappingError) {
    if steps.count > depth || !stack.hasRoom() {
      throw MappingError(.depthExceeded, at: MappingPath(steps))
    }
  }
}
