public import MaquetteCore

extension MappingDecodable where Self: ~Copyable {
  /// Reads a value from a tree of values.
  ///
  /// - Parameter tree: The tree.
  /// - Throws: The first error, with its path.
  @inlinable
  public init(anyValue tree: AnyValue) throws(MappingError) {
    self = try ValueMapper().decode(Self.self, from: tree)
  }
}

extension IsolatedDecodable {
  /// Updates this actor with the members of a tree.
  ///
  /// - Parameter tree: The tree; properties whose keys it lacks do not change.
  /// - Throws: The first error, with its path; the actor does not change.
  public func update(anyValue tree: AnyValue) throws(MappingError) {
    try ValueMapper().update(self, from: tree)
  }
}
