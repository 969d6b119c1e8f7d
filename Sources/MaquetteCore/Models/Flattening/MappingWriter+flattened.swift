// Called by generated code for flattened members that do not simply write their fields.

extension MappingWriter where Self: ~Copyable {
  /// Writes an enum into the object of the enclosing model; a case without payload becomes a key
  /// with an empty object.
  ///
  /// - Parameter model: The value, whose members or name become keys of the enclosing object.
  /// - Throws: `unencodable` for a value that is neither an object nor a name; errors of the enum.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeFields<T: MappingEncodable>(of model: T) throws(WriteFailure) {
    try writeFields(of: model, prefix: "", suffix: "")
  }

  /// Writes a flattened member with a prefix and a suffix around its keys.
  ///
  /// - Parameters:
  ///   - model: The value of the member, which must be encoded as an object or as text.
  ///   - prefix: The text before each key; empty for none.
  ///   - suffix: The text after each key; empty for none.
  /// - Throws: `unencodable` for a value that is neither an object nor the name of a case,
  ///   `depthExceeded` for too many nested members; errors of the member.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeFields<T: MappingEncodable>(
    of model: T, prefix: String, suffix: String
  ) throws(WriteFailure) {
    let affixes = __Affixes(prefix, suffix)
    let tree: AnyValue
    try beginFlattened()
    defer { state.openFlattened &-= 1 }
    // The configuration of the outer model includes that of the member; enums have none.
    let isPart = state.hasDeclaredKeys && T.self is any SchemaProviding.Type
    do throws(WriteFailure) {
      tree = try mergedTree(of: model, at: state.depth - 1, isPartOfConfigured: isPart)
    } catch {
      if let path = state.pending?.path {
        state.pending?.path = MappingPath(affixes.around(path.steps))
      }
      throw error
    }
    switch tree.untagged {
    case .object(let object):
      for member in object {
        writeKey(affixes.around(member.key))
        try writeValue(member.value)
      }
    case .string(let name):
      guard holds(name: name, of: T.self) else {
        throw failure(
          .unencodable, expected: "a case with a value in its payload, which the format needs",
          found: "case \(name)")
      }
      writeKey(affixes.around(name))
      try writeValue(.object(AnyValue.Object()))
    default:
      throw failure(
        .unencodable, expected: "an object, or the name of a case",
        found: tree.shown(hidesValue: false))
    }
  }

  /// Counts a flattened member that is being written.
  ///
  /// - Throws: `depthExceeded` for too many nested members: all share one object, so the depth of
  ///   containers would not end a cycle.
  @usableFromInline
  mutating func beginFlattened() throws(WriteFailure) {
    guard state.openFlattened < FlattenedLevels.limit(depth: state.options.depth) else {
      throw failure(.depthExceeded)
    }
    if state.openFlattened > StackGuard.uncheckedDepth { try checkStack() }
    state.openFlattened &+= 1
  }
}
