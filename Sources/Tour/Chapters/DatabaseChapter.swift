#if GRDB
  import GRDB
  import Maquette
  import MaquetteGRDB

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Stores the tweets of the timeline from JSON in an SQLite database, queries them, and encodes
  /// them as JSON again.
  enum DatabaseChapter {
    @Mappable(fieldNaming: .snakeCase)
    struct Author: DatabaseModel {
      static let table = DatabaseTable("author", naming: .snakeCase, .unique(\Author.screenName))
      var id: Int64?
      var screenName: String
    }

    @Mappable
    struct Topic: DatabaseModel {
      static let table = DatabaseTable("topic", .key(\Topic.text))
      var text: String
    }

    @Mappable(fieldNaming: .snakeCase)
    struct Tweet: DatabaseModel {
      static let table = DatabaseTable(
        "tweet", naming: .snakeCase, .toOne(\Tweet.user),
        .manyToMany(
          \Tweet.hashtags, through: "tweet_topic", otherKey: "topic", order: "position"))
      var id: Int64
      var text: String
      var createdAt: Date
      var user: Author
      @CodingKey(path: "entities.hashtags") var hashtags: [Topic] = []
    }

    private static let json = """
      [ { "id": 190957570511478784, "text": "Tweet text",
          "created_at": "Sat Apr 14 00:20:07 +0000 2012",
          "user": { "screen_name": "dchohfi" },
          "entities": { "hashtags": [ { "text": "ios" } ] } },
        { "id": 190957570511478785, "text": "Another",
          "created_at": "Sun Apr 15 08:00:00 +0000 2012",
          "user": { "screen_name": "dchohfi" },
          "entities": { "hashtags": [ { "text": "swift" },
                                      { "text": "ios" } ] } } ]
      """

    static func run() throws {
      Screen.chapter(
        "Tweets in a database",
        "Stores a JSON payload in SQLite tables, and fetches their rows as models.")
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("tour-\(UUID())")
        .path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let queue = try DatabaseQueue(path: path)
      let plan = try queue.read { db in
        try SchemaPlan(for: Author.self, Topic.self, Tweet.self, in: db)
      }
      Screen.note("steps for a new database: " + plan.steps.map(\.name).joined(separator: ", "))
      try queue.writeWithoutTransaction { db in
        try plan.run(db)
        try db.merge([Tweet](json: json))
        // Merging the same payload again changes nothing.
        let changes = db.totalChangesCount
        try db.merge([Tweet](json: json))
        Screen.note("rows changed by a second merge: \(db.totalChangesCount - changes)")
      }
      let tweets = try queue.read { db in
        try Tweet.filter(Tweet.columns.text != "nothing").order(Tweet.columns.id.asc).fetchModels(
          db)
      }
      let rows = tweets.map { tweet in
        "\(tweet.id) by author \(tweet.user.id ?? 0), "
          + tweet.hashtags.map { "#" + $0.text }.joined(separator: " ")
      }
      Screen.show(json, as: rows.joined(separator: "\n"))
      Screen.note("fetched and encoded: \(try tweets[1].jsonString())")
      let authors = try queue.read { db in try Author.fetchCount(db) }
      Screen.note("authors: \(authors), shared by both tweets")
    }
  }
#endif
