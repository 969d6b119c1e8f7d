// Finds the members of a flattened member with a prefix or a suffix: the last key is offered to it
// without these affixes.

/// A key without the affixes of the member that it is offered to.
struct NarrowedKey {
  /// The rest of the key.
  let text: String

  /// The affixes that were removed.
  let affixes: __Affixes

  /// Whether the affixes match only by the rule for keys, which reports list.
  let isTolerated: Bool
}

extension MappingReader where Self: ~Copyable {
  /// Offers the current key without its prefix and suffix to the fields of a flattened member.
  ///
  /// - Returns: Whether they took it.
  /// - Throws: Errors of the field.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readInherited<F: __FieldAccumulator>(
    into fields: inout F, prefix: String, suffix: String
  ) throws(ReadFailure) -> Bool {
    let outer = state.innerKey
    guard narrowKey(prefix, suffix) else { return false }
    defer { state.innerKey = outer }
    return try __readInherited(into: &fields)
  }

  /// Lets a flattened member keep the current key without its prefix and suffix.
  ///
  /// - Returns: Whether the member keeps it.
  /// - Throws: Errors of the value.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readExtra<F: __FieldAccumulator>(
    of fields: inout F, prefix: String, suffix: String
  ) throws(ReadFailure) -> Bool {
    let outer = state.innerKey
    guard narrowKey(prefix, suffix) else { return false }
    defer { state.innerKey = outer }
    return try fields.readExtraField(from: &self)
  }

  /// The offered key: the last key, without the affixes of the members on the way.
  public var __strippedKey: String { state.innerKey?.text ?? currentKey }

  /// Removes the affixes for what follows: the keys inside the value are offered as they are.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func takeOfferedKey() -> String {
    guard let key = state.innerKey else { return currentKey }
    if key.isTolerated { noteTolerance(of: key.affixes.around(key.text)) }
    state.innerKey = nil
    return key.text
  }

  /// The slot of the key without affixes, or -1; if there is a slot, the key is taken.
  mutating func slot(of key: NarrowedKey, in keys: __KeyTable) -> Int {
    let found = state.keyMatcher?.slot(ofNarrowed: key.text, in: keys)
    let slot = found?.slot ?? keys.slot(of: key.text)
    guard slot >= 0 else { return slot }
    if key.isTolerated || found?.isTolerated == true {
      noteTolerance(of: key.affixes.around(keys[slot]))
    }
    state.innerKey = nil
    return slot
  }

  mutating func narrowKey(_ prefix: String, _ suffix: String) -> Bool {
    let outer = state.innerKey
    let (key, affixes) = (outer?.text ?? currentKey, __Affixes(prefix, suffix))
    guard let (inner, isTolerated) = state.narrowed(key, to: affixes, isNarrowed: outer != nil)
    else { return false }
    state.innerKey = NarrowedKey(
      text: inner, affixes: outer?.affixes.around(prefix: prefix, suffix: suffix) ?? affixes,
      isTolerated: isTolerated || outer?.isTolerated == true)
    return true
  }
}

extension __ReadingState {
  /// The key offered to a flattened member, if it differs from the source's key.
  var innerKey: NarrowedKey? {
    get { isKeyNarrowed ? journal?.innerKey : nil }
    set {
      openJournal().innerKey = newValue
      isKeyNarrowed = newValue != nil
    }
  }

  /// The part of a key between affixes, by the rule for keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - affixes: The affixes.
  ///   - isNarrowed: Whether affixes were already removed from the key.
  /// - Returns: The inner key, and whether the affixes match only by the rule for keys.
  mutating func narrowed(
    _ key: String, to affixes: __Affixes, isNarrowed: Bool = false
  ) -> (key: String, isTolerated: Bool)? {
    if let keyMatcher { return keyMatcher.inner(of: key, in: affixes, isNarrowed: isNarrowed) }
    return affixes.inner(of: key).map { ($0, false) }
  }
}
