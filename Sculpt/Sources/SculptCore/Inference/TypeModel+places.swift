extension TypeModel {
  /// The declarations that a type names.
  static func references(in type: ValueType) -> [Int] {
    switch type {
    case .declared(let index): [index]
    case .array(let inner), .dictionary(let inner), .optional(let inner): references(in: inner)
    default: []
    }
  }

  /// The types of all parts of a declaration.
  func parts(of index: Int) -> [ValueType] {
    switch declarations[index].kind {
    case .record(let properties): properties.map(\.type)
    case .union(let alternatives): alternatives.map(\.type)
    case .tagged(_, let variants): variants.compactMap(\.type)
    case .labels: []
    }
  }

  // MARK: - Cycles

  /// The declaration whose value is stored in place in a value of a type.
  private static func stored(in type: ValueType) -> Int? {
    switch type {
    case .declared(let index): index
    case .optional(let inner): stored(in: inner)
    default: nil
    }
  }

  /// Marks the properties that close a cycle of values stored in place, which would have no size.
  mutating func boxCycles() {
    var state = Array(repeating: 0, count: declarations.count)
    for index in declarations.indices { boxCycles(from: index, &state) }
  }

  private mutating func boxCycles(from index: Int, _ state: inout [Int]) {
    guard state[index] == 0 else { return }
    state[index] = 1
    for (position, part) in parts(of: index).enumerated() {
      guard let next = Self.stored(in: part) else { continue }
      if state[next] == 1 {
        if case .record(var properties) = declarations[index].kind {
          // What has no key of its own has no box either, so the enum stores its cases apart.
          guard !properties[position].isFlattened else {
            declarations[next].isBoxed = true
            continue
          }
          properties[position].isIndirect = true
          declarations[index].kind = .record(properties)
        } else {
          declarations[index].isBoxed = true
        }
      } else {
        boxCycles(from: next, &state)
      }
    }
    state[index] = 2
  }

  // MARK: - Places

  /// Puts each type into the innermost record that contains all uses of it.
  mutating func assignPlaces() {
    var users: [[Int]] = Array(repeating: [], count: declarations.count)
    for index in declarations.indices {
      for part in parts(of: index) {
        for used in Self.references(in: part) where used != index { users[used].append(index) }
      }
    }
    let isRoot = Set(roots.flatMap { Self.references(in: $0.type) })
    var owners: [Int?] = users.enumerated().map { isRoot.contains($0) ? nil : $1.first }
    var hasChanged = true
    var rounds = 0
    while hasChanged, rounds < 64 {
      hasChanged = false
      rounds += 1
      for index in declarations.indices where !isRoot.contains(index) {
        var owner: Int?? = .none
        for user in users[index] {
          let chain = Self.chain(from: user, owners)
          // A use inside the type itself puts it nowhere.
          if chain.contains(index) { continue }
          guard case .some(let known) = owner else {
            owner = .some(chain.first)
            continue
          }
          let others = known.map { Self.chain(from: $0, owners) } ?? []
          owner = .some(chain.first { others.contains($0) })
        }
        let place = owner ?? nil
        if owners[index] != place {
          owners[index] = place
          hasChanged = true
        }
      }
    }
    // Where that takes long, every type is at the top, where all are seen.
    guard !hasChanged else { return }
    for index in declarations.indices {
      let top = Self.chain(from: index, owners).last
      let isReached = top.map { owners[$0] == nil } ?? false
      declarations[index].owner = isReached ? owners[index] : nil
    }
  }

  /// A declaration and those around it, up to the top.
  private static func chain(from index: Int, _ owners: [Int?]) -> [Int] {
    var chain = [index]
    // Owners that are still moving can be in a cycle.
    while chain.count <= owners.count, let next = owners[chain[chain.count - 1]] {
      chain.append(next)
    }
    return chain
  }
}
