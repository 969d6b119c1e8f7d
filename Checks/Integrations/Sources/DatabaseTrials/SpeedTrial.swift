import Foundation
import GRDB
import Maquette
import MaquetteGRDB

/// Compares models with GRDB records, hand-written and `Codable`: single rows, and tweets with
/// users.
///
/// All ways run in turn; the shortest CPU time of five rounds counts, so that other load on the
/// machine changes little.
struct SpeedTrial {
  static let count = 100_000
  static let rounds = 5

  private let queue: DatabaseQueue
  private var best: [String: [String: Double]] = [:]

  static func run(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.createTables(for: FastRow.self, FastUser.self, FastTweet.self)
    }
    var trial = SpeedTrial(queue: queue)
    try trial.timeRows()
    try trial.timeTweets()
    trial.show()
  }

  private init(queue: DatabaseQueue) { self.queue = queue }

  // MARK: Single rows

  private static let rows = (0..<count).map { (number: Int) -> FastRow in
    let seconds = Double(number)
    return FastRow(
      id: Int64(number), text: "The text of the tweet with the number \(number), as long as most",
      createdAt: Date(timeIntervalSince1970: 1_334_362_807 + seconds), likes: number % 977,
      score: seconds / 16, isPublic: number % 3 == 0, place: number % 5 == 0 ? "Hamburg" : nil,
      userId: Int64(number % 25_000))
  }

  private static func hand(_ row: FastRow) -> HandRow {
    HandRow(
      id: row.id, text: row.text, createdAt: row.createdAt, likes: row.likes, score: row.score,
      isPublic: row.isPublic, place: row.place, userId: row.userId)
  }

  private mutating func timeRows() throws {
    let models = Self.rows
    let hand = models.map(Self.hand)
    let codable = models.map {
      CodableRow(
        id: $0.id, text: $0.text, createdAt: $0.createdAt, likes: $0.likes, score: $0.score,
        isPublic: $0.isPublic, place: $0.place, userId: $0.userId)
    }
    for _ in 0..<Self.rounds {
      let work = "insert rows"
      try empty()
      try write(work, "hand") { db in for row in hand { try row.insert(db) } }
      try empty()
      try write(work, "codable") { db in for row in codable { try row.insert(db) } }
      try empty()
      try write(work, "model") { db in try db.insert(models) }
      let read = "fetch rows"
      try time(read, "hand", hand) { try HandRow.fetchAll($0) }
      try time(read, "codable", codable) { try CodableRow.fetchAll($0) }
      try time(read, "model", models) { try $0.fetchModels(FastRow.self) }
    }
    try empty()
  }

  // MARK: Tweets with users

  private mutating func timeTweets() throws {
    let users = (0..<25_000).map { FastUser(id: Int64($0), name: "user \($0)", followers: $0) }
    let models = Self.rows.map {
      FastTweet(
        id: $0.id, text: $0.text, createdAt: $0.createdAt, likes: $0.likes, score: $0.score,
        isPublic: $0.isPublic, place: $0.place, user: users[Int($0.userId)])
    }
    let hand = Self.rows.map { row in
      let user = users[Int(row.userId)]
      return HandTweet(
        tweet: Self.hand(row),
        user: HandUser(id: user.id, name: user.name, followers: user.followers))
    }
    let codable = hand.map {
      CodableTweetInfo(
        tweet: CodableTweet(
          id: $0.tweet.id, text: $0.tweet.text, createdAt: $0.tweet.createdAt,
          likes: $0.tweet.likes, score: $0.tweet.score, isPublic: $0.tweet.isPublic,
          place: $0.tweet.place, userId: $0.tweet.userId),
        user: CodableUser(id: $0.user.id, name: $0.user.name, followers: $0.user.followers))
    }
    for _ in 0..<Self.rounds {
      try empty()
      try write("insert tweets", "hand") { try HandTweet.insert(hand, $0) }
      try write("store them again", "hand") { try HandTweet.upsert(hand, $0) }
      try empty()
      try write("insert tweets", "codable") { try CodableTweetInfo.insert(codable, $0) }
      try write("store them again", "codable") { try CodableTweetInfo.upsert(codable, $0) }
      try empty()
      try write("insert tweets", "model") { try $0.merge(models) }
      try write("store them again", "model") { try $0.merge(models) }
      let read = "fetch tweets"
      try time(read, "hand", hand) { try HandTweet.fetchAll($0) }
      try time(read, "codable", codable) { try CodableTweetInfo.fetchAll($0) }
      try time(read, "model", models) { try FastTweet.order(Column("id")).fetchModels($0) }
    }
  }

  // MARK: Timing

  private func empty() throws {
    try queue.write { try $0.execute(sql: "DELETE FROM row; DELETE FROM tweet; DELETE FROM user") }
  }

  private mutating func write(
    _ work: String, _ way: String, _ body: (Database) throws -> Void
  ) throws {
    let start = clock()
    try queue.write(body)
    note(work, way, since: start)
  }

  /// Times fetching, and checks the fetched values.
  private mutating func time<Value: Equatable>(
    _ work: String, _ way: String, _ expected: Value, _ body: (Database) throws -> Value
  ) throws {
    let start = clock()
    let value = try queue.read(body)
    note(work, way, since: start)
    precondition(value == expected, "other rows than were written: \(work), \(way)")
  }

  private mutating func note(_ work: String, _ way: String, since start: clock_t) {
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    best[work, default: [:]][way] = min(best[work]?[way] ?? .infinity, seconds)
  }

  /// Prints the table, with the times of models relative to the others.
  private func show() {
    print("\(Self.count) rows | by hand | Codable | Maquette | of by hand | of Codable")
    for work in [
      "insert rows", "fetch rows", "insert tweets", "store them again", "fetch tweets",
    ] {
      guard let times = best[work], let hand = times["hand"], let codable = times["codable"],
        let model = times["model"]
      else { continue }
      func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
      func ratio(_ other: Double) -> Double { (model / other * 100).rounded() / 100 }
      print(
        "\(work) | \(milliseconds(hand)) | \(milliseconds(codable)) | \(milliseconds(model)) | "
          + "\(ratio(hand)) | \(ratio(codable))")
    }
  }
}
