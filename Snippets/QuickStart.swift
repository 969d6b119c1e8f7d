// A tweet out of a payload, and back; options, updates, reports.

import Foundation
import Maquette

@Mappable(fieldNaming: .snakeCase)
struct Tweet {
  var id: Int
  @CodingKey("text") @DecodableAlias("full_text") var body: String
  @CodingKey(path: "user.screen_name") var author: String
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) var createdAt: Date
  var tags: [String] = []
  var place: String?
}

let json = """
  { "id": "190957570511478784", "full_text": "Hello", "user": { "screen_name": "dchohfi" },
    "created_at": "Sat Apr 14 00:20:07 +0000 2012", "source": "web" }
  """

let tweet = try Tweet(json: json)  // Data, [UInt8], String, Span<UInt8>, a raw buffer
print(tweet.author)  // dchohfi
print(tweet.id)  // 190957570511478784
print(tweet.tags)  // []
print(try tweet.jsonString(.pretty))
// {
//   "id": 190957570511478784,
//   "text": "Hello",
//   "user": {
//     "screen_name": "dchohfi"
//   },
//   "created_at": "Sat Apr 14 00:20:07 +0000 2012",
//   "tags": []
// }

@Mappable
struct Page<Item: Mappable> {
  var items: [Item]
  var next: String?
}

let data = Data(#"{"items": [\#(json)], "next": "p2"}"#.utf8)
let patch = Data(#"{"next": null}"#.utf8)

let mapper = JSONMapper(options: .init(unknownKeys: .report, duplicateKeys: .reject))
var page = try mapper.decode(Page<Tweet>.self, from: data)
try mapper.update(&page, from: patch)  // in place: only what the patch names
print(page.items.count, page.next ?? "no next page")  // 1 no next page

let report = mapper.decodeReporting(Page<Tweet>.self, from: data)
for issue in report.issues { print(issue) }
// repair: expected Int at items[0].id, found string "190957570511478784" (line 1, column 20) -> converted
// repair: unknown key, expected a key of Tweet at items[0].source, found string "web" (line 2, column 61) -> dropped
