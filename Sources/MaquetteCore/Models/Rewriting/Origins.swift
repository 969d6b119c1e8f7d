/// The original places of the members of a rewritten object, by their keys.
///
/// Moves are only recorded: an original place is computed when an error is built.
struct Origins {
  /// A move from one place to another, by the keys of both.
  struct Move {
    let source: [String]
    let target: [String]
  }

  /// The moves in order; simultaneous moves are grouped.
  private var moves: [[Move]] = []

  /// The affixes around the keys of the whole object.
  let affixes: __Affixes

  init(_ affixes: __Affixes = __Affixes()) {
    self.affixes = affixes
  }

  /// Records simultaneous moves of members with everything inside them.
  mutating func note(_ moves: [Move]) {
    if !moves.isEmpty { self.moves.append(moves) }
  }

  /// Adds the moves of an object whose members have affixes here.
  mutating func take(_ inner: Origins, within affixes: __Affixes) {
    moves += inner.moves.map { moves in
      moves.map { move in
        Move(
          source: affixes.around(keys: move.source), target: affixes.around(keys: move.target))
      }
    }
  }

  /// The original steps to a place.
  func steps(to place: [String]) -> [MappingPath.Step] {
    var steps: [MappingPath.Step] = place.map { .key($0) }
    restore(&steps)
    return steps
  }

  /// Replaces the first steps by the original ones.
  func restore(_ steps: inout [MappingPath.Step]) {
    if !affixes.isEmpty { steps = affixes.around(steps) }
    for together in moves.reversed() {
      // The longest matching target decides, because it was moved itself.
      let moved = together.filter { steps.starts(with: $0.target.map { .key($0) }) }
        .max { $0.target.count < $1.target.count }
      if let moved {
        steps.replaceSubrange(0..<moved.target.count, with: moved.source.map { .key($0) })
      }
    }
  }
}
