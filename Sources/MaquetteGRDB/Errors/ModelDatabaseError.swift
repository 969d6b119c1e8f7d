#if GRDB
public import GRDB
public import MaquetteCore

/// What kept a model from being read from a database, or written to it.
public struct ModelDatabaseError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The table description does not fit the model.
    case invalidTable

    /// The database has no such table.
    case missingTable

    /// The table, or the result of a query, lacks a column.
    case missingColumn

    /// A value of a row does not fit its property, or a value cannot be stored.
    case mapping

    /// A row with the same key is there, or a NOT NULL or CHECK constraint is violated.
    case constraintViolated

    /// A row refers to one that is not there, or one is referred to that was to be deleted.
    case danglingRelation

    /// There is no row with the key of the model.
    case rowNotFound

    /// Several rows have the key by which one was looked for.
    case ambiguousKey

    /// The model has no key, or the key has no value.
    case missingKey

    /// A step of a schema plan may lose data and was not confirmed.
    case unconfirmedStep

    /// The database changed after a schema plan was made.
    case stalePlan

    /// The database is of a newer version than the models.
    case newerVersion

    /// Another connection holds a lock.
    case databaseBusy

    /// The disk, or the space that the database may take, is full.
    case storageFull

    /// The database cannot be written.
    case readOnly

    /// The operating system failed to read or write.
    case inputOutput

    /// The file is damaged.
    case corruptDatabase

    /// The file is no database.
    case notADatabase

    /// The file cannot be opened.
    case cannotOpen

    /// The work was interrupted, or its task cancelled.
    case cancelled

    /// SQLite or the application's code failed in another way.
    case other
  }

  /// What kind of thing went wrong.
  public internal(set) var code: Code

  /// The table.
  public internal(set) var table: String?

  /// The column, or the columns of a key with commas between them.
  public internal(set) var column: String?

  /// Which row of the result, or which of the models, counted from 0.
  public internal(set) var row: Int?

  /// What more there is to tell.
  public internal(set) var message: String?

  /// What could not be mapped.
  public internal(set) var mappingError: MappingError?

  /// What SQLite told.
  public internal(set) var databaseError: DatabaseError?

  init(_ code: Code, table: String? = nil, column: String? = nil, _ message: String? = nil) {
    self.code = code
    self.table = table
    self.column = column
    self.message = message
  }

  /// One line: the code, the place, and what went wrong.
  public var description: String {
    var place = table ?? ""
    if let column { place += (place.isEmpty ? "" : ".") + column }
    var text = code.rawValue
    if !place.isEmpty { text += " at \(place)" }
    if let row { text += " in row \(row)" }
    let reasons = [message, mappingError?.description, databaseError?.message].compactMap { $0 }
    return reasons.isEmpty ? text : text + ": " + reasons.joined(separator: "; ")
  }

  /// The error with a row, unless it has one.
  func at(row: Int) -> Self {
    var error = self
    error.row = error.row ?? row
    return error
  }
}
#endif
