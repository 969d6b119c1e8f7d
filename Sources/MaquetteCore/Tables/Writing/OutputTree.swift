/// The output of a model, with the properties of each nested object and array grouped.
///
/// All properties in one nested container are written at the position of the first one.
struct OutputTree {
  enum Node {
    case property(OutputMember)
    case member(OutputMember)
    indirect case object(OutputTree)
    indirect case array([Int: Node])
  }

  /// The nodes, and the keys of those that have one.
  private(set) var nodes: [(key: String, node: Node)] = []

  init(_ members: [OutputMember]) {
    for member in members {
      guard !member.path.isEmpty else {
        nodes.append(("", .member(member)))
        continue
      }
      let steps = member.path.map { MappingPath.Step.key($0) } + member.steps
      insert(member, at: steps[...])
    }
  }

  fileprivate mutating func insert(_ member: OutputMember, at steps: ArraySlice<MappingPath.Step>) {
    guard case .key(let key)? = steps.first else { return }
    let rest = steps.dropFirst()
    if !rest.isEmpty {
      for (index, entry) in nodes.enumerated() where entry.key == key && entry.node.isContainer {
        return nodes[index].node = entry.node.inserting(member, at: rest)
      }
    }
    nodes.append((key, Node(member, at: rest)))
  }

  /// Whether the own object has nested objects or arrays, and members that may write into them.
  var sharesObjects: Bool {
    nodes.contains { $0.node.isContainer }
      && nodes.contains { entry in
        guard case .member(let member) = entry.node, case .member(let written) = member.property
        else { return false }
        return !written.keepsExtras
      }
  }
}

extension OutputTree.Node {
  init(_ member: OutputMember, at steps: ArraySlice<MappingPath.Step>) {
    switch steps.first {
    case nil: self = .property(member)
    case .key?:
      var tree = OutputTree([])
      tree.insert(member, at: steps)
      self = .object(tree)
    case .index(let index)?: self = .array([index: Self(member, at: steps.dropFirst())])
    }
  }

  /// Whether the node is an object or an array under a key.
  fileprivate var isContainer: Bool {
    switch self {
    case .object, .array: true
    case .property, .member: false
    }
  }

  /// Returns the container with another property in it.
  fileprivate func inserting(
    _ member: OutputMember, at steps: ArraySlice<MappingPath.Step>
  ) -> Self {
    switch (self, steps.first) {
    case (.object(var tree), .key?):
      tree.insert(member, at: steps)
      return .object(tree)
    case (.array(var elements), .index(let index)?):
      let rest = steps.dropFirst()
      elements[index] = elements[index]?.inserting(member, at: rest) ?? Self(member, at: rest)
      return .array(elements)
    default: return Self(member, at: steps)
    }
  }

  /// The properties in the node.
  private var properties: [OutputMember] {
    switch self {
    case .property(let member): [member]
    case .member: []
    case .object(let tree): tree.nodes.flatMap(\.node.properties)
    case .array(let elements): elements.values.flatMap(\.properties)
    }
  }

  /// Whether nil of all properties omits an array that contains them.
  var mayBeAbsent: Bool {
    properties.allSatisfy { member in
      guard case .field(let field) = member.property else { return false }
      return unsafe field.isNil != nil && !field.keepsNil
    }
  }
}
