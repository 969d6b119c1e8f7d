/// The name of a format, or of a profile that an application maps by: what attributes are for that
/// say `in:`, and strategies that depend on it.
///
/// The modules of formats name these. An application names its profiles:
///
/// ```swift
/// extension MappingProfile {
///   static let storage: MappingProfile = "storage"
/// }
/// ```
public struct MappingProfile: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates a name that is written out.
  public init(stringLiteral name: String) { self.name = name }
}
