// A Codable type with everything that makes people write init(from:).

import Foundation
import Maquette

@Mappable(fieldNaming: .snakeCase)
struct Article {
  let id: Int
  @CodingKey("headline") @DecodableAlias("title") var title: String
  @CodingKey(path: "author.display_name") var authorName: String
  @CodableBy(.iso8601) var publishedAt: Date
  @CodableBy(.millisecondsSince1970) var editedAt: Date?
  var tags: [String] = []
  @CodableFlattened var statistics: Statistics
  @CodableIgnored var isBookmarked = false
}

@Mappable(fieldNaming: .snakeCase)
struct Statistics {
  var viewCount = 0
  var likeCount = 0
}

let json = #"""
  {
    "id": "7", "title": "Notes", "author": { "display_name": "Ada" },
    "published_at": "2012-04-14T00:20:07.5Z", "edited_at": 1334362807000,
    "tags": null, "view_count": 12
  }
  """#

let article = try Article(json: json)
print(article.id, article.title, article.authorName, article.tags, article.statistics.viewCount)
// 7 Notes Ada [] 12

// DecodingError has a coding path; MappingError has a place in the text too.
do {
  _ = try Article(json: json.replacing("1334362807000", with: "\"soon\""))
} catch {
  print(error.code, error.path, error.location?.line ?? 0)
  // invalidValue edited_at 3
}

// An enum with payloads has the same JSON as with the compiler's conformance.
@Mappable
enum Shape {
  case circle(radius: Double)
  case square(side: Double)
}
print(try [Shape.circle(radius: 1), .square(side: 2)].jsonString())
// [{"circle":{"radius":1.0}},{"square":{"side":2.0}}]
print(try Shape(json: #"{"circle": {"radius": "2.5"}}"#))
// circle(radius: 2.5)

// Common reasons to write init(from:).
@Mappable(tagged: .internal("type"))
enum Block {
  case text(body: String)
  @CodableFallback case other(tag: String, AnyValue)
}

@Mappable
struct Document {
  @DecodableRules(invalidElements: .drop) var numbers: [Int] = []
  @DecodableRules(acceptsSingleValues: true) var blocks: [Block] = []
  var title: Presence<String>
  @CodableExtras var rest: [String: AnyValue]
}
let document = try Document(
  json: #"{"numbers": [1, "x"], "blocks": {"type": "map", "zoom": 3}, "title": null, "lang": "en"}"#
)
print(document.numbers, document.title, document.rest)
// [1] null ["lang": "en"]
print(try document.jsonString())
// {"numbers":[1],"blocks":[{"type":"map","zoom":3}],"title":null,"lang":"en"}

// A type can be both.
@Mappable
struct Note: Codable {
  var text: String
  var date: Date?
}
let note = try JSONDecoder().decode(Note.self, from: Data(#"{"text":"hi"}"#.utf8))
print(try note.jsonString())
// {"text":"hi"}

// Options of the coders become options of the mapper, or of the model.
let mapper = JSONMapper(
  options: .init(
    conversions: .strict, unknownKeys: .reject, duplicateKeys: .reject,
    format: JSONFormat(isPretty: true, sortsKeys: true)))
do {
  _ = try mapper.decode(Note.self, from: #"{"text": "hi", "txet": ""}"#)
} catch {
  print(error)
  // unknown key, expected a key of Note at 'txet', found string ""; did you mean "text"? (line 1, column 24)
}
