// Decodes cases whose tags are unknown into the fallback of their enum.

extension __CaseTable {
  /// Whether the fallback keeps unknown cases as a whole.
  var keepsWholeCases: Bool {
    if case .whole? = fallback { true } else { false }
  }
}

extension MappingReader where Self: ~Copyable {
  /// Makes the fallback for an unknown tag.
  ///
  /// - Parameters:
  ///   - table: The table of the enum.
  ///   - found: The tag.
  ///   - memory: The memory of the enum.
  ///   - start: The start of the case.
  mutating func initializeFallback(
    of table: __CaseTable, _ found: MatchedCase, at memory: UnsafeMutableRawPointer,
    from start: Mark
  ) throws(ReadFailure) {
    switch table.fallback {
    case .nothing(let make)?:
      try passUnknownCase(found, of: table, keepsTag: false)
      unsafe make(memory)
    case .whole(let read, _)?:
      reset(to: start)
      let place = location(of: start)
      try self.read(try readModelTree(), at: place) {
        (reader: inout ValueReader) throws(ReadFailure) in
        unsafe try read(&reader, .null, memory)
      }
    case .tag(let read, let keepsContent)?:
      var content = AnyValue.null
      if keepsContent {
        content = try unknownContent(found, of: table)
      } else {
        try passUnknownCase(found, of: table, keepsTag: true)
      }
      try self.read(found.tag, at: found.place) {
        (reader: inout ValueReader) throws(ReadFailure) in
        unsafe try read(&reader, content, memory)
      }
    case nil: throw unknownTag(found.tag, at: found.place, expected: table.tags.expected)
    }
  }

  /// Finds the case of a value, or the fallback if there is no tag and the fallback needs none.
  ///
  /// - Returns: The case; if the tag is apart from the payload, the reader is at that.
  mutating func findCase(of table: __CaseTable) throws(ReadFailure) -> MatchedCase {
    guard case .whole(_, needsTag: false)? = table.fallback else {
      return try findTaggedCase(of: table)
    }
    let (start, before) = (mark(), state.snapshot)
    do throws(ReadFailure) {
      return try findTaggedCase(of: table)
    } catch {
      reset(to: start)
      // The members of a payload beside a tag are written into an object.
      guard !error.code.isFatal, table.place != .inside || kind == .object,
        // A tag that is missing or cut off may still arrive.
        ![.missingKey, .invalidValue, .unknownCase].contains(error.code)
          || !isOpen(location(of: start))
      else { throw error }
      state.restore(before)
      return MatchedCase(known: -1)
    }
  }

  private mutating func findTaggedCase(
    of table: __CaseTable
  ) throws(ReadFailure) -> MatchedCase {
    switch table.place {
    case .name, .nowhere: try beginCase(table.tags)
    case .inside: try findCase(table.tags)
    case .beside: try beginTaggedCase(table.tags)
    case .first: try findLeadingCase(table.tags)
    }
  }

  /// Reads what an unknown case has beside its tag.
  private mutating func unknownContent(
    _ found: MatchedCase, of table: __CaseTable
  ) throws(ReadFailure) -> AnyValue {
    switch table.place {
    case .first: return try readValuesAfterTag()
    case .inside:
      var value = try readModelTree()
      value.remove(table.tags.path[...])
      return value
    case .name, .beside, .nowhere: return try found.hasContent ? readValue() : .null
    }
  }

  /// Skips the rest of an unknown case, and reports what is lost.
  private mutating func passUnknownCase(
    _ found: MatchedCase, of table: __CaseTable, keepsTag: Bool
  ) throws(ReadFailure) {
    var holdsMore = false
    switch table.place {
    case .first: holdsMore = try unknownContent(found, of: table) != .null
    case .inside where isShared(mark()):
      try passUnclaimed(besides: table.tags.path[0], isKept: false)
    case .inside: holdsMore = try unknownContent(found, of: table).object?.isEmpty == false
    case .name, .beside, .nowhere:
      guard found.hasContent else { break }
      holdsMore = kind != .null
      try skipValue()
    }
    guard !keepsTag || holdsMore else { return }
    noteRepair(
      .unknownCase, at: found.place, expected: table.tags.expected,
      found: self.found(found.tag, isKey: false),
      resolution: keepsTag ? "kept only the tag" : "used the fallback")
  }
}
