public import MaquetteCore

/// `GitHubUser` with careful hand-written decoding that uses the reader's public functions: the
/// reference for the macro's code.
public struct HandWrittenGitHubUser: Sendable {
  public var login: String
  public var id: Int
  public var avatarUrl: String
  public var gravatarId: String
  public var url: String
  public var htmlUrl: String
  public var followersUrl: String
  public var followingUrl: String
  public var gistsUrl: String
  public var starredUrl: String
  public var subscriptionsUrl: String
  public var organizationsUrl: String
  public var reposUrl: String
  public var eventsUrl: String
  public var receivedEventsUrl: String
  public var type: String
  public var siteAdmin: Bool
  public var name: String
  public var company: String?
  public var blog: String
  public var location: String
  public var email: String?
  public var hireable: Bool?
  public var bio: String
  public var publicRepos: Int
  public var publicGists: Int
  public var followers: Int
  public var following: Int
}

extension HandWrittenGitHubUser: MappingDecodable {
  private static let keys = __KeyTable(
    keys: [
      "login", "id", "avatar_url", "gravatar_id", "url", "html_url", "followers_url",
      "following_url", "gists_url", "starred_url", "subscriptions_url", "organizations_url",
      "repos_url", "events_url", "received_events_url", "type", "site_admin", "name", "company",
      "blog", "location", "email", "hireable", "bio", "public_repos", "public_gists", "followers",
      "following",
    ])

  public init(from reader: inout JSONReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  @inline(__always)
  private init<R: MappingReader & ~Copyable>(reading reader: inout R) throws(ReadFailure) {
    var login: String?
    var id: Int?
    var avatarUrl: String?
    var gravatarId: String?
    var url: String?
    var htmlUrl: String?
    var followersUrl: String?
    var followingUrl: String?
    var gistsUrl: String?
    var starredUrl: String?
    var subscriptionsUrl: String?
    var organizationsUrl: String?
    var reposUrl: String?
    var eventsUrl: String?
    var receivedEventsUrl: String?
    var type: String?
    var siteAdmin: Bool?
    var name: String?
    var company: String?
    var blog: String?
    var location: String?
    var email: String?
    var hireable: Bool?
    var bio: String?
    var publicRepos: Int?
    var publicGists: Int?
    var followers: Int?
    var following: Int?

    let start = reader.mark()
    let keys = Self.keys
    var slot = -1
    var more = try reader.beginObject()
    while more {
      slot = try reader.readKey(keys, expecting: slot + 1)
      switch slot {
      case 0: login = try reader.readString()
      case 1: id = try reader.readInteger(Int.self)
      case 2: avatarUrl = try reader.readString()
      case 3: gravatarId = try reader.readString()
      case 4: url = try reader.readString()
      case 5: htmlUrl = try reader.readString()
      case 6: followersUrl = try reader.readString()
      case 7: followingUrl = try reader.readString()
      case 8: gistsUrl = try reader.readString()
      case 9: starredUrl = try reader.readString()
      case 10: subscriptionsUrl = try reader.readString()
      case 11: organizationsUrl = try reader.readString()
      case 12: reposUrl = try reader.readString()
      case 13: eventsUrl = try reader.readString()
      case 14: receivedEventsUrl = try reader.readString()
      case 15: type = try reader.readString()
      case 16: siteAdmin = try reader.readBool()
      case 17: name = try reader.readString()
      case 18: company = try reader.readNull() ? nil : reader.readString()
      case 19: blog = try reader.readString()
      case 20: location = try reader.readString()
      case 21: email = try reader.readNull() ? nil : reader.readString()
      case 22: hireable = try reader.readNull() ? nil : reader.readBool()
      case 23: bio = try reader.readString()
      case 24: publicRepos = try reader.readInteger(Int.self)
      case 25: publicGists = try reader.readInteger(Int.self)
      case 26: followers = try reader.readInteger(Int.self)
      case 27: following = try reader.readInteger(Int.self)
      default: try reader.skipValue()
      }
      more = try reader.endField()
    }

    guard
      let login, let id, let avatarUrl, let gravatarId, let url, let htmlUrl, let followersUrl,
      let followingUrl, let gistsUrl, let starredUrl, let subscriptionsUrl, let organizationsUrl,
      let reposUrl, let eventsUrl, let receivedEventsUrl, let type, let siteAdmin, let name,
      let blog, let location, let bio, let publicRepos, let publicGists, let followers,
      let following
    else { throw reader.failure(.missingKey, at: start, found: "") }
    self.login = login
    self.id = id
    self.avatarUrl = avatarUrl
    self.gravatarId = gravatarId
    self.url = url
    self.htmlUrl = htmlUrl
    self.followersUrl = followersUrl
    self.followingUrl = followingUrl
    self.gistsUrl = gistsUrl
    self.starredUrl = starredUrl
    self.subscriptionsUrl = subscriptionsUrl
    self.organizationsUrl = organizationsUrl
    self.reposUrl = reposUrl
    self.eventsUrl = eventsUrl
    self.receivedEventsUrl = receivedEventsUrl
    self.type = type
    self.siteAdmin = siteAdmin
    self.name = name
    self.company = company
    self.blog = blog
    self.location = location
    self.email = email
    self.hireable = hireable
    self.bio = bio
    self.publicRepos = publicRepos
    self.publicGists = publicGists
    self.followers = followers
    self.following = following
  }
}
