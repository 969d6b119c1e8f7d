extension MappingReader where Self: ~Copyable {
  /// Walks over the members of an object, in the order of the source.
  ///
  /// - Parameter visit: Gets the key of a member and the reader at its value, and passes the value; returns
  ///   false, without passing it, to end the walk there.
  /// - Returns: Whether the walk ended at a member.
  @inline(__always)
  @discardableResult
  mutating func walkMembers(
    _ visit: (String, inout Self) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) -> Bool {
    var more = try beginObject()
    while more {
      guard try visit(try readKey(), &self) else { return true }
      more = try endField()
    }
    return false
  }
}
