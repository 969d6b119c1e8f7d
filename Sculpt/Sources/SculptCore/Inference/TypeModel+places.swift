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
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: declarations.count)
    for start in declarations.indices where states[start] == .new {
      // A stack of its own: a chain of types can be long.
      var path: [(index: Int, parts: [ValueType], next: Int)] = [(start, parts(of: start), 0)]
      states[start] = .open
      while let (index, parts, next) = path.last {
        guard next < parts.count else {
          states[index] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let inner = Self.stored(in: parts[next]) else { continue }
        switch states[inner] {
        case .new:
          states[inner] = .open
          path.append((inner, self.parts(of: inner), 0))
        case .open: box(next, of: index, around: inner)
        case .done: break
        }
      }
    }
  }

  /// Stores a part of a type apart.
  private mutating func box(_ part: Int, of index: Int, around inner: Int) {
    guard case .record(var properties) = declarations[index].kind else {
      declarations[index].isBoxed = true
      return
    }
    // What has no key of its own has no box either, so the enum stores its cases apart.
    if properties[part].isFlattened {
      declarations[inner].isBoxed = true
    } else {
      properties[part].isIndirect = true
      declarations[index].kind = .record(properties)
    }
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

  /// A declaration and those around it, up to the top, or as far as types are put inside each other.
  private static func chain(from index: Int, _ owners: [Int?]) -> [Int] {
    var chain = [index]
    // Owners that are still moving can be in a cycle.
    while chain.count < 32, let next = owners[chain[chain.count - 1]] {
      chain.append(next)
    }
    return chain
  }
}
