import Foundation
import GRDB
import Maquette
import MaquetteGRDB

// Models that are rows.
@Mappable
struct User: DatabaseModel {
  static let table = DatabaseTable(.unique(\User.login))
  var id: Int64?
  var login: String
  var name: String?
}

@Mappable
struct Place {
  var city: String
  var country: String?
}

@Mappable(fieldNaming: .snakeCase)
struct Tweet {
  var id: Int64
  @CodingKey("full_text") var text: String
  var createdAt: Date
  var tags: [String] = []
  var place: Place?
  var user: User
}

extension Tweet: DatabaseModel {
  static let table = DatabaseTable(
    naming: .snakeCase,
    .column(\Tweet.text, "body"),
    .column(\Tweet.createdAt, as: .unixMilliseconds),
    .flattened(\Tweet.place, prefix: "place_"),
    .toOne(\Tweet.user),
    .index(\Tweet.createdAt))
}

let queue = try DatabaseQueue()

try queue.write { db in
  try db.createTables(for: User.self, Tweet.self)
  for column in try db.columns(in: "tweet") { print(column.name, column.type) }
}
// id INTEGER
// body TEXT
// created_at INTEGER
// tags TEXT
// place_city TEXT
// place_country TEXT
// user_id INTEGER

// One model, with a key that SQLite assigns.
try queue.write { db in
  var ada = User(login: "ada", name: "Ada")
  try db.insert(&ada)
  print(ada.id ?? 0)
  // 1
  var changed = ada
  changed.name = "Ada Lovelace"
  print(try db.update(changed, changedFrom: ada))
  // ["name"]
  print(try db.upsert(User(login: "ada", name: "A. Lovelace")))
  // updated(columns: ["name"])
}

// A payload straight into the database.
let json = """
  [{"id": 7, "full_text": "Hello", "created_at": "2012-04-14T00:20:07Z", "tags": ["a", "b"],
    "place": {"city": "Hamburg"}, "user": {"login": "ada", "name": "Ada"}},
   {"id": 8, "full_text": "World", "created_at": "2012-04-15T08:00:00Z",
    "user": {"login": "ada", "name": "Ada"}}]
  """
try queue.write { db in
  try db.merge([Tweet](json: json))
  print(try User.fetchCount(db), try Tweet.fetchCount(db))
  // 1 2

  // The rules keep the stored text, and append tags to the stored ones.
  try db.merge(
    [Tweet](json: json.replacing("Hello", with: "Bye")), rules: ["text": .keep, "tags": .append])
}

// GRDB queries with typed columns.
try queue.read { db in
  let columns = Tweet.columns
  let day = Date(timeIntervalSince1970: 1_334_448_000)
  let tweets = try Tweet.filter(columns.createdAt < day).order(columns.id.asc).fetchModels(db)
  for tweet in tweets { print(tweet.id, tweet.text, tweet.tags, tweet.user.name ?? "") }
  // 7 Hello ["a", "b", "a", "b"] Ada

  let city = columns["place.city", as: String.self]
  print(try Tweet.filter(city == "Hamburg").fetchCount(db))
  // 1

  // SQLite's functions can query the JSON.
  print(try String.fetchOne(db, sql: "SELECT tags ->> 1 FROM tweet WHERE id = 7") ?? "")
  // b
}

// What is wrong, and where.
try queue.write { db in
  do {
    try db.insert(User(id: 5, login: "ada", name: nil))
  } catch let error as ModelDatabaseError {
    print(error.code, error.table ?? "", error.column ?? "", error.message ?? "")
    // constraintViolated user login found 'ada'
  }
  try db.execute(sql: "UPDATE tweet SET created_at = 'soon' WHERE id = 8")
  do {
    _ = try Tweet.order(Tweet.columns.id.asc).fetchModels(db)
  } catch let error as ModelDatabaseError {
    print(error.code, error.table ?? "", error.column ?? "", error.row ?? 0)
    // mapping tweet created_at 1
  }
  try db.execute(sql: "DELETE FROM tweet WHERE id = 8")
}

// From the existing tables to those of newer models.
@Mappable
struct Account: DatabaseModel {
  static let table = DatabaseTable("user", .column(\Account.handle, formerly: "login"))
  var id: Int64?
  var handle: String
  var name: String?
  var followers = 0
}

try queue.writeWithoutTransaction { db in
  let plan = try SchemaPlan(for: Account.self, in: db)
  print(plan)
  // rename column user.login to handle (safe)
  //   ALTER TABLE "user" RENAME COLUMN "login" TO "handle"
  // add column user.followers (safe)
  //   ALTER TABLE "user" ADD COLUMN "followers" INTEGER DEFAULT (0)
  // drop index user_login_unique (safe)
  //   DROP INDEX "user_login_unique"
  try plan.run(db)
  print(try db.fetchModels(Account.self).map(\.handle))
  // ["ada"]
}

// Row by row.
try queue.read { db in
  var names = 0
  try Account.all().forEachModel(db) { account in
    if account.name != nil { names += 1 }
  }
  print(names)
  // 1
}
