import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Author: DatabaseModel, Equatable {
  static let table = DatabaseTable(.unique(\Author.login))
  var id: Int64?
  var login: String
  var name: String?
}

@Mappable
private struct Picture: DatabaseModel, Hashable {
  var id: Int64
  var url: String
}

@Mappable
private struct Post: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .toOne(\Post.author), .toOne(\Post.editor, "editor", onDelete: .setNull),
    .toMany(\Post.pictures, foreignKey: "post_id", order: "position", unlinked: .delete))
  var id: Int64
  var text: String
  var author: Author
  var editor: Author?
  var pictures: [Picture] = []
  var note: Presence<String> = .missing
  var tags: [String] = []
}

@Mappable
private final class Employee: DatabaseModel {
  static let table = DatabaseTable(
    .toOne("boss", onDelete: .setNull), .toMany("reports", foreignKey: "boss_id"))
  var id: Int64
  var name: String
  @Archived weak var boss: Employee?
  var reports: [Employee] = []

  init(id: Int64, name: String) {
    self.id = id
    self.name = name
  }
}

@Mappable
private final class Station: DatabaseModel {
  static let table = DatabaseTable(.toOne("next"))
  var id: Int64
  var next: Station?

  init(id: Int64, next: Station? = nil) {
    self.id = id
    self.next = next
  }
}

@Mappable
private class Figure: ClassCluster, DatabaseModel {
  class var cluster: PolymorphicTypes<Figure> { figures }
  class var table: DatabaseTable { DatabaseTable("figure", .key("id")) }
  var id: Int64 = 0
  var label = ""
}

@Mappable private final class Disc: Figure { var radius = 0.0 }
@Mappable private final class Box: Figure { var side: Double = 0 }

private let figures = PolymorphicTypes<Figure>(
  discriminator: "kind", ["disc": Disc.self, "box": Box.self])

