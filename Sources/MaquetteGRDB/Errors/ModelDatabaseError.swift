#if GRDB
public import GRDB
public import MaquetteCore

/// An error while fetching a model from a database, or storing it there.
public struct ModelDatabaseError: Error, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// The table description does not match the model.
    case invalidTable

    /// The database has no such table.
    case missingTable

    /// The table, or the result of a query, lacks a column.
    case missingColumn

    /// A value of a row does not fit its property, or a value cannot be stored.
    case mapping

    /// A row with the same key exists, or a NOT NULL or CHECK constraint is violated.
    case constraintViolated

    /// A row refers to a row that does not exist, or a deleted row is still referenced.
    case danglingRelation

    /// No row has the key of the model.
    case rowNotFound

    /// Several rows have the same lookup key.
    case ambiguousKey

    /// The model has no key, or the key has no value.
    case missingKey

    /// A step of a schema plan may lose data, and was not confirmed.
    case unconfirmedStep

    /// The database changed after a schema plan was made.
    case stalePlan

    /// The version of the database is newer than that of the models.
    case newerVersion

    /// Another connection holds a lock.
    case databaseBusy

    /// The disk is full, or the database has reached its maximum size.
    case storageFull

    /// The database is read-only.
    case readOnly

    /// The operating system failed to read or write.
    case inputOutput

    /// The file is damaged.
    case corruptDatabase

    /// The file is not a database.
    case notADatabase

    /// The file cannot be opened.
    case cannotOpen

    /// The operation was interrupted, or its task canceled.
    case cancelled

    /// SQLite or application code failed in another way.
    case other
  }

  /// The kind of the error.
  public internal(set) var code: Code

  /// The table.
  public internal(set) var table: String?

  /// The column, or the columns of a key, separated by commas.
  public internal(set) var column: String?

  /// The index of the row in the result, or of the model in the input, from 0.
  public internal(set) var row: Int?

  /// Further details.
  public internal(set) var message: String?

  /// The mapping error.
  public internal(set) var mappingError: MappingError?

  /// The error of SQLite.
  public internal(set) var databaseError: DatabaseError?

  init(_ code: Code, table: String? = nil, column: String? = nil, _ message: String? = nil) {
    self.code = code
    self.table = table
    self.column = column
    self.message = message
  }

  /// A one-line description: the code, the location, and the cause.
  public var description: String {
    var place = table ?? ""
    if let column { place += (place.isEmpty ? "" : ".") + column }
    var text = code.rawValue
    if !place.isEmpty { text += " at \(place)" }
    if let row { text += " in row \(row)" }
    let reasons = [message, mappingError?.description, databaseError?.message].compactMap { $0 }
    return reasons.isEmpty ? text : text + ": " + reasons.joined(separator: "; ")
  }

  /// The error with a row, unless it already has one.
  func at(row: Int) -> Self {
    var error = self
    error.row = error.row ?? row
    return error
  }
}
#endif
