import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct EveryColumn: Equatable {
  enum Mood: String { case calm, wild }
  enum Level: Int { case low = 1, high }

  var id: Int64
  var flag: Bool
  var small: Int8
  var unsigned: UInt64
  var ratio: Double
  var short: Float
  var text: String
  var bytes: Data
  var price: Decimal
  var moment: Date
  var milliseconds: Date
  var seconds: Date
  var token: UUID
  var packed: UUID
  var link: URL
  var mood: Mood
  var level: Level
  var tags: [String]
  var counts: [String: Int]
  var note: String?
  var score: Int = 7
}
extension EveryColumn.Mood: Mappable {}
extension EveryColumn.Level: Mappable {}

extension EveryColumn: DatabaseModel {
  static let table = DatabaseTable(
    "every", .column(\EveryColumn.milliseconds, as: .unixMilliseconds),
    .column(\EveryColumn.seconds, as: .unixSeconds),
    .column(\EveryColumn.packed, as: .uuidBytes), .column(\EveryColumn.text, "body"))

  static func sample(_ id: Int64) -> Self {
    Self(
      id: id, flag: true, small: -128, unsigned: 9_223_372_036_854_775_807, ratio: 0.1,
      short: 1.5, text: "Hello", bytes: Data([0, 1, 255]), price: Decimal(string: "12.50")!,
      moment: Date(timeIntervalSinceReferenceDate: 123_456_789.123_456_7),
      milliseconds: Date(timeIntervalSince1970: 1_334_362_807.125),
      seconds: Date(timeIntervalSince1970: 1_334_362_807.5), token: UUID(), packed: UUID(),
      link: URL(string: "https://example.org/a?b=c")!, mood: .wild, level: .high,
      tags: ["a", "\"b\""], counts: ["x": 1], note: nil)
  }
}

