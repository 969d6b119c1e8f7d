#if GRDB
import GRDB

extension TableSchema {
  /// Reads the schema of a table from a database.
  init(reading name: String, in db: Database) throws {
    let primaryKey = try db.primaryKey(name)
    let columns = try db.columns(in: name).map { column in
      Column(
        name: column.name, type: column.type, isNotNull: column.isNotNull,
        defaultSQL: column.defaultValueSQL)
    }
    self.init(
      name: name, columns: columns,
      key: primaryKey.isRowID && primaryKey.rowIDColumn == nil ? [] : primaryKey.columns)
    let keys = try Row.fetchAll(
      db, sql: "SELECT * FROM pragma_foreign_key_list(?) ORDER BY id DESC, seq", arguments: [name])
    let times = ReferenceTimes.times(in: try Self.sql(of: name, in: db))
    foreignKeys = keys.map { row in
      let (number, table): (Int, String) = (row["id"], row["table"])
      return ForeignKey(
        column: row["from"] ?? "", table: table,
        target: row["to"] ?? (try? db.primaryKey(table).columns.first) ?? "",
        onDelete: row["on_delete"] ?? "NO ACTION", onUpdate: row["on_update"] ?? "NO ACTION",
        // SQLite counts from the last one.
        time: times.indices.contains(number) ? times[times.count - 1 - number] : "")
    }
    hasWideReferences = keys.contains { ($0["seq"] ?? 0) > 0 }
    // An index of some rows neither finds nor constrains the others.
    let partial = try Set(
      String.fetchAll(
        db, sql: "SELECT name FROM pragma_index_list(?) WHERE partial", arguments: [name]))
    indexes = try db.indexes(on: name).filter { !partial.contains($0.name) }
      .map { Index(columns: $0.columns, isUnique: $0.isUnique) }
  }

  /// The statement that created a table.
  static func sql(of table: String, in db: Database) throws -> String {
    try String.fetchOne(
      db, sql: "SELECT sql FROM sqlite_master WHERE type = 'table' AND lower(name) = lower(?)",
      arguments: [table]) ?? ""
  }

  func column(_ name: String) -> Column? {
    columns.first { $0.name.lowercased() == name.lowercased() }
  }
}

/// The parts of a table's SQL that plans do not model, and that rebuilding the table would lose.
enum UnknownTableParts {
  private static let unknown: Set<String> = [
    "CHECK", "COLLATE", "GENERATED", "AUTOINCREMENT", "WITHOUT", "STRICT", "UNIQUE", "CONFLICT",
    "AS",
    "MATCH", "VIRTUAL",
  ]

  /// The unknown words in a statement.
  static func words(in sql: String) -> [String] {
    SQLWords.words(in: sql).filter { unknown.contains($0) }
  }
}

/// When the references of a table are checked, which no pragma lists.
enum ReferenceTimes {
  /// The clause of each reference, in the order of the statement; empty for the usual time.
  static func times(in sql: String) -> [String] {
    let clauses = SQLWords.words(in: sql).split(
      separator: "REFERENCES", omittingEmptySubsequences: false)
    return clauses.dropFirst().map { words in
      guard let word = words.firstIndex(of: "DEFERRABLE"), words[..<word].last != "NOT" else {
        return ""
      }
      let rest = words[word...].dropFirst().prefix(2)
      return (["DEFERRABLE"] + (rest.first == "INITIALLY" ? Array(rest) : [])).joined(
        separator: " ")
    }
  }
}

/// The words of a statement outside of quotes and comments.
enum SQLWords {
  static func words(in sql: String) -> [String] {
    var found: [String] = []
    var word = ""
    var last: Unicode.Scalar = " "
    // What ends a quote or a comment: "/" after "*" ends one that began with both.
    var end: Unicode.Scalar?
    for character in sql.unicodeScalars + [" "] {
      defer { last = character }
      if let open = end {
        if character == open, open != "/" || last == "*" { end = nil }
        continue
      }
      if character.properties.isAlphabetic || character == "_" || ("0"..."9").contains(character) {
        word.unicodeScalars.append(character)
        continue
      }
      if !word.isEmpty { found.append(word.uppercased()) }
      word = ""
      switch (last, character) {
      case ("-", "-"): end = "\n"
      case ("/", "*"): end = "/"
      case (_, "\""), (_, "'"), (_, "`"): end = character
      case (_, "["): end = "]"
      default: break
      }
    }
    return found
  }
}
#endif
