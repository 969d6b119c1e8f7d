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
    guard cluster.table.lendsAny else {
      return unsafe try withUnsafePointer(to: value as Any) { (place) throws(WriteFailure) in
        unsafe try write(place, of: cluster.table)
      }
    }
    unsafe try withUnsafePointer(to: value) { (place) throws(WriteFailure) in
      unsafe try write(UnsafeRawPointer(place).assumingMemoryBound(to: Any.self), of: cluster.table)
    }
  }

  /// Writes the value of a type that is known only at run time; the pointer is to a value.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @inline(never)
  private mutating func write(
    _ value: UnsafePointer<Any>, of table: ClusterTable
  ) throws(WriteFailure) {
    let type = unsafe Swift.type(of: value.pointee)
    let tag = table.tag(of: type, state.options.registry)
    let isKnown = tag != nil || table.isFallback(type)
    // The table of objects also identifies the class of an object.
    if _slowPath(state.objects != nil), isKnown,
      let model = unsafe value.pointee as? any MappingEncodable, try __writeReference(toAny: model)
    {
      return
    }
    if let tag, !table.path.isEmpty, case .inside = table.place,
      let member = TaggedFields.type(of: type)
    {
      return unsafe try write(value, as: member, table.path, tag)
    }
    guard isKnown, let model = unsafe value.pointee as? any MappingEncodable else {
      throw failure(
        .unencodable, expected: table.expected(state.options.registry), found: "\(type)")
    }
    if let tag, try write(model, outerTag: tag, of: table) { return }
    // The fields of a class in a cluster write their tag themselves.
    guard let tag, !table.path.isEmpty, !(model is any ClassCluster) else {
      return try write(model)
    }
    try __writeModel(type) { (writer) throws(WriteFailure) in
      try writer.writeMembersBeside(table.path, tag, model)
    }
  }

  /// Writes a value and its tag in one object.
  ///
  /// Invariant: the pointer is to a value that has the type at run time.
  private mutating func write<Member: FlattenedEncodable>(
    _ value: UnsafePointer<Any>, as type: Member.Type, _ path: [String], _ tag: String
  ) throws(WriteFailure) {
    // A cast would copy the value, and take longer than to write it.
    func write<Value>(_ value: Value) -> Result<Void, WriteFailure> {
      Result { () throws(WriteFailure) in
        unsafe try withUnsafePointer(to: value) { (place) throws(WriteFailure) in
          let member = unsafe UnsafeRawPointer(place).assumingMemoryBound(to: Member.self)
          try __writeModel(type) { (writer) throws(WriteFailure) in
            unsafe try writer.__writeInternallyTagged(path, tag: tag, member.pointee)
          }
        }
      }
    }
    unsafe try _openExistential(value.pointee, do: write).get()
  }

  /// Writes a value with its tag around it or next to it.
  ///
  /// - Returns: False without writing anything if the tag is inside the value.
  private mutating func write(
    _ model: any MappingEncodable, outerTag tag: String, of table: ClusterTable
  ) throws(WriteFailure) -> Bool {
    switch table.place {
    case .inside: return false
    case .outside:
      try beginObject()
      writeKey(tag)
    case .beside(let content):
      try beginObject()
      try writeTag(tag, at: table.path[...])
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
    try writeTag(tag, at: cluster.path[...])
  }

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
