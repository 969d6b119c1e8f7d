/// A value that mapping repaired, dropped or could not map.
public struct MappingIssue: Sendable, Hashable, CustomStringConvertible {
  /// The severity of an issue.
  public enum Severity: Sendable, Hashable, Comparable {
    /// A value was converted, defaulted or dropped, as the model and the options allow.
    case repair

    /// A value could not be mapped.
    case error

    /// The name in reports.
    package var name: String { self == .repair ? "repair" : "error" }
  }

  /// The severity of the issue.
  public var severity: Severity

  /// What happened, where, and what was expected and found.
  public var error: MappingError

  /// The repair: "converted", "used the default", "dropped".
  public var resolution: String?

  /// Creates an issue.
  package init(severity: Severity, error: MappingError, resolution: String? = nil) {
    self.severity = severity
    self.error = error
    self.resolution = resolution
  }

  /// The steps from the root of the document to the value.
  public var path: MappingPath { error.path }

  /// What kind of thing happened.
  public var code: MappingError.Code { error.code }

  /// The issue in one line.
  public var description: String {
    let resolution = resolution.map { " -> \($0)" } ?? ""
    return "\(severity.name): \(error)\(resolution)"
  }
}
