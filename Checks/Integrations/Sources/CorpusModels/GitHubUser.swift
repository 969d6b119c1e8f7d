public import Maquette

/// An account from the GitHub API: `github_user.json`.
@Mappable(fieldNaming: .snakeCase)
public struct GitHubUser: Equatable, Sendable {
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
