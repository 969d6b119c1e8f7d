import MaquetteCore

/// The values of a form while its pairs are put together.
///
/// A node is known by a number, and what is inside another has the higher one: so the tree is made
/// from the last node to the first, without recursion.
struct FormTree {
  /// What a node is, which all its pairs have to agree on.
  private enum Kind {
    case scalar(AnyValue)

    /// Members by their names.
    case object

    /// Elements by their indices, in whatever order.
    case indexed

    /// Elements in the order of the pairs: `[]`, or a name that is repeated.
    case list
  }

  private struct Node {
    var kind: Kind

    /// Where the first pair is.
    let offset: Int

    /// The keys of an object, each with null.
    var keys = AnyValue.Object()

    /// The members of an object, in the order of their keys, or the elements of a list.
    var children: [Int] = []

    /// The elements of an array with indices.
    var elements: [Int: Int] = [:]

    /// Whether a list is one of repeated names, and not of `[]`.
    var isRepeated = false
  }

  private var nodes = [Node(kind: .object, offset: 0)]

  /// Puts a value at the place that a name leads to.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - steps: The steps of the name.
  ///   - offset: Where the pair begins.
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

  /// The node that a step leads to, which is made if it is not there.
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
      // As Rack has it, a new element begins with the first name that the last one has already.
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

  /// Makes a node for what follows.
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

  /// Adds to a node that is there.
  private mutating func join(
    _ node: Int, _ rest: ArraySlice<FormStep>, _ value: AnyValue, _ offset: Int,
    _ path: inout [MappingPath.Step]
  ) throws(MappingError) -> Int {
    switch (nodes[node].kind, rest.first) {
    case (.object, .key), (.indexed, .index): return node
    case (.list, .append) where !nodes[node].isRepeated: return node
    case (.scalar(let first), nil):
      // The name is repeated: its values are the elements of an array.
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
        expected: "one kind of value under one name", found: "another than before",
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

  /// Whether the last element of a list can take what steps lead to, without a name that it has.
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
  /// - Throws: `invalidValue` for indices with gaps between them.
  func object() throws(MappingError) -> AnyValue.Object {
    var values = [AnyValue](repeating: .null, count: nodes.count)
    for (index, node) in nodes.enumerated().reversed() {
      switch node.kind {
      case .scalar(let value): values[index] = value
      case .list: values[index] = .array(node.children.map { values[$0] })
      case .indexed: values[index] = .array(try elements(of: node).map { values[$0] })
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

  private func elements(of node: Node) throws(MappingError) -> [Int] {
    var elements: [Int] = []
    for index in 0..<node.elements.count {
      guard let element = node.elements[index] else {
        throw MappingError(
          .invalidValue, at: node.offset,
          expected: "the indices from 0 to \(node.elements.count - 1)",
          found: "\(node.elements.count) indices without \(index)")
      }
      elements.append(element)
    }
    return elements
  }
}
