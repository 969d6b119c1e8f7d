// The models of a YYModel application.

import Foundation
import Maquette

@Mappable
struct Book {
  @CodingKey("id") @DecodableAlias("ID", "book_id") var bookID: String
  @CodingKey("n") var name: String
  @CodingKey("p") var pages: Int = 0
  @CodingKey(path: "ext.desc") var desc: String?
  var publishedOn: Date?
  @CodableIgnored var isOpen = false
}

@Mappable
final class Author {
  var name: String
  var books: [Book] = []
  var shelves: [String: Book] = [:]
  var tags: Set<String> = []

  init(name: String) { self.name = name }
}

let json = #"""
  {
    "name": "Rowling",
    "books": [
      { "ID": 17, "n": "One", "p": "256", "ext": { "desc": "First" }, "publishedOn": "1997-06-26" },
      { "book_id": "18", "n": "Two", "p": null }
    ],
    "shelves": { "attic": { "id": 19, "n": "Three" } },
    "tags": ["a", "b"]
  }
  """#

let author = try Author(json: json)
print(author.books[0].bookID, author.books[0].pages, author.books[0].desc ?? "none")
// 17 256 First
print(author.books[1].pages, author.shelves["attic"]?.name ?? "none", author.tags.count)
// 0 Three 2

// "256" became 256, 17 became "17" and null the initial value; a report lists the conversions.
let report = JSONMapper().decodeReporting(Author.self, from: json)
print(report.repairs.count, report.errors.count)
// 4 0
print(report.repairs[0])
// repair: expected String at 'books[0].ID' in Book, found number 17 (line 4, column 13) -> converted

// Values that YYModel decodes as 0 are errors.
do {
  _ = try Book(json: #"{"id": "1", "n": "One", "p": "many"}"#)
} catch {
  print(error)
  // expected Int at 'p' in Book, found string "many" (line 1, column 30)
}

// The rules of YYModel: words for Booleans, truncated fractions, anything as a string.
let lenient = JSONMapper(options: .init(conversions: .lenient))
print(try lenient.decode([Bool].self, from: #"["yes", "NO", 2]"#))
// [true, false, true]
print(try lenient.decode([Int].self, from: #"[1.5, "-3.2", true]"#))
// [1, -3, 1]

// modelSetWithDictionary: models inside models are changed in place.
var kept = author
try DictionaryMapper().update(&kept, from: ["name": "J. K. Rowling"])
print(author.name, author.books.count)
// J. K. Rowling 2

// modelArrayWithClass:json: and modelDictionaryWithClass:json:
print(try [Book](json: #"[{"id":"1","n":"One"}]"#).count)
// 1
print(try [String: Book](json: #"{"a":{"id":"1","n":"One"}}"#).count)
// 1
print(ModelDescription.line(of: author.books[1]))
// Book: ["bookID": 18, "name": Two, "pages": 0, "desc": nil, "publishedOn": nil, "isOpen": false]

// modelCustomWillTransformFromDictionary: and the two related methods.
@Mappable
struct Message {
  var text: String
  var sentAt: Date?

  @CodableHook(.willDecode) static func rename(_ tree: inout AnyValue) {
    if tree["sentAt"].isNull { tree["sentAt"] = tree["date"] }
  }

  @CodableHook(.didDecode) func check() throws {
    guard sentAt != nil else { throw MappingError(.invalidValue, expected: "a date") }
  }

  @CodableHook(.didEncode) func sign(_ tree: inout AnyValue) {
    tree["length"] = .number(AnyValue.Number(text.count))
  }
}
print(try Message(json: #"{"text": "hi", "date": "2014-05-27T10:22:47Z"}"#).jsonString())
// {"text":"hi","sentAt":"2014-05-27T10:22:47Z","length":2}
do {
  _ = try [Message](json: #"[{"text": "hi"}]"#)
} catch {
  print(error)
  // expected a date at '[0]', found an object (line 1, column 2)
}
