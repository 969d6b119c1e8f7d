extension TypeModel {
  /// Removes the declarations that no document needs.
  mutating func removeUnused() {
    var isUsed = Array(repeating: false, count: declarations.count)
    var open = roots.flatMap { Self.references(in: $0.type) }
    while let next = open.popLast() {
      guard !isUsed[next] else { continue }
      isUsed[next] = true
      open += parts(of: next).flatMap(Self.references)
    }
    guard isUsed.contains(false) else { return }
    move(declarations.indices.filter { isUsed[$0] })
  }

  /// Puts properties into the order in which samples have them, and types into that in which properties name them.
  mutating func orderAsSeen() {
    for index in declarations.indices {
      guard case .record(let properties) = declarations[index].kind else { continue }
      declarations[index].kind = .record(
        properties.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }.map(\.1))
    }
    var order: [Int] = []
    var isKnown = Array(repeating: false, count: declarations.count)
    var open = Array(roots.flatMap { Self.references(in: $0.type) }.reversed())
    while let next = open.popLast() {
      guard !isKnown[next] else { continue }
      isKnown[next] = true
      order.append(next)
      open += parts(of: next).flatMap(Self.references).reversed()
    }
    move(order + declarations.indices.filter { !isKnown[$0] })
  }

  /// Keeps the declarations at some places, in their order.
  private mutating func move(_ kept: [Int]) {
    var places = Array(repeating: 0, count: declarations.count)
    for (place, index) in kept.enumerated() { places[index] = place }
    declarations = kept.map { declarations[$0].moved(to: places) }
    roots = roots.map { Root(name: $0.name, type: $0.type.moved(to: places)) }
    for (path, decision) in decisions {
      decisions[path]?.type = decision.type.moved(to: places)
    }
  }
}

extension TypeModel.Declaration {
  /// The declaration after others have moved.
  fileprivate func moved(to places: [Int]) -> Self {
    var declaration = self
    declaration.owner = owner.map { places[$0] }
    switch kind {
    case .record(var properties):
      for index in properties.indices {
        properties[index].type = properties[index].type.moved(to: places)
      }
      declaration.kind = .record(properties)
    case .union(let alternatives):
      declaration.kind = .union(
        alternatives.map { .init(name: $0.name, type: $0.type.moved(to: places)) })
    case .tagged(let tag, let variants):
      declaration.kind = .tagged(
        tag, variants.map { .init(tag: $0.tag, type: $0.type?.moved(to: places)) })
    case .labels: break
    }
    return declaration
  }
}

extension ValueType {
  /// The type after declarations have moved.
  fileprivate func moved(to places: [Int]) -> ValueType {
    switch self {
    case .array(let inner): .array(inner.moved(to: places))
    case .dictionary(let inner): .dictionary(inner.moved(to: places))
    case .optional(let inner): .optional(inner.moved(to: places))
    case .declared(let index): .declared(places[index])
    default: self
    }
  }
}
