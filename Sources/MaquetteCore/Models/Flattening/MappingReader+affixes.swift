// How the members of a flattened member with a prefix or a suffix are found: the key read last is
// offered to it without them.

/// A key without what stands around the keys of the member that it is offered to.
struct NarrowedKey {
  /// What is left of the key.
  let text: String

  /// What was taken away.
  let affixes: __Affixes

  /// Whether the affixes were found by tolerance alone, which reports tell.
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
  /// - Returns: Whether it does.
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

  /// The key that is offered: the one read last, without the affixes of the members it went through.
  public var __strippedKey: String { state.innerKey?.text ?? currentKey }

  /// Takes the key that is offered: the keys in its value are offered as they are.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func takeOfferedKey() -> String {
    guard let key = state.innerKey else { return currentKey }
    if key.isTolerated { noteTolerance(of: key.affixes.around(key.text)) }
    state.innerKey = nil
    return key.text
  }

  /// The slot that the key without affixes finds, or -1; if it does, the key is taken.
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
  /// The key that is offered to a flattened member, if it is not the one that the source has.
  var innerKey: NarrowedKey? {
    get { isKeyNarrowed ? journal?.innerKey : nil }
    set {
      openJournal().innerKey = newValue
      isKeyNarrowed = newValue != nil
    }
  }

  /// What stands between affixes in a key, by the rule for keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - affixes: The affixes.
  ///   - isNarrowed: Whether affixes have been taken from the key already.
  /// - Returns: The inner key, and whether the affixes were found by tolerance alone.
  func narrowed(
    _ key: String, to affixes: __Affixes, isNarrowed: Bool = false
  ) -> (key: String, isTolerated: Bool)? {
    if let keyMatcher { return keyMatcher.inner(of: key, in: affixes, isNarrowed: isNarrowed) }
    return affixes.inner(of: key).map { ($0, false) }
  }
}
