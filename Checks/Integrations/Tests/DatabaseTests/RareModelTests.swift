import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private enum Payload: Equatable {
  case text(String)
  case size(width: Int, height: Int?)
  case nothing
}

@Mappable private enum Level: String, CaseIterable { case low, high }

@Mappable
private struct Depth: Equatable {
  @Mappable struct Inner: Equatable {
    var a: Int?
    var b: [Int: String] = [:]
  }

  var inner: Inner?
  var payload: Payload?
  @CodableBy(.date("yyyy")) var year: Date?
}

@Mappable
private struct Rare: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .key(\Rare.code), .flattened(\Rare.depth, prefix: "d "), .column(\Rare.levels, "group"),
    .column(\Rare.bytes, as: .uuidBytes), .column(\Rare.when, as: .unixMilliseconds))
  @CodableBy(
    .transform(
      decode: { (text: String) in Int(text.dropFirst()) ?? -1 },
      encode: { (code: Int) in "n\(code)" }))
  var code: Int
  var payload: Payload
  var level: Level?
  var levels: [String: Payload] = [:]
  var depth: Depth?
  var bytes: UUID?
  var when: Date?
  var twice: [[Int?]]?
  @CodingKey("ORDER") var order = 7
  var choice: Int? = 5
}

@Mappable
private struct RareOwner: DatabaseModel, Equatable {
  static let table = DatabaseTable(.toOne(\RareOwner.rare), .toOne(\RareOwner.spare))
  var id: Int64
  var rare: Rare
  var spare: Rare?
}

@Mappable
private struct Boxed<Content: Mappable & Equatable & Sendable>: DatabaseModel, Equatable {
  static var table: DatabaseTable {
    DatabaseTable("boxed", .flattened(\Boxed<Content>.content, prefix: "c_"))
  }
  var id: Int64
  var content: Content
}

/// A model with some columns of another model's table.
@Mappable
private struct Partial: DatabaseModel, Equatable {
  static let table = DatabaseTable("rare", .key(\Partial.code))
  var code: String
  var order: Int
}

@Mappable
private struct KeyAlone: DatabaseModel, Equatable {
  var id: Int64
}

@Mappable
private struct Category: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .toMany(\Category.children, foreignKey: "parent", order: "place"))
  var id: Int64
  var children: [Category] = []
}

@Mappable
private class Vehicle: ClassCluster, DatabaseModel {
  class var cluster: PolymorphicTypes<Vehicle> { vehicles }
  class var table: DatabaseTable { DatabaseTable("vehicle", .column("doors", "door_count")) }
  var id: Int64 = 0
}

@Mappable private final class Car: Vehicle { var doors = 0 }
@Mappable private final class Bike: Vehicle { var gears: Int? }

private let vehicles = PolymorphicTypes<Vehicle>(
  discriminator: "kind", ["car": Car.self, "bike": Bike.self])

@Mappable
private struct Trip: DatabaseModel {
  static let table = DatabaseTable(.toOne(\Trip.vehicle))
  var id: Int64
  var vehicle: Vehicle
}

@Suite("Rare models and combinations of declarations as rows")
struct RareModelTests {
  private static func rare(_ code: Int, _ change: (inout Rare) -> Void = { _ in }) -> Rare {
    var model = Rare(
      code: code, payload: .nothing, level: nil, depth: nil, bytes: nil, when: nil, twice: nil)
    change(&model)
    return model
  }

  private static let models =
    [
      rare(1),
      rare(2) {
        $0.payload = .size(width: 1, height: nil)
        $0.level = .high
        $0.levels = ["low": .text("{"), "high": .nothing]
        $0.depth = Depth(
          inner: .init(a: nil, b: [1: "x"]), payload: .text("[1]"),
          year: Date(timeIntervalSince1970: 0))
        $0.bytes = UUID()
        $0.when = Date(timeIntervalSince1970: 1.5)
        $0.twice = [[1, nil], []]
        $0.order = 0
        $0.choice = nil
      },
      rare(3) {
        $0.payload = .text("\"quoted\"")
        $0.depth = Depth(inner: nil, payload: .nothing, year: nil)
        $0.twice = []
      },
    ]

  @Test("Payloads, nested optionals, strategies of keys and storages survive a round trip")
  func roundTrip() throws {
    let models = Self.models
    try DatabaseQueue().write { db in
      try db.createTables(for: Rare.self, RareOwner.self)
      try db.insert(models)
      #expect(try Rare.order(Column("order").desc, Column("code")).fetchModels(db).count == 3)
      for model in models {
        let found = try Rare.filter(Rare.columns.code.column == "n\(model.code)").fetchModels(db)
        #expect(found == [model])
        #expect(try db.upsert(model) == .unchanged)
        #expect(try Rare.filter(key: "n\(model.code)").fetchOne(db) == model)
      }
      // The values of a property differ from their encoded form, so no row would match.
      let error = databaseError {
        _ = try Rare.filter(Rare.columns.code == 1).fetchModels(db)
      }
      #expect(error?.code == .missingColumn)
      #expect(error?.description.contains("code, which a strategy encodes") == true)
      let written = db.totalChangesCount
      try db.merge(models)
      #expect(db.totalChangesCount == written, "what is stored already is not written again")
      let owners = [
        RareOwner(id: 1, rare: models[1], spare: nil),
        RareOwner(id: 2, rare: models[1], spare: models[2]),
        RareOwner(id: 3, rare: Self.rare(9), spare: Self.rare(9)),
      ]
      try db.merge(owners)
      #expect(try RareOwner.order(Column("id")).fetchModels(db) == owners)
      #expect(try Rare.fetchCount(db) == 4)
      let plan = try SchemaPlan(for: Rare.self, RareOwner.self, in: db)
      #expect(plan.isEmpty, "\(plan)")
    }
  }

