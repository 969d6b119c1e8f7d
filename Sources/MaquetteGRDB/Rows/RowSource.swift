#if GRDB
import GRDB
import MaquetteCore

/// A row whose columns are accessed by index.
protocol RowSource {
  /// The value of a column, counted from 0; nil for text that is not UTF-8.
  subscript(column: Int) -> SQLValue? { get }

  /// The timestamp of a text column; nil if it contains none, or if the caller must parse the
  /// value.
  func moment(_ column: Int) -> Timestamp?
}

/// A row of GRDB.
struct BoxedRow: RowSource {
  let row: Row

  subscript(column: Int) -> SQLValue? {
    switch (row[column] as DatabaseValue).storage {
    case .null: .null
    case .int64(let value): .integer(value)
    case .double(let value): .real(value)
    case .string(let text): .text(text)
    case .blob(let data): .blob([UInt8](data))
    }
  }

  func moment(_ column: Int) -> Timestamp? { nil }
}
#endif
