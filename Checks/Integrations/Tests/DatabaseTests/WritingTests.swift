import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable(fieldNaming: .snakeCase)
private struct Member: Equatable {
  @Mappable struct Home: Equatable {
    var street: String
    var zip: String?
  }

  @Mappable struct Spot: Equatable {
    var x: Double
    var y: Double
  }

  var id: Int64?
  var loginName: String
  var email: String?
  @CodingKey(path: "profile.age") var age: Int?
  var home: Home
  var spot: Spot?
  var isKnown = false
}
extension Member: DatabaseModel {
  static let table = DatabaseTable(
    naming: .snakeCase, .flattened(\Member.home, prefix: "home_"),
    .flattened(\Member.spot, prefix: "spot_"), .unique(\Member.loginName), .index(\Member.age),
    .ignored(\Member.isKnown))
}

@Mappable
private struct Vote: DatabaseModel, Equatable {
  static let table = DatabaseTable(.key(\Vote.person), .key(\Vote.topic))
  var person: Int
  var topic: String
  var points: Int
}

@Mappable
private struct Reading: DatabaseModel, Equatable {
  static let table = DatabaseTable(.unique(\Reading.place, \Reading.hour))
  var place: String?
  var hour: Int
  var value: Double
}

@Suite("Storing models as rows")
struct WritingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func member(_ name: String, spot: Member.Spot? = nil) -> Member {
    Member(
      loginName: name, email: nil, age: 36, home: .init(street: "Main", zip: nil), spot: spot)
  }

  // Features: 209, 5.13
  @Test(
    "Nested and renamed properties have columns, and those that are ignored have none")
  func columns() throws {
    try folder.queue().write { db in
      try db.createTables(for: Member.self)
      #expect(
        try db.columns(in: "member").map(\.name) == [
          "id", "login_name", "email", "age", "home_street", "home_zip", "spot_x", "spot_y",
        ])
      let indexes = try db.indexes(on: "member")
      #expect(indexes.contains { $0.isUnique && $0.columns == ["login_name"] })
      #expect(indexes.contains { !$0.isUnique && $0.columns == ["age"] })
      #expect(try db.primaryKey("member").columns == ["id"])
      let required = try db.columns(in: "member").filter(\.isNotNull).map(\.name)
      #expect(required == ["login_name", "home_street"])
    }
  }

  @Test("A key that is nil becomes the number of the row")
  func numbered() throws {
    try folder.queue().write { db in
      try db.createTables(for: Member.self)
      var (ada, bob) = (member("ada"), member("bob", spot: .init(x: 1, y: 2)))
      try db.insert(&ada)
      try db.insert(&bob)
      #expect(ada.id == 1)
      #expect(bob.id == 2)
      #expect(try db.fetchModels(Member.self) == [ada, bob])
      #expect(try Member.fetchAll(db) == [ada, bob])
      var eve = member("eve")
      try eve.insert(db)
      #expect(eve.id == 3)
    }
  }

  // Features: 212
  @Test("Only columns that changed are updated")
  func changes() throws {
    try folder.queue().write { db in
      try db.createTables(for: Member.self)
      var old = member("ada", spot: .init(x: 1, y: 2))
      try db.insert(&old)
      // Changes from another connection in the meantime stay.
      try db.execute(sql: "UPDATE member SET email = 'a@b'")
      var new = old
      new.age = 37
      new.home.zip = "0815"
      new.spot = nil
      #expect(
        try db.update(new, changedFrom: old) == ["age", "home_zip", "spot_x", "spot_y"])
      new.email = "a@b"
      #expect(try db.fetchModels(Member.self) == [new])
      #expect(try db.update(new, changedFrom: new) == [])
      try db.update(old)
      #expect(try db.fetchModels(Member.self) == [old])
      var moved = new
      moved.id = 7
      #expect(databaseError { try db.update(moved, changedFrom: new) }?.code == .rowNotFound)
    }
  }

  @Test("A missing row is neither updated nor deleted")
  func missingRow() throws {
    try folder.queue().write { db in
      try db.createTables(for: Member.self, Vote.self)
      var ada = member("ada")
      #expect(databaseError { try db.update(ada) }?.code == .missingKey)
      ada.id = 4
      #expect(databaseError { try db.update(ada) }?.code == .rowNotFound)
      #expect(databaseError { try db.update(ada, changedFrom: ada) }?.code == .rowNotFound)
      #expect(try db.delete(ada) == false)
      let vote = Vote(person: 1, topic: "a", points: 1)
      try db.insert(vote)
      #expect(try db.delete(Vote(person: 1, topic: "b", points: 1)) == false)
      #expect(try db.delete(vote))
    }
  }

  // Features: 210, 5.13
  @Test("An upsert finds the row of a unique key, and keeps its primary key")
  func upserts() throws {
    try folder.queue().write { db in
      try db.createTables(for: Member.self, Vote.self)
      #expect(try db.upsert(member("ada")) == .inserted)
      #expect(try db.upsert(member("ada")) == .unchanged)
      var changed = member("ada")
      changed.email = "a@b"
      #expect(try db.upsert(changed) == .updated(columns: ["email"]))
      #expect(try db.fetchModels(Member.self).map(\.id) == [1])
      #expect(try db.upsert(Vote(person: 1, topic: "a", points: 1)) == .inserted)
      #expect(
        try db.upsert(Vote(person: 1, topic: "a", points: 2)) == .updated(columns: ["points"]))
    }
  }

  // Features: 210, 5.13
  @Test("A model whose keys are those of two rows is an error")
  func keysOfTwoRows() throws {
    try folder.queue().write { db in
      try db.createTables(for: Member.self)
      try db.upsert(member("ada"))
      try db.upsert(member("bob"))
      var model = member("bob")
      model.id = 1
      model.email = "a@b"
      let rows = try db.fetchModels(Member.self)
      let errors = [
        databaseError { try db.upsert(model) }, databaseError { try db.merge(model) },
        databaseError { try db.upsert([model]) },
      ]
      for error in errors {
        #expect(error?.code == .ambiguousKey)
        #expect(error?.column == "id, login_name")
      }
      #expect(try db.fetchModels(Member.self) == rows)
      // No row has this key, so the one with the unique key keeps its own.
      model.id = 9
      #expect(try db.upsert(model) == .updated(columns: ["email"]))
      #expect(try db.fetchModels(Member.self).map(\.id) == [1, 2])
    }
  }

  @Test("NULL in a unique key finds NULL, and several rows of a key are an error")
  func nullInKeys() throws {
    try folder.queue().write { db in
      try db.execute(
        sql: "CREATE TABLE reading (place TEXT, hour INTEGER, value REAL, id INTEGER PRIMARY KEY)"
      )
      let model = Reading(place: nil, hour: 1, value: 1)
      #expect(try db.upsert(model) == .inserted)
      #expect(try db.upsert(model) == .unchanged)
      try db.insert(model)
      let error = databaseError { try db.upsert(model) }
      #expect(error?.code == .ambiguousKey)
      #expect(error?.column == "place, hour")
    }
  }

  // Features: 210
  @Test("Of a batch all rows are inserted, or none")
  func batches() throws {
    let queue = try folder.queue()
    try queue.write { db in try db.createTables(for: Vote.self) }
    let votes = (0..<2500).map { Vote(person: $0, topic: "a", points: 1) }
    try queue.write { db in
      var told: [Int] = []
      try db.insert(votes) { told.append($0) }
      #expect(told == [1000, 2000, 2500])
    }
    let more = (2500..<2510).map { Vote(person: $0, topic: "a", points: 1) } + [votes[3]]
    try queue.write { db in
      let error = databaseError { try db.insert(more) }
      #expect(error?.code == .constraintViolated)
      #expect(error?.row == 10)
      #expect(error?.column == "person, topic")
      #expect(error?.message == "found 3, 'a'")
      try db.upsert(more)
      #expect(try Vote.fetchCount(db) == 2510)
    }
    struct Stop: Error {}
    let error = databaseError {
      try queue.write { db in
        try db.insert((3000..<5000).map { Vote(person: $0, topic: "", points: 0) }) { _ in
          throw Stop()
        }
      }
    }
    #expect(error?.code == .other)
    #expect(try queue.read { try Vote.fetchCount($0) } == 2510)
  }

  @Test("A statement that failed is not used again")
  func afterFailure() throws {
    try folder.queue().write { db in
      try db.createTables(for: Vote.self)
      let vote = Vote(person: 1, topic: "a", points: 1)
      try db.insert(vote)
      for _ in 0..<3 { #expect(databaseError { try db.insert(vote) } != nil) }
      try db.insert(Vote(person: 2, topic: "a", points: 1))
      #expect(try Vote.fetchCount(db) == 2)
    }
  }

  @Test("GRDB observes changes, and its own methods store models")
  func observation() async throws {
    let queue = try folder.queue()
    try await queue.write { db in try db.createTables(for: Vote.self) }
    let observation = ValueObservation.tracking { db in try Vote.fetchCount(db) }
    var counts: [Int] = []
    for try await count in observation.values(in: queue) {
      counts.append(count)
      switch count {
      case 0:
        try await queue.write { db in
          try db.insert((0..<3).map { Vote(person: $0, topic: "a", points: 1) })
        }
      case 3:
        try await queue.write { db in
          var vote = Vote(person: 7, topic: "b", points: 2)
          try vote.insert(db)
          vote.points = 5
          try vote.update(db)
          #expect(try Vote.fetchOne(db, key: ["person": 7, "topic": "b"]) == vote)
        }
      default: break
      }
      if count == 4 { break }
    }
    #expect(counts == [0, 3, 4])
  }

  @Test("Rows are fetched one by one, and the closure can stop it")
  func rowByRow() throws {
    struct Stop: Error {}
    try folder.queue().write { db in
      try db.createTables(for: Vote.self)
      try db.insert((0..<100).map { Vote(person: $0, topic: "a", points: $0) })
      var sum = 0
      try Vote.all().forEachModel(db) { sum += $0.points }
      #expect(sum == 4950)
      var count = 0
      let error = databaseError {
        try Vote.all().forEachModel(db) { _ in
          count += 1
          if count == 3 { throw Stop() }
        }
      }
      #expect(error?.code == .other)
      #expect(count == 3)
    }
  }
}