  @Test("NULL is null, and a column that a query leaves out is missing")
  func nullAndMissing() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: Rare.self)
      try db.insert(Self.rare(1) { $0.choice = nil })
      try db.execute(sql: #"UPDATE rare SET "order" = NULL"#)
      let whole = try #require(try db.fetchModels(Rare.self).first)
      #expect(whole.order == 7)
      #expect(whole.choice == nil)
      let some = try SQLRequest<Rare>(sql: "SELECT code, payload FROM rare").fetchModels(db)
      #expect(some.first?.choice == 5)
    }
  }

  @Test("A model with some of the columns does not change the others")
  func partial() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: Rare.self)
      try db.execute(
        sql: #"INSERT INTO rare (code, payload, "order") VALUES ('n1', 'nothing', 1)"#)
      #expect(try db.upsert(Partial(code: "n1", order: 2)) == .updated(columns: ["order"]))
      try db.merge(Partial(code: "n1", order: 3), rules: ["order": .replace])
      #expect(try String.fetchOne(db, sql: "SELECT payload FROM rare") == "nothing")
      #expect(try db.fetchModels(Partial.self) == [Partial(code: "n1", order: 3)])
      // A new row needs the columns that the other model requires.
      let error = databaseError { try db.upsert(Partial(code: "n2", order: 1)) }
      #expect(error?.code == .constraintViolated)
      #expect(error?.column == "payload")
    }
  }

  @Test("A table of a key alone, generic members and trees of values are rows")
  func shapes() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: KeyAlone.self, Boxed<Depth>.self, Category.self)
      let key = KeyAlone(id: 1)
      #expect(try db.upsert(key) == .inserted)
      #expect(try db.upsert(key) == .unchanged)
      try db.update(key)
      #expect(databaseError { try db.update(KeyAlone(id: 2)) }?.code == .rowNotFound)
      let boxed = Boxed(id: 1, content: Depth(inner: .init(a: 3), payload: nil, year: nil))
      try db.insert(boxed)
      #expect(try db.fetchModels(Boxed<Depth>.self) == [boxed])
      let tree = Category(
        id: 1,
        children: [
          Category(id: 3, children: [Category(id: 2)]), Category(id: 4), Category(id: 9),
        ])
      try db.merge(tree)
      #expect(try Category.filter(key: 1).fetchModels(db) == [tree])
      #expect(try Category.fetchCount(db) == 5)
    }
  }

  @Test("A relation to a cluster whose table has columns of a single class")
  func cluster() throws {
    try DatabaseQueue().write { db in
      try db.createTables(for: Vehicle.self, Trip.self)
      let (car, bike) = (Car(), Bike())
      (car.id, car.doors, bike.id, bike.gears) = (1, 5, 2, 7)
      try db.merge([Trip(id: 1, vehicle: bike), Trip(id: 2, vehicle: car)])
      let trips = try Trip.order(Column("id")).fetchModels(db)
      #expect((trips[0].vehicle as? Bike)?.gears == 7)
      #expect((trips[1].vehicle as? Car)?.doors == 5)
      #expect(try Int.fetchOne(db, sql: "SELECT door_count FROM vehicle WHERE id = 1") == 5)
    }
  }

  @Test("A nested transaction is rolled back alone, and earlier changes stay")
  func savepoints() throws {
    struct Stop: Error {}
    try DatabaseQueue().write { db in
      try db.createTables(for: KeyAlone.self)
      try db.insert(KeyAlone(id: 1))
      let batch = [2, 3, 1].map { KeyAlone(id: $0) }
      #expect(databaseError { try db.insert(batch) }?.row == 2)
      #expect(try KeyAlone.fetchCount(db) == 1)
      let told = databaseError {
        try db.merge((5..<3000).map { KeyAlone(id: $0) }) { count in
          if count == 2000 { throw Stop() }
        }
      }
      #expect(told?.code == .other)
      let cancelled = databaseError {
        try db.insert((5..<3000).map { KeyAlone(id: $0) }) { _ in throw CancellationError() }
      }
      #expect(cancelled?.code == .cancelled)
      #expect(try KeyAlone.fetchCount(db) == 1)
      try? db.inSavepoint {
        try db.insert(KeyAlone(id: 7))
        try db.upsert([KeyAlone(id: 8)])
        throw Stop()
      }
      #expect(try KeyAlone.fetchAll(db) == [KeyAlone(id: 1)])
      try db.insert(KeyAlone(id: 7))
    }
  }

  @Test("A canceled task stores nothing")
  func cancelledTask() async throws {
    let queue = try DatabaseQueue()
    try await queue.write { try $0.createTables(for: KeyAlone.self) }
    let task = Task {
      try await queue.write { db in
        try db.insert((0..<1_000_000).lazy.map { KeyAlone(id: $0) }) { _ in
          try Task.checkCancellation()
        }
      }
    }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
    let count = try await queue.read { try KeyAlone.fetchCount($0) }
    #expect(count == 0)
  }
}
