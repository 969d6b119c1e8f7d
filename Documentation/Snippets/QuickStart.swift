// A tweet out of a payload, and back; reports, updates.

import Maquette

@Mappable
struct Tweet {
  var id: Int
  @CodingKey("text") @DecodableAlias("full_text") var body: String
  @CodingKey(path: "user.screen_name") var author: String
  var tags: [String] = []
  var place: String?
}

let json = #"""
  {"id": "190957570511478784", "full_text": "Hello", "user": {"screen_name": "dchohfi"}}
  """#

var tweet = try Tweet(json: json)
print(tweet.id, tweet.author, tweet.tags)  // 190957570511478784 dchohfi []
print(try tweet.jsonString())
// {"id":190957570511478784,"text":"Hello","user":{"screen_name":"dchohfi"},"tags":[]}

let mapper = JSONMapper(options: .init(unknownKeys: .report))
let page = #"""
  [{"id": "7", "text": "Hi", "user": {"screen_name": "ada"}, "lang": "en"},
   {"id": "x", "text": "Hi", "user": {"screen_name": "bob"}}]
  """#
let report = mapper.decodeReporting([Tweet].self, from: page)
for issue in report.issues { print(issue) }
// repair: expected Int at '[0].id' in Tweet, found string "7" (line 1, column 9) -> converted
// repair: unknown key, expected a key of Tweet at '[0].lang', found string "en" (line 1, column 68) -> dropped
// error: expected Int at '[1].id' in Tweet, found string "x" (line 2, column 9)

print(report.errors[0].details)
// expected Int at '[1].id' in Tweet, found string "x" (line 2, column 9)
//   |  {"id": "x", "text": "Hi", "user": {"screen_name": "bob"}}]
//   |         ^

try mapper.update(&tweet, from: #"{"tags": ["swift"]}"#)
print(tweet.body, tweet.tags)  // Hello ["swift"]
