#if GRDB
import GRDB
import GRDBSQLite

/// A statement of GRDB whose parameters are bound here: text keeps what comes after U+0000, and nothing is
/// boxed on the way.
///
/// Invariants:
/// - SQLite copies text and bytes while they are bound (`SQLITE_TRANSIENT`), so no pointer is kept.
/// - The handle belongs to `statement`, which this value holds.
/// - Only GRDB steps through the statement, so that observers hear of what it changes.
@safe struct BoundStatement {
  let statement: Statement
  private let handle: OpaquePointer

  init(_ db: Database, _ sql: String) throws {
    statement = try db.cachedStatement(sql: sql)
    // GRDB takes the parameters as bound from here on.
    statement.setUncheckedArguments(StatementArguments())
    unsafe handle = unsafe statement.sqliteStatement
  }

  /// Lets parameters be bound again, after the statement has run.
  ///
  /// A statement that failed is not used again, so there is no error to look at.
  func rewind() { unsafe sqlite3_reset(handle) }

  /// Binds a parameter, counted from 1.
  func bind(_ value: SQLValue, at index: Int) throws {
    let index = Int32(truncatingIfNeeded: index)
    let code: Int32
    switch value {
    case .null: code = unsafe sqlite3_bind_null(handle, index)
    case .integer(let value): code = unsafe sqlite3_bind_int64(handle, index, value)
    case .real(let value): code = unsafe sqlite3_bind_double(handle, index, value)
    case .text(var text):
      code = text.withUTF8 { bytes in
        // An empty text may have no address, which SQLite would take for NULL.
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

  /// Binds all parameters, in their order.
  func bind(_ values: some Collection<SQLValue>) throws {
    var index = 1
    for value in values {
      try bind(value, at: index)
      index += 1
    }
  }
}

/// Has SQLite copy what is bound.
private let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
#endif
