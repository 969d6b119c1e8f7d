import MaquetteCore

// Lists of values, such as the cases of an enum, of which a rule allows some.

extension SchemaBuilder {
  /// A list of values without those that a rule refuses; nil for a node that is no list, or whose
  /// list lacks a value that the rule allows.
  func restricted(_ node: SchemaNode, to allowed: [AnyValue]) -> SchemaNode? {
    guard let present = listed(in: node), allowed.allSatisfy(present.contains) else { return nil }
    return kept(allowed, of: node)
  }

  /// The values of a list.
  private func listed(in node: SchemaNode) -> [AnyValue]? {
    switch node {
    case .keywords(let keywords):
      guard keywords.count == 1 else { return nil }
      return keywords["enum"]?.array ?? keywords["const"].map { [$0] }
    case .reference(let id): return definition(id).flatMap(listed)
    case .nullable(let node): return listed(in: node)
    case .with(let node, let keywords)
    where keywords.keys.allSatisfy(AnyValue.Object.annotations.contains):
      return listed(in: node)
    case .any(let nodes):
      let lists = nodes.compactMap(listed)
      return lists.count == nodes.count ? lists.flatMap(\.self) : nil
    default: return nil
    }
  }

  private func kept(_ allowed: [AnyValue], of node: SchemaNode) -> SchemaNode {
    switch node {
    case .reference(let id): return definition(id).map { kept(allowed, of: $0) } ?? node
    case .nullable(let node): return .nullable(kept(allowed, of: node))
    case .with(let node, let keywords): return .with(kept(allowed, of: node), keywords)
    case .any(let nodes):
      let rest = nodes.filter { listed(in: $0)?.contains(where: allowed.contains) == true }
      return .choice(rest.map { kept(allowed, of: $0) })
    default: return .values((listed(in: node) ?? []).filter(allowed.contains))
    }
  }
}