@Suite("Related rows become related models, and back")
struct RelationTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private let json = Data(
    """
    [{"id": 1, "text": "a", "author": {"login": "ada", "name": "Ada"},
      "pictures": [{"id": 2, "url": "y"}, {"id": 1, "url": "x"}]},
     {"id": 2, "text": "b", "author": {"login": "ada", "name": "Ada"},
      "editor": {"login": "bob"}}]
    """.utf8)

  private func prepared() throws -> DatabaseQueue {
    let queue = try folder.queue()
    try queue.write { db in
      try db.createTables(for: Author.self, Post.self, Picture.self)
      try db.merge([Post](json: json))
    }
    return queue
  }

  // Features: 210, 5.13
  @Test("A payload is stored with all that it holds, and what is shared is stored once")
  func payload() throws {
    try prepared().write { db in
      #expect(try Author.order(Column("id")).fetchAll(db).map(\.login) == ["ada", "bob"])
      let posts = try Post.order(Column("id")).fetchModels(db)
      #expect(posts.map(\.author.login) == ["ada", "ada"])
      #expect(posts.map(\.author.id) == [1, 1])
      #expect(posts[1].editor?.login == "bob")
      #expect(posts[0].editor == nil)
      #expect(posts[0].pictures.map(\.url) == ["y", "x"])
      #expect(posts[1].pictures == [])
      let count = db.totalChangesCount
      try db.merge([Post](json: json))
      #expect(db.totalChangesCount == count, "what is stored already is not written again")
      #expect(try db.foreignKeyViolations().next() == nil)
    }
  }

  // Features: 213
  @Test("Related rows are read by a few queries, whatever their number")
  func fewQueries() throws {
    let queue = try folder.queue()
    let posts = (0..<2000).map { number in
      Post(
        id: Int64(number), text: "\(number)",
        author: Author(id: nil, login: "author \(number % 700)", name: nil), editor: nil,
        pictures: [Picture(id: Int64(number), url: "\(number)")])
    }
    try queue.write { db in
      try db.createTables(for: Author.self, Post.self, Picture.self)
      try db.merge(posts)
    }
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    try queue.read { db in
      let all = try Post.order(Column("id")).fetchModels(db)
      #expect(all.map(\.author.login) == posts.map(\.author.login))
      #expect(all.map(\.pictures) == posts.map(\.pictures))
      db.trace { if "\($0)".hasPrefix("SELECT") { counter.count += 1 } }
      _ = try Post.all().fetchModels(db)
      db.trace(options: [])
    }
    // One query for the posts, two for 700 authors, four for the pictures of 2000 posts.
    #expect(counter.count == 7)
  }

  // Features: 5.13
  @Test("Rules say what becomes of stored values, and what is not said stays")
  func rules() throws {
    try prepared().write { db in
      var post = try #require(try Post.filter(key: 1).fetchModels(db).first)
      post.note = .value("mine")
      post.tags = ["x"]
      try db.update(post)
      var received = post
      received.text = "new"
      received.note = .missing
      received.tags = ["y"]
      try db.merge(received, rules: ["text": .keep, "tags": .append])
      var stored = try #require(try Post.filter(key: 1).fetchModels(db).first)
      #expect(stored.text == "a")
      #expect(stored.note == .value("mine"))
      #expect(stored.tags == ["x", "y"])
      received.note = .null
      try db.merge(
        received,
        rules: [
          "text": .custom { own, other in .string((own.string ?? "") + (other.string ?? "")) }
        ])
      stored = try #require(try Post.filter(key: 1).fetchModels(db).first)
      #expect(stored.text == "anew")
      #expect(stored.note != .value("mine"))
      #expect(stored.tags == ["y"])
      #expect(
        databaseError { try db.merge(received, rules: ["texts": .keep]) }?.code == .invalidTable)
    }
  }

  @Test("Rows that are no longer among those of a model are deleted, unlinked or rejected")
  func unlinking() throws {
    try prepared().write { db in
      var post = try #require(try Post.filter(key: 1).fetchModels(db).first)
      post.pictures = [Picture(id: 1, url: "x"), Picture(id: 9, url: "z")]
      try db.merge(post)
      #expect(try Picture.fetchAll(db).map(\.id) == [1, 9])
      #expect(try Post.filter(key: 1).fetchModels(db).first?.pictures == post.pictures)
    }
  }

  @Test("A graph is stored completely or not at all")
  func allOrNothing() throws {
    try prepared().write { db in
      var posts = try Post.order(Column("id")).fetchModels(db)
      posts[0].text = "changed"
      try db.execute(
        sql: "CREATE TRIGGER no BEFORE UPDATE ON post WHEN new.text = 'bad' "
          + "BEGIN SELECT RAISE(ABORT, 'no'); END")
      posts[1].text = "bad"
      let error = databaseError { try db.merge(posts) }
      #expect(error?.row == 1)
      #expect(try Post.filter(key: 1).fetchModels(db).first?.text == "a")
    }
  }

  @Test("A dangling reference is an error when fetching, and at the end of the transaction")
  func dangling() throws {
    let queue = try prepared()
    #expect(throws: DatabaseError.self) {
      try queue.write { db in try db.execute(sql: "UPDATE post SET author_id = 99 WHERE id = 1") }
    }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      try db.execute(sql: "UPDATE post SET author_id = 99 WHERE id = 1")
      let error = databaseError { _ = try Post.all().fetchModels(db) }
      #expect(error?.code == .danglingRelation)
      #expect(error?.table == "post")
      #expect(error?.column == "author_id")
    }
  }

  @Test("A row that others refer to is not deleted")
  func restricted() throws {
    try prepared().write { db in
      let ada = try #require(try Author.filter(Author.columns.login == "ada").fetchModels(db).first)
      #expect(databaseError { try db.delete(ada) }?.code == .danglingRelation)
      let bob = try #require(try Author.filter(Author.columns.login == "bob").fetchModels(db).first)
      try db.delete(bob)
      #expect(try Post.filter(key: 2).fetchModels(db).first?.editor == nil)
    }
  }

  @Test("GRDB's own methods do not fetch relations that the row does not contain")
  func plainRows() throws {
    try prepared().read { db in
      #expect(throws: ModelDatabaseError.self) { try Post.fetchAll(db) }
      #expect(databaseError { try Post.all().forEachModel(db) { _ in } }?.code == .missingColumn)
      let count = try Picture.fetchCount(db)
      #expect(count == 2)
    }
  }

  // Features: 5.13
  @Test("A row of a class is one object, and a circle comes back as a circle")
  func identity() throws {
    let queue = try folder.queue()
    let (boss, one, two) = (
      Employee(id: 1, name: "boss"), Employee(id: 2, name: "one"), Employee(id: 3, name: "two")
    )
    boss.reports = [one, two]
    one.boss = boss
    two.boss = boss
    try queue.write { db in
      try db.createTables(for: Employee.self)
      try db.merge(boss)
      #expect(try Employee.fetchCount(db) == 3)
      let again = try Employee.order(Column("id")).fetchModels(db)
      #expect(again.map(\.name) == ["boss", "one", "two"])
      #expect(again[1].boss === again[0])
      #expect(again[2].boss === again[0])
      #expect(again[0].reports.map(ObjectIdentifier.init) == again[1...].map(ObjectIdentifier.init))
      // A single row leads to all others.
      let single = try #require(try Employee.filter(key: 3).fetchModels(db).first)
      #expect(single.name == "two")
    }
  }

  @Test("Cycles of objects are stored and fetched")
  func circle() throws {
    let queue = try folder.queue()
    let stations = (0..<50).map { Station(id: Int64($0)) }
    for (index, station) in stations.enumerated() { station.next = stations[(index + 1) % 50] }
    defer { stations.forEach { $0.next = nil } }
    try queue.write { db in
      try db.createTables(for: Station.self)
      try db.merge(stations[7])
      #expect(try Station.fetchCount(db) == 50)
      let read = try Station.filter(key: 3).fetchModels(db)
      var (station, ids) = (read.first, [Int64]())
      for _ in 0..<50 {
        ids.append(station?.id ?? -1)
        station = station?.next
      }
      #expect(station === read.first)
      #expect(ids == (0..<50).map { Int64(($0 + 3) % 50) })
      for _ in 0..<50 {
        let next = station?.next
        station?.next = nil
        station = next
      }
    }
  }

  @Test("A long chain of objects is stored on a small stack")
  func longChain() throws {
    let queue = try folder.queue()
    try queue.write { db in try db.createTables(for: Station.self) }
    final class Outcome: @unchecked Sendable { var error: (any Error)? }
    let (outcome, done) = (Outcome(), DispatchSemaphore(value: 0))
    let thread = Thread {
      let stations = (0..<900).map { Station(id: Int64($0)) }
      for index in 0..<899 { stations[index].next = stations[index + 1] }
      do {
        try queue.write { db in try db.merge(stations[0]) }
      } catch {
        outcome.error = error
      }
      stations.forEach { $0.next = nil }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    #expect(outcome.error == nil)
    try queue.read { db in
      let linked = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM station WHERE next_id = id + 1")
      #expect(linked == 899)
    }
  }

  // Features: 5.13
  @Test("Rows of a cluster become objects of their classes")
  func cluster() throws {
    try folder.queue().write { db in
      try db.createTables(for: Figure.self)
      #expect(
        try db.columns(in: "figure").map(\.name) == ["id", "label", "radius", "side", "kind"])
      let (disc, box) = (Disc(), Box())
      (disc.id, disc.label, disc.radius) = (1, "a", 2.5)
      (box.id, box.label, box.side) = (2, "b", 4)
      try db.insert([disc, box] as [Figure])
      let read = try Figure.order(Column("id")).fetchModels(db)
      #expect((read[0] as? Disc)?.radius == 2.5)
      #expect((read[1] as? Box)?.side == 4)
      #expect(try Figure.fetchAll(db).count == 2)
      let refused = databaseError { _ = try db.fetchModels(Disc.self) }
      #expect(refused?.code == .invalidTable)
      #expect(refused?.message == "'Disc' shares the table with other classes: fetch 'Figure'")
      #expect(databaseError { _ = try Disc.fetchAll(db) }?.code == .invalidTable)
      try db.execute(sql: "UPDATE figure SET kind = 'cone' WHERE id = 1")
      let error = databaseError { _ = try Figure.all().fetchModels(db) }
      #expect(error?.mappingError?.code == .unknownCase)
      #expect(error?.column == "kind")
    }
  }
}
