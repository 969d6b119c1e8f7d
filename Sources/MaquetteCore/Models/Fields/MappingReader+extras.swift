// Called by generated code for the property that keeps unknown keys.

extension MappingReader where Self: ~Copyable {
  /// Keeps the current key and its value.
  ///
  /// - Throws: `invalidValue` for a key that the dictionary's key type does not accept; errors of
  ///   the value.
  @inlinable
  public mutating func __readExtra<Key: MappableKey, T: MappingDecodable>(
    into extras: inout [Key: T]
  ) throws(ReadFailure) {
    let text = takeOfferedKey()
    if standsAtHiddenTag || T.self != AnyValue.self && repeatsContents { return try skipValue() }
    guard let key = Key(mappingKey: text) else { throw invalidKey(text, Key.self) }
    if _slowPath(state.isReporting) { noteFallback(key, of: text) }
    guard try !takeRemoval() else { return extras[key] = nil }
    let value = try read(T.self)
    // Few models have only one; in a tree, not all members need be extras.
    extras.reserveFirst(min(max(6, __memberCount(after: 0, from: mark())), 12))
    extras[key] = value
  }

  /// Keeps the current key and its value.
  ///
  /// - Throws: The errors of reading a tree.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __readExtra(into extras: inout AnyValue.Object) throws(ReadFailure) {
    let key = takeOfferedKey()
    guard !standsAtHiddenTag else { return try skipValue() }
    guard try !takeRemoval() else { return extras[key] = nil }
    extras[key] = try readOwnTree()
  }

  /// Takes the value of a patch that removes the current key, which extras keep; returns false if it is
  /// another value.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func takeRemoval() throws(ReadFailure) -> Bool {
    var isRemoval = false
    if kind == .null {
      let start = mark()
      isRemoval = try readTaggedValue() == .removal
      reset(to: start)
    }
    if state.journal != nil { noteUnclaimed(isKept: !isRemoval) }
    if isRemoval { try skipValue() }
    return isRemoval
  }
}

extension AnyValue {
  /// The value of a patch that removes a key, where null is a value: from extras, of a `Presence`.
  ///
  /// Every other property sees null.
  package static let removal = AnyValue.tagged(
    TaggedValue(ValueTag(format: "Maquette", name: "removal"), .null))
}

extension MappingWriter where Self: ~Copyable {
  /// Writes the extras of a model, sorted by key.
  ///
  /// - Parameters:
  ///   - extras: The keys and values.
  ///   - keys: The keys that the model's properties write, which are omitted here.
  /// - Throws: Errors of a value.
  @inlinable
  public mutating func __writeExtras<Key: MappableKey, T: MappingEncodable>(
    _ extras: [Key: T], besides keys: __KeyTable
  ) throws(WriteFailure) {
    // Values stay where they are until they are written: to sort them would copy and move them.
    var members: [(key: String, place: Dictionary<Key, T>.Index)] = []
    members.reserveCapacity(extras.count)
    for place in extras.indices {
      let text = extras.keys[place].mappingKey
      if keys.slot(of: text) < 0 { members.append((text, place)) }
    }
    if members.count > 1 { members.sort { $0.key < $1.key } }
    for (key, place) in members {
      writeKey(key)
      try write(extras.values[place])
    }
  }

  /// Writes the extras of a model, in their order.
  ///
  /// - Parameters:
  ///   - extras: The keys and values.
  ///   - keys: The keys that the model's properties write, which are omitted here.
  /// - Throws: Errors of a value.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  public mutating func __writeExtras(
    _ extras: AnyValue.Object, besides keys: __KeyTable
  ) throws(WriteFailure) {
    for member in extras where keys.slot(of: member.key) < 0 {
      writeKey(member.key)
      try writeValue(member.value)
    }
  }
}
