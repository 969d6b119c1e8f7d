// What generated code calls where several write into one object: a class and its superclass, a model and its
// flattened members. All may have a part of the same nested object, which is written once.

extension MappingWriter where Self: ~Copyable {
  /// Writes fields into the open object; nested objects that are written in parts become one.
  ///
  /// - Parameter write: Writes the fields, and those of others.
  /// - Throws: What writing the fields throws.
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
    for member in tree.object ?? AnyValue.Object() {
      writeKey(member.key)
      try writeValue(member.value)
    }
  }
}

extension AnyValue.Object {
  /// Creates an object; of a key that appears twice objects become one, and else the last value
  /// counts.
  init(uniting members: some Sequence<Member>) {
    for member in members {
      guard case .object(let added) = member.value, case .object(let inner) = self[member.key]
      else {
        self[member.key] = member.value
        continue
      }
      self[member.key] = .object(AnyValue.Object(uniting: Array(inner) + Array(added)))
    }
  }
}
