import MaquetteCore

extension TOMLParser {
  /// The steps from the root to the value that is being read.
  var steps: [MappingPath.Step] { steps(inside: levels.count) }

  /// The steps to the value inside so many of the containers that are being read.
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

  /// Notes where the value begins that comes next.
  mutating func noteValue() {
    let steps = steps
    search?.note(steps, at: scanner.offset)
  }

  /// Notes that a table begins here or before.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - offset: Where the header or the key begins that names it.
  ///   - count: How many of the containers that are being read are around it.
  mutating func noteTable(_ table: Int, at offset: Int, inside count: Int = 0) {
    let steps = steps(inside: count) + tables.steps(to: table)
    search?.note(steps, at: offset)
  }
}
