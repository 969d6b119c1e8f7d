import MaquetteCore

/// The issues of many objects: no more than a report of one value tells.
struct LimitedIssues {
  private let limit: Int
  private var issues: [MappingIssue] = []
  private var hasMore = false

  init(limit: Int) { self.limit = limit }

  /// The issues, and that there are more if some were left out.
  var all: [MappingIssue] {
    guard hasMore else { return issues }
    let error = MappingError(.tooManyIssues, expected: "at most \(limit)")
    return issues + [MappingIssue(severity: .error, error: error)]
  }

  mutating func append(_ issue: MappingIssue) {
    if issues.count < limit, issue.error.code != .tooManyIssues {
      issues.append(issue)
    } else {
      hasMore = true
    }
  }
}
