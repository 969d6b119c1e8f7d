import MaquetteCore

/// Builds the values of a form from its pairs.
///
/// Each node has a number, and a nested node has a higher number than its parent. So the tree can
/// be built from the last node to the first, without recursion.
struct FormTree {
  /// The kind of a node, on which all its pairs must agree.
  private enum Kind {
    case scalar(AnyValue)

    /// Members by name.
    case object

    /// Elements by index, in any order.
    case indexed

    /// Elements in the order of the pairs, from `[]` or a repeated name.
    case list
  }

  private struct Node {
    var kind: Kind

    /// The offset of the first pair.
    let offset: Int

    /// The keys of an object, with null values.
    var keys = AnyValue.Object()

    /// The members of an object, in the order of their keys, or the elements of a list.
    var children: [Int] = []

    /// The elements of an array with indices.
    var elements: [Int: Int] = [:]

    /// Whether a list comes from repeated names, not from `[]`.
    var isRepeated = false
  }

  private var nodes = [Node(kind: .object, offset: 0)]

  /// Stores a value at the path of a name.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - steps: The steps of the name.
  ///   - offset: The offset of the pair.
  /// - Returns: The path of the value.
  mutating func add(
    _ value: AnyValue, at steps: [FormStep], _ offset: Int
  ) throws(MappingError) -> [MappingPath.Step] {
    var node = 0
    var path: [MappingPath.Step] = []
    for (position, step) in steps.enumerated() {
      let rest = steps[(position + 1)...]
      node = try child(of: node, step, followedBy: rest, value, offset, &path)
    }
    return path
  }

  /// The child node of a step; creates it if necessary.
  private mutating func child(
    of parent: Int, _ step: FormStep, followedBy rest: ArraySlice<FormStep>, _ value: AnyValue,
    _ offset: Int, _ path: inout [MappingPath.Step]
  ) throws(MappingError) -> Int {
    switch step {
    case .key(let key):
      path.append(.key(key))
      if let position = nodes[parent].keys.position(of: key) {
        return try join(nodes[parent].children[position], rest, value, offset, &path)
      }
      let child = try makeNode(rest, value, offset, &path)
      nodes[parent].keys.append(.init(key: key, value: .null))
      nodes[parent].children.append(child)
      return child
    case .index(let index):
      path.append(.index(index))
      if let present = nodes[parent].elements[index] {
        return try join(present, rest, value, offset, &path)
      }
      let child = try makeNode(rest, value, offset, &path)
      nodes[parent].elements[index] = child
      return child
    case .append:
      // As in Rack, a new element begins when the last one already has the name.
      if let last = nodes[parent].children.last, takes(rest, in: last) {
        path.append(.index(nodes[parent].children.count - 1))
        return last
      }
      path.append(.index(nodes[parent].children.count))
      let child = try makeNode(rest, value, offset, &path)
      nodes[parent].children.append(child)
      return child
    }
  }

  /// Creates a node for the remaining steps.
  private mutating func makeNode(
    _ rest: ArraySlice<FormStep>, _ value: AnyValue, _ offset: Int, _ path: inout [MappingPath.Step]
  ) throws(MappingError) -> Int {
    nodes.append(Node(kind: rest.first.map(Self.kind) ?? .scalar(value), offset: offset))
    return nodes.count - 1
  }

  private static func kind(before step: FormStep) -> Kind {
    switch step {
    case .key: .object
    case .index: .indexed
    case .append: .list
    }
  }

  /// Adds to an existing node.
  private mutating func join(
    _ node: Int, _ rest: ArraySlice<FormStep>, _ value: AnyValue, _ offset: Int,
    _ path: inout [MappingPath.Step]
  ) throws(MappingError) -> Int {
    switch (nodes[node].kind, rest.first) {
    case (.object, .key), (.indexed, .index): return node
    case (.list, .append) where !nodes[node].isRepeated: return node
    case (.scalar(let first), nil):
      // The name is repeated, so its values become the elements of an array.
      nodes.append(Node(kind: .scalar(first), offset: nodes[node].offset))
      nodes[node].kind = .list
      nodes[node].isRepeated = true
      nodes[node].children = [nodes.count - 1]
      return addRepeated(value, to: node, offset, &path)
    case (.list, nil) where nodes[node].isRepeated:
      return addRepeated(value, to: node, offset, &path)
    default:
      throw MappingError(
        .conflictingKeys, at: offset, path: MappingPath(path),
        expected: "one kind of value for each name", found: "another kind",
        hint: "the first is at byte \(nodes[node].offset)")
    }
  }

  private mutating func addRepeated(
    _ value: AnyValue, to node: Int, _ offset: Int, _ path: inout [MappingPath.Step]
  ) -> Int {
    path.append(.index(nodes[node].children.count))
    nodes.append(Node(kind: .scalar(value), offset: offset))
    nodes[node].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// Whether the last element of a list has no value yet at the remaining steps.
  private func takes(_ steps: ArraySlice<FormStep>, in node: Int) -> Bool {
    var node = node
    for (position, step) in zip(steps.indices, steps) {
      switch (nodes[node].kind, step) {
      case (.object, .key(let key)):
        guard let member = nodes[node].keys.position(of: key) else { return true }
        node = nodes[node].children[member]
      case (.indexed, .index(let index)):
        guard let element = nodes[node].elements[index] else { return true }
        node = element
      case (.list, .append): return !nodes[node].isRepeated
      default: return false
      }
      if position == steps.endIndex - 1 { return false }
    }
    return false
  }
}

// MARK: - The tree

extension FormTree {
  /// The values of all pairs.
  ///
  /// - Throws: `invalidValue` for indices with gaps.
  func object() throws(MappingError) -> AnyValue.Object {
    var values = [AnyValue](repeating: .null, count: nodes.count)
    for (index, node) in nodes.enumerated().reversed() {
      switch node.kind {
      case .scalar(let value): values[index] = value
      case .list: values[index] = .array(node.children.map { values[$0] })
      case .indexed: values[index] = .array(try elements(of: index).map { values[$0] })
      case .object:
        var object = node.keys
        for (position, child) in node.children.enumerated() {
          object.setValue(values[child], at: position)
        }
        values[index] = .object(object)
      }
    }
    return values[0].object ?? AnyValue.Object()
  }

  private func elements(of number: Int) throws(MappingError) -> [Int] {
    let node = nodes[number]
    var elements: [Int] = []
    for index in 0..<node.elements.count {
      guard let element = node.elements[index] else {
        // With a gap there is an index beyond the count.
        let beyond = node.elements.keys.filter { $0 > index }.min() ?? index
        throw MappingError(
          .invalidValue, at: node.offset, path: MappingPath(path(to: number)),
          expected: "indices from 0 on without gaps",
          found: "index \(beyond) without index \(index)",
          hint: "numbers in brackets are indices; '[]' appends")
      }
      elements.append(element)
    }
    return elements
  }

  /// The path to a node, for errors.
  private func path(to number: Int) -> [MappingPath.Step] {
    var (child, steps) = (number, [MappingPath.Step]())
    // A parent has a lower number than its children.
    for (parent, node) in nodes[..<number].enumerated().reversed() {
      if let position = node.children.firstIndex(of: child) {
        if case .object = node.kind {
          steps.append(.key(node.keys[position].key))
        } else {
          steps.append(.index(position))
        }
        child = parent
      } else if let index = node.elements.first(where: { $0.value == child })?.key {
        steps.append(.index(index))
        child = parent
      }
    }
    return steps.reversed()
  }
}
