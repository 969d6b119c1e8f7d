// Reads an enum from the object of the enclosing model: from a tree of the members that nothing
// else claims. Members that the enum does not know are left to others.

/// The findings while an enum is read from its parent's object.
struct FlattenedSearch {
  /// The keys that the enum does not declare, and whether it keeps them, as extras do.
  var unclaimed: [(key: String, isKept: Bool)] = []

  /// Whether a tag was present.
  var hasTag = false

  /// The missing field if there was no tag.
  var missing: __MissingField?

  /// Adds the findings in a tree that the object was rewritten to.
  mutating func add(_ inner: FlattenedSearch, in origins: Origins) {
    for (key, isKept) in inner.unclaimed {
      let steps = origins.steps(to: [key])
      // What was moved out of another member is not a member of this object.
      if steps.count == 1, case .key(let key) = steps[0] { unclaimed.append((key, isKept)) }
    }
    hasTag = hasTag || inner.hasTag
    missing = missing ?? inner.missing
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reads the flattened enums of a model before walking the keys of its object.
  @inline(never)
  mutating func readCases(into fields: inout __PartialStruct) throws(ReadFailure) {
    guard kind == .object else { return }
    let (journal, before) = (state.openJournal(), state.snapshot)
    let outer = exchange(&journal.sharedKeys, with: SharedKeys())
    defer { journal.sharedKeys = outer }
    try fields.readCases(from: &self, besides: fields.takenKeys, within: __Affixes())
    guard journal.sharedKeys.divide() else { return }
    state.restore(before)
    try fields.readCases(from: &self, besides: fields.takenKeys, within: __Affixes())
  }

  /// The members of the reader's current object, except those of some keys; the reader does not move.
  ///
  /// - Parameters:
  ///   - taken: The keys to leave out.
  ///   - affixes: The affixes that all other keys must have; the result has none.
  ///   - left: The keys that the enum leaves to others.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  mutating func members(
    besides taken: [__ClaimedKeys], within affixes: __Affixes, leaving left: Set<ExactKey>
  ) throws(ReadFailure) -> AnyValue.Object {
    var members = AnyValue.Object()
    try lookAhead(isEnough: false) { (reader: inout Self) throws(ReadFailure) in
      try reader.walkMembers { (key, reader) throws(ReadFailure) in
        let inner = affixes.isEmpty ? key : reader.state.narrowed(key, to: affixes)?.key
        let isRepeated = reader.state.options.duplicateKeys == .firstWins
        if let inner, !taken.contains(where: { $0.hold(key, &reader.state) }),
          left.isEmpty || !left.contains(ExactKey(affixes.around(inner))),
          !(isRepeated && members[inner] != nil)
        {
          members[inner] = try reader.readTaggedValue()
        } else {
          try reader.skipValue()
        }
        return true
      }
    }
    return members
  }

