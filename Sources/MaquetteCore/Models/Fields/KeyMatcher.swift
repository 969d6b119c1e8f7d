/// Finds the slots of keys by a rule.
///
/// Copies of options share it, and so what it knows of each table.
@usableFromInline
package final class KeyMatcher: Sendable {
  /// A rule.
  enum Kind: Sendable {
    case folded(dropsSeparators: Bool)
    case named(NamingRule)
    case renamed(@Sendable (String) -> String)
  }

  let kind: Kind

  /// The keys of the tables so far as they are in the source.
  private let tables = TypeCache<KeysInSource>()

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns the slot of a key in a table, or -1.
  ///
  /// - Returns: The slot, and whether only a tolerant comparison found it, which is reported.
  func slot(of key: String, in keys: __KeyTable) -> (slot: Int, isTolerated: Bool) {
    if case .renamed(let rename) = kind { return (keys.slot(of: rename(key)), false) }
    return slot(ofNarrowed: key, in: keys)
  }

  /// Returns the slot of a key whose affixes were removed, or -1; the key is not renamed again.
  func slot(ofNarrowed key: String, in keys: __KeyTable) -> (slot: Int, isTolerated: Bool) {
    let exact = keys.slot(of: key)
    if exact >= 0 { return (exact, false) }
    let names = tables.value(at: keys.identity) { KeysInSource(of: keys, by: self) }
    let slot = names.slot(of: fromSource(key))
    if case .folded = kind { return (slot, slot >= 0) }
    return (slot, false)
  }

  /// Returns the part of a key between affixes; to a rule that folds case and separators, affixes
  /// are letters too.
  ///
  /// - Returns: The inner key, and whether only a tolerant comparison found the affixes.
  func inner(
    of key: String, in affixes: __Affixes, isNarrowed: Bool
  ) -> (key: String, isTolerated: Bool)? {
    if case .renamed(let rename) = kind, !isNarrowed {
      return affixes.inner(of: rename(key)).map { ($0, false) }
    }
    if let exact = affixes.inner(of: key) { return (exact, false) }
    guard case .folded(let dropsSeparators) = kind else { return nil }
    let folds = FoldedAffix.self
    guard let start = folds.length(of: affixes.prefix, in: key, dropsSeparators) else { return nil }
    let rest = key.dropFirst(start)
    let end = folds.length(of: affixes.suffix.reversed(), in: rest.reversed(), dropsSeparators)
    guard let end, end < rest.count else { return nil }
    return (String(rest.dropLast(end)), true)
  }

  /// Returns whether a key of the source matches that of a model.
  package func matches(_ key: String, _ own: String, isNarrowed: Bool = false) -> Bool {
    if case .renamed(let rename) = kind {
      return (isNarrowed ? key : rename(key)).isSameKey(as: own)
    }
    let name = fromSource(key)
    return key.isSameKey(as: own) || namesInSource(of: own).contains { $0.isSameKey(as: name) }
  }

  private func fromSource(_ key: String) -> String {
    if case .folded(let dropsSeparators) = kind { return key.folded(dropsSeparators) }
    return key
  }

  /// Returns the possible names of a model's key in the source, the exact name of the rule first.
  fileprivate func namesInSource(of key: String) -> [String] {
    switch kind {
    case .folded(let dropsSeparators): [key.folded(dropsSeparators)]
    case .named(let rule): rule.keys(for: key)
    case .renamed: [key]
    }
  }
}

/// The keys of a table as they are in the source under a rule.
private struct KeysInSource: Sendable {
  private let names: [(text: String, slot: Int)]
  private let index: KeyIndex

  init(of keys: __KeyTable, by matcher: KeyMatcher) {
    let byKey = (0..<keys.count).map { matcher.namesInSource(of: keys[$0]) }
    var (names, known): ([(text: String, slot: Int)], Set<ExactKey>) = ([], [])
    // Of two keys with one name, the first one has it, and exact names of the rule come first.
    for rank in 0..<(byKey.map(\.count).max() ?? 0) {
      for (slot, ranks) in byKey.enumerated() where rank < ranks.count {
        if known.insert(ExactKey(ranks[rank])).inserted { names.append((ranks[rank], slot)) }
      }
    }
    self.names = names
    index = KeyIndex(names.indices) { names[$0].text }
  }

  func slot(of name: String) -> Int {
    let place = index.position(of: name) { names[$0].text.isSameKey(as: name) }
    return place.map { names[$0].slot } ?? -1
  }
}

/// The prefix of a key, or of a reversed key, that equals an affix except for case and separators.
private enum FoldedAffix {
  /// Returns the number of characters in the affix, including the separators after it; nil if there
  /// is none.
  static func length(
    of affix: some Sequence<Character>, in key: some Sequence<Character>, _ dropsSeparators: Bool
  ) -> Int? {
    let letters = affix.map { String($0).folded(dropsSeparators) }.filter { !$0.isEmpty }
    var (found, length) = (0, 0)
    for character in key {
      let letter = String(character).folded(dropsSeparators)
      if !letter.isEmpty {
        guard found < letters.count else { break }
        guard letter.isSameKey(as: letters[found]) else { return nil }
        found += 1
      }
      length += 1
    }
    return found == letters.count ? length : nil
  }
}

extension String {
  /// Returns the text in lowercase, optionally without word separators.
  fileprivate func folded(_ dropsSeparators: Bool) -> String {
    var isASCII = true
    // Invariant: at most one byte is written for each.
    let letters = unsafe String(unsafeUninitializedCapacity: utf8.count) { bytes in
      var count = 0
      for byte in utf8 {
        if byte >= 0x80 { isASCII = false }
        if dropsSeparators, byte == 0x5F || byte == 0x2D || byte == 0x20 { continue }
        unsafe bytes[count] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        count += 1
      }
      return isASCII ? count : 0
    }
    if isASCII { return letters }
    let small = lowercased()
    guard dropsSeparators else { return small }
    // By scalars: characters are compared by their normal forms, which takes quadratic time.
    let scalars = small.unicodeScalars.filter { $0 != "_" && $0 != "-" && $0 != " " }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension MappingReader where Self: ~Copyable {
  /// Returns the slot of the last key by the rule of the options, or -1.
  @inline(never)
  @usableFromInline
  mutating func matchedSlot(in keys: __KeyTable) -> Int {
    if let key = state.innerKey { return slot(of: key, in: keys) }
    guard let matcher = state.keyMatcher else { return __slotOfCurrentKey(in: keys) }
    let (slot, isTolerated) = matcher.slot(of: currentKey, in: keys)
    if isTolerated { noteTolerance(of: keys[slot]) }
    return slot
  }

  /// Reports that the last key was accepted in place of another one, if a report is being made.
  mutating func noteTolerance(of key: @autoclosure () -> String) {
    guard state.isReporting else { return }
    let name = JSONText.quoted(key())
    noteRepair(.unknownKey, at: mark(), expected: "the key \(name)", resolution: "read as \(name)")
  }
}
