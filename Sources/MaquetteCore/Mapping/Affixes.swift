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
    let slot = state.keyMatcher?.slot(of: inner, in: F.keys).slot ?? F.keys.slot(of: inner)
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
    var inner = ValueWriter(state: WritingState(options: state.options))
    inner.state.depth = state.depth - 1
    do throws(WriteFailure) {
      try model.write(to: &inner)
    } catch {
      state.pending = inner.state.pending ?? .init(code: error.code)
      state.pending?.path = inner.path
      throw error
    }
    for member in inner.finish().object ?? Object() {
      writeKey(prefix + member.key + suffix)
      try writeValue(member.value)
    }
  }
}
