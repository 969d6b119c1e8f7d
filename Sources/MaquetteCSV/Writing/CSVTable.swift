import MaquetteCore

/// Rows as lists of named fields, and the columns that all of them together have.
struct CSVTable {
  /// A field of a row.
  struct Field {
    var name: String
    var value: Value
    var path: [MappingPath.Step]
  }

  private let nesting: String?
  private let columnLimit: Int

  /// A column, and whether any row has a value there.
  private struct Column {
    let name: String
    var hasValue: Bool
  }

  /// The columns in the order of the rows: what only a later row has comes after what is before it
  /// there.
  private var all: [Column] = []

  /// Their names.
  private var names: Set<String> = []

  init(_ format: CSVFormat) {
    nesting = format.nesting.map { String($0) }
    columnLimit = format.columnLimit
  }

  /// The fields of a row, and of the models inside it.
  func fields(of row: Object, at path: [MappingPath.Step]) throws(MappingError) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(row.count)
    // What is still to be looked at, the next one last.
    var waiting = try members(of: row, of: nil, at: path)
    while let field = waiting.popLast() {
      switch field.value {
      case .object(let object):
        waiting += try members(of: object, of: field.name, at: field.path)
      case .array:
        throw unencodable(
          field.path, "a value, for a field holds no array", field.value,
          hint: "a strategy such as .json writes an array as text")
      default: fields.append(field)
      }
    }
    return fields
  }

  /// The members of an object, the last one first.
  private func members(
    of object: Object, of name: String?, at path: [MappingPath.Step]
  ) throws(MappingError) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(object.count)
    for member in object.reversed() {
      let steps = path + [.key(member.key)]
      if member.key.isEmpty { throw unencodable(steps, "a name for the column", member.value) }
      if let nesting, member.key.contains(nesting) {
        throw unencodable(steps, "a key without '\(nesting)', which nests models", member.value)
      }
      var key = member.key
      if let name {
        guard let nesting else {
          throw unencodable(steps, "a value, for the format nests no models", .object(object))
        }
        key = name + nesting + key
      }
      fields.append(Field(name: key, value: member.value.untagged, path: steps))
    }
    return fields
  }

  private func unencodable(
    _ path: [MappingPath.Step], _ expected: String, _ value: Value, hint: String? = nil
  ) -> MappingError {
    MappingError(.unencodable, expected: expected, found: value.kind.rawValue, hint: hint)
      .moved(into: MappingPath(path))
  }
}

// MARK: - Columns

extension CSVTable {
  /// Adds the columns of a row.
  mutating func add(_ fields: [Field]) throws(MappingError) {
    var next = 0
    for field in fields {
      let hasValue = !field.value.isNull
      if next == all.count || all[next].name != field.name {
        if names.insert(field.name).inserted {
          guard all.count < columnLimit else {
            throw unencodable(field.path, "at most \(columnLimit) columns", field.value)
          }
          all.insert(Column(name: field.name, hasValue: hasValue), at: next)
        } else {
          next = all.firstIndex { $0.name == field.name } ?? next
        }
      }
      if hasValue { all[next].hasValue = true }
      next += 1
    }
  }

  /// The names of the columns of all rows.
  ///
  /// A model that is nil in one row, and in another has columns of its own, has no column itself.
  func columns() throws(MappingError) -> [String] {
    let models = Set(all.flatMap { outerNames(of: $0.name) })
    for column in all where column.hasValue && models.contains(column.name) {
      throw MappingError(
        .unencodable, expected: "a model in all rows, or a value in all rows", found: "both",
        hint: "the column is '\(column.name)'")
    }
    return all.map(\.name).filter { !models.contains($0) }
  }

  /// The names of the models that a column is inside of.
  private func outerNames(of name: String) -> [String] {
    guard let nesting, name.contains(nesting) else { return [] }
    let keys = name.split(separator: nesting, omittingEmptySubsequences: false)
    return (1..<keys.count).map { keys[..<$0].joined(separator: nesting) }
  }
}
