/// Where members of a rewritten object were before, by the keys that lead to them.
///
/// What was moved is only noted: where something came from is worked out when an error is told.
struct Origins {
  /// What was moved from one place to another, by the keys that lead there.
  struct Move {
    let source: [String]
    let target: [String]
  }

  /// What was moved, one time after the other; what was moved at once is together.
  private var moves: [[Move]] = []

  /// What is around the keys of the whole object.
  let affixes: __Affixes

  init(_ affixes: __Affixes = __Affixes()) {
    self.affixes = affixes
  }

  /// Notes what was moved at once, with all that it held.
  mutating func note(_ moves: [Move]) {
    if !moves.isEmpty { self.moves.append(moves) }
  }

  /// Takes over what is noted of an object whose members have affixes here.
  mutating func take(_ inner: Origins, within affixes: __Affixes) {
    moves += inner.moves.map { moves in
      moves.map { move in
        Move(
          source: affixes.around(keys: move.source), target: affixes.around(keys: move.target))
      }
    }
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
    for together in moves.reversed() {
      // The longest that leads there moved what is inside it itself.
      let moved = together.filter { steps.starts(with: $0.target.map { .key($0) }) }
        .max { $0.target.count < $1.target.count }
      if let moved {
        steps.replaceSubrange(0..<moved.target.count, with: moved.source.map { .key($0) })
      }
    }
  }
}
