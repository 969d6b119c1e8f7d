// Finds the tag of an enum or of a class: as the value itself, as the only key of an object, or
// anywhere in an object.

/// The place of the current value's tag, which does not count as an unknown key.
struct TagPlace {
  /// The member of the object that is the tag, or contains it.
  let member: __SourcePosition

  /// The object or array, and the step to the member.
  let object: __SourcePosition
  let step: MappingPath.Step

  /// Whether extras keep the tag, because nothing else writes it.
  var isKept = false

  /// Records the member of an object that has, or contains, the tag.
  ///
  /// - Parameter key: Its declared key; in markup, that of an attribute differs.
  init(member: __SourcePosition, object: __SourcePosition, key: String) {
    (self.member, self.object) = (member, object)
    if case .path(let path) = member, let last = path.steps.last {
      step = last
    } else {
      step = .key(key)
    }
  }

  init(member: __SourcePosition, object: __SourcePosition, step: MappingPath.Step) {
    (self.member, self.object, self.step) = (member, object, step)
  }

  /// The place in a tree made from the object; nil if the tree was made from another value.
  func inTree(takenFrom place: __SourcePosition) -> TagPlace? {
    guard object == place else { return nil }
    return TagPlace(member: .path(MappingPath([step])), object: .path(MappingPath()), step: step)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Finds the case whose tag is in the object of the payload; the reader does not move.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Returns: The case.
  /// - Throws: `missingKey`, `unknownCase`, and errors of the grammar.
  mutating func findCase(_ tags: __CaseTags) throws(ReadFailure) -> MatchedCase {
    if _fastPath(!state.looksAtKeys), let found = try findCaseShortly(tags) { return found }
    let start = mark()
    let path = tags.path
    let (policy, isText) = (state.options.conversions, state.options.scalarsAreText)
    let tag = try findTag(
      at: path, expected: tags.expected, takesNull: tags.withoutTag != nil,
      isEnough: { tags.match($0, isKey: isText, policy) != nil })
    guard let tag else {
      // A tag may still arrive in text that grows.
      if let index = tags.withoutTag, !isOpen(location(of: start)) { return .init(known: index) }
      let missing = __MissingField(keys: path, property: path.joined(separator: "."))
      if isShared(start) { state.journal?.search?.missing = missing }
      throw missingFields([missing], model: tags.model, keys: .empty, at: start)
    }
    if isShared(start) { state.journal?.search?.hasTag = true }
    return try found(tag.value, in: tags, at: tag.place)
  }

  /// Finds the case of a tag that is in the object itself and matches a name exactly, if no option
  /// checks keys; nil if this does not succeed.
  private mutating func findCaseShortly(_ tags: __CaseTags) throws(ReadFailure) -> MatchedCase? {
    var found: MatchedCase?
    try findTagShortly(tags.tagKey) { (reader, _) throws(ReadFailure) in
      found =
        try reader.scalarKind == .string
        ? tags.index(of: reader.__readToken()).map(MatchedCase.init(known:)) : nil
      return found != nil
    }
    return found
  }

  /// Finds the tag in the object itself; the reader does not move.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - take: Takes a tag that the reader is at, instead of an earlier one; returns false if only the
  ///     general way can judge it.
  @inline(__always)
  mutating func findTagShortly(
    _ key: __KeyTable, _ take: (inout Self, _ object: Mark) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    guard key.count > 0, kind == .object else { return }
    let start = mark()
    var more = try beginObject()
    while more {
      if try readKey(key, expecting: 0) != 0 {
        try skipValue()
      } else if try !take(&self, start) || __restLacks(key) {
        break
      }
      more = try endField()
    }
    reset(to: start)
  }

  /// Reads the tag that the reader is at.
  ///
  /// - Parameter tags: The tags of the cases.
  /// - Returns: The case.
  /// - Throws: `unknownCase`, `typeMismatch`.
  mutating func readTag(_ tags: __CaseTags) throws(ReadFailure) -> MatchedCase {
    let place = location(of: mark())
    let tag = try readTag(expected: tags.expected, takesNull: tags.withoutTag != nil)
    return try found(tag, in: tags, at: place)
  }

  /// Reads the tag of one case.
  ///
  /// - Parameters:
  ///   - index: The position of the case.
  ///   - tags: The tags of the cases.
  /// - Throws: `unknownCase` for the tag of another case, `typeMismatch`.
  mutating func readCase(_ index: Int, of tags: __CaseTags) throws(ReadFailure) {
    let start = mark()
    guard try readTag(tags).index == index else {
      throw failure(.unknownCase, at: start, expected: tags.expected)
    }
  }

  /// Reads a scalar as a tag.
  mutating func readTag(expected: String, takesNull: Bool) throws(ReadFailure) -> AnyValue {
    switch scalarKind {
    case .null where !takesNull: throw failure(.unexpectedNull, expected: expected)
    case .array, .object: throw failure(.typeMismatch, expected: expected)
    default: return try readScalarValue()
    }
  }

  /// The case of a tag.
  mutating func found(
    _ tag: AnyValue, in tags: __CaseTags, at place: __SourcePosition, isKey: Bool = false
  ) throws(ReadFailure) -> MatchedCase {
    // In a format of texts, a number in text is no conversion, as in a key.
    let isText = isKey || state.options.scalarsAreText
    guard let match = tags.match(tag, isKey: isText, state.options.conversions) else {
      // A text that is cut off is no tag yet.
      guard tags.hasFallback, !isOpen(place) else {
        throw unknownTag(tag, at: place, isKey: isKey, expected: tags.expected)
      }
      return MatchedCase(index: -1, hasContent: false, tag: tag, place: place)
    }
    if let resolution = match.resolution, state.isReporting {
      noteRepair(
        .unknownCase, at: place, expected: tags.expected,
        found: found(tag, isKey: isKey), resolution: resolution)
    }
    return MatchedCase(index: match.index, hasContent: false, tag: tag, place: place)
  }

  /// The failure for an unknown tag.
  @inline(never)
  mutating func unknownTag(
    _ tag: AnyValue, at place: __SourcePosition, isKey: Bool = false, expected: String
  ) -> ReadFailure {
    state.openJournal().pending = PendingError(
      contents: .init(
        code: .unknownCase, expected: expected, found: found(tag, isKey: isKey)),
      location: place, findsValue: false)
    return ReadFailure(.unknownCase)
  }

  func found(_ tag: AnyValue, isKey: Bool) -> String {
    if isKey, let key = tag.string { return shown(key: key) }
    return tag.shown(hidesValue: state.options.hidesValues)
  }

  /// Finds the value at the end of some keys, anywhere in the object; the reader does not move.
  ///
  /// - Returns: The tag and its place, and the place of the member that contains it; nil if there
  ///   is no tag.
  ///
  /// - Parameters:
  ///   - path: The keys.
  ///   - expected: The expectation for the tag.
  ///   - takesNull: Whether null is a tag.
  ///   - isEnough: Whether a report needs no more than a tag if the text after it is broken.
  mutating func findTag(
    at path: [String], expected: String, takesNull: Bool = false,
    isEnough: (AnyValue) -> Bool = { _ in false }
  ) throws(ReadFailure) -> (value: AnyValue, place: __SourcePosition, holder: TagPlace)? {
    let start = mark()
    var outermost: __SourcePosition?
    var tag: (value: AnyValue, place: __SourcePosition)?
    try lookAhead(isEnough: tag.map { isEnough($0.value) } ?? false) {
      (reader) throws(ReadFailure) in
      try reader.findTag(at: path[...], &tag, expected: expected, takesNull, &outermost)
    }
    guard let tag else { return nil }
    let holder = TagPlace(
      member: outermost ?? tag.place, object: location(of: start), key: path.first ?? "")
    if outermost != nil, looksAtUnknownKeys { state.openJournal().tags.append(holder) }
    return (tag.value, tag.place, holder)
  }

  /// Whether the last key is a declared one, or the name of an attribute that stands for it.
  ///
  /// - Parameters:
  ///   - found: The last key.
  ///   - key: The declared key; nil for none.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  func isKey(_ found: String, of key: String?) -> Bool {
    guard let key else { return false }
    return found.isSameKey(as: key)
      || state.isMarkup && enclosingObject?[key] == nil
        && found.attributeName?.isSameKey(as: key) == true
  }

