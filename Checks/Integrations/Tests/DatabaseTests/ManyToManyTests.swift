import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable
private struct Topic: DatabaseModel, Hashable {
  static let table = DatabaseTable(.unique(\Topic.name))
  var id: Int64?
  var name: String
}

@Mappable
private struct Essay: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .manyToMany(\Essay.topics, through: "essay_topic", order: "position"),
    .manyToMany(\Essay.readers, through: "reader", otherKey: "who"))
  var id: Int64
  var title: String
  var topics: [Topic]?
  var readers: Set<Topic> = []
}

@Mappable
private final class Course: DatabaseModel {
  static let table = DatabaseTable(.manyToMany("students", through: "seat", order: "number"))
  var id: Int64
  var students: [Student] = []

  init(id: Int64) { self.id = id }
}

@Mappable
private final class Student: DatabaseModel {
  static let table = DatabaseTable(
    .manyToMany("courses", through: "seat", order: "rank"),
    .manyToMany("friends", through: "friend", ownKey: "one", otherKey: "two"))
  var id: Int64
  var courses: [Course]?
  var friends: [Student]?

  init(id: Int64) { self.id = id }
}

@Mappable
private struct Shelf: DatabaseModel, Equatable {
  static let table = DatabaseTable(
    .toMany(\Shelf.books, foreignKey: "shelf", order: "place", unlinked: .delete))
  var id: Int64
  var books: [Book] = []
}

@Mappable
private struct Book: DatabaseModel, Equatable {
  var id: Int64
}

@Mappable
private struct Library: DatabaseModel, Equatable {
  static let table = DatabaseTable(.toMany(\Library.shelves, foreignKey: "library"))
  var id: Int64
  var shelves: [Shelf] = []
}

