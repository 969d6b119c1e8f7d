import GRDB
import Maquette
import MaquetteGRDB
import Synchronization
import Testing

@Mappable
private struct Owner: DatabaseModel, Equatable {
  var id: Int64
  var name: String
}

@Mappable
private struct Pet: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .column(\Pet.name, "name", formerly: "title"), .toOne(\Pet.owner), .unique(\Pet.chip),
    .index(\Pet.age))
  var id: Int64
  var name: String
  var age: Int?
  var chip: String
  var legs = 4
  var owner: Owner?
}

@Mappable
private struct Odd: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    "a 'table'; DROP TABLE x; --", .column(\Odd.value, "select 'from' [1] é"),
    .unique(\Odd.value), .column(\Odd.other, "group"), .index(\Odd.other))
  var id: Int64
  var value: String
  var other: Int?
}

@Suite("Plans bring databases to the tables of models")
struct SchemaTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func plan(_ db: Database, removing: Bool = false) throws -> SchemaPlan {
    try SchemaPlan(for: Owner.self, Pet.self, in: db, removesColumns: removing)
  }

  // Features: 215
  @Test("Of an empty database a plan makes what 'createTables' makes, and then nothing")
  func empty() throws {
    let (planned, created) = (try folder.queue("a"), try folder.queue("b"))
    try created.write { db in try db.createTables(for: Owner.self, Pet.self) }
    try planned.write { db in
      let plan = try plan(db)
      #expect(plan.steps.map(\.risk) == [.safe, .safe])
      try plan.run(db)
      #expect(try self.plan(db).isEmpty)
      #expect(try self.plan(db).description == "nothing to do")
    }
    let sql = "SELECT sql FROM sqlite_master ORDER BY type, name"
    let other = try created.read { try String?.fetchAll($0, sql: sql) }
    #expect(try planned.read { try String?.fetchAll($0, sql: sql) } == other)
  }

  private struct Change: Sendable {
    var what: String
    var sql: String
    var steps: [String]
    var risk: SchemaPlan.Risk
    var fails = false
  }

  private static let owner = "CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT NOT NULL);"
  private static let rest =
    ", PRIMARY KEY (id), FOREIGN KEY (owner_id) REFERENCES owner (id) ON DELETE RESTRICT);"
    + " CREATE UNIQUE INDEX pet_chip_unique ON pet (chip); CREATE INDEX pet_age_index ON pet (age);"
    + " CREATE INDEX pet_owner_id_index ON pet (owner_id);"
  private static let columns =
    "id INTEGER, name TEXT NOT NULL, age INTEGER, chip TEXT NOT NULL, legs INTEGER, owner_id INTEGER"
  private static let row = " INSERT INTO pet (id, name, chip) VALUES (1, 'Rex', 'c1');"

  private static let changes = [
    Change(
      what: "an added optional column",
      sql: "CREATE TABLE pet (id INTEGER, name TEXT NOT NULL, chip TEXT NOT NULL, legs INTEGER, "
        + "owner_id INTEGER, PRIMARY KEY (id), FOREIGN KEY (owner_id) REFERENCES owner (id)"
        + " ON DELETE RESTRICT); CREATE UNIQUE INDEX u ON pet (chip);"
        + " CREATE INDEX o ON pet (owner_id);" + row,
      steps: ["add column pet.age", "create index pet_age_index"], risk: .safe),
    Change(
      what: "a declared new name",
      sql: "CREATE TABLE pet (" + columns.replacing("name", with: "title") + rest
        + row.replacing("name", with: "title"),
      steps: ["rename column pet.title to name"], risk: .safe),
    Change(
      what: "an added relation",
      sql: "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER, "
        + "chip TEXT NOT NULL, legs INTEGER); CREATE UNIQUE INDEX u ON pet (chip);"
        + " CREATE INDEX pet_age_index ON pet (age);" + row,
      steps: ["add column pet.owner_id", "create index pet_owner_id_index"], risk: .safe),
    Change(
      what: "a column that may be an old one under a new name",
      sql: "CREATE TABLE pet (" + columns.replacing("age INTEGER", with: "years INTEGER")
        + rest.replacing("CREATE INDEX pet_age_index ON pet (age);", with: "") + row,
      steps: ["add column pet.age", "create index pet_age_index"], risk: .dangerous),
    Change(
      what: "a value that was needed and is not",
      sql: "CREATE TABLE pet ("
        + columns.replacing("age INTEGER", with: "age INTEGER NOT NULL DEFAULT 3") + rest + row,
      steps: ["rebuild table pet"], risk: .safe),
    Change(
      what: "a value that was not needed and is, where all rows have one",
      sql: "CREATE TABLE pet (" + columns.replacing("chip TEXT NOT NULL", with: "chip TEXT") + rest
        + row,
      steps: ["rebuild table pet"], risk: .checked),
    Change(
      what: "a value that was not needed and is, where a row has none",
      sql: "CREATE TABLE pet (" + columns.replacing("chip TEXT NOT NULL", with: "chip TEXT") + rest
        + row + " INSERT INTO pet (id, name) VALUES (2, 'Tom');",
      steps: ["rebuild table pet"], risk: .impossible, fails: true),
    Change(
      what: "another type that every value converts to",
      sql: "CREATE TABLE pet (" + columns.replacing("age INTEGER", with: "age TEXT") + rest + row
        + " UPDATE pet SET age = '12';",
      steps: ["rebuild table pet"], risk: .checked),
    Change(
      what: "another type that a value does not convert to",
      sql: "CREATE TABLE pet (" + columns.replacing("age INTEGER", with: "age TEXT") + rest + row
        + " UPDATE pet SET age = 'old';",
      steps: ["rebuild table pet"], risk: .impossible, fails: true),
    Change(
      what: "a unique index that rows violate",
      sql: "CREATE TABLE pet (" + columns + rest + row + " DROP INDEX pet_chip_unique;"
        + " INSERT INTO pet (id, name, chip) VALUES (2, 'Tom', 'c1');",
      steps: ["create index pet_chip_unique"], risk: .impossible, fails: true),
    Change(
      what: "an index that is no longer declared",
      sql: "CREATE TABLE pet (" + columns + rest + row
        + " CREATE INDEX pet_name_index ON pet (name); CREATE INDEX mine ON pet (name);",
      steps: ["drop index pet_name_index"], risk: .safe),
    Change(
      what: "a table that declares what plans do not know",
      sql: "CREATE TABLE pet ("
        + columns.replacing("age INTEGER", with: "age TEXT CHECK (age <> '')")
        + rest + row,
      steps: ["rebuild table pet"], risk: .impossible, fails: true),
  ]

  // Features: 215
  @Test(
    "A plan tells its steps and their risk, keeps the rows, and leaves nothing to do",
    arguments: changes.indices)
  func change(index: Int) throws {
    let change = Self.changes[index]
    let queue = try folder.queue()
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: Self.owner + change.sql)
      let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM pet")
      let plan = try plan(db)
      #expect(plan.steps.map(\.name) == change.steps, "\(change.what): \(plan)")
      #expect(plan.steps.first?.risk == change.risk, "\(change.what): \(plan)")
      let error = databaseError { try plan.run(db, confirming: Set(change.steps)) }
      #expect(
        (error?.code == .unconfirmedStep) == change.fails,
        "\(change.what): \(error?.description ?? "")")
      guard !change.fails else { return }
      let after = try self.plan(db)
      #expect(after.isEmpty, "\(change.what): \(after)")
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM pet") == rows)
      #expect(try Pet.all().fetchModels(db).first?.name == "Rex")
      #expect(try Bool.fetchOne(db, sql: "PRAGMA foreign_keys") == true)
    }
  }

  @Test("A dangerous step is run only if it is confirmed by its name")
  func confirmation() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.createTables(for: Owner.self, Pet.self)
      try db.execute(sql: "ALTER TABLE pet ADD COLUMN old TEXT")
      #expect(try plan(db).isEmpty)
      let plan = try plan(db, removing: true)
      #expect(plan.description.hasPrefix("drop column pet.old (dangerous): its values are lost"))
      #expect(databaseError { try plan.run(db) }?.code == .unconfirmedStep)
      try plan.run(db, confirming: ["drop column pet.old"])
      #expect(try db.columns(in: "pet").contains { $0.name == "old" } == false)
    }
  }

  @Test("A rebuilt table keeps columns, indexes, triggers and references that no model declares")
  func rebuilding() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE pet (extra TEXT DEFAULT 'x', "
          + Self.columns.replacing("age INTEGER", with: "age TEXT") + Self.rest
          + " CREATE INDEX mine ON pet (extra); CREATE TABLE log (id INTEGER);"
          + " CREATE TRIGGER t AFTER INSERT ON pet BEGIN INSERT INTO log VALUES (new.id); END;"
          + " CREATE TABLE toy (pet INTEGER REFERENCES pet (id) ON DELETE CASCADE);" + Self.row
          + " UPDATE pet SET extra = 'y'; INSERT INTO toy VALUES (1);")
      try plan(db).run(db)
      #expect(try String.fetchOne(db, sql: "SELECT extra FROM pet") == "y")
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM toy") == 1)
      #expect(try db.indexes(on: "pet").contains { $0.name == "mine" })
      try db.insert(Pet(id: 2, name: "Tom", age: nil, chip: "c2", owner: nil))
      #expect(try Int.fetchAll(db, sql: "SELECT id FROM log") == [1, 2])
      #expect(try String.fetchOne(db, sql: "SELECT extra FROM pet WHERE id = 2") == "x")
      #expect(
        databaseError { try db.insert(Pet(id: 3, name: "", age: nil, chip: "c2", owner: nil)) }
          != nil)
    }
  }

  @Test("A rebuilt table keeps what happens to references, types, defaults, and views")
  func keptParts() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE place (id INTEGER PRIMARY KEY);"
          + "CREATE TABLE pet (id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL DEFAULT 'x', "
          + "age TEXT, chip TEXT NOT NULL, legs INTEGER DEFAULT (1 + 3), "
          + "made TEXT DEFAULT (strftime('%Y','2020-01-01')), "
          + "owner_id INTEGER REFERENCES owner (id) ON UPDATE CASCADE, "
          + "place INTEGER REFERENCES place ON UPDATE SET NULL ON DELETE SET DEFAULT, "
          + "home INTEGER REFERENCES place (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED);"
          + "CREATE VIEW names AS SELECT name FROM pet;" + Self.row)
      let before = try Row.fetchAll(db, sql: "SELECT * FROM pragma_foreign_key_list('pet')")
      let plan = try plan(db)
      #expect(plan.steps.first?.name == "rebuild table pet")
      try plan.run(db)
      #expect(try self.plan(db).isEmpty)
      let after = try Row.fetchAll(db, sql: "SELECT * FROM pragma_foreign_key_list('pet')")
      func described(_ rows: [Row]) -> Set<String> {
        Set(
          rows.map { row in
            let (from, table): (String, String) = (row["from"], row["table"])
            let (update, delete): (String, String) = (row["on_update"], row["on_delete"])
            return "\(from) \(table) \(update) \(delete)"
          })
      }
      #expect(described(after) == described(before))
      let sql = try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = 'pet'")
      #expect(sql?.split(separator: "DEFERRABLE INITIALLY DEFERRED").count == 2)
      #expect(sql?.contains("VARCHAR(20)") == true)
      try db.execute(sql: "INSERT INTO pet (id, chip) VALUES (2, 'c2')")
      let row = try Row.fetchOne(db, sql: "SELECT name, legs, made FROM pet WHERE id = 2")
      #expect(row == ["name": "x", "legs": 4, "made": "2020"])
      #expect(try String.fetchAll(db, sql: "SELECT name FROM names") == ["Rex", "x"])
    }
  }

  // Features: 215
  @Test("Existing rows have the initial value in a new column, for queries too")
  func initialValues() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE pet ("
          + Self.columns.replacing("legs INTEGER, ", with: "") + Self.rest + Self.row)
      let plan = try plan(db)
      #expect(plan.steps.map(\.name) == ["add column pet.legs"])
      #expect(plan.steps[0].risk == .safe && plan.steps[0].reason == nil)
      try plan.run(db)
      #expect(try Pet.all().fetchModels(db).map(\.legs) == [4])
      #expect(try Pet.filter(Pet.columns.legs == 4).fetchCount(db) == 1)
    }
  }

  @Test(
    "A plan that rows prevent shows one of them",
    arguments: [
      (
        Self.columns.replacing("chip TEXT NOT NULL", with: "chip TEXT") + Self.rest
          + " INSERT INTO pet (id, name) VALUES (7, 'Tom');",
        "1 row prevents it: id 7, chip NULL"
      ),
      (
        Self.columns.replacing("age INTEGER", with: "age TEXT") + Self.rest
          + " INSERT INTO pet (id, name, chip, age) VALUES (8, 'a', 'c', 'old'), (9, 'b', 'd', 'x');",
        "2 rows prevent it, for example id 8, age 'old'"
      ),
      (
        Self.columns + Self.rest + Self.row + " DROP INDEX pet_chip_unique;"
          + " INSERT INTO pet (id, name, chip) VALUES (2, 'Tom', 'c1');",
        "1 key has several rows: chip 'c1'"
      ),
    ])
  func examples(_ sql: String, _ text: String) throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(sql: Self.owner + "CREATE TABLE pet (" + sql)
      let plan = try plan(db)
      #expect(plan.steps[0].reason?.hasSuffix(text) == true, "\(plan)")
    }
  }

  @Test("A step that rows prevent since the plan was made shows one of them")
  func laterExamples() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE pet ("
          + Self.columns.replacing("chip TEXT NOT NULL", with: "chip TEXT") + Self.rest)
      let plan = try plan(db)
      try db.execute(sql: "INSERT INTO pet (id, name) VALUES (7, 'Tom')")
      let error = databaseError { try plan.run(db) }
      #expect(error?.message?.hasSuffix("1 row prevents it: id 7, chip NULL") == true)
    }
  }

  @Test("A plan that another connection overtakes while it is made is stale")
  func overtaken() throws {
    let (queue, other) = (try folder.queue(), try folder.queue())
    try queue.writeWithoutTransaction { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE pet ("
          + Self.columns.replacing("legs INTEGER, ", with: "") + Self.rest + Self.row)
      let isDone = Mutex(false)
      db.trace(options: .profile) { _ in
        guard
          isDone.withLock({ done in
            defer { done = true }; return !done
          })
        else { return }
        try? other.write { try $0.execute(sql: "ALTER TABLE pet ADD COLUMN legs INTEGER") }
      }
      let plan = try plan(db)
      db.trace(nil)
      #expect(databaseError { try plan.run(db) }?.code == .stalePlan)
      #expect(try self.plan(db).isEmpty)
    }
  }

  @Test("A table with a reference of several columns is not rebuilt")
  func wideReferences() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE place (x INTEGER, y INTEGER, PRIMARY KEY (x, y));"
          + "CREATE TABLE pet (" + Self.columns.replacing("age INTEGER", with: "age TEXT")
          + ", x INTEGER, y INTEGER, FOREIGN KEY (x, y) REFERENCES place (x, y)" + Self.rest
          + Self.row)
      let step = try plan(db).steps.first
      #expect(step?.risk == .impossible)
      #expect(step?.reason?.contains("references of several columns") == true)
    }
  }

  @Test("A plan is run in a migration, and rejected in a transaction with constraints")
  func migrations() throws {
    let queue = try folder.queue()
    try queue.write { db in
      try db.execute(
        sql: Self.owner + "CREATE TABLE pet ("
          + Self.columns.replacing("age INTEGER", with: "age TEXT") + Self.rest + Self.row
          + "CREATE VIEW names AS SELECT name FROM pet")
    }
    let plan = try queue.read { try self.plan($0) }
    let error = databaseError { try queue.write { try plan.run($0) } }
    #expect(error?.code == .unconfirmedStep)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v2") { try plan.run($0) }
    try migrator.migrate(queue)
    #expect(try queue.read { try self.plan($0).isEmpty })
  }

  @Test("Names are quoted, whatever they hold")
  func names() throws {
    try folder.queue().writeWithoutTransaction { db in
      let model = Odd(id: 1, value: "a", other: nil)
      try SchemaPlan(for: Odd.self, in: db).run(db)
      try db.merge(model)
      #expect(try db.upsert(model) == .unchanged)
      #expect(try db.fetchModels(Odd.self) == [model])
      #expect(try Odd.filter(Odd.columns.value == "a").fetchModels(db) == [model])
      #expect(try Odd.fetchAll(db) == [model])
      #expect(try SchemaPlan(for: Odd.self, in: db).isEmpty)
      try db.delete(model)
      #expect(try db.fetchModels(Odd.self) == [])
    }
  }

  @Test("A stale plan is rejected, and so is a newer database")
  func stale() throws {
    try folder.queue().writeWithoutTransaction { db in
      let first = try SchemaPlan(for: Owner.self, in: db, version: 2)
      try db.execute(sql: "CREATE TABLE other (id INTEGER)")
      #expect(databaseError { try first.run(db) }?.code == .stalePlan)
      try SchemaPlan(for: Owner.self, in: db, version: 2).run(db)
      #expect(try Int.fetchOne(db, sql: "PRAGMA user_version") == 2)
      #expect(
        databaseError { _ = try SchemaPlan(for: Owner.self, in: db, version: 1) }?.code
          == .newerVersion)
    }
  }
}
