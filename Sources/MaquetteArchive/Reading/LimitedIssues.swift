import MaquetteCore

/// Collects the issues of many objects, up to the limit of one report.
struct LimitedIssues {
  private let limit: Int
  private var issues: [MappingIssue] = []
  private var hasMore = false

  init(limit: Int) { self.limit = limit }

  /// The issues, with a final one if some were omitted.
  var all: [MappingIssue] {
    guard hasMore else { return issues }
    let error = MappingError(.tooManyIssues, expected: "at most \(limit.counted("issue"))")
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