@Suite("Many-to-many relations")
struct ManyToManyTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func prepared() throws -> DatabaseQueue {
    let queue = try folder.queue()
    try queue.write { db in try db.createTables(for: Topic.self, Essay.self) }
    return queue
  }

  private func essay(
    _ id: Int64, _ topics: [String]?, readers: Set<String> = []
  ) -> Essay {
    Essay(
      id: id, title: "essay \(id)", topics: topics?.map { Topic(id: nil, name: $0) },
      readers: Set(readers.map { Topic(id: nil, name: $0) }))
  }

  private func topics(_ db: Database) throws -> [[String]] {
    try Essay.order(Column("id")).fetchModels(db).map { $0.topics?.map(\.name) ?? [] }
  }

  // Features: 5.13, 213
  @Test("A join table has both keys as its key, refers to both tables, and keeps the order")
  func table() throws {
    try prepared().write { db in
      #expect(
        try db.columns(in: "essay_topic").map(\.name) == ["essay_id", "topic_id", "position"])
      #expect(try db.primaryKey("essay_topic").columns == ["essay_id", "topic_id"])
      #expect(try db.columns(in: "reader").map(\.name) == ["essay_id", "who"])
      let keys = try db.foreignKeys(on: "essay_topic")
      #expect(Set(keys.map(\.destinationTable)) == ["essay", "topic"])
      #expect(try db.indexes(on: "essay_topic").contains { $0.columns == ["topic_id"] })
      #expect(try SchemaPlan(for: Essay.self, Topic.self, in: db).isEmpty)
      #expect(try SchemaPlan(for: Topic.self, Essay.self, in: db).isEmpty)
    }
  }

  @Test("A payload stores shared rows once, and links survive a round trip in their order")
  func payload() throws {
    let json = """
      [{"id": 1, "title": "a", "topics": [{"name": "swift"}, {"name": "json"}]},
       {"id": 2, "title": "b", "topics": [{"name": "json"}, {"name": "swift"}, {"name": "json"}],
        "readers": [{"name": "swift"}]}]
      """
    try prepared().write { db in
      try db.merge([Essay](json: json))
      #expect(try Topic.fetchCount(db) == 2)
      // A row belongs to another one at most once.
      #expect(try topics(db) == [["swift", "json"], ["json", "swift"]])
      let essays = try Essay.order(Column("id")).fetchModels(db)
      #expect(essays.map { $0.readers.map(\.name) } == [[], ["swift"]])
      let count = db.totalChangesCount
      try db.merge([Essay](json: json))
      #expect(db.totalChangesCount == count, "what is stored already is not written again")
    }
  }

  @Test(
    "Links that a model no longer has are deleted, rows stay, and nil leaves links alone",
    arguments: [
      (["a", "b", "c"], nil, ["a", "b", "c"]), (["a", "b", "c"], ["c", "a"], ["c", "a"]),
      (["a", "b"], [], []), ([], ["b"], ["b"]), (["a", "b"], ["b", "x", "a"], ["b", "x", "a"]),
    ] as [([String], [String]?, [String])])
  func replacing(before: [String], received: [String]?, after: [String]) throws {
    try prepared().write { db in
      try db.merge([essay(1, before), essay(2, ["a"])])
      let rows = try Topic.fetchCount(db)
      try db.merge(essay(1, received))
      #expect(try topics(db) == [after, ["a"]])
      #expect(try Topic.fetchCount(db) >= rows)
    }
  }

  @Test("Rules keep links, or add to them")
  func rules() throws {
    try prepared().write { db in
      try db.merge(essay(1, ["a", "b"]))
      try db.merge(essay(1, ["c", "a"]), rules: ["topics": .append])
      #expect(try topics(db) == [["a", "b", "c"]])
      try db.merge(essay(1, ["d"]), rules: ["topics": .keep])
      #expect(try topics(db) == [["a", "b", "c"]])
      try db.merge(essay(1, ["d"]), rules: ["topics": .replace])
      #expect(try topics(db) == [["d"]])
      let error = databaseError {
        try db.merge(essay(1, []), rules: ["topics": .custom { own, _ in own }])
      }
      #expect(error?.code == .invalidTable)
      #expect(error?.column == "topics")
    }
  }

  @Test("Deleting a row deletes its links, but not the linked rows")
  func deleting() throws {
    try prepared().write { db in
      try db.merge([essay(1, ["a", "b"]), essay(2, ["a"])])
      try db.delete(essay(1, nil))
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM essay_topic") == 1)
      #expect(try Topic.fetchCount(db) == 2)
      try Topic.filter(Topic.columns.name == "a").deleteAll(db)
      #expect(try topics(db) == [[]])
    }
  }

  @Test("Links are fetched with one query for 500 rows")
  func fewQueries() throws {
    let queue = try prepared()
    let essays = (0..<1500).map { number in
      essay(Int64(number), (0..<4).map { "topic \((number + $0) % 40)" })
    }
    try queue.write { db in try db.merge(essays) }
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    try queue.read { db in
      #expect(try topics(db) == essays.map { $0.topics?.map(\.name) ?? [] })
      db.trace { if "\($0)".hasPrefix("SELECT") { counter.count += 1 } }
      _ = try Essay.all().fetchModels(db)
      db.trace(options: [])
    }
    // One query for essays, three for each of two join tables, one for the forty topics.
    #expect(counter.count == 8)
  }

  @Test("Both directions share a table, whichever of them knows a link")
  func bothDirections() throws {
    let queue = try folder.queue()
    try queue.write { db in
      try db.createTables(for: Student.self, Course.self)
      #expect(try SchemaPlan(for: Course.self, Student.self, in: db).isEmpty)
      let (courses, students) = ((1...2).map { Course(id: $0) }, (1...3).map { Student(id: $0) })
      courses[0].students = [students[2], students[0]]
      courses[1].students = [students[0]]
      // The course does not refer to this student, nor the student to the courses above.
      students[1].courses = [courses[0]]
      students[0].friends = [students[1]]
      students[1].friends = [students[0]]
      try db.merge(courses)
      try db.merge(students[1])
      defer {
        courses.forEach { $0.students = [] }
        students.forEach { ($0.courses, $0.friends) = (nil, nil) }
      }
      let read = try Student.order(Column("id")).fetchModels(db)
      defer {
        for student in read {
          student.courses?.forEach { $0.students = [] }
          (student.courses, student.friends) = (nil, nil)
        }
      }
      #expect(read.map { $0.courses?.map(\.id) } == [[1, 2], [1], [1]])
      let first = try #require(read[1].courses?.first)
      #expect(first.students.map(\.id) == [3, 1, 2])
      #expect(first.students[2] === read[1])
      #expect(read[0].courses?.first === first)
      #expect(read[0].friends?.first === read[1])
      #expect(read[1].friends?.first === read[0])
    }
  }

  @Test("A link to a missing row is an error of the transaction, and of fetching")
  func dangling() throws {
    let queue = try prepared()
    try queue.write { db in try db.merge(essay(1, ["a"])) }
    #expect(throws: DatabaseError.self) {
      try queue.write { db in try db.execute(sql: "INSERT INTO essay_topic VALUES (1, 99, 0)") }
    }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; INSERT INTO essay_topic VALUES (1, 99, 0)")
      let error = databaseError { _ = try Essay.all().fetchModels(db) }
      #expect(error?.code == .danglingRelation)
      #expect(error?.table == "essay_topic")
      #expect(error?.column == "topic_id")
    }
  }

  @Test("A plan adds a join table to a database, and an order to a join table")
  func migration() throws {
    try folder.queue().writeWithoutTransaction { db in
      try db.execute(
        sql: """
          CREATE TABLE essay (id INTEGER PRIMARY KEY, title TEXT NOT NULL);
          CREATE TABLE topic (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
          CREATE TABLE essay_topic (essay_id INTEGER NOT NULL REFERENCES essay (id) ON DELETE CASCADE,
            topic_id INTEGER NOT NULL REFERENCES topic (id) ON DELETE CASCADE,
            PRIMARY KEY (essay_id, topic_id));
          INSERT INTO essay VALUES (1, 'a'); INSERT INTO topic VALUES (1, 'x'), (2, 'y');
          INSERT INTO essay_topic VALUES (1, 2), (1, 1);
          """)
      let plan = try SchemaPlan(for: Essay.self, Topic.self, in: db)
      let names = plan.steps.map(\.name)
      #expect(names.contains("create table reader"))
      #expect(names.contains("add column essay_topic.position"))
      #expect(plan.steps.allSatisfy { $0.risk == .safe || $0.risk == .checked }, "\(plan)")
      try plan.run(db)
      #expect(try SchemaPlan(for: Essay.self, Topic.self, in: db).isEmpty)
      #expect(try topics(db) == [["x", "y"]])
      try db.merge(essay(1, ["y", "x"]))
      #expect(try topics(db) == [["y", "x"]])
    }
  }

  @Test("A row that moves from one owner to another in one call is not deleted on the way")
  func moving() throws {
    try folder.queue().write { db in
      try db.createTables(for: Library.self, Shelf.self, Book.self)
      let (a, b, c) = (Book(id: 1), Book(id: 2), Book(id: 3))
      var library = Library(
        id: 1, shelves: [Shelf(id: 1, books: [a, b]), Shelf(id: 2, books: [c])])
      try db.merge(library)
      library.shelves = [Shelf(id: 1, books: [c]), Shelf(id: 2, books: [b])]
      try db.merge(library)
      #expect(try db.fetchModels(Library.self) == [library])
      #expect(try Book.order(Column("id")).fetchAll(db) == [b, c])
      // Shelves that are themselves passed to the call, in either order.
      try db.merge([Shelf(id: 2, books: [c]), Shelf(id: 1, books: [b])])
      #expect(
        try Shelf.order(Column("id")).fetchModels(db)
          == [Shelf(id: 1, books: [b]), Shelf(id: 2, books: [c])])
    }
  }
}
