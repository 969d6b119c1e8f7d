/// The output of a model, combined where places share objects and arrays.
///
/// Everything in a nested object or array is written at the place of its first value.
struct OutputTree {
  /// A value at the end of a path.
  struct Leaf {
    var value: String
    var options = ""
    var isOptional = false
    var keepsNil = false

    /// The conditions for writing the value.
    var conditions: [String] = []

    /// The condition for writing the value; nil if it is always written.
    var condition: String? {
      conditions.isEmpty ? nil : conditions.joined(separator: ", ")
    }

    /// A statement that runs only if the value is written.
    fileprivate func ifWritten(_ statement: String, otherwise: String? = nil) -> String {
      guard let condition else { return statement }
      return "if \(condition) { \(statement) }" + (otherwise.map { " else { \($0) }" } ?? "")
    }
  }

  fileprivate indirect enum Node {
    case leaf(Leaf)
    case object([Member])
    case array([Int: Node])
    case each(Leaf, Node)
  }

  fileprivate enum Member {
    case statement(String)
    case field(key: String, Node)
  }

  private var members: [Member] = []

  /// The statements that write what no other property has.
  var extras: [String] = []

  /// Whether the model is an array, so that its keys are positions.
  let isArray: Bool

  /// Whether there are nested objects, which other code may also write into.
  var hasNested: Bool {
    members.contains { if case .field(_, .object) = $0 { true } else { false } }
  }

  /// Whether other code writes fields, which may be in nested objects.
  private var hasOthers: Bool {
    members.contains { if case .statement = $0 { true } else { false } }
  }

  /// Adds a statement that writes fields itself.
  mutating func add(statement: String) { members.append(.statement(statement)) }

  /// Adds a value.
  mutating func add(_ leaf: Leaf, at place: Place) {
    members = Self.adding(leaf, at: place.steps[...], to: members)
  }

  private static func adding(
    _ leaf: Leaf, at steps: ArraySlice<PathText.Step>, to members: [Member]
  ) -> [Member] {
    guard case .key(let key)? = steps.first else { return members }
    var members = members
    if steps.count > 1 {
      for (index, member) in members.enumerated() {
        // A profile may have an object where others have a value: at most one of them is written.
        guard case .field(key, let node) = member else { continue }
        if case .leaf = node { continue }
        members[index] = .field(key: key, placed(leaf, at: steps.dropFirst(), in: node))
        return members
      }
    }
    members.append(.field(key: key, placed(leaf, at: steps.dropFirst(), in: nil)))
    return members
  }

  private static func placed(
    _ leaf: Leaf, at steps: ArraySlice<PathText.Step>, in node: Node?
  ) -> Node {
    switch steps.first {
    case nil: return .leaf(leaf)
    case .key:
      if case .object(let members)? = node {
        return .object(adding(leaf, at: steps, to: members))
      }
      return .object(adding(leaf, at: steps, to: []))
    case .index(let index):
      var elements: [Int: Node] = [:]
      if case .array(let present)? = node { elements = present }
      elements[index] = placed(leaf, at: steps.dropFirst(), in: elements[index])
      return .array(elements)
    case .each:
      return .each(leaf, placed(Leaf(value: "element"), at: steps.dropFirst(), in: nil))
    }
  }
}

extension OutputTree {
  /// The statements.
  var statements: [String] {
    let all = (isArray ? arrayStatements : Self.statements(members)) + extras
    return hasNested && hasOthers ? Self.sharing(all) : all
  }

  private var arrayStatements: [String] {
    var elements: [Int: Node] = [:]
    for case .field(let key, let node) in members { elements[Int(key) ?? 0] = node }
    // An omitted element is null, or nothing at the end of the array.
    let sorted = elements.sorted { $0.key < $1.key }
    let optional = sorted.suffix(from: (sorted.lastIndex { $0.value.condition == nil } ?? -1) + 1)
    guard let first = optional.first?.key else { return Self.elements(elements) }
    let always = elements.filter { $0.key < first }
    var next = always.keys.max().map { $0 + 1 } ?? 0
    var lines = Self.elements(always) + ["var length = \(next)"]
    lines += optional.map { "if \($0.value.condition ?? "true") { length = \($0.key + 1) }" }
    for (position, node) in optional {
      let gap = position > next ? ["writer.__writeGap(\(position - next))"] : []
      lines += ["if length > \(position) {"] + (gap + Self.element(node)).indented + ["}"]
      next = position + 1
    }
    return lines
  }

  private static func statements(_ members: [Member]) -> [String] {
    members.flatMap { member in
      switch member {
      case .statement(let statement): [statement]
      case .field(let key, let node): field(key.staticKey, node)
      }
    }
  }