  var looksAtUnknownKeys: Bool {
    state.options.unknownKeys != .ignore || state.journal?.search != nil
  }

  /// Reads something ahead; the reader does not move.
  ///
  /// The second pass meets an error of the grammar again, and a report also has the errors before it.
  ///
  /// - Parameter isEnough: Whether what was read before such an error is enough.
  mutating func lookAhead(
    isEnough: @autoclosure () -> Bool, _ body: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let start = mark()
    // The second pass reports duplicate keys, too.
    let passesOver = state.suppressesDuplicateReports
    state.suppressesDuplicateReports = true
    defer { state.suppressesDuplicateReports = passesOver }
    do throws(ReadFailure) {
      try body(&self)
    } catch {
      guard state.isReporting, error.code.isFatal, isEnough() else { throw error }
      state.journal?.pending = nil
    }
    reset(to: start)
  }

  private mutating func findTag(
    at path: ArraySlice<String>, _ tag: inout (value: AnyValue, place: __SourcePosition)?,
    expected: String, _ takesNull: Bool, _ outermost: inout __SourcePosition?
  ) throws(ReadFailure) {
    var inner: __SourcePosition?
    try walkMembers { (key, reader) throws(ReadFailure) in
      let isRepeated = tag != nil && reader.state.options.duplicateKeys == .firstWins
      if isRepeated || !reader.isKey(key, of: path.first) {
        try reader.skipValue()
      } else if path.count == 1 {
        let place = reader.location(of: reader.mark())
        tag = (try reader.readTag(expected: expected, takesNull: takesNull), place)
        outermost = place
      } else if reader.kind == .object {
        let place = reader.location(of: reader.mark())
        tag = nil
        try reader.findTag(at: path.dropFirst(), &tag, expected: expected, takesNull, &inner)
        if tag != nil { outermost = place }
      } else {
        try reader.skipValue()
      }
      return true
    }
  }

