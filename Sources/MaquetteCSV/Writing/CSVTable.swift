import MaquetteCore

/// Rows as lists of named fields, and the columns of all rows.
struct CSVTable {
  /// A field of a row.
  struct Field {
    /// The keys to the value, joined by the nesting separator.
    var name: String
    var value: AnyValue

    /// The number of keys in the name.
    var depth: Int
  }

  /// A column, and whether any row has a value there.
  private struct Column {
    let name: String
    let depth: Int
    var hasValue: Bool
  }

  private let nesting: String?
  private let columnLimit: Int

  /// The columns in the order of the rows.
  ///
  /// A column that only a later row has follows its predecessor in that row.
  private var all: [Column] = []

  /// Their names.
  private var names: Set<ExactKey> = []

  init(_ format: CSVFormat) {
    nesting = format.nesting.map { String($0) }
    columnLimit = format.columnLimit
  }

  /// The fields of a row, including those of nested models.
  ///
  /// - Throws: `unencodable` for an array, and for a nested model if the format has none.
  func fields(of row: AnyValue.Object, at index: Int) throws(MappingError) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(row.count)
    // The members still to visit, the next one last.
    var waiting: [Field] = []
    for member in row {
      waiting.append(Field(name: member.key, value: member.value.untagged, depth: 1))
      while let field = waiting.popLast() {
        switch field.value {
        case .object(let object): waiting += try members(of: object, in: field, at: index)
        case .array:
          throw unencodable(
            field, at: index, "a value, because a field cannot contain an array",
            hint: "a strategy such as .json encodes an array as text")
        default: fields.append(field)
        }
      }
    }
    return fields
  }

  /// The members of a model in reverse order.
  private func members(
    of object: AnyValue.Object, in model: Field, at index: Int
  ) throws(MappingError) -> [Field] {
    guard let nesting else {
      throw unencodable(model, at: index, "a value, because the format does not nest models")
    }
    return object.reversed().map { member in
      Field(
        name: model.name + nesting + member.key, value: member.value.untagged,
        depth: model.depth + 1)
    }
  }

  /// The path of a field of a row.
  func path(of field: Field, at index: Int) -> MappingPath {
    MappingPath([.index(index)] + keys(of: field.name, field.depth).map { .key($0) })
  }

  /// The keys of a name, outermost first.
  private func keys(of name: String, _ depth: Int) -> [String] {
    guard let nesting, depth > 1 else { return [name] }
    return name.split(separator: nesting, maxSplits: depth - 1, omittingEmptySubsequences: false)
      .map { String($0) }
  }

  private func unencodable(
    _ field: Field, at index: Int, _ expected: String, found: String? = nil, hint: String? = nil
  ) -> MappingError {
    MappingError(
      .unencodable, expected: expected, found: found ?? field.value.kind.phrase, hint: hint
    ).moved(into: path(of: field, at: index))
  }
}

// MARK: - Columns

extension CSVTable {
  /// Adds the columns of a row.
  mutating func add(_ fields: [Field], at index: Int) throws(MappingError) {
    var next = 0
    for field in fields {
      if next == all.count || !all[next].name.isSameKey(as: field.name) {
        if names.insert(ExactKey(field.name)).inserted {
          try insert(field, before: next, at: index)
        } else {
          next = all.firstIndex { $0.name.isSameKey(as: field.name) } ?? next
        }
      }
      guard all[next].depth == field.depth else { throw ambiguous(field, at: index) }
      if !field.value.isNull { all[next].hasValue = true }
      next += 1
    }
  }

  private mutating func insert(
    _ field: Field, before position: Int, at index: Int
  ) throws(MappingError) {
    guard all.count < columnLimit else {
      throw unencodable(field, at: index, "at most \(columnLimit.counted("column"))")
    }
    let keys =
      nesting?.unicodeScalars.first.map { separator in
        1 + field.name.unicodeScalars.count { $0 == separator }
      } ?? 1
    guard keys == field.depth else { throw ambiguous(field, at: index) }
    guard !self.keys(of: field.name, field.depth).contains(where: \.isEmpty) else {
      throw unencodable(
        field, at: index, "a key that is not empty, because it names a column",
        found: JSONText.quoted(field.name))
    }
    all.insert(
      Column(name: field.name, depth: field.depth, hasValue: false), at: position)
  }

  private func ambiguous(_ field: Field, at index: Int) -> MappingError {
    unencodable(
      field, at: index, "a key without '\(nesting ?? "")', which nests models",
      found: JSONText.quoted(field.name))
  }

  /// The column names of all rows.
  ///
  /// A model that is nil in one row and has columns in another has no column itself.
  func columns() throws(MappingError) -> [String] {
    let models = Set(all.flatMap { outerNames(of: $0) }.map(ExactKey.init))
    for column in all where column.hasValue && models.contains(ExactKey(column.name)) {
      throw MappingError(
        .unencodable, expected: "a model in all rows, or a value in all rows", found: "both",
        hint: "the column is '\(column.name)'")
    }
    return all.map(\.name).filter { !models.contains(ExactKey($0)) }
  }

  /// The names of the models around a column.
  private func outerNames(of column: Column) -> [String] {
    let keys = keys(of: column.name, column.depth)
    return (1..<keys.count).map { keys[..<$0].joined(separator: nesting ?? "") }
  }
}
