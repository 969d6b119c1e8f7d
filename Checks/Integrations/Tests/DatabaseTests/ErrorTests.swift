import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import TestSupport
import Testing

@Mappable
private struct Plain: DatabaseModel, Equatable {
  var id: Int64
  var name: String
}

@Mappable
private struct Unfit: DatabaseModel {
  static let table = DatabaseTable(.column("nane", "name"))
  var id: Int64
}

@Mappable
private struct Doubled: DatabaseModel {
  static let table = DatabaseTable(
    .column(\Doubled.first, "NAME"), .column(\Doubled.second, "name"))
  var first: String
  var second: String
}

@Mappable
private struct NotNested: DatabaseModel {
  static let table = DatabaseTable(.flattened(\NotNested.name, prefix: "n_"))
  var id: Int64
  var name: String
}

@Mappable
private struct NeverRead: DatabaseModel {
  static let table = DatabaseTable(.ignored(\NeverRead.name))
  var id: Int64
  var name: String
}

@Mappable
private struct Quoted: DatabaseModel {
  static let table = DatabaseTable("a\"b")
  var id: Int64
}

@Mappable
private class Open: DatabaseModel {
  class var table: DatabaseTable { DatabaseTable(.key(\Open.id)) }
  var id = 0
}

@Suite("Each kind of failure has its code")
struct DatabaseErrorTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("A description that does not match its model is an error on first use")
  func tables() throws {
    try folder.queue().write { db in
      let models: [(any DatabaseModel.Type, String)] = [
        (Unfit.self, "has no property 'nane'"), (Doubled.self, "two columns 'name'"),
        (NotNested.self, "'name' is not a model"), (NeverRead.self, "have an initial value"),
        (Open.self, "use the name as text"), (Quoted.self, "contains a quote"),
      ]
      for (model, reason) in models {
        let error = databaseError { try db.createTables(for: model) }
        #expect(error?.code == .invalidTable)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
      }
    }
  }

  @Mappable struct Named: DatabaseModel, Equatable {
    static let databaseTableName = "person"
    var id: Int
    var name: String?
    var age = 3
  }

  // Features: 5.10
  @Test("A column that the table lacks is an error, even if the model needs no value")
  func optionalColumns() throws {
    try folder.queue().write { db in
      try db.execute(
        sql: "CREATE TABLE person (id INTEGER PRIMARY KEY, full_name TEXT, age INTEGER);"
          + "INSERT INTO person VALUES (1, 'Ada', 36)")
      for error in [
        databaseError { _ = try db.fetchModels(Named.self) },
        databaseError { try Named.all().forEachModel(db) { _ in } },
      ] {
        #expect(error?.code == .missingColumn)
        #expect(error?.column == "name")
      }
      try db.execute(sql: "ALTER TABLE person RENAME COLUMN full_name TO name")
      #expect(try db.fetchModels(Named.self) == [Named(id: 1, name: "Ada", age: 36)])
      let some = SQLRequest<Named>(sql: "SELECT id FROM person")
      #expect(try some.fetchModels(db) == [Named(id: 1, name: nil, age: 3)])
    }
  }

  // Features: 5.10
  @Test("Tables and columns that are not there are named")
  func missing() throws {
    try folder.queue().write { db in
      let plain = Plain(id: 1, name: "a")
      var error = databaseError { try db.insert(plain) }
      #expect(error?.code == .missingTable)
      #expect(error?.table == "plain")
      #expect(databaseError { _ = try db.fetchModels(Plain.self) }?.code == .missingTable)
      try db.execute(sql: "CREATE TABLE plain (id INTEGER PRIMARY KEY)")
      error = databaseError { try db.insert(plain) }
      #expect(error?.code == .missingColumn)
      #expect(error?.column == "name")
      error = databaseError { _ = try db.fetchModels(Plain.self) }
      #expect(error?.code == .missingColumn)
      #expect(error?.column == "name")
    }
  }

  // Features: 5.10
  @Test("Constraints are told with table, column and value")
  func constraints() throws {
    try folder.queue().write { db in
      try db.execute(
        sql: "CREATE TABLE plain (id INTEGER PRIMARY KEY, name TEXT CHECK (name <> 'bad'))")
      try db.insert(Plain(id: 1, name: "a"))
      var error = databaseError { try db.insert(Plain(id: 1, name: "b")) }
      #expect(error?.code == .constraintViolated)
      #expect(error?.table == "plain")
      #expect(error?.column == "id")
      #expect(error?.description.contains("found 1") == true)
      error = databaseError { try db.insert(Plain(id: 2, name: "bad")) }
      #expect(error?.code == .constraintViolated)
      #expect(error?.databaseError?.extendedResultCode == .SQLITE_CONSTRAINT_CHECK)
    }
  }

  @Test("A second writer finds the database busy")
  func busy() throws {
    let (one, other) = (try folder.queue(), try folder.queue())
    try one.write { db in try db.createTables(for: Plain.self) }
    try one.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      let error = databaseError {
        try other.inDatabase { db in try db.insert(Plain(id: 1, name: "a")) }
      }
      #expect(error?.code == .databaseBusy)
      try db.execute(sql: "ROLLBACK")
    }
  }

  @Test("A read-only file can be read but not written")
  func readOnly() throws {
    try folder.queue().write { db in
      try db.createTables(for: Plain.self)
      try db.insert(Plain(id: 1, name: "a"))
    }
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: folder.path(), configuration: configuration)
    try queue.read { db in
      let models = try db.fetchModels(Plain.self)
      #expect(models.count == 1)
      #expect(databaseError { try db.insert(Plain(id: 2, name: "b")) }?.code == .readOnly)
    }
  }

  @Test("A full database is reported, and existing rows stay")
  func full() throws {
    let queue = try folder.queue()
    try queue.write { db in
      try db.createTables(for: Plain.self)
      try db.insert(Plain(id: 0, name: "kept"))
      try db.execute(sql: "PRAGMA max_page_count = 20")
    }
    let error = databaseError {
      try queue.write { db in
        try db.insert(
          (1..<1000).lazy.map {
            Plain(id: $0, name: String(repeating: "x", count: 1000))
          })
      }
    }
    #expect(error?.code == .storageFull)
    #expect(try queue.read { try $0.fetchModels(Plain.self) } == [Plain(id: 0, name: "kept")])
  }

  @Test("A damaged page is an error wherever it is, and never a crash")
  func damaged() throws {
    try folder.queue().write { db in
      try db.createTables(for: Plain.self)
      try db.insert((0..<2000).map { Plain(id: $0, name: "name \($0)") })
    }
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path())))
    var codes: Set<ModelDatabaseError.Code> = []
    var generator = SeededGenerator(seed: 15)
    for round in 0..<60 {
      var damaged = bytes
      let start = 100 + Int(generator.next() % UInt64(bytes.count - 612))
      for index in start..<start + 512 {
        damaged[index] = UInt8(truncatingIfNeeded: generator.next())
      }
      let name = "damaged\(round).sqlite"
      try Data(damaged).write(to: URL(fileURLWithPath: folder.path(name)))
      do {
        let queue = try folder.queue(name)
        let models = try queue.read { db in try db.fetchModels(Plain.self) }
        #expect(models.count <= 4000)
      } catch let error as ModelDatabaseError {
        codes.insert(error.code)
      } catch is DatabaseError {}
    }
    #expect(codes.contains(.corruptDatabase))
    #expect(
      codes.isSubset(of: [
        .corruptDatabase, .mapping, .notADatabase, .missingTable, .missingColumn, .other,
      ]))
  }

  @Test("A file that is not a database is reported")
  func noDatabase() throws {
    try Data(String(repeating: "not a database ", count: 100).utf8)
      .write(to: URL(fileURLWithPath: folder.path()))
    #expect(throws: DatabaseError.self) { try folder.queue().read { try Plain.fetchCount($0) } }
  }
}
