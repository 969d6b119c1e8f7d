#if GRDB
/// The type affinity of a column, by SQLite's rules for type names.
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

  /// Whether a column of one type is compatible with another declared type.
  static func holds(_ existing: String, valuesOf declared: String) -> Bool {
    switch (ColumnAffinity(existing), ColumnAffinity(declared)) {
    case let (own, other) where own == other: true
    // Dates are text, which such a column keeps as text; numbers stay numbers.
    case (.text, .numeric): declared == "DATETIME"
    case (.integer, .numeric): declared == "BOOLEAN"
    case (.numeric, .integer), (.numeric, .real), (.blob, _): true
    default: false
    }
  }
}
#endif
