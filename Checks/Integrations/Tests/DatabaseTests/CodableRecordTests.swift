import Foundation
import GRDB
import Maquette
import MaquetteCodable
import MaquetteGRDB
import Testing

/// A model that GRDB stores as a `Codable` record, without Maquette's table.
@Mappable(fieldNaming: .snakeCase)
private struct RecordedTweet: Equatable, MappedCodable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "tweet"
  var id: Int
  var fullText: String
  var isRead: Bool
  var ratio: Double
  var place: String?
  var sentAt: Date
  var proof: Data
  var tags: [String]
  var author: RecordedAuthor
}

@Mappable
private struct RecordedAuthor: Equatable, MappedCodable {
  var name: String
  var age: Int
}

/// The same rows as a model with a table, which may be `Codable` as well.
@Mappable(fieldNaming: .snakeCase)
private struct StoredTweet: Equatable, MappedCodable, DatabaseModel {
  static let table = DatabaseTable("tweet", naming: .snakeCase)
  var id: Int
  var fullText: String
  var isRead: Bool
  var ratio: Double
  var place: String?
  var sentAt: Date
  var proof: Data
  var tags: [String]
  var author: RecordedAuthor

  init(_ tweet: RecordedTweet) {
    (id, fullText, isRead, ratio) = (tweet.id, tweet.fullText, tweet.isRead, tweet.ratio)
    (place, sentAt, proof) = (tweet.place, tweet.sentAt, tweet.proof)
    (tags, author) = (tweet.tags, tweet.author)
  }
}

@Suite struct CodableRecordTests {
  private static func tweet(_ id: Int, text: String, isRead: Bool, _ ratio: Double) -> RecordedTweet
  {
    RecordedTweet(
      id: id, fullText: text, isRead: isRead, ratio: ratio, place: nil,
      sentAt: Date(timeIntervalSince1970: 1_334_448_000), proof: Data([0, 255]), tags: ["a", "b"],
      author: RecordedAuthor(name: "Ada", age: 36))
  }

  @Test("GRDB stores a model with MappedCodable under its JSON keys, and does not fetch it")
  func records() throws {
    let queue = try DatabaseQueue()
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE tweet (id INTEGER PRIMARY KEY, full_text TEXT NOT NULL, is_read BOOLEAN NOT NULL,
            ratio DOUBLE NOT NULL, place TEXT, sent_at TEXT NOT NULL, proof BLOB NOT NULL,
            tags TEXT NOT NULL, author TEXT NOT NULL)
          """)
      // Values without an SQLite type, and values that look like another type.
      let tweets = [
        Self.tweet(1, text: "Hello", isRead: true, 0.5),
        Self.tweet(0, text: "007", isRead: false, 2),
        Self.tweet(12, text: "true", isRead: true, 1),
        Self.tweet(9_007_199_254_740_993, text: "", isRead: false, -1e300),
      ]
      for tweet in tweets { try tweet.insert(db) }
      #expect(try String.fetchOne(db, sql: "SELECT author ->> 'name' FROM tweet") == "Ada")
      #expect(try String.fetchOne(db, sql: "SELECT tags ->> 1 FROM tweet") == "b")
      #expect(
        try Int64.fetchAll(db, sql: "SELECT id FROM tweet ORDER BY id")
          == tweets.map {
            Int64($0.id)
          }.sorted())
      // GRDB's decoder converts any column to any type, so the type of a value is unknown. Decoding
      // reports an error instead of a value that was never stored.
      #expect(throws: DecodingError.self) { try RecordedTweet.fetchAll(db) }
      // The table knows the type of each column, so it reads the same rows, also by GRDB's methods.
      let stored = tweets.map(StoredTweet.init)
      #expect(Set(try StoredTweet.fetchAll(db).map(\.id)) == Set(stored.map(\.id)))
      for tweet in stored {
        #expect(try StoredTweet.fetchOne(db, key: tweet.id) == tweet)
        #expect(try StoredTweet.filter(key: tweet.id).fetchModels(db) == [tweet])
      }
      // Models with a table stay `Codable` for coders other than GRDB's.
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      let data = try encoder.encode(stored)
      #expect(try JSONDecoder().decode([StoredTweet].self, from: data) == stored)
      try StoredTweet.deleteAll(db)
      for var tweet in stored { try tweet.insert(db) }
      let ids = try StoredTweet.order(Column("id")).fetchAll(db).map(\.id)
      #expect(ids == stored.map(\.id).sorted())
    }
  }
}
