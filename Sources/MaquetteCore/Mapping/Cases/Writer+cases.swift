// What generated code calls to write enums whose tags lie beside their payloads.

extension Writer where Self: ~Copyable {
  /// Writes the fields of a payload into the object that holds the tag of its case.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, which is not written again.
  ///   - value: The payload.
  /// - Throws: `unencodable` if the payload is no object.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeBeside<T: FieldWritable>(
    _ path: [String], _ value: T
  ) throws(WriteFailure) {
    if T.leaves(path.first) { return try writeFields(of: value) }
    try writeTree(of: value, beside: path)
  }

  /// Writes the members of a payload into the object that holds the tag of its case.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, which is not written again.
  ///   - value: The payload.
  /// - Throws: `unencodable` if the payload is no object.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeBeside<T: Writable>(
    _ path: [String], _ value: T
  ) throws(WriteFailure) {
    try writeTree(of: value, beside: path)
  }

  mutating func writeTree(
    of value: some Writable, beside path: [String]
  ) throws(WriteFailure) {
    let tree = try tree(of: value)
    guard let object = tree.object else {
      throw failure(
        .unencodable, expected: "an object beside the tag",
        found: tree.shown(hidesValue: false))
    }
    for member in object where member.key != path.first {
      writeKey(member.key)
      try writeValue(member.value)
    }
  }

  /// Writes a case that was kept as a whole into an object that has been begun.
  ///
  /// - Throws: `unencodable` if it is no object.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  public mutating func writeUnknownCase(_ value: Value) throws(WriteFailure) {
    try writeTree(of: value, beside: [])
  }

  /// The failure of a case that is not mapped.
  @inline(never)
  public mutating func ignoredCase(_ name: String, of model: String) -> WriteFailure {
    failure(.unencodable, expected: "a case of \(model) that is mapped", found: "case \(name)")
  }
}
