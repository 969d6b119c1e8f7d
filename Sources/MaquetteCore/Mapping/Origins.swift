/// Where members of a rewritten object were before, by the keys that lead to them.
struct Origins {
  private var table: [[String]: [MappingPath.Step]] = [:]

  /// What stood around the keys of the whole object.
  let affixes: Affixes

  init(_ affixes: Affixes = Affixes()) {
    self.affixes = affixes
  }

  /// Notes that what is at one place came from another, with all that is noted of what it holds.
  ///
  /// - Parameters:
  ///   - source: The keys that led to it before it was moved.
  ///   - target: The keys that lead to it now.
  ///   - origins: What was noted before several were moved at once; nil for what is noted now.
  mutating func move(_ source: [String], to target: [String], as origins: Origins? = nil) {
    let known = origins ?? self
    var moved: [[String]: [MappingPath.Step]] = [target: known.steps(to: source)]
    for (place, origin) in known.table where place.starts(with: source) {
      moved[target + place.dropFirst(source.count)] = origin
    }
    for (place, origin) in moved { table[place] = origin }
  }

  /// Takes over what is noted of an object whose members have affixes here.
  mutating func take(_ inner: Origins, within affixes: Affixes) {
    func around(_ place: [String]) -> [String] {
      affixes.around(keys: place)
    }
    for (place, origin) in inner.table { table[around(place)] = affixes.around(origin) }
  }

  /// The steps to where something was before.
  func steps(to place: [String]) -> [MappingPath.Step] {
    var steps: [MappingPath.Step] = place.map { .key($0) }
    restore(&steps)
    return steps
  }

  /// Replaces the first steps by those to where they led before.
  func restore(_ steps: inout [MappingPath.Step]) {
    if !affixes.isEmpty { steps = affixes.around(steps) }
    guard !table.isEmpty else { return }
    var place: [String] = []
    for case .key(let key) in steps.prefix(while: { $0.isKey }) { place.append(key) }
    while !place.isEmpty {
      if let origin = table[place] {
        steps.replaceSubrange(0..<place.count, with: origin)
        return
      }
      place.removeLast()
    }
  }
}

extension MappingPath.Step {
  fileprivate var isKey: Bool {
    if case .key = self { return true }
    return false
  }
}
