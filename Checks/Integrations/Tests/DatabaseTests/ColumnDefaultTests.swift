import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Defaulted: DatabaseModel {
  var id: Int64
  var isOn = true
  var count = -7
  var ratio = 0.5
  var name = "it's"
  var price: Decimal = Decimal(string: "7.50")!
  var tags = ["a"]
  var mood: Mood = .good
  var at: Date = Date(timeIntervalSince1970: 0)
  var code: UUID = UUID()
  var raw: Data = Data([1])
}

@Mappable
private enum Mood: String { case good, bad }

@Suite("Initial values as defaults of columns")
struct ColumnDefaultTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  // Features: 215
  @Test("The table has the initial values of all types that have literals in SQL")
  func literals() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(sql: "CREATE TABLE defaulted (id INTEGER PRIMARY KEY)")
      try db.execute(sql: "INSERT INTO defaulted VALUES (1)")
      let plan = try SchemaPlan(for: Defaulted.self, in: db)
      // A moment, a UUID and bytes are not the same for all rows, or have no literal.
      let named = plan.steps.filter { $0.reason != nil }.map(\.name)
      #expect(named == ["at", "code", "raw"].map { "add column defaulted.\($0)" })
      try plan.run(db)
      let found = try Defaulted.all().fetchModels(db)[0]
      let fresh = Defaulted(id: 1)
      #expect(found.isOn == fresh.isOn && found.count == fresh.count && found.ratio == fresh.ratio)
      #expect(found.name == fresh.name && found.price == fresh.price && found.tags == fresh.tags)
      #expect(found.mood == fresh.mood)
      let nulls = try Int.fetchOne(
        db,
        sql: "SELECT count(*) FROM defaulted WHERE isOn = 1 AND count = -7 AND ratio = 0.5 "
          + "AND name = 'it''s' AND price = '7.5' AND tags = '[\"a\"]' AND mood = 'good'")
      #expect(nulls == 1)
      try db.insert(Defaulted(id: 2, name: "x"))
      #expect(try Defaulted.filter(Defaulted.columns.count == -7).fetchCount(db) == 2)
    }
  }
}
