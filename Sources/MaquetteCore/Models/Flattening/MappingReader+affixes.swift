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
  /// Offers the current key without affixes to a body, which returns whether it took the key.
  @inline(__always)
  mutating func offerKey(
    within affixes: __Affixes, _ body: (inout Self) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) -> Bool {
    guard !affixes.isEmpty else { return try body(&self) }
    let outer = state.innerKey
    guard narrowKey(affixes) else { return false }
    defer { state.innerKey = outer }
    return try body(&self)
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

  mutating func narrowKey(_ affixes: __Affixes) -> Bool {
    let outer = state.innerKey
    let key = outer?.text ?? currentKey
    guard let (inner, isTolerated) = state.narrowed(key, to: affixes, isNarrowed: outer != nil)
    else { return false }
    let all = outer?.affixes.around(prefix: affixes.prefix, suffix: affixes.suffix)
    state.innerKey = NarrowedKey(
      text: inner, affixes: all ?? affixes,
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
