public import Maquette

/// The response to a search for tweets: `twitter.json`.
@Mappable(fieldNaming: .snakeCase)
public struct SearchResult: Equatable, Sendable {
  public var statuses: [Status]
  public var searchMetadata: SearchMetadata
}

@Mappable(fieldNaming: .snakeCase)
public struct SearchMetadata: Equatable, Sendable {
  public var completedIn: Double
  public var maxId: UInt64
  public var maxIdStr: String
  public var nextResults: String
  public var query: String
  public var refreshUrl: String
  public var count: Int
  public var sinceId: UInt64
  public var sinceIdStr: String
}

@Mappable(fieldNaming: .snakeCase)
public struct Status: Equatable, Sendable {
  public var metadata: StatusMetadata
  public var createdAt: String
  public var id: UInt64
  public var idStr: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var inReplyToStatusId: UInt64?
  public var inReplyToStatusIdStr: String?
  public var inReplyToUserId: UInt64?
  public var inReplyToUserIdStr: String?
  public var inReplyToScreenName: String?
  public var user: TwitterUser
  public var retweetedStatus: Retweet?
  public var retweetCount: Int
  public var favoriteCount: Int
  public var entities: StatusEntities
  public var favorited: Bool
  public var retweeted: Bool
  public var possiblySensitive: Bool?
  public var lang: String
}

/// A retweeted tweet; the service nests them no deeper.
@Mappable(fieldNaming: .snakeCase)
public struct Retweet: Equatable, Sendable {
  public var metadata: StatusMetadata
  public var createdAt: String
  public var id: UInt64
  public var idStr: String
  public var text: String
  public var source: String
  public var truncated: Bool
  public var inReplyToStatusId: UInt64?
  public var inReplyToStatusIdStr: String?
  public var inReplyToUserId: UInt64?
  public var inReplyToUserIdStr: String?
  public var inReplyToScreenName: String?
  public var user: TwitterUser
  public var retweetCount: Int
  public var favoriteCount: Int
  public var entities: StatusEntities
  public var favorited: Bool
  public var retweeted: Bool
  public var possiblySensitive: Bool?
  public var lang: String
}

@Mappable(fieldNaming: .snakeCase)
public struct StatusMetadata: Equatable, Sendable {
  public var resultType: String
  public var isoLanguageCode: String
}

@Mappable(fieldNaming: .snakeCase)
public struct TwitterUser: Equatable, Sendable {
  public var id: UInt64
  public var idStr: String
  public var name: String
  public var screenName: String
  public var location: String
  public var description: String
  public var url: String?
  public var entities: UserEntities
  public var protected: Bool
  public var followersCount: Int
  public var friendsCount: Int
  public var listedCount: Int
  public var createdAt: String
  public var favouritesCount: Int
  public var utcOffset: Int?
  public var timeZone: String?
  public var geoEnabled: Bool
  public var verified: Bool
  public var statusesCount: Int
  public var lang: String
  public var contributorsEnabled: Bool
  public var isTranslator: Bool
  public var isTranslationEnabled: Bool
  public var profileBackgroundColor: String
  public var profileBackgroundImageUrl: String
  public var profileBackgroundImageUrlHttps: String
  public var profileBackgroundTile: Bool
  public var profileImageUrl: String
  public var profileImageUrlHttps: String
  public var profileBannerUrl: String?
  public var profileLinkColor: String
  public var profileSidebarBorderColor: String
  public var profileSidebarFillColor: String
  public var profileTextColor: String
  public var profileUseBackgroundImage: Bool
  public var defaultProfile: Bool
  public var defaultProfileImage: Bool
  public var following: Bool
  public var followRequestSent: Bool
  public var notifications: Bool
}

@Mappable(fieldNaming: .snakeCase)
public struct UserEntities: Equatable, Sendable {
  public var url: LinkList?
  public var description: LinkList
}

@Mappable(fieldNaming: .snakeCase)
public struct LinkList: Equatable, Sendable {
  public var urls: [Link]
}

@Mappable(fieldNaming: .snakeCase)
public struct Link: Equatable, Sendable {
  public var url: String
  public var expandedUrl: String
  public var displayUrl: String
  public var indices: [Int]
}

@Mappable(fieldNaming: .snakeCase)
public struct StatusEntities: Equatable, Sendable {
  public var hashtags: [Hashtag]
  public var symbols: [Hashtag]
  public var urls: [Link]
  public var userMentions: [UserMention]
  public var media: [Medium]?
}

@Mappable(fieldNaming: .snakeCase)
public struct Hashtag: Equatable, Sendable {
  public var text: String
  public var indices: [Int]
}

@Mappable(fieldNaming: .snakeCase)
public struct UserMention: Equatable, Sendable {
  public var screenName: String
  public var name: String
  public var id: UInt64
  public var idStr: String
  public var indices: [Int]
}

@Mappable(fieldNaming: .snakeCase)
public struct Medium: Equatable, Sendable {
  public var id: UInt64
  public var idStr: String
  public var indices: [Int]
  public var mediaUrl: String
  public var mediaUrlHttps: String
  public var url: String
  public var displayUrl: String
  public var expandedUrl: String
  public var type: String
  public var sizes: MediumSizes
  public var sourceStatusId: UInt64?
  public var sourceStatusIdStr: String?
}

@Mappable(fieldNaming: .snakeCase)
public struct MediumSizes: Equatable, Sendable {
  public var medium: MediumSize
  public var small: MediumSize
  public var thumb: MediumSize
  public var large: MediumSize
}

@Mappable(fieldNaming: .snakeCase)
public struct MediumSize: Equatable, Sendable {
  public var w: Int
  public var h: Int
  public var resize: String
}
