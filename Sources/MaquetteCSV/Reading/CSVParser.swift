import MaquetteCore

/// Parses a whole document.
struct CSVParser {
  private let format: CSVFormat
  private let options: DecodingOptions

  init(_ format: CSVFormat, _ options: DecodingOptions) {
    self.format = format
    self.options = options
  }

  /// Parses the rows.
  func parse(_ source: Span<UInt8>) throws(MappingError) -> [AnyValue] {
    var rows: [AnyValue] = []
    try read(source) { (reader, columns) throws(MappingError) in
      guard rows.count < options.limits.elementCount else {
        throw MappingError(
          .tooManyElements, at: reader.scanner.start,
          expected: "at most \(options.limits.elementCount.counted("row"))")
      }
      rows.append(reader.value(columns, in: source))
    }
    return rows
  }

  /// Finds the offsets of rows and fields.
  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var search = PathSearch(paths)
    search.note([], at: 0)
    let rows = Set(paths.compactMap(\.steps.first))
    // Values after an error have no offset.
    try? read(source) { (reader, columns) throws(MappingError) in
      let row = MappingPath.Step.index(reader.rowCount - 1)
      guard rows.contains(row) else { return }
      search.note([row], at: reader.scanner.start)
      for column in reader.scanner.fields.indices {
        let steps = columns.paths.map { column < $0.count ? $0[column] : [] } ?? [.index(column)]
        search.note([row] + steps, at: reader.offset(of: steps))
      }
    }
    return search.offsets
  }

  private func read(
    _ source: Span<UInt8>,
    _ body: (borrowing CSVRowReader, CSVColumns) throws(MappingError) -> Void
  ) throws(MappingError) {
    var reader = CSVRowReader(format, options)
    if source.hasByteOrderMark { reader.pass(upTo: 3) }
    // Comments are not data, and may contain invalid UTF-8.
    let isChecked = source.firstInvalidUTF8 == nil
    try reader.begin()
    do throws(MappingError) {
      while let columns = try reader.next(
        in: source, upTo: source.count, isComplete: true, isChecked: isChecked)
      {
        try body(reader, columns)
      }
    } catch {
      guard reader.columns != nil else { throw error }
      throw error.moved(into: MappingPath([.index(max(reader.rowCount - 1, 0))]))
    }
  }
}

extension Span<UInt8> {
  /// Whether the bytes begin with the UTF-8 byte order mark.
  fileprivate var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}
