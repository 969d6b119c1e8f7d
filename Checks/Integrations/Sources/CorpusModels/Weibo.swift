public import Maquette

/// A post with its author and pictures: `weibo.json`.
@Mappable(fieldNaming: .snakeCase)
public struct WeiboStatus: Equatable, Sendable {
  public var favorited: Bool
  public var attitudesStatus: Int
  public var createdAt: String
  public var id: Int
  public var truncated: Bool
  public var inReplyToScreenName: String
  public var mblogid: String
  public var text: String
  public var idstr: String
  public var sourceType: Int
  public var geo: String
  public var user: WeiboUser
  public var commentsCount: Int
  public var thumbnailPic: String
  public var source: String
  public var recomState: Int
  public var sourceAllowclick: Int
  public var bizFeature: Int
  public var mblogtypename: String
  public var annotations: [WeiboAnnotation]
  @CodingKey("filterID") public var filterID: String
  public var bmiddlePic: String
  public var scheme: String
  public var visible: WeiboVisibility
  public var inReplyToStatusId: String
  public var mid: String
  public var picIds: [String]
  public var repostsCount: Int
  public var mlevel: Int
  public var attitudesCount: Int
  public var darwinTags: [String]
  @CodingKey("userType") public var userType: Int
  public var picInfos: [String: WeiboPicture]
  public var inReplyToUserId: String
  public var originalPic: String
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboAnnotation: Equatable, Sendable {
  public var clientMblogid: String?
  public var mapiRequest: Bool?
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboVisibility: Equatable, Sendable {
  public var type: Int
  public var listId: Int
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboPicture: Equatable, Sendable {
  public var thumbnail: WeiboImage
  public var bmiddle: WeiboImage
  public var large: WeiboImage
  public var largest: WeiboImage
  public var picId: String
  public var photoTag: Int
  public var original: WeiboImage
  public var filterId: String
  public var objectId: String
  public var middleplus: WeiboImage
}

/// One size of a picture; the service encodes some lengths as text and some as numbers.
@Mappable(fieldNaming: .snakeCase)
public struct WeiboImage: Equatable, Sendable {
  public var cutType: Int
  public var type: String
  public var url: String
  public var width: AnyValue
  public var height: AnyValue
}
