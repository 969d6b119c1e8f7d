// Called by generated code if several models write into one object: a class and its superclass, or
// a model and its flattened members. They may have parts of the same nested object, which is
// written once.

extension MappingWriter where Self: ~Copyable {
  /// Writes fields into the open object; nested objects that are written in parts are merged.
  ///
  /// - Parameter write: Writes the fields, and those of other models.
  /// - Throws: The errors of writing the fields.
  public mutating func __writeShared(
    _ write: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let tree = try tree(
      at: state.depth - 1,
      { (writer) throws(WriteFailure) in
        try writer.beginObject()
        try write(&writer)
        writer.endSharedObject()
      }, rewriting: { _ in })
    if let object = tree.object { try writeMembers(from: object) }
  }

  /// Writes the members of an object into the open one, each from its place in memory.
  mutating func writeMembers(from object: AnyValue.Object) throws(WriteFailure) {
    unsafe try object.withMembers { (members) throws(WriteFailure) in
      for index in members.indices {
        unsafe writeKey(members[index].key)
        unsafe try writeValue(members[index].value)
      }
    }
  }
}

extension AnyValue.Object {
  /// Creates an object.
  ///
  /// Objects and arrays under a duplicate key are merged; otherwise the last value wins.
  init(uniting members: some Sequence<Member>) {
    for member in members {
      self[member.key] = self[member.key]?.united(with: member.value) ?? member.value
    }
  }
}

extension AnyValue {
  /// Merges the parts of a nested object or array that two models wrote; a null fills an array up to
  /// the position of a part.
  fileprivate func united(with other: AnyValue) -> AnyValue {
    switch (self, other) {
    case (.object(let inner), .object(let added)):
      return .object(AnyValue.Object(uniting: Array(inner) + Array(added)))
    case (.array(let inner), .array(let added)):
      let both = zip(inner, added).map { $1.isNull ? $0 : $0.united(with: $1) }
      return .array(both + inner.dropFirst(both.count) + added.dropFirst(both.count))
    default: return other
    }
  }
}
