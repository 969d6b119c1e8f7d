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

  /// The storage class of a column's value, as SQLite numbers them.
  @inline(__always)
  func type(of column: Int) -> Int32 {
    unsafe sqlite3_column_type(handle, Int32(truncatingIfNeeded: column))
  }

  /// The value of an integer column.
  @inline(__always)
  func integer(_ column: Int) -> Int64 {
    unsafe sqlite3_column_int64(handle, Int32(truncatingIfNeeded: column))
  }

  /// The value of a column with a floating-point number.
  @inline(__always)
  func real(_ column: Int) -> Double {
    unsafe sqlite3_column_double(handle, Int32(truncatingIfNeeded: column))
  }

  /// The value of a text column; nil for text that is not UTF-8.
  @inline(__always)
  func text(_ column: Int) -> String? {
    let column = Int32(truncatingIfNeeded: column)
    guard let start = unsafe sqlite3_column_text(handle, column) else { return "" }
    // Must follow the call for the text, which may convert the value.
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe UnsafeBufferPointer(start: start, count: count).span.text(0..<count)
  }

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
    switch type(of: column) {
    case SQLITE_INTEGER: return .integer(integer(column))
    case SQLITE_FLOAT: return .real(real(column))
    case SQLITE_TEXT: return text(column).map { .text($0) }
    case SQLITE_BLOB:
      let column = Int32(truncatingIfNeeded: column)
      guard let start = unsafe sqlite3_column_blob(handle, column) else { return .blob([]) }
      let count = unsafe Int(sqlite3_column_bytes(handle, column))
      return unsafe .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}
#endif
