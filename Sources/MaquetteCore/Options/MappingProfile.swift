/// The name of a format, or of an application's profile: attributes with `in:` apply to it, and
/// strategies may depend on it.
///
/// The modules of formats define their names. An application defines names of profiles:
///
/// ```swift
/// extension MappingProfile {
///   static let storage: MappingProfile = "storage"
/// }
/// ```
public struct MappingProfile: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Creates a name from a literal.
  public init(stringLiteral name: String) { self.name = name }
}
