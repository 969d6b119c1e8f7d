#if GRDB
import Foundation
import GRDB
import Maquette
import MaquetteGRDB

@Mappable
struct FastUser: DatabaseModel, Equatable {
  static let table = DatabaseTable("user")
  var id: Int64
  var name: String
  var followers: Int
}

@Mappable
struct FastTweet: DatabaseModel, Equatable {
  static let table = DatabaseTable("tweet", .toOne(\FastTweet.user, "userId"))
  var id: Int64
  var text: String
  var createdAt: Date
  var likes: Int
  var score: Double
  var isPublic: Bool
  var place: String?
  var user: FastUser
}

/// The row of a tweet without its user, by each of the ways.
@Mappable
struct FastRow: DatabaseModel, Equatable {
  static let table = DatabaseTable("row")
  var id: Int64
  var text: String
  var createdAt: Date
  var likes: Int
  var score: Double
  var isPublic: Bool
  var place: String?
  var userId: Int64
}

struct HandRow: FetchableRecord, PersistableRecord, Equatable {
  static let databaseTableName = "row"
  var id: Int64
  var text: String
  var createdAt: Date
  var likes: Int
  var score: Double
  var isPublic: Bool
  var place: String?
  var userId: Int64
}
extension HandRow {
  init(row: Row) throws {
    id = row[0]
    text = row[1]
    createdAt = row[2]
    likes = row[3]
    score = row[4]
    isPublic = row[5]
    place = row[6]
    userId = row[7]
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["text"] = text
    container["createdAt"] = createdAt
    container["likes"] = likes
    container["score"] = score
    container["isPublic"] = isPublic
    container["place"] = place
    container["userId"] = userId
  }
}

struct CodableRow: Codable, FetchableRecord, PersistableRecord, Equatable {
  static let databaseTableName = "row"
  var id: Int64
  var text: String
  var createdAt: Date
  var likes: Int
  var score: Double
  var isPublic: Bool
  var place: String?
  var userId: Int64
}

/// Timings beside records of GRDB, written by hand and `Codable`.
enum SpeedTrial {
  static let count = 100_000

  static func run(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.createTables(for: FastRow.self, FastUser.self, FastTweet.self)
    }
    let moment = Date(timeIntervalSince1970: 1_334_362_807)
    let fast = (0..<count).map { (number: Int) -> FastRow in
      let seconds = Double(number)
      return FastRow(
        id: Int64(number), text: "The text of the tweet with the number \(number), as long as most",
        createdAt: moment.addingTimeInterval(seconds), likes: number % 977, score: seconds / 16,
        isPublic: number % 3 == 0,
        place: number % 5 == 0 ? "Hamburg" : nil, userId: Int64(number % 25_000))
    }
    let hand = fast.map {
      HandRow(
        id: $0.id, text: $0.text, createdAt: $0.createdAt, likes: $0.likes, score: $0.score,
        isPublic: $0.isPublic, place: $0.place, userId: $0.userId)
    }
    let codable = fast.map {
      CodableRow(
        id: $0.id, text: $0.text, createdAt: $0.createdAt, likes: $0.likes, score: $0.score,
        isPublic: $0.isPublic, place: $0.place, userId: $0.userId)
    }
    let users = (0..<25_000).map { FastUser(id: Int64($0), name: "user \($0)", followers: $0) }
    let tweets = fast.map {
      FastTweet(
        id: $0.id, text: $0.text, createdAt: $0.createdAt, likes: $0.likes, score: $0.score,
        isPublic: $0.isPublic, place: $0.place, user: users[Int($0.userId)])
    }
    func insertion(_ work: (Database) throws -> Void) throws -> Double {
      try queue.write { db in try db.execute(sql: "DELETE FROM row") }
      return try time { try queue.write(work) }
    }
    var best: [String: Double] = [:]
    func note(_ name: String, _ seconds: Double) {
      best[name] = min(best[name] ?? .infinity, seconds)
    }
    for _ in 0..<3 {
      note("insert, by hand", try insertion { db in for row in hand { try row.insert(db) } })
      note("insert, Codable", try insertion { db in for row in codable { try row.insert(db) } })
      note("insert, Maquette", try insertion { db in try db.insert(fast) })
      note("fetch, by hand", try time { _ = try queue.read { try HandRow.fetchAll($0) } })
      note("fetch, Codable", try time { _ = try queue.read { try CodableRow.fetchAll($0) } })
      note("fetch, Maquette", try time { _ = try queue.read { try $0.fetchModels(FastRow.self) } })
    }
    note("merge tweets and users", try time { try queue.write { try $0.merge(tweets) } })
    note("merge them again", try time { try queue.write { try $0.merge(tweets) } })
    note(
      "fetch tweets and users",
      try time {
        let read = try queue.read { try FastTweet.order(Column("id")).fetchModels($0) }
        precondition(read.count == count && read[30_000].user == users[5_000])
      })
    let read = try queue.read { try $0.fetchModels(FastRow.self) }
    precondition(read == fast)
    for (name, seconds) in best.sorted(by: { $0.key < $1.key }) {
      print("\(name): \(Int(seconds * 1000)) ms")
    }
  }

  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return (ContinuousClock.now - start) / .seconds(1)
  }
}
#endif