  private static func field(_ key: String, _ node: Node) -> [String] {
    let writeKey = "writer.writeKey(\(key))"
    switch node {
    case .leaf(let leaf):
      return [leaf.ifWritten("try writer.writeField(\(key), \(leaf.value)\(leaf.options))")]
    case .object(let members):
      return [writeKey, "try writer.beginObject()"] + statements(members)
        + ["writer.__endObjectUnlessEmpty()"]
    case .array:
      let lines = [writeKey] + element(node)
      guard let test = node.absence else { return lines }
      return ["if writer.state.options.nilValues == .writeNull || !(\(test)) {"]
        + lines.indented + ["}"]
    case .each(let leaf, let inner):
      guard leaf.isOptional else { return [writeKey] + loop(leaf.value, inner) }
      let otherwise =
        leaf.keepsNil ? "} else {" : "} else if writer.state.options.nilValues == .writeNull {"
      return ["if let values = \(leaf.value) {", "  " + writeKey]
        + loop("values", inner).indented
        + [otherwise, "  " + writeKey, "  writer.writeNull()", "}"]
    }
  }

  private static func element(_ node: Node) -> [String] {
    switch node {
    case .leaf(let leaf):
      let write = "try writer.__writeElement(\(leaf.value)\(leaf.options))"
      return [leaf.ifWritten(write, otherwise: "writer.writeNull()")]
    case .object(let members):
      return statements(members).inObject
    case .array(let elements):
      return self.elements(elements).inArray
    case .each(let leaf, let inner):
      guard leaf.isOptional else { return loop(leaf.value, inner) }
      return ["if let values = \(leaf.value) {"] + loop("values", inner).indented
        + ["} else {", "  writer.writeNull()", "}"]
    }
  }

  private static func elements(_ elements: [Int: Node]) -> [String] {
    var next = 0
    return elements.sorted { $0.key < $1.key }.flatMap { index, node in
      let gap = index - next
      next = index + 1
      return (gap > 0 ? ["writer.__writeGap(\(gap))"] : []) + element(node)
    }
  }

  private static func loop(_ values: String, _ inner: Node) -> [String] {
    (["for element in \(values) {"] + element(inner).indented + ["}"]).inArray
  }
}

extension OutputTree.Node {
  /// The condition for writing a value; nil if it is always written.
  fileprivate var condition: String? {
    if case .leaf(let leaf) = self { leaf.condition } else { nil }
  }

  /// The test whether no element of an array has a value; nil if one always has.
  fileprivate var absence: String? {
    let tests = leaves.map { leaf in
      leaf.isOptional && !leaf.keepsNil ? "MaquetteCore.__Field.isNil(\(leaf.value))" : nil
    }
    return tests.contains(nil) ? nil : tests.compactMap(\.self).joined(separator: " && ")
  }

  private var leaves: [OutputTree.Leaf] {
    switch self {
    case .leaf(let leaf), .each(let leaf, _): [leaf]
    case .array(let elements): elements.sorted { $0.key < $1.key }.flatMap(\.value.leaves)
    case .object(let members):
      members.flatMap { member -> [OutputTree.Leaf] in
        if case .field(_, let node) = member { return node.leaves }
        return []
      }
    }
  }
}

extension OutputTree.Leaf {
  /// The value of a property at each of its places (the profile and the format select one).
  static func all(of property: PropertyModel, in model: TypeModel) -> [(Self, Place)] {
    var leaf = Self(property, in: model)
    if let names = property.attributes.profiled.exclusions(inModel: model.reference) {
      leaf.conditions.insert("!writer.__isExcluded(in: \(names))", at: 0)
    }
    let keys = property.attributes.profiled.keys
    guard !keys.isEmpty else { return [(leaf, property.writePlace)] }
    let names = keys.map { $0.names(inModel: model.reference) }.joined(separator: ", ")
    func chosen(_ index: Int) -> Self {
      var chosen = leaf
      chosen.conditions.insert("writer.__keyIndex(among: [\(names)]) == \(index)", at: 0)
      return chosen
    }
    return [(chosen(-1), property.writePlace)]
      + keys.enumerated().map { (chosen($0), property.writePlace(under: $1)) }
  }

  /// The value of a property.
  init(_ property: PropertyModel, in model: TypeModel) {
    value = property.outputValue(in: model)
    conditions = property.outputTests(in: model)
    options = property.fieldOptions(property.writeStrategy(in: model))
    isOptional = property.type?.wrapped != nil
    keepsNil = property.keepsNil
  }
}
