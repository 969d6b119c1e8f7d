#if GRDB
import GRDB
import GRDBSQLite
import MaquetteCore

/// The columns of a statement's current row.
///
/// Invariants:
/// - The statement has a current row: GRDB's cursor has just returned one.
/// - Memory of SQLite is copied before the statement is stepped again.
@safe struct CurrentRow: RowSource {
  private let handle: OpaquePointer

  init(_ statement: Statement) { unsafe handle = unsafe statement.sqliteStatement }

  /// The timestamp of a text column; nil if it contains none.
  @inline(__always)
  func moment(_ column: Int) -> Timestamp? {
    let column = Int32(truncatingIfNeeded: column)
    guard unsafe sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let start = unsafe sqlite3_column_text(handle, column)
    else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe ISO8601.timestamp(in: UnsafeBufferPointer(start: start, count: count).span)
  }

  /// The value of a column, counted from 0.
  ///
  /// - Returns: The value; nil for text that is not UTF-8.
  @inline(__always)
  subscript(column: Int) -> SQLValue? {
    let column = Int32(truncatingIfNeeded: column)
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return unsafe .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return unsafe .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      guard let start = unsafe sqlite3_column_text(handle, column) else { return .text("") }
      // Must follow the call for the text, which may convert the value.
      let count = unsafe Int(sqlite3_column_bytes(handle, column))
      return unsafe UnsafeBufferPointer(start: start, count: count).span.text(0..<count).map {
        .text($0)
      }
    case SQLITE_BLOB:
      guard let start = unsafe sqlite3_column_blob(handle, column) else { return .blob([]) }
      let count = unsafe Int(sqlite3_column_bytes(handle, column))
      return unsafe .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}
#endif
