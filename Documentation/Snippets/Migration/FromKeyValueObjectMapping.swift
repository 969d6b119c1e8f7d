// A user with tweets, by names and by a configuration from outside.

import Foundation
import Maquette

@Mappable(fieldNaming: .snakeCase)
struct User {
  let idStr: String
  var name: String
  private(set) var screenName: String
  var url: URL
  var protected: Bool
  var followersCount: Int?
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) var createdAt: Date
  var tweets: [Tweet] = []
}

@Mappable(fieldNaming: .snakeCase)
struct Tweet {
  var idStr: String
  var text: String
}

let json = #"""
  {
    "id_str": "27924446", "name": "Diego", "screen_name": "dchohfi",
    "url": "http://about.me/dchohfi", "protected": false,
    "created_at": "Tue Mar 31 18:01:12 +0000 2009",
    "tweets": [ { "id_str": 190957570511478784, "text": "Tweet text" } ]
  }
  """#

let user = try User(json: json)
print(user.screenName, user.url, user.followersCount ?? 0, user.tweets[0].idStr)
// dchohfi http://about.me/dchohfi 0 190957570511478784

// A model that does not match the data.
@Mappable
struct Point {
  var latitude: Double
  var longitude: Double
}

@Mappable
struct Location {
  var distance: Double
  var point: Point
}

@Mappable
struct Post {
  var text: String
  var author: String?
  var createdAt: Timestamp?
  var location: Location?
}

// Mappings, aggregators and dates of one mapper.
let configuration = try MappingConfiguration(
  .model(Post.self)
    .naming(.snakeCase)
    .key("tweet", for: "text")
    .key("user", "screen_name", for: "author")
    .dates("createdAt", by: .date("dd/MM/yyyy"))
    .aggregate("latitude", "longitude", into: "point")
    .aggregate("point", "distance", into: "location"))
let mapper = JSONMapper(options: .init(configuration: configuration))

let flat = #"""
  { "tweet": "Some text", "user": { "screen_name": "dchohfi" }, "created_at": "08/12/1987",
    "latitude": -23.5, "longitude": -46.5, "distance": 100 }
  """#
let post = try mapper.decode(Post.self, from: flat)
print(post.text, post.author ?? "none", post.location?.point.latitude ?? 0)
// Some text dchohfi -23.5
print(try mapper.encodeString(post.location))
// {"distance":100.0,"point":{"latitude":-23.5,"longitude":-46.5}}

// A custom initializer and a custom parser.
let custom = JSONMapper(
  options: .init(
    configuration: try MappingConfiguration(
      .model(Post.self)
        .making { data, parent in Post(text: "made of \(data.count) keys") }
        .parsing("author") { object, property, value in
          value.string.map { "@" + $0 } ?? "nobody"
        })))
let made = try custom.decode(Post.self, from: #"{"author": "ada", "other": 1}"#)
print(made.text, made.author ?? "none")
// made of 2 keys @ada

// The same configuration decodes dictionaries and property lists from Foundation.
let dictionaries = DictionaryMapper(options: .init(configuration: configuration))
print(try dictionaries.decode(Post.self, from: ["tweet": "hi", "created_at": "09/12/1987"]).text)
// hi

// A configuration for a property that does not exist throws when it is created.
do {
  _ = try MappingConfiguration(.model(Post.self).key("a", for: "b"))
} catch {
  print(error)
  // unknown key, expected a property of Post, found b
}
