import AgreementSupport
import Foundation
import Maquette
import Testing

/// KeyValueObjectMapping: its article's payload of a user with tweets.
@Suite("System 4: KeyValueObjectMapping")
struct KeyValueObjectMappingTests {
  @Mappable(fieldNaming: .snakeCase)
  struct Tweet: Equatable {
    var createdAt: Date
    let idStr: String
    var text: String
  }

  @Mappable(fieldNaming: .snakeCase)
  struct User: Equatable {
    let idStr: String
    private(set) var name: String
    var screenName: String
    var location: String
    var description: String
    var url: URL
    var protected: Bool
    var followersCount: Int?
    var createdAt: Date
    var tweets: [Tweet]
  }

  static let json = """
    {"id_str": "27924446", "name": "Dennis Ritchie", "screen_name": "dmr", "location": "São Paulo",
     "description": "C", "url": "http://example.org/dmr", "protected": false,
     "created_at": "Tue Mar 31 18:01:12 +0000 2009",
     "tweets": [
       {"created_at": "Thu Apr 12 20:08:37 +0000 2012", "id_str": 190957570511478784, "text": "Tweet text"},
       {"created_at": 1334261317, "id_str": "190957570511478785", "text": ""}]}
    """

  // Features: 4.2, 4.3, 4.7, 4.8
  @Test("The article's user: names, constants, dates, addresses, all digits")
  func user() throws {
    let user = try read(User.self, Self.json)
    #expect(user.idStr == "27924446" && user.screenName == "dmr" && user.location == "São Paulo")
    #expect(user.name == "Dennis Ritchie" && user.protected == false)
    #expect(user.url == URL(string: "http://example.org/dmr") && user.followersCount == nil)
    #expect(user.createdAt == Date(timeIntervalSince1970: 1_238_522_472))
    #expect(user.tweets.map(\.idStr) == ["190957570511478784", "190957570511478785"])
    #expect(user.tweets[0].createdAt == Date(timeIntervalSince1970: 1_334_261_317))
    #expect(user.tweets[1].createdAt == user.tweets[0].createdAt)
  }

  // Features: 4.11, 4.12
  @Test("Lists of dictionaries, and back to a dictionary") func lists() throws {
    let user = try User(json: Self.json)
    let dictionary = try user.dictionary()
    #expect(dictionary["screen_name"] as? String == "dmr")
    #expect((dictionary["tweets"] as? [[String: Any]])?.count == 2)
    #expect(try User(dictionary: dictionary) == user)
    #expect(
      try DictionaryMapper().decode([User].self, from: [dictionary, dictionary]) == [user, user])
  }

  @Mappable
  struct Point: Equatable {
    var latitude: Double
    var longitude: Double
  }

  @Mappable
  struct Location: Equatable {
    var distance: Int
    @CodableFlattened var point: Point
  }

  @Mappable
  struct LocatedTweet: Equatable {
    @CodingKey("tweet") var text: String
    @CodableFlattened var location: Location
  }

  // Features: 4.6
  @Test("Flat keys become nested objects, and flat again; aggregates nest")
  func aggregates() throws {
    let json =
      #"{"tweet":"Some text","distance":100,"latitude":-23.588453,"longitude":-46.632103}"#
    let tweet = LocatedTweet(
      text: "Some text",
      location: Location(
        distance: 100, point: Point(latitude: -23.588453, longitude: -46.632103)))
    try expectRoundTrip(tweet, json)
    #expect(tweet.value(at: "location.point.latitude", as: Double.self) == -23.588453)
    var moved = tweet
    try moved.setValue(7, at: "location.point.latitude")
    #expect(moved.location.point == Point(latitude: 7, longitude: -46.632103))
    #expect(
      moved.changes(since: tweet).map(\.description) == [
        "location.point.latitude: -23.588453 -> 7.0"
      ])
    var merged = tweet
    try merged.merge(from: moved, by: .keep, rules: ["location": .merge])
    #expect(merged == moved)
  }
}