  /// Reads a model from the object that contains the tag of its type.
  ///
  /// The tag is not one of its extras, nor of its unknown keys.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - path: The keys that lead to the tag.
  /// - Throws: Errors of the model.
  mutating func read<T: MappingDecodable>(
    _ type: T.Type, beside path: [String]
  ) throws(ReadFailure) -> T {
    let layout = T.__decodingKind.layout
    guard !path.isEmpty,
      unsafe layout == nil || layout?.contents.pointee.extras.isEmpty == false
        || layout?.contents.pointee.unknownKeys != nil
    else { return try read(type) }
    return try read(
      type, besideTagAt: looksAtUnknownKeys ? nil : findTag(at: path, expected: "a tag")?.holder)
  }

  /// Reads a model from the object that contains the tag of its type.
  ///
  /// The tag is not one of its extras.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - place: The place of the member that contains the tag, if that is not noted yet.
  /// - Throws: Errors of the model.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func read<T: MappingDecodable>(
    _ type: T.Type, besideTagAt place: TagPlace?
  ) throws(ReadFailure) -> T {
    guard let place, !looksAtUnknownKeys else { return try read(type) }
    let count = state.openJournal().tags.count
    state.journal?.tags.append(place)
    let value = try read(type)
    state.journal?.tags.removeSubrange(min(count, state.journal?.tags.count ?? 0)...)
    return value
  }

  /// Whether the reader's current value is, or contains, the tag of the value being read.
  @usableFromInline var standsAtTag: Bool { openTag != nil }

  /// Whether, in addition, no extras keep the tag.
  @usableFromInline var standsAtHiddenTag: Bool {
    @_specialize(where Self == JSONReader)
    @_specialize(where Self == ValueReader)
    get { state.journal != nil && openTag?.isKept == false }
  }

  private var openTag: TagPlace? {
    @_specialize(where Self == JSONReader)
    @_specialize(where Self == ValueReader)
    get {
      guard let tags = state.journal?.tags, !tags.isEmpty else { return nil }
      let place = location(of: mark())
      return tags.first { $0.member == place }
    }
  }

  /// Notes that a value was repaired, if a report is being made.
  mutating func noteRepair(
    _ code: MappingError.Code, at place: __SourcePosition, expected: String, found: String,
    resolution: String
  ) {
    guard state.isReporting else { return }
    let error = PendingError(
      contents: .init(code: code, expected: expected, found: found), location: place,
      findsValue: false)
    note(PendingIssue(severity: .repair, error: error, resolution: resolution))
  }
}
