import Maquette

/// A schema and all that it is made of: what it refers to, and the members of `allOf`.
struct SchemaParts {
  typealias Node = SchemaDocument.Node

  /// The schema itself and its parts, each once, the schema first.
  private(set) var nodes: [Node] = []

  /// References that lead out of the document.
  private(set) var lost: [String] = []
  private var seen: Set<String> = []

  init(_ nodes: Node..., in document: SchemaDocument) {
    self.init(nodes, in: document)
  }

  init(_ nodes: [Node], in document: SchemaDocument) {
    var open = Array(nodes.reversed())
    while let node = open.popLast() {
      guard node.object != nil, seen.insert(node.pointer).inserted else { continue }
      self.nodes.append(node)
      var inner = node.list("allOf")
      if let reference = node.text("$ref") {
        if let target = document.target(from: node) {
          inner.insert(target, at: 0)
        } else {
          lost.append(reference)
        }
      }
      open += inner.reversed()
    }
  }

  /// The address of the schema.
  var pointer: String { nodes.first?.pointer ?? "#" }

  /// The first schema under a keyword.
  func first(_ keyword: String) -> Node? {
    for node in nodes {
      if let found = node[keyword] { return found }
    }
    return nil
  }

  /// The first text under a keyword.
  func text(_ keyword: String) -> String? { first(keyword)?.value.string }

  /// The types of JSON, without null; those that the keywords are about if none is named.
  var kinds: [String] {
    var kinds: [String]?
    for node in nodes {
      let named: [String]
      switch node.object?["type"] {
      case .string(let kind)?: named = [kind]
      case .array(let list)?: named = list.compactMap(\.string)
      default: continue
      }
      let others = named.filter { $0 != "null" }
      // Integers are numbers.
      kinds =
        kinds.map { known in
          known.filter {
            others.contains($0) || $0 == "integer" && others.contains("number")
          }
        } ?? others
    }
    return kinds ?? impliedKinds
  }

  /// The types of JSON that the keywords are about, each once.
  private var impliedKinds: [String] {
    var kinds: [String] = []
    for (keyword, type) in SchemaKeywords.types
    where !kinds.contains(type) {
      // In older drafts, a property is required by true.
      guard let value = first(keyword)?.value, keyword != "required" || value.bool == nil else {
        continue
      }
      kinds.append(type)
    }
    if let type = text("format").flatMap({ SchemaKeywords.formats[$0] }) {
      // A format says more than a bound: whether numbers are integers.
      if type == "integer" { kinds.removeAll { $0 == "number" } }
      if !kinds.contains(type) { kinds.append(type) }
    }
    return kinds
  }

  /// Whether null is allowed: some part says so, and none has types without it.
  var isNullable: Bool {
    if nodes.contains(where: { $0.object?["nullable"]?.bool == true }) { return true }
    let types = nodes.compactMap { $0.object?["type"] }
    return !types.isEmpty
      && types.allSatisfy { type in
        type.string == "null" || type.array?.contains("null") == true
      }
  }

  /// The values that are allowed, if they are listed.
  var labels: [AnyValue]? {
    if let constant = first("const") { return [constant.value] }
    return first("enum")?.value.array
  }

  /// All properties with the schemas that they have in the parts.
  var properties: [(key: String, nodes: [Node])] {
    var found: [(key: String, nodes: [Node])] = []
    var index: [String: Int] = [:]
    for node in nodes {
      for member in node.members("properties") {
        if let known = index[member.key] {
          found[known].nodes.append(member.node)
        } else {
          index[member.key] = found.count
          found.append((member.key, [member.node]))
        }
      }
    }
    return found
  }

  /// The keys that objects must have.
  var required: Set<String> {
    Set(nodes.flatMap { $0.object?["required"]?.array?.compactMap(\.string) ?? [] })
  }
}
