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
    var places: [Int] = []
    var count = 0
    for used in isUsed {
      places.append(count)
      if used { count += 1 }
    }
    let kept = declarations.indices.filter { isUsed[$0] }
    declarations = kept.map { declarations[$0].moved(to: places) }
    roots = roots.map { Root(name: $0.name, type: $0.type.moved(to: places)) }
  }
}

extension TypeModel.Declaration {
  /// The declaration after others have moved.
  fileprivate func moved(to places: [Int]) -> Self {
    var declaration = self
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
