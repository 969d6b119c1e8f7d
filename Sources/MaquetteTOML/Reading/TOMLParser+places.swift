import MaquetteCore

extension TOMLParser {
  /// The path from the root to the current value.
  var steps: [MappingPath.Step] { steps(inside: levels.count) }

  /// The path to the value inside the outermost `count` open containers.
  private func steps(inside count: Int) -> [MappingPath.Step] {
    guard let target else { return [] }
    var steps = steps(to: target)
    var array = 0
    for level in levels.prefix(count) {
      if let table = level.table {
        steps += self.steps(to: table.target)
      } else {
        steps.append(.index(elements[array].count))
        array += 1
      }
    }
    return steps
  }

  private func steps(to target: TOMLTarget) -> [MappingPath.Step] {
    tables.steps(to: target.table) + [.key(tables.key(at: target.position, of: target.table))]
  }

  /// Records the offset of the next value.
  mutating func noteValue() {
    let steps = steps
    search?.note(steps, at: scanner.offset)
  }

  /// Records the offset of a table, unless an earlier offset is known.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - offset: The offset of the header or key that names it.
  ///   - count: The number of open containers around it.
  mutating func noteTable(_ table: Int, at offset: Int, inside count: Int = 0) {
    let steps = steps(inside: count) + tables.steps(to: table)
    search?.note(steps, at: offset)
  }
}
