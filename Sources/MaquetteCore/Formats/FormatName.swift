/// What a format is called where a strategy depends on it; the module of a format names it.
public struct FormatName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates a name that is written out.
  public init(stringLiteral name: String) { self.name = name }
}
