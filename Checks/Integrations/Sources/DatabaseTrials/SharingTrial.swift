import Foundation
import GRDB
import Maquette
import MaquetteGRDB

@Mappable
struct Counter: DatabaseModel, Equatable {
  var id: Int64
  var value = 0
}

@Mappable
struct Change: DatabaseModel, Equatable {
  static let table = DatabaseTable(.toOne(\Change.counter), .unique(\Change.name))
  var id: Int64?
  var name: String
  var counter: Counter
}

/// Several processes change the rows of one database at once; no change may be lost.
enum SharingTrial {
  private static let processes = 4
  private static let changes = 250

  /// Runs the processes, and checks that each change is stored.
  static func run(_ path: String) throws {
    let queue = try open(path)
    try queue.writeWithoutTransaction { db in
      try SchemaPlan(for: Counter.self, Change.self, in: db).run(db)
      try db.insert(Counter(id: 1))
    }
    let running = try (0..<processes).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["change", path]
      try process.run()
      return process
    }
    for process in running {
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { fatalError("a process failed") }
    }
    try queue.read { db in
      let total = processes * changes
      guard try db.fetchModels(Counter.self) == [Counter(id: 1, value: total)] else {
        fatalError("a change is lost")
      }
      // Each process took its names from the counter in the same transaction.
      let names = try Change.order(Column("id")).fetchModels(db).map(\.name)
      guard names == (1...total).map({ "change \($0)" }) else { fatalError("a row is lost") }
      guard try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok" else {
        fatalError("the database is damaged")
      }
      print("\(processes) processes made \(total) changes at once, and none is lost")
    }
  }

  /// The work of one process.
  static func change(_ path: String) throws {
    let queue = try open(path)
    for _ in 0..<changes {
      try queue.write { db in
        guard var counter = try db.fetchModels(Counter.self).first else { return }
        counter.value += 1
        try db.merge(Change(id: nil, name: "change \(counter.value)", counter: counter))
      }
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(60)
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
