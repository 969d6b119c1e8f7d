// What generated code calls to write enums whose tags lie beside their payloads.

extension Writer where Self: ~Copyable {
  /// Writes the fields of a payload into the object that holds the tag of its case.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, which is not written again.
  ///   - value: The payload.
  /// - Throws: `unencodable` if the payload is no object.
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
  public mutating func writeBeside<T: Writable>(
    _ path: [String], _ value: T
  ) throws(WriteFailure) {
    try writeTree(of: value, beside: path)
  }

  mutating func writeTree<T: Writable>(
    of value: T, beside path: [String]
  ) throws(WriteFailure) {
    let tree = try tree(of: value)
    switch tree {
    case .object(let object):
      for member in object where member.key != path.first {
        writeKey(member.key)
        try writeValue(member.value)
      }
    case .string(let name) where name != path.first && isCase(name, of: T.self):
      writeKey(name)
      try writeValue(.object(Object()))
    default:
      throw failure(
        .unencodable, expected: "an object beside the tag",
        found: tree.shown(hidesValue: false))
    }
  }

  /// Whether a type is an enum whose case of a name, which alone is text, is a key beside others.
  private func isCase<T: Writable>(_ name: String, of type: T.Type) -> Bool {
    guard let type = type as? any Readable.Type else { return false }
    let key = Value.object([name: .object([:])])
    let mapper = ValueMapper(options: .init(conversions: .strict))
    func isRead<R: Readable>(_ type: R.Type) -> Bool {
      (try? mapper.decode(type, from: key)) != nil
    }
    return isRead(type)
  }

  /// Writes a case that was kept as a whole into an object that has been begun.
  ///
  /// - Throws: `unencodable` if it is no object.
  public mutating func writeUnknownCase(_ value: Value) throws(WriteFailure) {
    try writeTree(of: value, beside: [])
  }

  /// The failure of a case that is not mapped.
  @inline(never)
  public mutating func ignoredCase(_ name: String, of model: String) -> WriteFailure {
    failure(.unencodable, expected: "a case of \(model) that is mapped", found: "case \(name)")
  }
}
