/// What a call hands to strategies and hooks: nothing, for it would be values of any types.
public struct MappingContext: Sendable, Hashable {
  /// Creates a context.
  public init() {}
}
