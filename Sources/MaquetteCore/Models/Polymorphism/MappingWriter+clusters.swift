extension MappingWriter where Self: ~Copyable {
  /// Writes a value of a cluster with its own type, the tag first.
  ///
  /// - Parameters:
  ///   - value: The value, whose dynamic type selects the tag.
  ///   - cluster: The types with their tags, and the place of the tag. The fallback has no tag.
  /// - Throws: `unencodable` for a type that the cluster does not know; errors of the type.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func write<Base>(
    _ value: Base, of cluster: PolymorphicTypes<Base>
  ) throws(WriteFailure) {
    let type = dynamicType(of: value)
    let tag = cluster.table.tag(of: type, state.options.registry)
    if let tag, !cluster.path.isEmpty, state.objects == nil, case .inside = cluster.table.place,
      let member = TaggedFields.type(of: type)
    {
      return try write(value, as: member, cluster.path, tag)
    }
    guard let model = value as? any MappingEncodable, tag != nil || cluster.table.isFallback(type)
    else {
      throw failure(
        .unencodable, expected: cluster.table.expected(state.options.registry), found: "\(type)")
    }
    // The table of objects also identifies the class of an object.
    if _slowPath(state.objects != nil), try __writeReference(toAny: model) { return }
    if let tag, try write(model, outerTag: tag, of: cluster) { return }
    // The fields of a class in a cluster write their tag themselves.
    guard let tag, !cluster.path.isEmpty, !(model is any ClassCluster) else {
      return try write(model)
    }
    try __writeModel(type) { (writer) throws(WriteFailure) in
      try writer.__writeInternallyTagged(cluster.path, tag: tag, anyModel: model)
    }
  }

  /// Writes a value and its tag in one object.
  private mutating func write<Base, Member: FlattenedEncodable>(
    _ value: Base, as type: Member.Type, _ path: [String], _ tag: String
  ) throws(WriteFailure) {
    // Unlike `as?`, a pattern does not name the type of an optional.
    switch value {
    case let model as Member:
      try __writeModel(type) { (writer) throws(WriteFailure) in
        try writer.__writeInternallyTagged(path, tag: tag, model)
      }
    default:
      throw failure(.unencodable, expected: "\(type)", found: "\(dynamicType(of: value))")
    }
  }

  /// Writes a value with its tag around it or next to it.
  ///
  /// - Returns: False without writing anything if the tag is inside the value.
  private mutating func write<Base>(
    _ model: any MappingEncodable, outerTag tag: String, of cluster: PolymorphicTypes<Base>
  ) throws(WriteFailure) -> Bool {
    switch cluster.table.place {
    case .inside: return false
    case .outside:
      try beginObject()
      writeKey(tag)
    case .beside(let content):
      try beginObject()
      try writeMembers(of: [:], tag, at: cluster.path[...])
      writeKey(content)
    }
    try write(model)
    endObject()
    return true
  }

  /// Writes the tag of an object's own class into the open object.
  ///
  /// - Parameters:
  ///   - type: The dynamic type of the object.
  ///   - cluster: The types with their tags, and the path to the tag. Nothing is written for the
  ///     fallback.
  /// - Throws: `unencodable` for a class that the cluster does not know.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeTag<Base>(
    of type: Any.Type, in cluster: PolymorphicTypes<Base>
  ) throws(WriteFailure) {
    let tag = cluster.table.tag(of: type, state.options.registry)
    guard tag != nil || !cluster.table.isFallback(type) else { return }
    guard let tag else {
      throw failure(
        .unencodable, expected: cluster.table.expected(state.options.registry), found: "\(type)")
    }
    // A property that is the tag writes it, and a tag next to properties is merged with them later.
    guard !cluster.path.isEmpty, case .nothing = cluster.table.claim(of: type) else { return }
    try writeMembers(of: [:], tag, at: cluster.path[...])
  }

  private mutating func __writeInternallyTagged(
    _ path: [String], tag: String, anyModel model: any MappingEncodable
  ) throws(WriteFailure) {
    if let model = model as? any FlattenedEncodable {
      try writeFieldsBeside(path, tag, model)
    } else {
      try writeMembersBeside(path, tag, model)
    }
  }

  private mutating func writeFieldsBeside<T: FlattenedEncodable>(
    _ path: [String], _ tag: String, _ model: T
  ) throws(WriteFailure) { try __writeInternallyTagged(path, tag: tag, model) }

  private mutating func writeMembersBeside<T: MappingEncodable>(
    _ path: [String], _ tag: String, _ model: T
  ) throws(WriteFailure) { try __writeInternallyTagged(path, tag: tag, model) }

  /// Writes the tag and the fields of an object into the open object.
  ///
  /// - Throws: The errors of the fields.
  fileprivate mutating func writeMember<T: FlattenedEncodable & ClassCluster>(
    _ object: T, _ writeFields: (inout Self) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let (type, cluster) = (dynamicType(of: object), T.cluster)
    guard cluster.path.count > 1, case .neighbors = cluster.table.claim(of: type),
      let tag = cluster.table.tag(of: type, state.options.registry)
    else { return try writeFields(&self) }
    let write = { (writer: inout ValueWriter) throws(WriteFailure) in
      try writer.beginObject()
      try object.__writeFields(to: &writer)
      writer.endObject()
    }
    let tree = try tree(at: state.depth - 1, write, rewriting: { _ in })
    try writeMembers(of: tree.object ?? AnyValue.Object(), tag, at: cluster.path[...])
  }
}

/// The types whose fields can be written next to a tag that is not one of them.
///
/// They are looked up once: a cast of a value to a protocol copies the value into memory of its own.
private enum TaggedFields {
  private static let cache = TypeCache<(any (FlattenedEncodable & SendableMetatype).Type)?>()

  /// Returns a type if it has such fields; the fields of a class in a cluster include the tag.
  static func type(of type: any Any.Type) -> (any FlattenedEncodable.Type)? {
    cache.value(of: type) {
      type is any ClassCluster.Type
        ? nil : type as? any (FlattenedEncodable & SendableMetatype).Type
    }
  }
}

extension FlattenedEncodable where Self: ClassCluster {
  /// Writes an object that contains the tag of its class and its fields.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginObject()
    try writer.writeMember(self) { (writer) throws(WriteFailure) in
      try __writeFields(to: &writer)
    }
    writer.endObject()
  }

  /// Writes an object that contains the tag of its class and its fields.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if _slowPath(writer.state.objects != nil), try writer.__writeReference(to: self) { return }
    try writer.writeModel(dynamicType(of: self)) { (writer) throws(WriteFailure) in
      try writer.writeMember(self) { (writer) throws(WriteFailure) in
        try __writeFields(to: &writer)
      }
    }
  }
}
