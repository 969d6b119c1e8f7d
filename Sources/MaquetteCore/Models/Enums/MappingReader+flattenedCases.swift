// How an enum is read from the object of the model around it: from a tree of the members that
// nothing else claims. What it does not know of those is not its business.

/// What is found out while an enum is read from its parent's object.
struct FlattenedSearch {
  /// The keys that are not the enum's.
  var unclaimed: [String] = []

  /// Whether a tag was there.
  var hasTag = false

  /// What is missing if no tag was there.
  var missing: __MissingField?
}

extension MappingReader where Self: ~Copyable {
  /// Reads the flattened enums of a model, before the keys of its object are walked through.
  @inline(never)
  @usableFromInline
  mutating func readCases<F: __FieldTarget>(into fields: inout F) throws(ReadFailure) {
    guard kind == .object else { return }
    try fields.readCases(from: &self, besides: fields.takenKeys, within: __Affixes())
  }

  /// The members of the reader's current object, but for those of some keys.
  ///
  /// - Parameters:
  ///   - taken: The keys.
  ///   - affixes: What has to stand around all others, and does not in the result.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  mutating func members(
    besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) -> AnyValue.Object {
    // The object is read again: of its keys, those that appear twice are told then.
    let passesOver = state.suppressesDuplicateReports
    state.suppressesDuplicateReports = true
    defer { state.suppressesDuplicateReports = passesOver }
    var members = AnyValue.Object()
    var more = try beginObject()
    while more {
      let key = try readKey()
      let inner = affixes.isEmpty ? key : state.narrowed(key, to: affixes)?.key
      let isRepeated = state.options.duplicateKeys == .firstWins
      if let inner, !taken.contains(where: { $0.hold(key, state) }),
        !(isRepeated && members[inner] != nil)
      {
        members[inner] = try readValue()
      } else {
        try skipValue()
      }
      more = try endField()
    }
    return members
  }

  /// Reads an enum from members of its parent's object.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - members: The members that nothing else claims.
  ///   - affixes: What stands around their keys in the object.
  ///   - start: The position of the object's start.
  ///   - search: What is found out.
  /// - Returns: The value; nil if no tag is there.
  /// - Throws: `depthExceeded` for too many such enums inside each other; whatever the enum throws.
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
        .depthExceeded, at: start, expected: "at most \(limit) flattened levels", found: "")
    }
    // Copied, because the closure may not hold on to an inout argument across a failure.
    var found = search
    defer { search = found }
    let origins = Origins(affixes)
    return try read(.object(members), at: location(of: start), origins: origins) {
      (reader: inout ValueReader) throws(ReadFailure) -> T? in
      let journal = reader.state.openJournal()
      journal.search = FlattenedSearch()
      journal.openFlattened = level
      defer { found = journal.search ?? found }
      do throws(ReadFailure) {
        return try T(from: &reader)
      } catch {
        let hasNoTag = journal.search?.missing != nil && journal.search?.hasTag == false
        let fitsNowhere = journal.pending?.isOfObjectAlone ?? false
        guard hasNoTag || fitsNowhere || members.isEmpty, !error.code.isFatal else { throw error }
        journal.pending = nil
        journal.issues = []
        return nil
      }
    }
  }

  /// Whether a place is the object that an enum shares with the model around it.
  func isShared(_ mark: Mark) -> Bool {
    guard state.journal?.search != nil, case .path(let path) = location(of: mark) else {
      return false
    }
    return path.isRoot
  }

  /// Records that a key of a shared object is not the enum's, and skips its value.
  ///
  /// - Returns: Whether the reader is at a member of a shared object.
  mutating func passUnclaimed() throws(ReadFailure) -> Bool {
    guard let journal = state.journal, journal.search != nil,
      case .path(let path) = location(of: mark()), path.steps.count == 1
    else { return false }
    journal.search?.unclaimed.append(currentKey)
    try skipValue()
    return true
  }

  /// Records that of the keys of a shared object just one is the enum's, and skips the object.
  mutating func passUnclaimed(besides tag: String) throws(ReadFailure) {
    var more = try beginObject()
    while more {
      if try readKey() == tag { try skipValue() } else { _ = try passUnclaimed() }
      more = try endField()
    }
  }

  /// Steps to the member of an object whose key is the name of a case: the first one, unless the
  /// enum shares the object.
  ///
  /// - Parameters:
  ///   - start: Where the object begins.
  ///   - expected: What is told if a shared object has none.
  ///   - isCase: Whether a key is the name of a case.
  /// - Returns: The key.
  /// - Throws: `missingKey` for a shared object without one, `invalidValue` for an empty object.
  mutating func readCaseKey(
    from start: Mark, of model: String, expected: String, _ isCase: (String) -> Bool
  ) throws(ReadFailure) -> String {
    var more = try beginObject()
    guard isShared(start) else {
      guard more else { throw notOneCase(of: model, at: start) }
      return try readKey()
    }
    while more {
      let key = try readKey()
      guard !isCase(key) else {
        state.journal?.search?.hasTag = true
        return key
      }
      _ = try passUnclaimed()
      more = try endField()
    }
    let missing = __MissingField.case(of: model, expected: expected)
    state.journal?.search?.missing = missing
    throw missingFields([missing], model: model, keys: .empty, at: start)
  }

  /// Steps out of the object of a case.
  ///
  /// - Parameter start: The position of the object's start.
  /// - Returns: Whether the case was all that it had to have.
  mutating func endCaseObject(from start: Mark) throws(ReadFailure) -> Bool {
    guard isShared(start) else { return try !endField() }
    while try endField() {
      _ = try readKey()
      _ = try passUnclaimed()
    }
    return true
  }
}

extension PendingError {
  /// Whether no way to read an object fits its keys, and nothing in it is of the wrong kind.
  fileprivate var isOfObjectAlone: Bool {
    !alternatives.isEmpty
      && alternatives.allSatisfy { alternative in
        guard case .path(let path) = alternative.error.location else { return false }
        return path.isRoot && alternative.error.steps.isEmpty
      }
  }
}
