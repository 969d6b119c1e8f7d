import Foundation
import GRDB
import Maquette
import MaquetteGRDB

@Mappable
struct Entry: DatabaseModel, Equatable {
  static let table = DatabaseTable(.toOne(\Entry.batch), .index(\Entry.position))
  var id: Int64
  var position: Int
  var text: String
  var batch: Batch
}

@Mappable
struct Batch: DatabaseModel, Equatable {
  var id: Int64
  var count: Int
}

/// Writes batches until the process is killed, and prints each committed one.
enum WriterTrial {
  static let batchSize = 40

  static func run(_ path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try SchemaPlan(for: Batch.self, Entry.self, in: db).run(db)
    }
    var number = try queue.read { db in try check(db) }
    while true {
      let batch = Batch(id: Int64(number), count: batchSize)
      let entries = (0..<batchSize).map { position in
        Entry(
          id: Int64(number * batchSize + position), position: position,
          text: String(repeating: "\(number) ", count: 100), batch: batch)
      }
      // Some batches are inserted, others merged and changed.
      try queue.write { db in
        if number.isMultiple(of: 2) {
          try db.insert(batch)
          try db.insert(entries)
        } else {
          try db.merge(entries)
          var changed = entries[3]
          changed.text = "changed"
          try db.update(changed, changedFrom: entries[3])
        }
      }
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      number += 1
    }
  }

  /// Checks that every batch is complete.
  ///
  /// - Returns: The number of the next batch.
  private static func check(_ db: Database) throws -> Int {
    let batches = try Batch.order(Column("id")).fetchModels(db)
    guard batches.map(\.id) == batches.indices.map({ Int64($0) }) else {
      fatalError("batches are missing")
    }
    let counts = try Int.fetchAll(db, sql: "SELECT count(*) FROM entry GROUP BY batch_id")
    guard counts.count == batches.count, counts.allSatisfy({ $0 == batchSize }) else {
      fatalError("a batch is not whole")
    }
    let last = try Entry.order(Column("id").desc).limit(batchSize).fetchModels(db)
    guard last.allSatisfy({ $0.batch == batches.last }) else { fatalError("a batch is torn") }
    return batches.count
  }
}
