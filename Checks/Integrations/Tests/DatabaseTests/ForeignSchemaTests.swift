import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable private struct ForeignUser: DatabaseModel {
  static let table = DatabaseTable("user", .unique(\ForeignUser.login))
  var id: Int64?
  var login: String
  var name: String
}

@Mappable private struct ForeignText: DatabaseModel {
  static let table = DatabaseTable("event")
  var id: Int64?
  var time: Date
}

@Mappable private struct ForeignSeconds: DatabaseModel {
  static let table = DatabaseTable("event", .column(\ForeignSeconds.time, as: .unixSeconds))
  var id: Int64?
  var time: Date
}

@Mappable private struct ForeignMilliseconds: DatabaseModel {
  static let table = DatabaseTable(
    "event", .column(\ForeignMilliseconds.time, as: .unixMilliseconds))
  var id: Int64?
  var time: Date
}

@Suite("Tables that other programs and older models made")
struct ForeignSchemaTests {
  @Test("A comment in the SQL of a table hides none of its constraints") func comments() throws {
    for comment in ["-- the user's\n", "/* it's * one */", "-- \"\n"] {
      try DatabaseQueue().writeWithoutTransaction { db in
        try db.execute(
          sql: "CREATE TABLE user (id INTEGER PRIMARY KEY, \(comment) login TEXT NOT NULL CHECK "
            + "(length(login) > 1), name TEXT)")
        let plan = try SchemaPlan(for: ForeignUser.self, in: db)
        let step = try #require(plan.steps.first)
        #expect(step.risk == .impossible && step.reason?.contains("CHECK") == true)
      }
    }
  }

  @Test("An index of some rows is no unique key of all") func partialIndexes() throws {
    try DatabaseQueue().writeWithoutTransaction { db in
      try db.execute(
        sql: """
          CREATE TABLE user (id INTEGER PRIMARY KEY, login TEXT NOT NULL, name TEXT NOT NULL);
          CREATE UNIQUE INDEX named ON user (login) WHERE name <> '';
          """)
      let plan = try SchemaPlan(for: ForeignUser.self, in: db)
      #expect(plan.steps.map(\.name) == ["create index user_login_unique"])
      try plan.run(db)
      #expect(try SchemaPlan(for: ForeignUser.self, in: db).isEmpty)
    }
  }

  @Test("Dates that were stored in another form are kept only if that is confirmed")
  func storages() throws {
    let kinds: [any DatabaseModel.Type] = [
      ForeignText.self, ForeignSeconds.self, ForeignMilliseconds.self,
    ]
    func plan<T: DatabaseModel>(for type: T.Type, _ db: Database) throws -> SchemaPlan {
      try SchemaPlan(for: type, in: db)
    }
    func create<T: DatabaseModel>(_ type: T.Type, _ db: Database) throws {
      try db.createTables(for: type)
      try db.insert(try T(json: #"{"id": 1, "time": "1970-01-01T00:00:01Z"}"#))
    }
    var reasons = ""
    for (old, stored) in kinds.enumerated() {
      for (new, kind) in kinds.enumerated() {
        try DatabaseQueue().writeWithoutTransaction { db in
          try create(stored, db)
          let plan = try plan(for: kind, db)
          let isDangerous = plan.steps.contains { $0.risk == .dangerous }
          #expect(isDangerous == (old != new), "\(stored) to \(kind): \(plan)")
          guard isDangerous else { return }
          reasons += plan.steps.compactMap(\.reason).joined()
          #expect(databaseError { try plan.run(db) }?.code == .unconfirmedStep)
          try plan.run(db, confirming: Set(plan.steps.map(\.name)))
        }
      }
    }
    // "they are not stored as …: queries do not find them, and the unit of a date may differ, so …"
    #expect(reasons.contains("they are not stored as "))
    #expect(
      reasons.contains(
        ": queries do not find them, and the unit of a date may differ, so update them first; "))
  }
}
