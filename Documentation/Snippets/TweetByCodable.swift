// The tweet of the README with Codable alone.

import Foundation

struct Tweet: Decodable {
  var id: Int
  var body: String
  var author: String
  var tags: [String]
  var place: String?

  enum CodingKeys: String, CodingKey {
    case id, text, user, tags, place
    case fullText = "full_text"
  }

  enum UserKeys: String, CodingKey {
    case screenName = "screen_name"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try? values.decode(String.self, forKey: .id), let number = Int(text) {
      id = number
    } else {
      id = try values.decode(Int.self, forKey: .id)
    }
    body =
      try values.decodeIfPresent(String.self, forKey: .text)
      ?? values.decode(String.self, forKey: .fullText)
    let user = try values.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
    author = try user.decode(String.self, forKey: .screenName)
    tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
    place = try values.decodeIfPresent(String.self, forKey: .place)
  }
  // ... and encode(to:)
}

let json = #"""
  {"id": "190957570511478784", "full_text": "Hello", "user": {"screen_name": "dchohfi"}}
  """#
let tweet = try JSONDecoder().decode(Tweet.self, from: Data(json.utf8))
print(tweet.id, tweet.body, tweet.author, tweet.tags, tweet.place ?? "no place")
// 190957570511478784 Hello dchohfi [] no place
