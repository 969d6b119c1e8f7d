// Called by generated code for enums whose tags are next to their payloads.

extension MappingWriter where Self: ~Copyable {
  /// Writes the fields of a payload into the object that contains the tag of its case.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, which is not written again.
  ///   - value: The payload.
  /// - Throws: `unencodable` if the payload is not an object.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func __writeInternallyTagged<T: FlattenedEncodable>(
    _ path: [String], _ value: T
  ) throws(WriteFailure) {
    // A configuration, and the rules of archives, apply to whole models.
    if T.leaves(path.first), state.options.configuration == nil, state.objects == nil {
      return try writeFields(of: value)
    }
    try writeTree(of: value, beside: path)
  }

  /// Writes the members of a payload into the object that contains the tag of its case.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, which is not written again.
  ///   - value: The payload.
  /// - Throws: `unencodable` if the payload is not an object.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func __writeInternallyTagged<T: MappingEncodable>(
    _ path: [String], _ value: T
  ) throws(WriteFailure) {
    try writeTree(of: value, beside: path)
  }

  private mutating func writeTree<T: MappingEncodable>(
    of value: T, beside path: [String]
  ) throws(WriteFailure) {
    for member in try object(of: value, beside: path) where member.key != path.first {
      writeKey(member.key)
      try writeValue(member.value)
    }
  }

  private mutating func object<T: MappingEncodable>(
    of value: T, beside path: [String]
  ) throws(WriteFailure) -> AnyValue.Object {
    let tree = try mergedTree(of: value, at: state.depth)
    switch tree {
    case .object(let object): return object
    case .string(let name)
    where name != path.first && !state.options.omitsEmptyObjects && isCase(name, of: T.self):
      return [name: .object(AnyValue.Object())]
    default:
      throw failure(
        .unencodable, expected: "an object beside the tag",
        found: tree.shown(hidesValue: false))
    }
  }

  /// Writes a tag and the fields of a payload into the open object.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag; the payload may have all of them but the last.
  ///   - tag: The tag.
  ///   - value: The payload.
  /// - Throws: `unencodable` if the payload is not an object, or has another value where the tag
  ///   needs an object.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func __writeInternallyTagged<T: FlattenedEncodable>(
    _ path: [String], tag: some MappingEncodable, _ value: T
  ) throws(WriteFailure) {
    guard T.leaves(path.first), state.options.configuration == nil, state.objects == nil else {
      return try writeMembers(of: try object(of: value, beside: path), tag, at: path[...])
    }
    try writeMembers(of: [:], tag, at: path[...])
    try writeFields(of: value)
  }

  /// Writes a tag and the members of a payload into the open object.
  ///
  /// - Throws: The errors of the function for fields.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func __writeInternallyTagged<T: MappingEncodable>(
    _ path: [String], tag: some MappingEncodable, _ value: T
  ) throws(WriteFailure) {
    try writeMembers(of: try object(of: value, beside: path), tag, at: path[...])
  }

  /// Writes the members of an object after a tag that belongs in it, or in an object inside it.
  mutating func writeMembers(
    of object: AnyValue.Object, _ tag: some MappingEncodable, at path: ArraySlice<String>
  ) throws(WriteFailure) {
    guard let key = path.first else { return }
    writeKey(key)
    if path.count == 1 {
      try write(tag)
    } else {
      let inner = object[key] ?? .object(AnyValue.Object())
      guard case .object(let members) = inner else {
        throw failure(
          .unencodable, expected: "an object beside the tag", found: inner.shown(hidesValue: false))
      }
      try beginObject()
      try writeMembers(of: members, tag, at: path.dropFirst())
      endObject()
    }
    for member in object where member.key != key {
      writeKey(member.key)
      try writeValue(member.value)
    }
  }

  /// Whether a type is an enum with a case of this name that is a key if it is flattened.
  private func isCase<T: MappingEncodable>(_ name: String, of type: T.Type) -> Bool {
    (type as? any MappingDecodable.Type)?.isFlattenedCase(name) ?? false
  }

  /// Whether a name that an enum was written as can be the key of an empty object.
  ///
  /// A format that writes nothing for some payloads has a name in their place.
  func holds<T: MappingEncodable>(name: String, of type: T.Type) -> Bool {
    guard state.options.omitsValues else { return true }
    return !state.options.omitsEmptyObjects
      && (type as? any MappingDecodable.Type)?.isFlattenedCase(name) != false
  }

  /// The failure for a case that is not mapped.
  @inline(never)
  public mutating func __ignoredCase(_ name: String, of model: String) -> WriteFailure {
    failure(.unencodable, expected: "a case of \(model) that is mapped", found: "case \(name)")
  }
}

extension MappingDecodable {
  /// Whether a case of this name is decoded from an empty object under its name.
  fileprivate static func isFlattenedCase(_ name: String) -> Bool {
    isDecoded(from: .object([name: .object([:])]))
  }

  // Inlined where the type is known, it ends the optimizer (seen with Swift 6.3.1).
  @inline(never)
  fileprivate static func isDecoded(from value: AnyValue) -> Bool {
    (try? value.decode(Self.self, DecodingOptions(conversions: .strict))) != nil
  }
}
