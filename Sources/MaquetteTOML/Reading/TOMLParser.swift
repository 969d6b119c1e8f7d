import MaquetteCore
import MaquetteFormats

/// Parses a TOML document in one pass, without recursion.
struct TOMLParser {
  var scanner: TOMLScanner
  var tables: TOMLTables

  /// The open containers around the current value.
  var levels: [TOMLLevel] = []

  /// The elements so far of the open arrays.
  var elements: [[AnyValue]] = []

  /// The current member of a table.
  var target: TOMLTarget?

  /// The values whose offsets are requested; nil if none are.
  var search: PathSearch?

  private init(_ source: Span<UInt8>, _ version: TOMLFormat.Version, _ options: DecodingOptions) {
    scanner = TOMLScanner(source.array(0..<source.count), version, options)
    tables = TOMLTables(limits: options.limits)
  }

  /// Parses a document.
  static func parse(
    _ source: Span<UInt8>, _ version: TOMLFormat.Version, _ options: DecodingOptions
  ) throws(MappingError) -> AnyValue.Object {
    if let offset = source.firstInvalidUTF8 { throw MappingError(.invalidUTF8, at: offset) }
    var parser = TOMLParser(source, version, options)
    do throws(MappingError) {
      return try parser.parse()
    } catch {
      throw error.moved(into: MappingPath(parser.steps))
    }
  }

  /// Finds the offsets of values in a document, up to its first error.
  ///
  /// The offset of a table is where it is first named.
  static func offsets(
    of paths: [MappingPath], in source: Span<UInt8>, _ version: TOMLFormat.Version
  ) -> [Int?] {
    var parser = TOMLParser(source, version, DecodingOptions())
    parser.search = PathSearch(paths)
    _ = try? parser.parse()
    return parser.search?.offsets ?? []
  }

  private mutating func parse() throws(MappingError) -> AnyValue.Object {
    let root = tables.begin(depth: 1)
    var table = root
    search?.note([], at: scanner.offset)
    while true {
      try scanner.skipLines()
      if scanner.isAtEnd { break }
      if scanner.byte == UInt8(ascii: "[") {
        table = try parseHeader(root)
      } else {
        try parseMember(of: table)
      }
      try scanner.endLine()
    }
    return tables.end(root)
  }

  /// Reads `[key]` or `[[key]]`.
  private mutating func parseHeader(_ root: Int) throws(MappingError) -> Int {
    let start = scanner.offset
    scanner.offset += 1
    let isElement = scanner.skip("[")
    scanner.skipSpaces()
    let key = try scanner.scanKey()
    guard scanner.skip("]"), !isElement || scanner.skip("]") else {
      throw scanner.unexpected(expecting: isElement ? "']]'" : "']'")
    }
    let table = try isElement ? tables.openElement(key, from: root) : tables.open(key, from: root)
    if search != nil { noteTable(table, at: start) }
    return table
  }

  /// Reads `key = value`.
  private mutating func parseMember(of table: Int) throws(MappingError) {
    let target = try parseKey(of: table)
    self.target = target
    tables.setValue(try parseValue(), at: target.position, of: target.table)
    self.target = nil
  }

  /// Reads a key and the `=` after it.
  ///
  /// - Parameters:
  ///   - table: The table that contains the key.
  ///   - count: The number of open containers around the table.
  mutating func parseKey(
    of table: Int, inside count: Int = 0
  ) throws(MappingError) -> TOMLTarget {
    let start = scanner.offset
    let key = try scanner.scanKey()
    guard scanner.skip("=") else { throw scanner.unexpected(expecting: "'='") }
    scanner.skipSpaces()
    let inner = try tables.descendDotted(key, from: table)
    if search != nil, inner != table { noteTable(inner, at: start, inside: count) }
    return TOMLTarget(
      table: inner, position: try tables.addKey(key.last, to: inner))
  }
}

/// A member of a table.
struct TOMLTarget {
  var table: Int
  var position: Int
}
