#if GRDB
/// A value as SQLite stores it.
enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  var isNull: Bool { self == .null }

  /// A shortened value for errors.
  var shown: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let text): "'\(text.prefix(80))'"
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }
}
#endif
