#if GRDB
import GRDB
import GRDBSQLite

/// A GRDB statement with direct binding of parameters: text keeps everything after U+0000, and
/// values are not boxed.
///
/// Invariants:
/// - SQLite copies text and bytes when they are bound (`SQLITE_TRANSIENT`), so it keeps no pointer.
/// - The handle belongs to `statement`, which this value retains.
/// - Only GRDB steps the statement, so that observers see its changes.
@safe struct BoundStatement {
  let statement: Statement
  private let handle: OpaquePointer

  init(_ db: Database, _ sql: String) throws {
    statement = try db.cachedStatement(sql: sql)
    // From here on GRDB regards the parameters as bound.
    statement.setUncheckedArguments(StatementArguments())
    unsafe handle = unsafe statement.sqliteStatement
  }

  /// Resets the statement after it has run, to bind parameters again.
  ///
  /// A statement that failed is not used again, so the result can be ignored.
  func rewind() { unsafe sqlite3_reset(handle) }

  /// Binds a parameter by its index from 1.
  func bind(_ value: SQLValue, at index: Int) throws {
    let index = Int32(truncatingIfNeeded: index)
    let code: Int32
    switch value {
    case .null: code = unsafe sqlite3_bind_null(handle, index)
    case .integer(let value): code = unsafe sqlite3_bind_int64(handle, index, value)
    case .real(let value): code = unsafe sqlite3_bind_double(handle, index, value)
    case .text(var text):
      code = text.withUTF8 { bytes in
        // Empty text may have a nil address, which SQLite would bind as NULL.
        guard let start = bytes.baseAddress else {
          return unsafe sqlite3_bind_text64(handle, index, "", 0, transient, UInt8(SQLITE_UTF8))
        }
        return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          unsafe sqlite3_bind_text64(
            handle, index, $0, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      code = unsafe bytes.withUnsafeBytes { bytes in
        unsafe bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite3_bind_blob64(
            handle, index, bytes.baseAddress, UInt64(bytes.count), transient)
      }
    }
    guard code == SQLITE_OK else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: statement.sql)
    }
  }

  /// Binds all parameters in order.
  func bind(_ values: some Collection<SQLValue>) throws {
    var index = 1
    for value in values {
      try bind(value, at: index)
      index += 1
    }
  }
}

/// Makes SQLite copy the bound value.
private let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
#endif
