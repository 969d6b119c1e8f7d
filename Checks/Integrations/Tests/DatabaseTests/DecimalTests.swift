import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Price: DatabaseModel, Equatable {
  static let table = DatabaseTable(.column(\Price.count, as: .decimal))
  var id: Int
  var amount: Decimal
  var count: UInt64 = 0
  var old: Decimal?
}

@Suite("Columns of decimals are compared as numbers")
struct DecimalTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static let amounts = [
    "-100.5", "-9", "-2.5", "0", "0.1", "2.5", "7.5", "9", "10", "12.45", "12.5", "100",
    "12345678901234567.8", "12345678901234567.9", "12345678901234568",
  ].map { Decimal(string: $0)! }

  private func withPrices(_ body: (Database) throws -> Void) throws {
    try folder.queue().write { db in
      try db.createTables(for: Price.self)
      for (id, amount) in Self.amounts.enumerated().reversed() {
        try db.insert(Price(id: id, amount: amount, count: UInt64.max - UInt64(id)))
      }
      try body(db)
    }
  }

  // Features: 209
  @Test("Every comparison of two amounts is that of numbers") func comparisons() throws {
    try withPrices { db in
      let columns = Price.columns
      func check(_ expression: SQLExpression, _ expected: [Decimal]) throws {
        let found = try Price.filter(expression).order(Column("id")).fetchModels(db)
        #expect(found.map(\.amount) == expected)
      }
      for amount in Self.amounts {
        try check(columns.amount == amount, [amount])
        try check(columns.amount != amount, Self.amounts.filter { $0 != amount })
        try check(columns.amount > amount, Self.amounts.filter { $0 > amount })
        try check(columns.amount < amount, Self.amounts.filter { $0 < amount })
        try check(columns.amount >= amount, Self.amounts.filter { $0 >= amount })
        try check(columns.amount <= amount, Self.amounts.filter { $0 <= amount })
      }
      try check(columns.amount.isIn([9, 3, 100]), [9, 100])
      try check(columns.old == nil, Self.amounts)
      try check(columns.old > 1, [])
      try check(columns.count > UInt64.max - 2, Array(Self.amounts.prefix(2)))
    }
  }

  // Features: 209
  @Test("Rows are in the order of the numbers") func order() throws {
    try withPrices { db in
      let some = Price.filter(Price.columns.amount < 1_000_000)
      let amounts = Self.amounts.filter { $0 < 1_000_000 }
      let ascending = try some.order(Price.columns.amount.asc).fetchModels(db)
      let descending = try some.order(Price.columns.amount.desc).fetchModels(db)
      #expect(ascending.map(\.amount) == amounts)
      #expect(descending.map(\.amount) == amounts.reversed())
    }
  }

  // Features: 209
  @Test("A number that another program wrote with other digits is the same number")
  func otherDigits() throws {
    try withPrices { db in
      try db.execute(sql: "UPDATE price SET amount = '7.50' WHERE amount = '7.5'")
      let columns = Price.columns
      let amount = Decimal(string: "7.5")!
      #expect(try Price.filter(columns.amount == amount).fetchCount(db) == 1)
      #expect(try Price.filter(columns.amount != amount).fetchCount(db) == Self.amounts.count - 1)
      #expect(try Price.filter(columns.amount > amount).fetchCount(db) == 8)
      #expect(try Price.filter(columns.amount >= amount).fetchCount(db) == 9)
      #expect(try Price.filter(columns.amount < amount).fetchCount(db) == 6)
    }
  }
}
