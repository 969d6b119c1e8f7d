import MaquetteCore

/// Prints a tree in the usual layout of TOML: in each table first the plain values, then nested
/// tables, then arrays of tables, each in the order of the tree.
struct TOMLPrinter {
  /// A table that remains to be printed.
  private struct PendingTable {
    let object: AnyValue.Object
    let path: [MappingPath.Step]

    /// Whether the table is an element of an array of tables.
    var isElement = false
  }

  /// The maximum length of a line with an array; in a longer one each element gets its own line.
  static let lineLength = 80

  var output: [UInt8] = []

  /// The tables that remain to be printed, the next one last.
  private var pending: [PendingTable] = []

  private init() {}

  /// Prints a document.
  ///
  /// - Throws: `unencodable` with the path of a value that TOML cannot represent.
  static func print(_ value: AnyValue) throws(MappingError) -> [UInt8] {
    guard case .object(let root) = value.untagged else {
      throw MappingError(
        .unencodable, at: MappingPath(), expected: "an object, because a TOML document is a table",
        found: value.kind.phrase)
    }
    var printer = TOMLPrinter()
    printer.pending.append(PendingTable(object: root, path: []))
    while let table = printer.pending.popLast() { try printer.print(table) }
    return printer.output
  }

  private mutating func print(_ table: PendingTable) throws(MappingError) {
    let members = table.object.filter { !$0.value.isNull }
    let plain = members.filter { $0.value.tables == nil }
    let isImplied = !table.isElement && plain.isEmpty && !members.isEmpty
    if !table.path.isEmpty, !isImplied { printHeader(table) }
    for member in plain {
      printKey(member.key)
      append(" = ")
      try printValue(member.value, at: table.path + [.key(member.key)])
      append("\n")
    }
    schedule(members, of: table.path)
  }

  /// Schedules the tables inside a table.
  private mutating func schedule(_ members: [AnyValue.Object.Member], of path: [MappingPath.Step]) {
    var tables: [PendingTable] = []
    for member in members {
      guard case .object(let object) = member.value.untagged else { continue }
      tables.append(PendingTable(object: object, path: path + [.key(member.key)]))
    }
    for member in members {
      guard member.value.kind == .array, let elements = member.value.tables else { continue }
      for (index, element) in elements.enumerated() {
        let path = path + [.key(member.key), .index(index)]
        tables.append(PendingTable(object: element, path: path, isElement: true))
      }
    }
    pending += tables.reversed()
  }

  private mutating func printHeader(_ table: PendingTable) {
    if !output.isEmpty { append("\n") }
    append(table.isElement ? "[[" : "[")
    var separator = ""
    for case .key(let key) in table.path {
      append(separator)
      printKey(key)
      separator = "."
    }
    append(table.isElement ? "]]\n" : "]\n")
  }

  /// Writes a key, quoted unless it consists of letters, digits, `_` and `-`.
  mutating func printKey(_ key: String) {
    if !key.isEmpty, key.utf8.allSatisfy({ $0.isBareKeyCharacter }) {
      append(key)
    } else {
      printString(key)
    }
  }

  mutating func append(_ text: String) { output += text.utf8 }
}

extension AnyValue {
  /// The tables to write for the value: an object, or an array that contains only objects; nil for
  /// other values.
  fileprivate var tables: [AnyValue.Object]? {
    switch untagged {
    case .object(let object): return [object]
    case .array(let elements):
      var tables: [AnyValue.Object] = []
      for element in elements {
        guard case .object(let object) = element.untagged else { return nil }
        tables.append(object)
      }
      return tables.isEmpty ? nil : tables
    default: return nil
    }
  }
}
