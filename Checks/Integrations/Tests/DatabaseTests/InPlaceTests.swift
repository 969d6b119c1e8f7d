import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct OneValue<Value: Mappable & Equatable & Sendable>: DatabaseModel, Equatable {
  static var table: DatabaseTable { DatabaseTable("one") }
  var id: Int64
  var value: Value
}

@Mappable private enum Size: Int { case small = 1, large }

/// Columns whose properties have something else for NULL, or for what does not fit.
@Mappable
private struct Forgiving: DatabaseModel, Equatable {
  static let table = DatabaseTable("one")
  var id: Int64
  @CodableDefault(7, on: .null) @CodableDefault(8, on: .invalid) var value: Int
}

@Mappable
private struct Initial: DatabaseModel, Equatable {
  static let table = DatabaseTable("one")
  var id: Int64
  var value = "initial"
}

@Mappable
private struct Yearly: DatabaseModel, Equatable {
  static let table = DatabaseTable("one", .column(\Yearly.value, as: .text))
  var id: Int64
  @CodableBy(.date("yyyy")) var value: Date
}

@Mappable
private struct Referred: DatabaseModel, Equatable {
  var id: Int64
  var name: String
}

@Mappable
private struct Referring: DatabaseModel, Equatable {
  static let table = DatabaseTable(.toOne(\Referring.one), .toOne(\Referring.two))
  var id: Int64
  var one: Referred
  var two: Referred?
}

@Suite("Rows become structs without trees, with the same result")
struct InPlaceTests {
  /// Values of every storage class, at the edges of types.
  private static let values = [
    "NULL", "0", "1", "2", "-1", "127", "128", "-129", "65536", "4294967296",
    "9223372036854775807", "-9223372036854775808", "0.0", "1.0", "1.5", "-2.5e10", "1e300", "9e999",
    "''", "'1'", "'-1'", "'1.5'", "'true'", "'text'", "'{}'", "'[1]'", "'\"x\"'",
    "'2012-04-14 00:20:07.5'", "'2012-04-14T00:20:07Z'", "'2012-02-31 00:00:00'",
    "'1C8D4A3E-0B1F-4F7A-9F0C-6B1C2D3E4F50'", "'https://a.b/c'", "x''", "x'00ff'",
    "x'1c8d4a3e0b1f4f7a9f0c6b1c2d3e4f50'",
  ]

  /// What a statement gives: models, or an error.
  private static func outcome<Model: DatabaseModel>(_ fetch: () throws -> [Model]) -> String {
    do {
      return "\(try fetch())"
    } catch {
      return "\(error)"
    }
  }

  /// Compares reading through GRDB's rows, which takes trees, with reading in place.
  private static func compare<Model: DatabaseModel>(
    _ model: Model.Type, _ db: Database
  ) throws -> [String] {
    try values.compactMap { value in
      try db.execute(sql: "DELETE FROM one; INSERT INTO one VALUES (1, \(value))")
      let trees = outcome { try Model.fetchAll(db) }
      let inPlace = outcome { try Model.all().fetchModels(db) }
      return trees == inPlace ? nil : "\(model), \(value): \(trees) but \(inPlace)"
    }
  }

  // Features: 209
  @Test("Every value becomes the same property, or the same error")
  func sameResult() throws {
    let queue = try DatabaseQueue()
    try queue.write { db in
      try db.execute(sql: "CREATE TABLE one (id INTEGER PRIMARY KEY, value)")
      func both<Value: Mappable & Equatable & Sendable>(_ type: Value.Type) throws -> [String] {
        try Self.compare(OneValue<Value>.self, db) + Self.compare(OneValue<Value?>.self, db)
      }
      var differences = try both(Int.self) + both(Int8.self) + both(Int16.self) + both(Int32.self)
      differences += try both(Int64.self) + both(UInt.self) + both(UInt8.self)
      differences += try both(UInt16.self) + both(UInt32.self) + both(UInt64.self)
      differences += try both(Bool.self) + both(Double.self) + both(Float.self)
      differences += try both(String.self) + both(Date.self) + both(UUID.self) + both(URL.self)
      differences += try both(Data.self) + both(Decimal.self) + both(Size.self)
      differences += try both([Int].self) + both([String: Int].self) + both(AnyValue.self)
      differences += try both(Int128.self) + both(Referred.self)
      differences += try Self.compare(Forgiving.self, db) + Self.compare(Initial.self, db)
      differences += try Self.compare(Yearly.self, db)
      #expect(differences == [])
    }
  }

