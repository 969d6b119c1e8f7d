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
    foreignKeys = try Row.fetchAll(
      db, sql: "SELECT * FROM pragma_foreign_key_list(?)", arguments: [name]
    )
    .map { row in
      ForeignKey(
        column: row["from"] ?? "", table: row["table"] ?? "", target: row["to"] ?? "",
        onDelete: DeleteAction(rawValue: row["on_delete"] ?? "") ?? .refuse)
    }
    indexes = try db.indexes(on: name).map { Index(columns: $0.columns, isUnique: $0.isUnique) }
  }

  func column(_ name: String) -> Column? {
    columns.first { $0.name.lowercased() == name.lowercased() }
  }
}

/// The parts of a table's SQL that plans do not model, and that rebuilding the table would lose.
enum UnknownTableParts {
  private static let words: Set<String> = [
    "CHECK", "COLLATE", "GENERATED", "AUTOINCREMENT", "WITHOUT", "STRICT", "UNIQUE", "CONFLICT",
    "AS",
    "MATCH", "VIRTUAL",
  ]

  /// The unknown words in a statement.
  static func words(in sql: String) -> [String] {
    var found: [String] = []
    var word = ""
    var quote: Character?
    for character in sql + " " {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      if character.isLetter || character == "_" || character.isNumber {
        word.append(character)
        continue
      }
      if words.contains(word.uppercased()) { found.append(word.uppercased()) }
      word = ""
      switch character {
      case "\"", "'", "`": quote = character
      case "[": quote = "]"
      default: break
      }
    }
    return found
  }
}
#endif
