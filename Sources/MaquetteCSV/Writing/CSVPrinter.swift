import MaquetteCore

/// Prints a table: a header, and a line for each row.
struct CSVPrinter {
  private let format: CSVFormat
  private let delimiter: UInt8
  private let quote: UInt8?
  private let comment: UInt8?
  private var output: [UInt8] = []

  private init(_ format: CSVFormat) {
    self.format = format
    delimiter = UInt8(ascii: format.delimiter)
    quote = format.quote.map { UInt8(ascii: $0) }
    comment = format.comment.map { UInt8(ascii: $0) }
  }

  /// Prints a table.
  ///
  /// - Throws: `unencodable` with the path of a value that CSV cannot represent.
  static func print(_ tree: AnyValue, as format: CSVFormat) throws(MappingError) -> [UInt8] {
    var printer = CSVPrinter(format)
    let rows = tree.array ?? []
    if format.header == .none {
      for (index, row) in rows.enumerated() { try printer.printUnnamed(row, at: [.index(index)]) }
    } else {
      try printer.printNamed(rows)
    }
    return printer.output
  }

  /// Prints a row of a table whose columns have no names.
  private mutating func printUnnamed(
    _ row: AnyValue, at path: [MappingPath.Step]
  ) throws(MappingError) {
    guard let elements = row.array else {
      throw MappingError(
        .unencodable, at: MappingPath(path),
        expected: "an array, because the columns have no names", found: row.kind.phrase)
    }
    // Without quotes, empty text is written as nothing, like null.
    let isEmpty = elements.allSatisfy { $0.isNull || quote == nil && $0.string == "" }
    if isEmpty, elements.count < 2 {
      throw MappingError(
        .unencodable, at: MappingPath(path),
        expected: "a value, because an empty line is not a row", found: "nothing")
    }
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(delimiter) }
      do throws(MappingError) {
        try printField(element, isFirst: index == 0)
      } catch {
        throw error.moved(into: MappingPath(path + [.index(index)]))
      }
    }
    endLine()
  }

  private mutating func printNamed(_ rows: [AnyValue]) throws(MappingError) {
    var table = CSVTable(format)
    var lines: [[CSVTable.Field]] = []
    lines.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      guard let object = row.object else {
        throw MappingError(
          .unencodable, at: MappingPath([.index(index)]), expected: "an object for each row",
          found: row.kind.phrase)
      }
      let fields = try table.fields(of: object, at: index)
      try table.add(fields, at: index)
      lines.append(fields)
    }
    let names = try names(table.columns())
    guard !names.isEmpty || rows.isEmpty else {
      throw MappingError(
        .unencodable, at: MappingPath([.index(0)]),
        expected: "a value, because a row without values would be lost",
        found: "an empty object")
    }
    if format.header == .firstRow, !names.isEmpty { try printHeader(names) }
    let positions = Dictionary(
      names.enumerated().map { (ExactKey($1), $0) }, uniquingKeysWith: { first, _ in first })
    for (index, fields) in lines.enumerated() {
      let row = Self.positions(of: fields, names, positions)
      for (column, position) in row.enumerated() {
        if column > 0 { output.append(delimiter) }
        guard let position else { continue }
        do throws(MappingError) {
          try printField(fields[position].value, isFirst: column == 0)
        } catch {
          throw error.moved(into: table.path(of: fields[position], at: index))
        }
      }
      endLine()
    }
  }

  /// The column names to write: those of the format, if it has any.
  private func names(_ names: [String]) throws(MappingError) -> [String] {
    guard case .columns(let columns) = format.header else { return names }
    if let other = names.first(where: { name in !columns.contains { $0.isSameKey(as: name) } }) {
      throw MappingError(
        .unencodable, expected: "the name of a column", found: "'\(other)'")
    }
    return columns
  }

  private mutating func printHeader(_ names: [String]) throws(MappingError) {
    for (column, name) in names.enumerated() {
      if column > 0 { output.append(delimiter) }
      try printField(.string(name), isFirst: column == 0)
    }
    endLine()
  }

  /// The index of each column's field in a row.
  private static func positions(
    of fields: [CSVTable.Field], _ names: [String], _ positions: [ExactKey: Int]
  ) -> [Int?] {
    var row = [Int?](repeating: nil, count: names.count)
    var next = 0
    for (index, field) in fields.enumerated() {
      if next < names.count, names[next].isSameKey(as: field.name) {
        row[next] = index
        next += 1
      } else if let position = positions[ExactKey(field.name)] {
        row[position] = index
        next = position + 1
      }
    }
    return row
  }

  private mutating func endLine() {
    if format.lineEnding == .crlf { output.append(0x0D) }
    output.append(0x0A)
  }
}

// MARK: - Fields

extension CSVPrinter {
  /// Prints a field.
  ///
  /// - Throws: `unencodable`, without its path.
  private mutating func printField(_ value: AnyValue, isFirst: Bool) throws(MappingError) {
    switch value.untagged {
    case .null: break
    case .string(let text):
      let isFormula = format.escapesFormulas && text.beginsFormula
      try printText(isFormula ? "'" + text : text, isFirst: isFirst)
    case .bool(let value): try printText(value ? "true" : "false", isFirst: isFirst)
    case .number(let number): try printText(number.description, isFirst: isFirst)
    default:
      throw MappingError(
        .unencodable, expected: "text, a number or a Boolean", found: value.kind.phrase)
    }
  }

  private mutating func printText(_ text: String, isFirst: Bool) throws(MappingError) {
    guard format.quotesAllFields || needsQuotes(text, isFirst: isFirst) else {
      output += text.utf8
      return
    }
    guard let quote else {
      throw MappingError(
        .unencodable,
        expected: "text without delimiters and line ends, because the format has no quotes",
        found: JSONText.quoted(text).abbreviated)
    }
    output.append(quote)
    for byte in text.utf8 {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }

  /// Whether text would decode differently without quotes.
  private func needsQuotes(_ text: String, isFirst: Bool) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return quote != nil }
    if first == 0x20 || last == 0x20 || first == 0x09 || last == 0x09 { return true }
    // A byte order mark, or the beginning of a comment.
    if isFirst, first == comment || first == 0xEF { return true }
    if format.nullWords.contains(text) { return true }
    return text.utf8.contains {
      $0 == delimiter || $0 == quote || $0 == 0x0A || $0 == 0x0D
    }
  }
}

extension String {
  fileprivate var beginsFormula: Bool {
    utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
  }
}
