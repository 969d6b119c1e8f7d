/// What a migration says of one place.
public struct MigrationFinding: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable {
    /// The type was migrated, and means a little more or less than before.
    case note

    /// The type is left as it is.
    case warning

    /// The file is no Swift.
    case error
  }

  /// The name of the file.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// The column in bytes, from 1.
  public let column: Int

  public let severity: Severity

  /// What is said, without the place.
  public let text: String

  /// The finding in the form that editors understand.
  public var message: String { "\(file):\(line):\(column): \(severity.rawValue): \(text)" }
}
