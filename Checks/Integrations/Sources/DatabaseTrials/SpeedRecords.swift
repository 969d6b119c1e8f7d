import Foundation
import GRDB
import Maquette
import MaquetteGRDB

// The same rows as models, as hand-written records, and as `Codable` records.

@Mappable
struct FastUser: DatabaseModel, Hashable {
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

/// The row of a tweet without its user.
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

struct HandUser: FetchableRecord, PersistableRecord, Hashable {
  static let databaseTableName = "user"
  var id: Int64
  var name: String
  var followers: Int
}

extension HandUser {
  init(row: Row) throws {
    id = row[0]
    name = row[1]
    followers = row[2]
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["name"] = name
    container["followers"] = followers
  }
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

/// A tweet and its user, combined in hand-written code.
struct HandTweet: Equatable {
  var tweet: HandRow
  var user: HandUser

  /// Fetches tweets with one query, and their users with another.
  static func fetchAll(_ db: Database) throws -> [HandTweet] {
    let rows = try HandRow.fetchAll(db, sql: "SELECT * FROM tweet ORDER BY id")
    let found = try HandUser.fetchAll(
      db, sql: "SELECT * FROM user WHERE id IN (SELECT userId FROM tweet)")
    let users = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    return try rows.map { row in
      guard let user = users[row.userId] else { throw RecordError.recordNotFound(row) }
      return HandTweet(tweet: row, user: user)
    }
  }

  /// Inserts each user once, and the tweets.
  static func insert(_ tweets: [HandTweet], _ db: Database) throws {
    var known: Set<Int64> = []
    for tweet in tweets {
      if known.insert(tweet.user.id).inserted { try tweet.user.insert(db) }
      try StoredTweet(row: tweet.tweet).insert(db)
    }
  }

  /// Upserts each user once, and the tweets.
  static func upsert(_ tweets: [HandTweet], _ db: Database) throws {
    var known: Set<Int64> = []
    for tweet in tweets {
      if known.insert(tweet.user.id).inserted { try tweet.user.upsert(db) }
      try StoredTweet(row: tweet.tweet).upsert(db)
    }
  }

  /// The row in the table of tweets.
  private struct StoredTweet: PersistableRecord {
    static let databaseTableName = "tweet"
    let row: HandRow

    func encode(to container: inout PersistenceContainer) { row.encode(to: &container) }
  }
}

extension RecordError {
  static func recordNotFound(_ row: HandRow) -> RecordError {
    .recordNotFound(databaseTableName: "user", key: ["id": row.userId.databaseValue])
  }
}

struct CodableUser: Codable, FetchableRecord, PersistableRecord, Hashable {
  static let databaseTableName = "user"
  var id: Int64
  var name: String
  var followers: Int
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

struct CodableTweet: Codable, FetchableRecord, PersistableRecord, Equatable {
  static let databaseTableName = "tweet"
  static let user = belongsTo(CodableUser.self, using: ForeignKey(["userId"]))
  var id: Int64
  var text: String
  var createdAt: Date
  var likes: Int
  var score: Double
  var isPublic: Bool
  var place: String?
  var userId: Int64
}

/// A tweet and its user, joined with GRDB's associations.
struct CodableTweetInfo: Codable, FetchableRecord, Equatable {
  var tweet: CodableTweet
  var user: CodableUser

  static func fetchAll(_ db: Database) throws -> [CodableTweetInfo] {
    try CodableTweet.including(required: CodableTweet.user).order(Column("id"))
      .asRequest(of: CodableTweetInfo.self).fetchAll(db)
  }

  /// Inserts each user once, and the tweets.
  static func insert(_ tweets: [CodableTweetInfo], _ db: Database) throws {
    var known: Set<Int64> = []
    for tweet in tweets {
      if known.insert(tweet.user.id).inserted { try tweet.user.insert(db) }
      try tweet.tweet.insert(db)
    }
  }

  static func upsert(_ tweets: [CodableTweetInfo], _ db: Database) throws {
    var known: Set<Int64> = []
    for tweet in tweets {
      if known.insert(tweet.user.id).inserted { try tweet.user.upsert(db) }
      try tweet.tweet.upsert(db)
    }
  }
}
