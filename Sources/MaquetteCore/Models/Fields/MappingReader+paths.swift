// Values at the end of a path: of the caller's path, a model's container, or a property's path into
// arrays. The path is walked first. Then the whole value is skipped, to check all of it against the
// grammar and the limits.

extension MappingReader where Self: ~Copyable {
  /// Reads a value at a path in the reader's current value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - path: The path.
  /// - Returns: The value; the reader has skipped the whole value.
  /// - Throws: `missingKey` with the path if it leads nowhere, `typeMismatch` at a value other than
  ///   the object or array that the path needs, and errors of the value.
  public mutating func read<T: MappingDecodable>(
    _ type: T.Type, at path: MappingPath
  ) throws(ReadFailure) -> T {
    try read(at: path, for: type) { (reader) throws(ReadFailure) in try reader.read(type) }
  }

  /// Reads the value at a path in the reader's current value with a closure.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func read<T: ~Copyable>(
    at path: MappingPath, for type: T.Type, _ body: (inout Self) throws(ReadFailure) -> T
  ) throws(ReadFailure) -> T {
    let start = mark()
    try __enter(path.steps, for: type, from: start)
    let value = try body(&self)
    try __resume(after: start)
    return value
  }

  /// Updates a value with the value at a path in the reader's current value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - path: The path.
  /// - Throws: `missingKey` with the path if it leads nowhere, and errors of the value.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func update<T: MappingDecodable>(
    _ value: inout T, at path: MappingPath
  ) throws(ReadFailure) {
    let start = mark()
    try __enter(path.steps, for: T.self, from: start)
    try update(&value)
    try __resume(after: start)
  }

  /// Steps down to a required value.
  ///
  /// - Parameters:
  ///   - steps: The steps from the reader's current value.
  ///   - type: The model that requires the value, which the error names.
  ///   - start: The position of the current value, where the error is located.
  /// - Throws: `missingKey` with the steps if they lead nowhere, `typeMismatch` at a value other
  ///   than the object or array that a step needs.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __enter<T: ~Copyable>(
    _ steps: [MappingPath.Step], for type: T.Type, from start: Mark
  ) throws(ReadFailure) {
    guard try !__descend(along: steps) else { return }
    throw missingFields(
      [__MissingField(steps: steps, property: "")], model: typeName(type), keys: .empty, at: start)
  }

  /// Steps down to the value at the end of some steps.
  ///
  /// The last of several duplicate keys wins, unless the options differ.
  ///
  /// - Returns: False if a step is missing, or null where it should contain the next. Call
  ///   `__resume(after:)` afterward in any case.
  /// - Throws: `typeMismatch` at a value other than the object or array that a step needs.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __descend(
    along steps: [MappingPath.Step]
  ) throws(ReadFailure) -> Bool {
    for step in steps.dropFirst(try __walk(along: steps)) {
      guard try !readNull() else { return false }
      let isThere =
        switch step {
        case .key(let key): try enterMember(key)
        case .index(let index): try enterElement(index)
        }
      guard isThere else { return false }
    }
    return true
  }

  /// Steps to the value of a key: looks for its last place, then goes there.
  private mutating func enterMember(_ key: String) throws(ReadFailure) -> Bool {
    let start = mark()
    var place: Int?
    var count = 0
    var audit: KeyAudit?
    try walkMembers { (other, reader) throws(ReadFailure) in
      if try reader.admitsCurrentKey(&audit), reader.isKey(other, key) { place = count }
      try reader.skipValue()
      count += 1
      return true
    }
    guard var rest = place else { return false }
    reset(to: start)
    return try walkMembers { (_, reader) throws(ReadFailure) in
      guard rest > 0 else { return false }
      rest -= 1
      try reader.skipValue()
      return true
    }
  }

  private mutating func isKey(_ key: String, _ own: String) -> Bool {
    state.keyMatcher?.matches(key, own) ?? key.isSameKey(as: own) || isKey(key, of: own)
  }

  private mutating func enterElement(_ index: Int) throws(ReadFailure) -> Bool {
    // A single value is the only element.
    if state.options.acceptsSingleValues, try takesSingleElement() { return index == 0 }
    var position = 0
    var more = try beginArray()
    while more, position < index {
      try skipValue()
      position += 1
      more = try endElement()
    }
    return more && position == index
  }
}
