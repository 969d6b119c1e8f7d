import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

/// A model without a table description.
@Mappable
struct IsolatedLabel: DatabaseModel, Hashable {
  var id: Int64
  var name: String
}

/// A model with a table description.
@Mappable
struct IsolatedTask: Equatable {
  var id: Int64?
  var title: String
  var due: Date?
  var labels: [IsolatedLabel] = []
}

extension IsolatedTask: DatabaseModel {
  nonisolated static let table = DatabaseTable(
    .column(\IsolatedTask.due, as: .unixSeconds), .unique(\IsolatedTask.title),
    .manyToMany(\IsolatedTask.labels, through: "task_label", order: "position"))
}

/// A nonisolated class whose objects refer to each other; they are created wherever a database is
/// read.
@Mappable
nonisolated final class IsolatedFolder {
  var id: Int64
  @Archived weak var parent: IsolatedFolder?
  var children: [IsolatedFolder] = []

  init(id: Int64) { self.id = id }
}

nonisolated extension IsolatedFolder: DatabaseModel {
  static let table = DatabaseTable(
    .toOne("parent", onDelete: .cascade), .toMany("children", foreignKey: "parent_id"))
}

@Suite("Models are rows where the main actor is the default")
struct DatabaseIsolationTests {
  @Test("Values move between the main actor and a database, during and after other work")
  func values() async throws {
    let queue = try DatabaseQueue()
    let label = IsolatedLabel(id: 1, name: "home")
    let task = IsolatedTask(
      id: nil, title: "paint", due: Date(timeIntervalSince1970: 5), labels: [label])
    try await queue.write { db in
      try db.createTables(for: IsolatedLabel.self, IsolatedTask.self)
      try db.merge(task)
    }
    let read = try await queue.read { db in
      try IsolatedTask.filter(IsolatedTask.columns.title == "paint").fetchModels(db)
    }
    #expect(read.map(\.labels) == [[label]])
    #expect(read.first?.due == task.due)
    try await queue.write { db in
      var other = IsolatedLabel(id: 2, name: "garden")
      try other.insert(db)
      other.name = "Garden"
      try db.update(other, changedFrom: IsolatedLabel(id: 2, name: "garden"))
    }
    let name = try await queue.read { try IsolatedLabel.fetchOne($0, key: 2)?.name }
    #expect(name == "Garden")
  }

  @Test("Objects that refer to each other are stored and fetched")
  func objects() throws {
    let (root, child) = (IsolatedFolder(id: 1), IsolatedFolder(id: 2))
    root.children = [child]
    child.parent = root
    try DatabaseQueue().inDatabase { db in
      try db.createTables(for: IsolatedFolder.self)
      try db.merge(root)
      let read = try IsolatedFolder.filter(key: 1).fetchModels(db)
      #expect(read.first?.children.first?.parent === read.first)
    }
  }

  @Test("Observed values arrive on the main actor")
  func observation() async throws {
    let queue = try DatabaseQueue()
    try await queue.write { try $0.createTables(for: IsolatedLabel.self) }
    var counts: [Int] = []
    let observation = ValueObservation.tracking { try IsolatedLabel.all().fetchModels($0) }
    for try await labels in observation.values(in: queue) {
      counts.append(labels.count)
      if labels.count == 2 { break }
      try await queue.write { try $0.insert(IsolatedLabel(id: Int64(labels.count), name: "x")) }
    }
    #expect(counts == [0, 1, 2])
  }
}
