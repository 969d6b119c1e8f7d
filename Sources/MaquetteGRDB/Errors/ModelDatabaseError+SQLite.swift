#if GRDB
import GRDB
import MaquetteCore

extension ModelDatabaseError {
  /// Converts any error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - table: The table that was read or written.
  init(_ error: any Error, table: String?) {
    switch error {
    case let error as ModelDatabaseError: self = error
    case let error as MappingError:
      self.init(.mapping, table: table)
      mappingError = error
    case let error as DatabaseError:
      self.init(Self.code(of: error), table: table)
      databaseError = error
      takeNames(from: error.message ?? "")
    case is CancellationError: self.init(.cancelled, table: table)
    default: self.init(.other, table: table, "\(error)")
    }
  }

  /// Runs a closure, and converts its errors.
  static func catching<Result>(
    table: String?, _ work: () throws -> Result
  ) throws(ModelDatabaseError) -> Result {
    do {
      return try work()
    } catch {
      throw ModelDatabaseError(error, table: table)
    }
  }

  private static func code(of error: DatabaseError) -> Code {
    switch error.extendedResultCode {
    case .SQLITE_CONSTRAINT_FOREIGNKEY: return .danglingRelation
    // SQLite reports a violation of `ON DELETE RESTRICT` this way.
    case .SQLITE_CONSTRAINT_TRIGGER where error.message?.hasPrefix("FOREIGN KEY") == true:
      return .danglingRelation
    default: break
    }
    switch error.resultCode {
    case .SQLITE_CONSTRAINT: return .constraintViolated
    case .SQLITE_BUSY, .SQLITE_LOCKED: return .databaseBusy
    case .SQLITE_FULL: return .storageFull
    case .SQLITE_READONLY: return .readOnly
    case .SQLITE_IOERR: return .inputOutput
    case .SQLITE_CORRUPT: return .corruptDatabase
    case .SQLITE_NOTADB: return .notADatabase
    case .SQLITE_CANTOPEN: return .cannotOpen
    case .SQLITE_INTERRUPT, .SQLITE_ABORT: return .cancelled
    case .SQLITE_ERROR:
      let message = error.message ?? ""
      if message.hasPrefix("no such table") { return .missingTable }
      return message.contains("no such column") || message.contains("has no column named")
        ? .missingColumn : .other
    default: return .other
    }
  }

  /// Takes the table and column from a message of SQLite, the only place that names them.
  private mutating func takeNames(from message: String) {
    let words = message.split(separator: ": ", maxSplits: 1)
    guard words.count == 2 else {
      // "table tweet has no column named text"
      if code == .missingColumn { column = message.split(separator: " ").last.map { String($0) } }
      return
    }
    switch code {
    case .missingTable: table = String(words[1])
    case .missingColumn: column = String(words[1])
    case .constraintViolated:
      let names = words[1].split(separator: ", ").map { $0.split(separator: ".", maxSplits: 1) }
      guard names.allSatisfy({ $0.count == 2 }), let first = names.first else { return }
      table = String(first[0])
      column = names.map { String($0[1]) }.joined(separator: ", ")
    default: break
    }
  }
}
#endif
