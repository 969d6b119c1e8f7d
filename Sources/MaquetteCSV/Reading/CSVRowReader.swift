import MaquetteCore

/// Decodes the rows of a document to values one by one, for whole documents and for streams.
struct CSVRowReader: Sendable {
  private let format: CSVFormat
  private let depth: Int
  private(set) var scanner: CSVScanner

  /// The columns; nil until the header has been read.
  private(set) var columns: CSVColumns?

  /// The number of data rows found, including invalid ones.
  private(set) var rowCount = 0

  /// Whether a syntax error occurred in the middle of a row.
  private var isInBrokenRow = false

  init(_ format: CSVFormat, _ options: DecodingOptions) {
    self.format = format
    depth = options.limits.depth
    scanner = CSVScanner(CSVDialect(format, options.limits))
  }

  /// Finds the next data row, and reads the header first if necessary.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes.
  ///   - end: The end of the bytes.
  ///   - isComplete: Whether no bytes follow.
  ///   - isChecked: Whether the bytes are known to be valid UTF-8.
  /// - Returns: The columns if there is a row; nil at the end, or if more bytes are needed.
  mutating func next(
    in bytes: borrowing Span<UInt8>, upTo end: Int, isComplete: Bool, isChecked: Bool
  ) throws(MappingError) -> CSVColumns? {
    while try findRow(in: bytes, upTo: end, isComplete) {
      if let columns {
        rowCount += 1
        if !isChecked { try checkText(in: bytes) }
        try checkCount(columns)
        return columns
      }
      if !isChecked { try checkText(in: bytes) }
      try readHeader(in: bytes)
    }
    return nil
  }

  private mutating func findRow(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) throws(MappingError) -> Bool {
    do throws(MappingError) {
      return try scanner.next(in: bytes, upTo: end, isComplete: isComplete)
    } catch {
      isInBrokenRow = true
      if columns != nil { rowCount += 1 }
      throw error
    }
  }

  /// Creates the columns that the format names.
  mutating func begin() throws(MappingError) {
    switch format.header {
    case .firstRow: break
    case .columns(let names): setColumns(try CSVColumns(names, format, depth: depth) { _ in 0 })
    case .none: setColumns(CSVColumns(unnamed: format))
    }
  }

  private mutating func readHeader(in bytes: borrowing Span<UInt8>) throws(MappingError) {
    let reader = CSVColumns(unnamed: format)
    var names: [String] = []
    for field in scanner.fields {
      names.append(reader.text(of: field, at: scanner.start, in: bytes))
    }
    let scanner = scanner
    setColumns(
      try CSVColumns(names, format, depth: depth) { scanner.start + scanner.fields[$0].start })
  }

  private mutating func setColumns(_ columns: CSVColumns) {
    self.columns = columns
    // With a single column, an empty line is a row.
    scanner.skipsEmptyLines = columns.count != 1
  }

  private func checkText(in bytes: borrowing Span<UInt8>) throws(MappingError) {
    let row = bytes.extracting(scanner.start..<scanner.offset)
    if let offset = row.firstInvalidUTF8 {
      throw MappingError(.invalidUTF8, at: scanner.start + offset)
    }
  }

  private func checkCount(_ columns: CSVColumns) throws(MappingError) {
    guard let count = columns.count, count != scanner.fields.count else { return }
    let found = scanner.fields.count
    let isAllowed = found < count ? format.shortRows == .pad : format.longRows == .ignoreExtra
    guard !isAllowed else { return }
    throw MappingError(
      .invalidValue, at: scanner.start + (found > count ? scanner.fields[count].start : 0),
      expected: count.counted("field"),
      found: found.counted("field"))
  }

  /// The value of the last row.
  func value(_ columns: CSVColumns, in bytes: borrowing Span<UInt8>) -> AnyValue {
    columns.value(of: scanner.fields, at: scanner.start, in: bytes)
  }

  /// The offset of the value at a path in the last row.
  func offset(of steps: some Collection<MappingPath.Step>) -> Int {
    guard let column = columns?.column(at: steps), scanner.fields.indices.contains(column) else {
      return scanner.start
    }
    let field = scanner.fields[column]
    return scanner.start + field.start - (field.isQuoted ? 1 : 0)
  }

  /// Skips the rest of the line after a syntax error in the middle of it.
  mutating func skipBrokenRow(in bytes: borrowing Span<UInt8>, upTo end: Int) {
    guard isInBrokenRow else { return }
    isInBrokenRow = false
    scanner.skipLine(in: bytes, upTo: end)
  }

  /// Skips bytes at the start of the document.
  mutating func pass(upTo offset: Int) { scanner.pass(upTo: offset) }

  /// Adjusts offsets after bytes were removed from the front.
  mutating func removeFirst(_ count: Int) { scanner.removeFirst(count) }
}
