// An update of an object of a class cluster may name another class.

extension MappingReader where Self: ~Copyable {
  /// Reads an object that replaces the present one of a cluster, if the data has the tag of another class;
  /// returns nil without consuming anything if the present one changes in place.
  ///
  /// - Throws: `unknownCase`; errors of the other class.
  @inline(never)
  @usableFromInline
  mutating func __readOtherMember<T: MappingDecodable>(
    than value: T
  ) throws(ReadFailure) -> T? {
    guard kind == .object, let type = T.self as? any ClassCluster.Type else { return nil }
    return try readOtherMember(than: value, in: type)
  }

  private mutating func readOtherMember<T: MappingDecodable, Class: ClassCluster>(
    than value: T, in type: Class.Type
  ) throws(ReadFailure) -> T? {
    let table = type.cluster.table
    // A subclass that is asked for itself has no tag, and a function that selects a type needs whole objects.
    guard T.self == Class.ClusterBase.self, case .inside = table.place, table.choice == nil,
      try findTag(at: table.path, expected: table.expected(state.options.registry)) != nil
    else { return nil }
    let start = mark()
    let chosen = try chooseType(of: table)
    guard ObjectIdentifier(chosen.type) != ObjectIdentifier(Swift.type(of: value as Any)) else {
      return nil
    }
    return try readMember(chosen, as: T.self, at: start)
  }
}