  /// Reads an enum from members of its parent's object.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - members: The members that nothing else claims.
  ///   - affixes: The affixes around their keys in the object.
  ///   - start: The position of the object's start.
  ///   - search: The findings.
  /// - Returns: The value; nil if there is no tag.
  /// - Throws: `depthExceeded` for too many nested enums of this kind; errors of the enum.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func readFlattened<T: MappingDecodable>(
    _ type: T.Type, from members: AnyValue.Object, within affixes: __Affixes, at start: Mark,
    _ search: inout FlattenedSearch
  ) throws(ReadFailure) -> T? {
    let limit = FlattenedLevels.limit(depth: state.options.limits.depth)
    let level = (state.journal?.openFlattened ?? 0) + 1
    guard level <= limit else {
      throw failure(
        .depthExceeded, at: start, expected: "at most \(limit.counted("flattened level"))",
        found: "")
    }
    // Copied, because the closure must not keep an inout argument across a failure.
    var found = search
    defer { search = found }
    let origins = Origins(affixes)
    return try read(.object(members), at: location(of: start), origins: origins) {
      (reader: inout ValueReader) throws(ReadFailure) -> T? in
      let journal = reader.state.openJournal()
      journal.search = FlattenedSearch()
      journal.openFlattened = level
      defer {
        found = journal.search ?? found
        journal.search = nil
      }
      do throws(ReadFailure) {
        return try T(from: &reader)
      } catch {
        let hasNoTag = journal.search?.missing != nil && journal.search?.hasTag == false
        let fitsNowhere = journal.pending?.isOfObjectAlone ?? false
        guard hasNoTag || fitsNowhere || members.isEmpty, !error.code.isFatal else { throw error }
        // The case without a tag lacks a key, which says more than that there is no tag.
        if !hasNoTag, error.code == .missingKey {
          let failed = journal.pending ?? journal.issues.first?.error
          journal.search?.missing = failed.flatMap { __MissingField($0) }
        }
        journal.pending = nil
        journal.issues = []
        return nil
      }
    }
  }

  /// Whether a position is the object that an enum shares with the enclosing model, or so many levels
  /// inside it.
  func isShared(_ mark: Mark, level: Int = 0) -> Bool {
    guard state.journal?.search != nil, case .path(let path) = location(of: mark) else {
      return false
    }
    return path.steps.count == level
  }

  /// Records that the enum does not declare the current key of an object that it may share.
  mutating func noteUnclaimed(isKept: Bool) {
    if isShared(mark(), level: 1) { state.journal?.search?.unclaimed.append((currentKey, isKept)) }
  }

  /// Records that the enum declares only one key of a shared object, and skips the object.
  mutating func passUnclaimed(besides tag: String?, isKept: Bool) throws(ReadFailure) {
    try walkMembers { (key, reader) throws(ReadFailure) in
      if !reader.isKey(key, of: tag) { reader.noteUnclaimed(isKept: isKept) }
      try reader.skipValue()
      return true
    }
  }

  /// Steps to the member whose key is the name of a case: the first member, unless the enum shares
  /// the object.
  ///
  /// - Parameters:
  ///   - start: The position of the object's start.
  ///   - expected: The expectation in the error if a shared object has no such member.
  ///   - isCase: Whether a key is the name of a case.
  /// - Returns: The key.
  /// - Throws: `missingKey` for a shared object without such a member, `invalidValue` for an empty
  ///   object.
  mutating func readCaseKey(
    from start: Mark, of model: String, expected: String, _ isCase: (String) -> Bool
  ) throws(ReadFailure) -> String {
    let isShared = isShared(start)
    var found: String?
    try walkMembers { (key, reader) throws(ReadFailure) in
      // The enum may be a member of a cluster, whose tag is beside it.
      if isShared ? isCase(key) : !reader.standsAtTag && !reader.repeatsContents { found = key }
      guard found == nil else { return false }
      reader.noteUnclaimed(isKept: false)
      try reader.skipValue()
      return true
    }
    if isShared, found != nil { state.journal?.search?.hasTag = true }
    if let found { return found }
    guard isShared else { throw notOneCase(of: model, at: start) }
    let missing = __MissingField.case(of: model, expected: expected)
    state.journal?.search?.missing = missing
    throw missingFields([missing], model: model, keys: .empty, at: start)
  }

  /// Steps out of the object of a case.
  ///
  /// - Parameter start: The position of the object's start.
  /// - Returns: Whether the object has no other members.
  mutating func endCaseObject(from start: Mark) throws(ReadFailure) -> Bool {
    let isShared = isShared(start)
    while try endField() {
      _ = try readKey()
      guard isShared || standsAtTag || repeatsContents else { return false }
      noteUnclaimed(isKept: false)
      try skipValue()
    }
    return true
  }
}

extension PendingError {
  /// Whether the keys of an object match no alternative, and nothing in it is of the wrong kind.
  fileprivate var isOfObjectAlone: Bool {
    !alternatives.isEmpty
      && alternatives.allSatisfy { alternative in
        guard case .path(let path) = alternative.error.location else { return false }
        return path.isRoot && alternative.error.steps.isEmpty
      }
  }
}

extension __MissingField {
  /// The missing field of an error about the object that an enum shares with its parent.
  fileprivate init?(_ error: PendingError) {
    guard let property = error.contents.property, !error.missingSteps.isEmpty else { return nil }
    self.init(steps: error.steps + error.missingSteps, property: property)
    expected = error.contents.expected
  }
}