  @Test("What is read in place has the values that were stored")
  func values() throws {
    try DatabaseQueue().write { db in
      try db.execute(sql: "CREATE TABLE one (id INTEGER PRIMARY KEY, value)")
      func value<Model: DatabaseModel>(_ type: Model.Type, _ sql: String) throws -> Model {
        try db.execute(sql: "DELETE FROM one; INSERT INTO one VALUES (1, \(sql))")
        return try #require(try Model.all().fetchModels(db).first)
      }
      #expect(try value(OneValue<UInt8>.self, "255").value == 255)
      #expect(try value(OneValue<Int?>.self, "NULL").value == nil)
      #expect(try value(OneValue<String>.self, "'a' || char(0) || 'b'").value == "a\0b")
      let date = try value(OneValue<Date>.self, "'1970-01-01 00:00:01'").value
      #expect(date == Date(timeIntervalSince1970: 1))
      #expect(try value(Forgiving.self, "NULL").value == 7)
      #expect(try value(Forgiving.self, "'x'").value == 8)
      #expect(try value(Initial.self, "NULL").value == "initial")
      #expect(databaseError { _ = try value(OneValue<UInt8>.self, "256") }?.column == "value")
    }
  }

  // Features: 213
  @Test("Rows of many batches get the rows to which they refer, with one query for 500 keys")
  func relations() throws {
    let queue = try DatabaseQueue()
    func referred(_ number: Int64) -> Referred { Referred(id: number, name: "\(number)") }
    let models = (0..<Int64(1700)).map { (number: Int64) -> Referring in
      Referring(
        id: number, one: referred(number % 900),
        two: number.isMultiple(of: 3) ? nil : referred(number % 7))
    }
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    try queue.write { db in
      try db.createTables(for: Referred.self, Referring.self)
      try db.merge(models)
      // GRDB also looks at the schema when it first uses a table.
      _ = try Referring.order(Column("id")).fetchModels(db)
      db.trace { if "\($0)".hasPrefix("SELECT") { counter.count += 1 } }
      #expect(try Referring.order(Column("id")).fetchModels(db) == models)
      db.trace(options: [])
      #expect(counter.count == 3)
      #expect(try Referring.filter(key: 99_999).fetchModels(db) == [])
    }
  }

  @Test("An error says which row is at fault, also a row to which others refer")
  func errors() throws {
    let queue = try DatabaseQueue()
    try queue.writeWithoutTransaction { db in
      try db.createTables(for: Referred.self, Referring.self)
      let models = (0..<Int64(600)).map { (number: Int64) -> Referring in
        Referring(id: number, one: Referred(id: number, name: "\(number)"), two: nil)
      }
      try db.merge(models)
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      func error(_ sql: String) throws -> ModelDatabaseError? {
        var found: ModelDatabaseError?
        try db.inTransaction {
          try db.execute(sql: sql)
          found = databaseError { _ = try Referring.order(Column("id")).fetchModels(db) }
          return .rollback
        }
        return found
      }
      let dangling = try error("UPDATE referring SET two_id = 1000 WHERE id = 555")
      #expect(dangling?.code == .danglingRelation)
      #expect(dangling?.column == "two_id")
      let damaged = try error("UPDATE referred SET name = x'00' WHERE id = 555")
      #expect(damaged?.code == .mapping)
      #expect(damaged?.table == "referred")
      #expect(damaged?.column == "name")
      #expect(damaged?.row == nil)
      let own = try error(
        "ALTER TABLE referring RENAME TO old;"
          + "CREATE TABLE referring (id INTEGER PRIMARY KEY, one_id, two_id);"
          + "INSERT INTO referring SELECT id, nullif(one_id, 555), two_id FROM old")
      #expect(own?.row == 555)
      #expect(own?.column == "one_id")
      #expect(own?.mappingError?.code == .unexpectedNull)
    }
  }
}
