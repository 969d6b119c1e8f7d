import MaquetteCore

// Builds a tree from the tables of a document.

extension TOMLTables {
  /// Ends a root or inline table, and takes it out together with all nested tables.
  mutating func end(_ root: Int) -> AnyValue.Object {
    // There may be many inline tables, and they contain no arrays of tables.
    var elements =
      root == 0 ? arrays.map { [AnyValue](repeating: .null, count: $0.count) } : []
    while tables.count > root + 1, let table = tables.popLast() {
      let place = table.place
      guard let array = place.array else {
        tables[place.table].object.setValue(.object(table.object), at: place.position)
        continue
      }
      elements[array][place.index] = .object(table.object)
      // The loop runs backward, so the first element comes last.
      if place.index == 0 {
        tables[place.table].object.setValue(.array(elements[array]), at: place.position)
        elements[array] = []
      }
    }
    return tables.removeLast().object
  }

  /// The path from the root or inline table to a table.
  func steps(to table: Int) -> [MappingPath.Step] {
    var steps: [MappingPath.Step] = []
    var table = table
    while case let place = tables[table].place, place.table >= 0 {
      if place.array != nil { steps.append(.index(place.index)) }
      steps.append(.key(tables[place.table].object[place.position].key))
      table = place.table
    }
    return steps.reversed()
  }

  /// The key of a member.
  func key(at position: Int, of table: Int) -> String { tables[table].object[position].key }
}
