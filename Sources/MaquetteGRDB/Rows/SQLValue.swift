#if GRDB
import MaquetteCore

/// A value as SQLite stores it, and equal to another one if SQLite says so: by the bytes of texts, of which Swift
/// takes canonically equivalent ones for the same.
enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  static func == (left: SQLValue, right: SQLValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.text(let left), .text(let right)): left.isSameKey(as: right)
    case (.blob(let left), .blob(let right)): left == right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value)
    case .text(let text): hasher.combine(ExactKey(text))
    case .blob(let bytes): hasher.combine(bytes)
    }
  }

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
