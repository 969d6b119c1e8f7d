public import Maquette

@Mappable(fieldNaming: .snakeCase)
public struct WeiboUser: Equatable, Sendable {
  public var coverImagePhone: String
  public var id: Int
  public var biFollowersCount: Int
  public var urank: Int
  public var profileImageUrl: String
  public var icons: [WeiboIcon]
  public var `class`: Int
  public var verifiedContactEmail: String
  public var province: String
  public var verified: Bool
  public var url: String
  public var statusesCount: Int
  public var geoEnabled: Bool
  public var followMe: Bool
  public var description: String
  public var type: Int
  public var followersCount: Int
  public var verifiedContactMobile: String
  public var location: String
  public var mbrank: Int
  public var avatarLarge: String
  public var star: Int
  public var verifiedTrade: String
  public var profileUrl: String
  public var weihao: String
  public var onlineStatus: Int
  public var badgeTop: String
  public var verifiedContactName: String
  public var screenName: String
  public var verifiedSourceUrl: String
  public var pagefriendsCount: Int
  public var name: String
  public var verifiedReason: String
  public var friendsCount: Int
  public var mbtype: Int
  public var blockApp: Int
  public var hasAbilityTag: Int
  public var avatarHd: String
  public var creditScore: Int
  public var remark: String
  public var createdAt: String
  public var blockWord: Int
  public var ulevel: Int
  public var allowAllActMsg: Bool
  public var verifiedState: Int
  public var domain: String
  public var verifiedReasonModified: String
  public var level: Int
  public var allowAllComment: Bool
  public var verifiedLevel: Int
  public var verifiedReasonUrl: String
  public var gender: String
  public var favouritesCount: Int
  public var idstr: String
  public var verifiedType: Int
  public var city: String
  public var verifiedSource: String
  public var badge: WeiboBadge
  public var userAbility: Int
  public var extend: WeiboExtension
  public var lang: String
  public var ptype: Int
  public var following: Bool
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboIcon: Equatable, Sendable {
  public var url: String
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboBadge: Equatable, Sendable {
  public var gongyi: Int
  public var gongyiLevel: Int
  public var enterprise: Int
  public var zongyiji: Int
  @CodingKey("suishoupai_2014") public var suishoupai2014: Int
  public var travel2013: Int
  public var anniversary: Int
  public var taobao: Int
  @CodingKey("hongbao_2014") public var hongbao2014: Int
  @CodingKey("dzwbqlv_2015") public var dzwbqlv2015: Int
  public var ucDomain: Int
  public var bindTaobao: Int
  public var dailv: Int
  @CodingKey("pzsd_2015") public var pzsd2015: Int
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboExtension: Equatable, Sendable {
  public var privacy: WeiboPrivacy
  public var mbprivilege: String
}

@Mappable(fieldNaming: .snakeCase)
public struct WeiboPrivacy: Equatable, Sendable {
  public var mobile: Int
}
