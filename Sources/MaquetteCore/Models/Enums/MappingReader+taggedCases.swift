// The places of tags and payloads in objects.

extension MappingReader where Self: ~Copyable {
  // MARK: - A name, or an object with one key

  /// Reads the name of a case, or steps into an object whose only key is its name.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Returns: The case; if it has content, the reader is at the payload.
  /// - Throws: `unknownCase`, and `invalidValue` for an object without keys.
  mutating func beginCase(_ tags: __CaseTags) throws(ReadFailure) -> MatchedCase {
    guard kind == .object, !tags.isPartial else { return try readTag(tags) }
    let start = mark()
    let policy = state.options.conversions
    let key = try readCaseKey(from: start, of: tags.model, expected: tags.expected) {
      tags.match(.string($0), isKey: true, policy) != nil
    }
    var found = try found(.string(key), in: tags, at: location(of: mark()), isKey: true)
    found.hasContent = true
    return found
  }

  // MARK: - A tag and a payload, each under its own key

  /// Finds the tag of an object, and steps to the payload.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Returns: The case; if it has content, the reader is at the payload.
  /// - Throws: `missingKey`, `unknownCase`, and errors of the grammar.
  mutating func beginTaggedCase(_ tags: __CaseTags) throws(ReadFailure) -> MatchedCase {
    if _fastPath(!state.looksAtKeys), let found = try beginTaggedCaseShortly(tags) { return found }
    let (path, content) = (tags.path, tags.content)
    let start = mark()
    var found = try findCase(tags)
    var repetitions = state.options.duplicateKeys == .lastWins ? try count(of: content) : 1
    reset(to: start)
    var audit: KeyAudit?
    found.hasContent = try walkMembers { (key, reader) throws(ReadFailure) in
      let isAdmitted = try reader.admitsCurrentKey(&audit)
      if reader.isKey(key, of: content), isAdmitted {
        repetitions -= 1
        if repetitions == 0 { return false }
        try reader.skipValue()
      } else {
        try reader.skipSibling(path, isAdmitted, tags)
      }
      return true
    }
    return found
  }

  /// Finds a tag that matches a name exactly, and steps to the payload, if no option checks keys.
  ///
  /// Returns nil with the reader unmoved if this does not succeed.
  private mutating func beginTaggedCaseShortly(
    _ tags: __CaseTags
  ) throws(ReadFailure) -> MatchedCase? {
    guard tags.tagKey.count == 2, kind == .object else { return nil }
    let start = mark()
    var index: Int?
    var repetitions = 0
    var more = try beginObject()
    while more {
      switch try readKey(tags.tagKey, expecting: 0) {
      case 0:
        guard scalarKind == .string else {
          reset(to: start)
          return nil
        }
        index = tags.index(of: try __readToken())
      case 1:
        if let index, repetitions == 0, __restLacks(tags.tagKey) {
          var found = MatchedCase(known: index)
          found.hasContent = true
          return found
        }
        repetitions += 1
        try skipValue()
      default: try skipValue()
      }
      more = try endField()
    }
    guard let index else {
      reset(to: start)
      return nil
    }
    var found = MatchedCase(known: index)
    guard repetitions > 0 else { return found }
    found.hasContent = true
    reset(to: start)
    more = try beginObject()
    while more {
      if try readKey(tags.tagKey, expecting: 0) == 1 {
        repetitions -= 1
        if repetitions == 0 { break }
      }
      try skipValue()
      more = try endField()
    }
    return found
  }

  /// Skips everything after the payload.
  ///
  /// - Parameters:
  ///   - found: The case.
  ///   - tags: The tags of the cases.
  /// - Throws: Errors of the grammar and of the option for unknown keys.
  mutating func endTaggedCase(
    _ found: MatchedCase, of tags: __CaseTags
  ) throws(ReadFailure) {
    let (path, content) = (tags.path, tags.content)
    guard found.hasContent else { return }
    while try endField() {
      let key = try readKey()
      if isKey(key, of: content) {
        if state.options.duplicateKeys == .reject, !state.suppressesDuplicateReports {
          throw failure(.duplicateKey, found: JSONText.quoted(key))
        }
        try skipValue()
      } else {
        try skipSibling(path, true, tags)
      }
    }
  }

  private mutating func skipSibling(
    _ path: [String], _ isAdmitted: Bool, _ tags: __CaseTags
  ) throws(ReadFailure) {
    if isAdmitted, currentKey != path.first {
      try passUnknownField(model: tags.model)
    } else {
      try skipValue()
    }
  }

  /// The number of times a key appears in the object; the reader does not move.
  private mutating func count(of key: String) throws(ReadFailure) -> Int {
    var count = 0
    try lookAhead(isEnough: true) { (reader) throws(ReadFailure) in
      try reader.walkMembers { (other, reader) throws(ReadFailure) in
        if reader.isKey(other, of: key) { count += 1 }
        try reader.skipValue()
        return true
      }
    }
    return count
  }

  // MARK: - A tag next to the fields of the payload

  /// Reads an object, or an array, that contains only a tag.
  ///
  /// - Throws: Errors of the grammar and of the option for unknown keys.
  mutating func readTagAlone(of table: __CaseTable) throws(ReadFailure) {
    guard let layout = table.tagAlone else { return }
    var fields = __PartialStruct(empty: layout)
    defer { fields.end() }
    if table.place == .first {
      try readRecord(into: &fields)
    } else {
      try readObject(into: &fields)
    }
  }

  /// Reads a payload from the object that contains the tag of its case.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag.
  ///   - type: The type of the payload; types other than models do not see the tag.
  /// - Throws: Errors of the payload.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readInternallyTagged<T: MappingDecodable>(
    _ path: [String], _ type: T.Type
  ) throws(ReadFailure) -> T {
    if T.__mergesOnUpdate { return try read(type, beside: path) }
    if isShared(mark()), T.self == AnyValue.self || T.__decodingKind.valueKind == .object {
      try lookAhead(isEnough: false) { (reader) throws(ReadFailure) in
        try reader.passUnclaimed(besides: path.first, isKept: true)
      }
    }
    return try read(type) { $0.remove(path[...]) }
  }
}

extension AnyValue {
  /// Removes a value deeper in this one, and the objects on the way that become empty.
  mutating func remove(_ path: ArraySlice<String>) {
    guard let key = path.first, var object, var inner = object[key] else { return }
    inner.remove(path.dropFirst())
    let isGone = path.count == 1 || inner.object?.isEmpty == true
    object[key] = isGone ? AnyValue?.none : inner
    self = .object(object)
  }
}
