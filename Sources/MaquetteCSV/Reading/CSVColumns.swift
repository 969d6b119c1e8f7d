import MaquetteCore

/// The columns of a document; converts the fields of a row to a value.
struct CSVColumns: Sendable {
  /// The source of a member of an object.
  private enum Part: Sendable {
    case column(Int)
    case group(Int)
  }

  /// An object of a row: the row itself, or a nested model.
  private struct Group: Sendable {
    /// The members, with null values.
    var template = AnyValue.Object()
    var parts: [Part] = []
  }

  /// The path from a row to each column; nil for rows that are arrays.
  let paths: [[MappingPath.Step]]?

  /// The objects of a row; nested objects come after their parents.
  private let groups: [Group]
  private let nullWords: Set<String>
  private let quote: UInt8

  /// The number of fields in a row; nil for rows that are arrays.
  var count: Int? { paths?.count }

  /// Creates columns without names.
  init(unnamed format: CSVFormat) {
    paths = nil
    groups = []
    nullWords = format.nullWords
    quote = format.quote.map { UInt8(ascii: $0) } ?? 0
  }

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - format: The format of the names.
  ///   - depth: The maximum depth of the tree.
  ///   - offset: The offset of a column name in the source.
  init(
    _ names: [String], _ format: CSVFormat, depth: Int, offset: (Int) -> Int
  ) throws(MappingError) {
    var levels = TreeLevels(limit: depth)
    var groups = [Group()]
    var paths: [[MappingPath.Step]] = []
    for (column, name) in names.enumerated() {
      guard !name.isEmpty else {
        throw MappingError(
          .missingKey, at: offset(column), expected: "a name for column \(column + 1)")
      }
      let keys = Self.keys(of: name, format)
      guard !keys.contains("") else {
        throw MappingError(
          .invalidValue, at: offset(column),
          expected: "names separated by dots, none of them empty", found: "'\(name)'")
      }
      // The rows are in an array.
      if let expected = levels.refusal(of: keys.count + 1) {
        throw MappingError(.depthExceeded, at: offset(column), expected: expected)
      }
      guard Self.add(column, keys, to: &groups) else {
        throw MappingError(
          .duplicateKey, at: offset(column), expected: "a different name for column \(column + 1)",
          found: "'\(name)'")
      }
      paths.append(keys.map { .key($0) })
    }
    self.paths = paths
    self.groups = groups
    nullWords = format.nullWords
    quote = format.quote.map { UInt8(ascii: $0) } ?? 0
  }

  /// The keys that lead from a row to a column.
  private static func keys(of name: String, _ format: CSVFormat) -> [String] {
    guard let nesting = format.nesting, name.unicodeScalars.contains(nesting) else { return [name] }
    return name.unicodeScalars.split(separator: nesting, omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// Adds a column to the objects of a row; returns false if another column has the same path.
  private static func add(_ column: Int, _ keys: [String], to groups: inout [Group]) -> Bool {
    var group = 0
    for key in keys.dropLast() {
      guard let position = groups[group].template.position(of: key) else {
        groups[group].template.append(.init(key: key, value: .null))
        groups[group].parts.append(.group(groups.count))
        group = groups.count
        groups.append(Group())
        continue
      }
      guard case .group(let inner) = groups[group].parts[position] else { return false }
      group = inner
    }
    let key = keys[keys.count - 1]
    guard groups[group].template.position(of: key) == nil else { return false }
    groups[group].template.append(.init(key: key, value: .null))
    groups[group].parts.append(.column(column))
    return true
  }
}

extension CSVColumns {
  /// The value of a row.
  ///
  /// - Parameters:
  ///   - fields: The fields, at most as many as there are columns.
  ///   - start: The offset of the row.
  ///   - bytes: The bytes, which are valid UTF-8 in the row.
  func value(
    of fields: [CSVField], at start: Int, in bytes: borrowing Span<UInt8>
  ) -> AnyValue {
    guard paths != nil else {
      var elements: [AnyValue] = []
      elements.reserveCapacity(fields.count)
      for field in fields { elements.append(value(of: field, at: start, in: bytes)) }
      return .array(elements)
    }
    guard groups.count > 1 else {
      return .object(object(groups[0], [], fields, start, bytes).object)
    }
    // Nested objects come after their parents, so the loop runs backward.
    var made = [AnyValue](repeating: .null, count: groups.count)
    for index in groups.indices.reversed() {
      let (object, isEmpty) = object(groups[index], made, fields, start, bytes)
      made[index] = isEmpty && index > 0 ? .null : .object(object)
    }
    return made[0]
  }

  /// An object of a row, and whether all its values are null.
  private func object(
    _ group: Group, _ groups: [AnyValue], _ fields: [CSVField], _ start: Int,
    _ bytes: borrowing Span<UInt8>
  ) -> (object: AnyValue.Object, isEmpty: Bool) {
    var members: [AnyValue.Object.Member] = []
    members.reserveCapacity(group.parts.count)
    var isEmpty = true
    for (position, part) in group.parts.enumerated() {
      let value: AnyValue
      switch part {
      case .column(let column) where column < fields.count:
        value = self.value(of: fields[column], at: start, in: bytes)
      case .column: value = .null
      case .group(let index): value = groups[index]
      }
      if case .null = value {} else { isEmpty = false }
      members.append(.init(key: group.template[position].key, value: value))
    }
    return (AnyValue.Object(members: members, withKeysOf: group.template), isEmpty)
  }

  private func value(
    of field: CSVField, at start: Int, in bytes: borrowing Span<UInt8>
  ) -> AnyValue {
    if field.start == field.end, !field.isQuoted { return .null }
    let text = text(of: field, at: start, in: bytes)
    if !nullWords.isEmpty, !field.isQuoted, nullWords.contains(text) { return .null }
    return .string(text)
  }

  /// The text of a field.
  func text(of field: CSVField, at start: Int, in bytes: borrowing Span<UInt8>) -> String {
    let range = start + field.start..<start + field.end
    guard field.hasQuotes else { return bytes.validText(range) }
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      content.append(byte)
      // A quote that is not doubled is one that the format allows.
      let isDoubled = byte == quote && index + 1 < range.upperBound && bytes[index + 1] == quote
      index += isDoubled ? 2 : 1
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// The column that a path from a row leads to or into; nil if there is none.
  func column(at steps: some Collection<MappingPath.Step>) -> Int? {
    guard let paths else {
      if case .index(let index)? = steps.first { return index }
      return nil
    }
    return paths.firstIndex { steps.starts(with: $0) }
  }
}
