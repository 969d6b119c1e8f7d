public import Maquette

/// An event on GitHub: an element of `github_events.json`.
@Mappable(fieldNaming: .snakeCase)
public struct GitHubEvent: Equatable, Sendable {
  public var type: String
  public var createdAt: String
  public var actor: EventActor
  public var repo: EventRepository
  public var `public`: Bool
  public var payload: EventPayload
  public var id: String
  public var org: EventActor?
}

@Mappable(fieldNaming: .snakeCase)
public struct EventActor: Equatable, Sendable {
  public var gravatarId: String
  public var login: String
  public var avatarUrl: String
  public var url: String
  public var id: Int
}

@Mappable(fieldNaming: .snakeCase)
public struct EventRepository: Equatable, Sendable {
  public var url: String
  public var id: Int
  public var name: String
}

@Mappable(fieldNaming: .snakeCase)
public struct EventPayload: Equatable, Sendable {
  public var commits: [Commit]?
  public var distinctSize: Int?
  public var ref: String?
  public var pushId: Int?
  public var head: String?
  public var before: String?
  public var size: Int?
  public var description: String?
  public var masterBranch: String?
  public var refType: String?
  public var forkee: Repository?
  public var action: String?
  public var issue: Issue?
  public var comment: Comment?
  public var pages: [WikiPage]?
}

@Mappable(fieldNaming: .snakeCase)
public struct Commit: Equatable, Sendable {
  public var url: String
  public var message: String
  public var distinct: Bool
  public var sha: String
  public var author: CommitAuthor
}

@Mappable(fieldNaming: .snakeCase)
public struct CommitAuthor: Equatable, Sendable {
  public var email: String
  public var name: String
}

@Mappable(fieldNaming: .snakeCase)
public struct Issue: Equatable, Sendable {
  public var user: Account
  public var url: String
  public var labels: [Label]
  public var htmlUrl: String
  public var labelsUrl: String
  public var pullRequest: PullRequestLinks
  public var createdAt: String
  public var closedAt: String?
  public var milestone: String?
  public var title: String
  public var body: String
  public var updatedAt: String
  public var number: Int
  public var state: String
  public var assignee: Account?
  public var id: Int
  public var eventsUrl: String
  public var commentsUrl: String
  public var comments: Int
}

@Mappable(fieldNaming: .snakeCase)
public struct PullRequestLinks: Equatable, Sendable {
  public var htmlUrl: String?
  public var patchUrl: String?
  public var diffUrl: String?
}

@Mappable(fieldNaming: .snakeCase)
public struct Comment: Equatable, Sendable {
  public var user: Account
  public var url: String
  public var issueUrl: String
  public var createdAt: String
  public var body: String
  public var updatedAt: String
  public var id: Int
}

@Mappable(fieldNaming: .snakeCase)
public struct WikiPage: Equatable, Sendable {
  public var pageName: String
  public var htmlUrl: String
  public var title: String
  public var sha: String
  public var summary: String?
  public var action: String
}

@Mappable(fieldNaming: .snakeCase)
public struct Account: Equatable, Sendable {
  public var url: String
  public var gistsUrl: String
  public var gravatarId: String
  public var type: String
  public var avatarUrl: String
  public var subscriptionsUrl: String
  public var receivedEventsUrl: String
  public var organizationsUrl: String
  public var reposUrl: String
  public var login: String
  public var id: Int
  public var starredUrl: String
  public var eventsUrl: String
  public var followersUrl: String
  public var followingUrl: String
}

@Mappable(fieldNaming: .snakeCase)
public struct Repository: Equatable, Sendable {
  public var description: String
  public var fork: Bool
  public var url: String
  public var language: String
  public var stargazersUrl: String
  public var cloneUrl: String
  public var tagsUrl: String
  public var fullName: String
  public var mergesUrl: String
  public var forks: Int
  public var `private`: Bool
  public var gitRefsUrl: String
  public var archiveUrl: String
  public var collaboratorsUrl: String
  public var owner: Account
  public var languagesUrl: String
  public var treesUrl: String
  public var labelsUrl: String
  public var htmlUrl: String
  public var pushedAt: String
  public var createdAt: String
  public var hasIssues: Bool
  public var forksUrl: String
  public var branchesUrl: String
  public var commitsUrl: String
  public var notificationsUrl: String
  public var openIssues: Int
  public var contentsUrl: String
  public var blobsUrl: String
  public var issuesUrl: String
  public var compareUrl: String
  public var issueEventsUrl: String
  public var name: String
  public var updatedAt: String
  public var statusesUrl: String
  public var forksCount: Int
  public var assigneesUrl: String
  public var sshUrl: String
  public var `public`: Bool
  public var hasWiki: Bool
  public var subscribersUrl: String
  public var mirrorUrl: String?
  public var watchersCount: Int
  public var id: Int
  public var hasDownloads: Bool
  public var gitCommitsUrl: String
  public var downloadsUrl: String
  public var pullsUrl: String
  public var homepage: String?
  public var issueCommentUrl: String
  public var hooksUrl: String
  public var subscriptionUrl: String
  public var milestonesUrl: String
  public var svnUrl: String
  public var eventsUrl: String
  public var gitTagsUrl: String
  public var teamsUrl: String
  public var commentsUrl: String
  public var openIssuesCount: Int
  public var keysUrl: String
  public var gitUrl: String
  public var contributorsUrl: String
  public var size: Int
  public var watchers: Int
}

@Mappable(fieldNaming: .snakeCase)
public struct Label: Equatable, Sendable {
  public var name: String
  public var color: String
}
