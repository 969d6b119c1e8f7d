import Maquette

/// How types are written.
public struct OutputOptions: Sendable {
  /// What the types conform to.
  @Mappable
  public enum Style: String, CaseIterable, Sendable {
    /// Maquette's macro: the shortest declarations, which keep all that the samples have.
    case mappable

    /// The compiler's `Codable`, without a dependency.
    case codable
  }

  /// Who sees the types.
  @Mappable
  public enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`
  }

  /// What is said of properties.
  @Mappable
  public enum Comments: String, CaseIterable, Sendable {
    /// Nothing.
    case none

    /// How many of the samples have them.
    case counts

    /// Values of the samples, too.
    case examples
  }

  public var style = Style.mappable
  public var access = Access.internal
  public var comments = Comments.none

  /// The format of the documents, for the line that says how to decode them.
  public var format = SampleFormat.json

  /// Whether each type is written into a file of its own, inside an extension of the type that it is in.
  public var splits = false

  /// The number of spaces of a level.
  public var indentation = 2

  /// Creates the default options.
  public init() {}
}