@Suite("Columns store the values of properties")
struct ColumnTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  // Features: 209, 210
  @Test("A row comes back as it was written, on every path of reading")
  func roundTrip() throws {
    let model = EveryColumn.sample(1)
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      try db.insert(model)
      #expect(try db.fetchModels(EveryColumn.self) == [model])
      #expect(try EveryColumn.fetchAll(db) == [model])
      #expect(try EveryColumn.fetchOne(db, key: 1) == model)
    }
  }

  // Features: 209
  @Test("Dates of the year 0 are stored, and earlier ones are refused with a way out")
  func earlyDates() throws {
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      var model = EveryColumn.sample(1)
      model.moment = .distantPast
      try db.insert(model)
      #expect(try db.fetchModels(EveryColumn.self).map(\.moment) == [.distantPast])
      #expect(try EveryColumn.fetchAll(db).map(\.moment) == [.distantPast])
      #expect(
        try Int.fetchOne(db, sql: "SELECT strftime('%s', moment) FROM every")
          == Int(Date.distantPast.timeIntervalSince1970))
      model.moment = Date(timeIntervalSince1970: -1e12)
      let error = databaseError { try db.upsert(model) }
      #expect(error?.column == "moment")
      #expect(error?.description.contains("'.unixSeconds' stores every date") == true)
    }
  }

  // Features: 211
  @Test("Values are stored as the column says")
  func storage() throws {
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      try db.insert(EveryColumn.sample(1))
      let row = try #require(
        try Row.fetchOne(
          db,
          sql: """
            SELECT typeof(flag) flag, typeof(unsigned) unsigned, typeof(ratio) ratio,
            typeof(body) body, typeof(bytes) bytes, price, typeof(price) priceType, moment,
            milliseconds, seconds, typeof(token) token, typeof(packed) packed, length(packed) size,
            mood, level, json_extract(tags, '$[1]') tag, json_extract(counts, '$.x') x, note,
            strftime('%Y', moment) year FROM every
            """))
      #expect(row["flag"] == "integer")
      #expect(row["unsigned"] == "integer")
      #expect(row["ratio"] == "real")
      #expect(row["body"] == "text")
      #expect(row["bytes"] == "blob")
      #expect(row["price"] == "12.5")
      #expect(row["priceType"] == "text")
      #expect((row["moment"] as String).hasPrefix("2004-11-29 21:33:09.123456"))
      #expect(row["milliseconds"] == 1_334_362_807_125)
      #expect(row["seconds"] == 1_334_362_807.5)
      #expect(row["token"] == "text")
      #expect(row["packed"] == "blob")
      #expect(row["size"] == 16)
      #expect(row["mood"] == "wild")
      #expect(row["level"] == 2)
      #expect(row["tag"] == "\"b\"")
      #expect(row["x"] == 1)
      #expect(row["note"] == DatabaseValue.null)
      #expect(row["year"] == "2004")
    }
  }

  @Test(
    "Any text can be bound",
    arguments: [
      "'; DROP TABLE every; --", "\"quoted\"", "a\u{0}b", "", "%_\\", "\u{1F600}é数", "{\"a\":1}",
      String(repeating: "x", count: 100_000), "?1 :name @p $q", "\u{FEFF}", "NULL",
    ])
  func anyText(text: String) throws {
    var model = EveryColumn.sample(1)
    model.text = text
    model.note = text
    model.tags = [text]
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      try db.insert(model)
      #expect(try db.fetchModels(EveryColumn.self) == [model])
      #expect(
        try EveryColumn.filter(EveryColumn.columns.note == text).fetchCount(db) == 1
          || text.contains("\u{0}"))
      try db.delete(model)
      #expect(try EveryColumn.fetchCount(db) == 0)
    }
  }

  @Test("A value that a column cannot store is an error with its name, and no row is written")
  func unstorable() throws {
    var large = EveryColumn.sample(1)
    large.unsigned = .max
    var undefined = EveryColumn.sample(1)
    undefined.ratio = .nan
    var late = EveryColumn.sample(1)
    late.moment = Date(timeIntervalSinceReferenceDate: 1e15)
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      for (model, column) in [(large, "unsigned"), (undefined, "ratio"), (late, "moment")] {
        let error = databaseError { try db.insert(model) }
        #expect(error?.code == .mapping)
        #expect(error?.table == "every")
        #expect(error?.column == column)
      }
      #expect(try EveryColumn.fetchCount(db) == 0)
    }
  }

  // Features: 5.10
  @Test(
    "A stored value that does not fit is an error with table, column and row",
    arguments: [
      ("small", "1000"), ("ratio", "'many'"), ("mood", "'sad'"), ("tags", "'[1,'"),
      ("token", "'not a UUID'"), ("moment", "'yesterday'"), ("body", "NULL"),
      ("price", "'12,50'"), ("link", "x'80'"),
    ])
  func unreadable(column: String, sql: String) throws {
    try folder.queue().write { db in
      try db.execute(
        literal: """
          CREATE TABLE every (id, flag, small, unsigned, ratio, short, body, bytes, price, moment,
          milliseconds, seconds, token, packed, link, mood, level, tags, counts, note, score)
          """)
      try db.insert([EveryColumn.sample(1), EveryColumn.sample(2)])
      try db.execute(sql: "UPDATE every SET \(column) = \(sql) WHERE id = 2")
      let error = databaseError { _ = try db.fetchModels(EveryColumn.self) }
      #expect(error?.code == .mapping)
      #expect(error?.table == "every")
      #expect(error?.column == column)
      #expect(error?.row == 1)
      #expect(error?.mappingError != nil)
      #expect(throws: (any Error).self) { try EveryColumn.fetchAll(db) }
    }
  }

  @Test("Text that is not UTF-8 is an error")
  func invalidText() throws {
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      try db.insert(EveryColumn.sample(1))
      try db.execute(sql: "UPDATE every SET body = CAST(x'41ff42' AS TEXT)")
      let error = databaseError { _ = try db.fetchModels(EveryColumn.self) }
      #expect(error?.mappingError?.code == .invalidUTF8)
      #expect(error?.column == "body")
    }
  }

  @Test("NULL and missing columns take the defaults that missing keys take")
  func defaults() throws {
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      try db.insert(EveryColumn.sample(1))
      let names = try db.columns(in: "every").map(\.name).filter { $0 != "score" && $0 != "note" }
      let list = names.joined(separator: ", ")
      let some = try SQLRequest<EveryColumn>(sql: "SELECT \(list) FROM every").fetchModels(db)
      #expect(some.first?.score == 7)
      let error = databaseError {
        _ = try SQLRequest<EveryColumn>(sql: "SELECT id FROM every").fetchModels(db)
      }
      #expect(error?.code == .missingColumn)
      #expect(error?.column == "flag")
    }
  }

  // Features: 214
  @Test("Typed columns compare as their columns store, and order")
  func typedColumns() throws {
    try folder.queue().write { db in
      try db.createTables(for: EveryColumn.self)
      let models = [EveryColumn.sample(1), EveryColumn.sample(2)]
      try db.insert(models)
      let columns = EveryColumn.columns
      #expect(columns.text.name == "body")
      let requests = [
        EveryColumn.filter(columns.milliseconds >= models[0].milliseconds),
        EveryColumn.filter(columns.flag == true), EveryColumn.filter(columns.mood == .wild),
        EveryColumn.filter(columns.price == models[0].price),
        EveryColumn.filter(columns.note == nil), EveryColumn.filter(columns.id.isIn([1, 2, 3])),
        EveryColumn.filter(columns.moment == models[0].moment),
      ]
      for request in requests { #expect(try request.fetchCount(db) == 2) }
      #expect(try EveryColumn.filter(columns.packed == models[1].packed).fetchCount(db) == 1)
      #expect(try EveryColumn.filter(columns.unsigned == .max).fetchCount(db) == 0)
      let ordered = try EveryColumn.all().order(columns.id.desc).fetchModels(db)
      #expect(ordered.map(\.id) == [2, 1])
    }
  }
}
