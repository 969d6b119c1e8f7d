/// The keys of an object as trees store them: strings of the standard library.
@safe struct TreeKeys: @unchecked Sendable {
  // Invariant: `texts` points to `count` keys, those of the table in order, and `search` to what finds
  // them. They are never changed or freed, so threads may share them.
  private let texts: UnsafePointer<String>
  private let count: Int
  private let search: UnsafePointer<Search>

  /// What finds a key that is not the expected one, and that loops over keys in order do not load.
  private struct Search {
    let keys: __KeyTable

    /// Finds keys that are stored in two words, and knows all of them; nil if that cannot be had.
    let finder: KeyFinder?
  }

  init(_ keys: __KeyTable) {
    let texts = UnsafeMutablePointer<String>.allocate(capacity: max(keys.count, 1))
    for slot in 0..<keys.count { unsafe (texts + slot).initialize(to: keys[slot]) }
    unsafe self.texts = UnsafePointer(texts)
    count = keys.count
    let finder = KeyFinder(
      (0..<keys.count).map { slot in
        let key = unsafe InlineKey(texts + slot)
        return key.isInline ? key.fingerprint : nil
      })
    let knowsAll = (0..<keys.count).allSatisfy { slot in
      unsafe InlineKey(texts + slot).isInline == (texts[slot].utf8.count < 16)
    }
    let search = UnsafeMutablePointer<Search>.allocate(capacity: 1)
    unsafe search.initialize(
      to: Search(
        keys: keys, finder: InlineKey.isKnown && knowsAll && finder.isComplete ? finder : nil))
    unsafe self.search = UnsafePointer(search)
  }

  /// Returns the slot of a key, or -1.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: The most likely slot.
  @inline(__always)
  func slot(of key: UnsafePointer<String>, expecting expected: Int) -> Int {
    let words = unsafe InlineKey(key)
    if _fastPath(expected < count), unsafe words == InlineKey(texts + expected) {
      return expected
    }
    if words.isInline, let finder = unsafe search.pointee.finder {
      let slot = finder.candidate(words.fingerprint)
      return unsafe slot >= 0 && words == InlineKey(texts + slot) ? slot : -1
    }
    return unsafe Self.slot(of: key, expected, texts, search.pointee.keys)
  }

  // A method would make every caller copy all of the keys.
  @inline(never)
  private static func slot(
    of key: UnsafePointer<String>, _ expected: Int, _ texts: UnsafePointer<String>,
    _ keys: __KeyTable
  ) -> Int {
    // Strings that compare equal may differ in bytes, and only the bytes count.
    if expected < keys.count, unsafe key.pointee.utf8.count == texts[expected].utf8.count,
      unsafe key.pointee.isSameKey(as: texts[expected])
    {
      return expected
    }
    return unsafe keys.slot(of: key.pointee)
  }
}
