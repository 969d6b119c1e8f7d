// What generated code calls for flattened members whose keys have a prefix or a suffix.

extension Reader where Self: ~Copyable {
  /// Offers the current key without its prefix and suffix to the fields of a flattened member.
  ///
  /// - Returns: Whether they took it.
  /// - Throws: Whatever the field throws.
  public mutating func readInherited<F: FieldAccumulator>(
    into fields: inout F, prefix: String, suffix: String
  ) throws(ReadFailure) -> Bool {
    let key = currentKey.utf8
    guard key.count > prefix.utf8.count + suffix.utf8.count, key.starts(with: prefix.utf8),
      key.reversed().starts(with: suffix.utf8.reversed())
    else { return false }
    let inner = String(key.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)) ?? ""
    let slot = state.slot(of: inner, in: F.keys)
    guard slot >= 0 else { return false }
    try fields.readField(slot, from: &self)
    return true
  }
}

extension Writer where Self: ~Copyable {
  /// Writes the fields of a flattened member with a prefix and a suffix around their keys.
  ///
  /// - Throws: Whatever the member throws.
  public mutating func writeFields<T: FieldWritable>(
    of model: T, prefix: String, suffix: String
  ) throws(WriteFailure) {
    let tree = try flattenedTree(of: model)
    try writeFields(of: tree.object ?? Object(), prefix: prefix, suffix: suffix)
  }

  /// The tree of a flattened member, whose object is the one under way.
  mutating func flattenedTree(of model: some Writable) throws(WriteFailure) -> Value {
    try tree(
      at: state.depth - 1, { (writer) throws(WriteFailure) in try model.write(to: &writer) },
      rewriting: { _ in })
  }

  /// Writes the members of an object into the object under way.
  mutating func writeFields(
    of object: Object, prefix: String = "", suffix: String = ""
  ) throws(WriteFailure) {
    for member in object {
      writeKey(prefix + member.key + suffix)
      try writeValue(member.value)
    }
  }
}
