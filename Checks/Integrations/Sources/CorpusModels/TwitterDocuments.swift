public import Foundation
public import Maquette

/// A tweet with its author: `tweet.json`.
@Mappable(fieldNaming: .snakeCase)
public struct TweetDocument: Equatable, Sendable {
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) public var createdAt: Date
  public var id: Int
  public var idStr: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var inReplyToStatusId: UInt64?
  public var inReplyToStatusIdStr: String?
  public var inReplyToUserId: Int
  public var inReplyToUserIdStr: String
  public var inReplyToScreenName: String
  public var user: TweetAuthor
  public var geo: String?
  public var coordinates: String?
  public var place: String?
  public var contributors: String?
  public var retweetCount: Int
  public var favorited: Bool
  public var retweeted: Bool
  public var possiblySensitive: Bool
  public var data: String
}

@Mappable(fieldNaming: .snakeCase)
public struct TweetAuthor: Equatable, Sendable {
  public var id: Int
  public var idStr: String
  public var name: String
  public var screenName: String
  public var location: String
  public var description: String
  public var url: URL
  public var protected: Bool
  public var followersCount: Int
  public var friendsCount: Int
  public var listedCount: Int
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) public var createdAt: Date
  public var favouritesCount: Int
  public var utcOffset: Int
  public var timeZone: String
  public var geoEnabled: Bool
  public var verified: Bool
  public var statusesCount: Int
  public var lang: String
  public var contributorsEnabled: Bool
  public var isTranslator: Bool
  public var profileBackgroundColor: String
  public var profileBackgroundImageUrl: String
  public var profileBackgroundImageUrlHttps: String
  public var profileBackgroundTile: Bool
  public var profileImageUrl: String
  public var profileImageUrlHttps: String
  public var profileLinkColor: String
  public var profileSidebarBorderColor: String
  public var profileSidebarFillColor: String
  public var profileTextColor: String
  public var profileUseBackgroundImage: Bool
  public var showAllInlineMedia: Bool
  public var defaultProfile: Bool
  public var defaultProfileImage: Bool
  public var following: Bool
  public var followRequestSent: Bool?
  public var notifications: Bool?
}

/// A user with tweets: `user_with_tweets.json`.
@Mappable(fieldNaming: .snakeCase)
public struct UserDocument: Equatable, Sendable {
  public var idStr: String
  public var name: String
  public var screenName: String
  public var location: String
  public var description: String
  public var url: URL
  public var protected: Bool
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) public var createdAt: Date
  public var tweets: [ShortTweet]
  public var tweetsNullable: [ShortTweet]?
  public var tweetsEmpty: [ShortTweet]
  public var params: [String]
}

@Mappable(fieldNaming: .snakeCase)
public struct ShortTweet: Equatable, Sendable {
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) public var createdAt: Date
  public var idStr: Int
  public var text: String
}
