#if GRDB
/// What SQLite prefers to store in a column, by the rules for the names of types.
enum ColumnAffinity: Hashable {
  case integer, text, blob, real, numeric

  init(_ type: String) {
    let type = type.uppercased()
    if type.contains("INT") {
      self = .integer
    } else if ["CHAR", "CLOB", "TEXT"].contains(where: type.contains) {
      self = .text
    } else if type.contains("BLOB") || type.isEmpty {
      self = .blob
    } else {
      self = ["REAL", "FLOA", "DOUB"].contains(where: type.contains) ? .real : .numeric
    }
  }

  /// Whether a column of a type may stay as it is where another type is declared.
  static func holds(_ existing: String, valuesOf declared: String) -> Bool {
    switch (ColumnAffinity(existing), ColumnAffinity(declared)) {
    case let (own, other) where own == other: true
    // Moments are text, which such a column keeps; numbers stay numbers in one for any kind of them.
    case (.text, .numeric): declared == "DATETIME"
    case (.integer, .numeric): declared == "BOOLEAN"
    case (.numeric, .integer), (.numeric, .real), (.blob, _): true
    default: false
    }
  }
}
#endif
