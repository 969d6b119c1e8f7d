import Foundation
import Maquette

// The same graph for both: tweets with shared users.

@Mappable final class ArchivedUser {
  var id: Int
  var login: String
  var name: String
  init(id: Int, login: String, name: String) {
    (self.id, self.login, self.name) = (id, login, name)
  }
}

@Mappable final class ArchivedTweet {
  var id: Int
  var text: String
  var user: ArchivedUser
  var createdAt: Date
  var likes: Int
  var isReply: Bool
  var place: String?
  var score: Double

  init(number: Int, by user: ArchivedUser) {
    id = 190_957_570_511_478_784 + number
    text = "The text of tweet \(number), which is about as long as the texts of tweets usually are."
    self.user = user
    createdAt = Date(timeIntervalSinceReferenceDate: Double(number) * 61)
    likes = number % 100
    isReply = number % 3 == 0
    place = number % 4 == 0 ? "Paris" : nil
    score = Double(number) / 7
  }

  /// Tweets by a quarter as many users.
  static func many(_ count: Int) -> [ArchivedTweet] {
    let users = (0..<max(count / 4, 1)).map { number in
      ArchivedUser(id: number, login: "login\(number)", name: "User number \(number)")
    }
    return (0..<count).map { ArchivedTweet(number: $0, by: users[$0 % users.count]) }
  }
}

final class CodingUser: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let id: Int
  let login: String
  let name: String

  init(_ user: ArchivedUser) { (id, login, name) = (user.id, user.login, user.name) }

  init?(coder: NSCoder) {
    id = coder.decodeInteger(forKey: "id")
    guard let login = coder.decodeObject(of: NSString.self, forKey: "login"),
      let name = coder.decodeObject(of: NSString.self, forKey: "name")
    else { return nil }
    (self.login, self.name) = (String(describing: login), String(describing: name))
  }

  func encode(with coder: NSCoder) {
    coder.encode(id, forKey: "id")
    coder.encode(NSString(string: login), forKey: "login")
    coder.encode(NSString(string: name), forKey: "name")
  }
}

final class CodingTweet: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let id: Int
  let text: String
  let user: CodingUser
  let createdAt: Date
  let likes: Int
  let isReply: Bool
  let place: String?
  let score: Double

  init(_ tweet: ArchivedTweet, by user: CodingUser) {
    (id, text, self.user, createdAt) = (tweet.id, tweet.text, user, tweet.createdAt)
    (likes, isReply, place, score) = (tweet.likes, tweet.isReply, tweet.place, tweet.score)
  }

  init?(coder: NSCoder) {
    id = coder.decodeInteger(forKey: "id")
    likes = coder.decodeInteger(forKey: "likes")
    isReply = coder.decodeBool(forKey: "isReply")
    score = coder.decodeDouble(forKey: "score")
    place =
      coder.containsValue(forKey: "place")
      ? coder.decodeObject(of: NSString.self, forKey: "place").map { String(describing: $0) } : nil
    guard let text = coder.decodeObject(of: NSString.self, forKey: "text"),
      let user = coder.decodeObject(of: CodingUser.self, forKey: "user"),
      let createdAt = coder.decodeObject(of: NSDate.self, forKey: "createdAt")
    else { return nil }
    (self.text, self.user) = (String(describing: text), user)
    self.createdAt = Date(timeIntervalSinceReferenceDate: createdAt.timeIntervalSinceReferenceDate)
  }

  func encode(with coder: NSCoder) {
    coder.encode(id, forKey: "id")
    coder.encode(NSString(string: text), forKey: "text")
    coder.encode(user, forKey: "user")
    coder.encode(
      NSDate(timeIntervalSinceReferenceDate: createdAt.timeIntervalSinceReferenceDate),
      forKey: "createdAt")
    coder.encode(likes, forKey: "likes")
    coder.encode(isReply, forKey: "isReply")
    coder.encode(score, forKey: "score")
    if let place { coder.encode(NSString(string: place), forKey: "place") }
  }
}
