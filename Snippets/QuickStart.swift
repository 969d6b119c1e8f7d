// A tweet out of a payload, and back.

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

let tweet = try Tweet(json: json)
print(tweet.author, tweet.id, tweet.tags)
print(try tweet.jsonString(.pretty))
