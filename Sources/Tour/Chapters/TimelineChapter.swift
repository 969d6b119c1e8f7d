import Foundation
import Maquette

@Mappable(fieldNaming: .snakeCase)
struct TwitterUser {
  let idStr: String
  var name: String
  private(set) var screenName: String
  var location: String?
  var url: URL
  var protected: Bool
  var followersCount: Int?
  var createdAt: Date
  var tweets: [Tweet]
}

@Mappable(fieldNaming: .snakeCase)
struct Tweet {
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) var createdAt: Date
  var idStr: String
  var text: String
}

/// A naming rule, constants, dates, URLs, and an 18-digit number as text.
enum TimelineChapter {
  private static let json = """
    {
      "id_str": "27924446",
      "name": "Diego Chohfi",
      "screen_name": "dchohfi",
      "location": "São Paulo",
      "url": "http://about.me/dchohfi",
      "protected": false,
      "created_at": "Tue Mar 31 18:01:12 +0000 2009",
      "tweets": [
        { "created_at": "Sat Apr 14 00:20:07 +0000 2012",
          "id_str": 190957570511478784,
          "text": "Tweet text" }
      ]
    }
    """

  static func run() throws {
    Screen.chapter(
      "A user with tweets",
      "A snake_case rule, constants, dates, URLs; an 18-digit number becomes text exactly.")
    let user = try TwitterUser(json: json)
    Screen.show(json, as: ModelDescription.tree(of: user))
    Screen.note("encoded again: \(try user.tweets.jsonString())")
  }
}
