// Decodes trees: arrays and objects collect their members before they are created.

extension JSONReader {
  /// Decodes an array as a tree.
  @inline(never)
  mutating func readTreeArray() throws(ReadFailure) -> [AnyValue] {
    if _slowPath(state.resumes) { return try readResumedElements() }
    // A tree succeeds or fails as a whole: no element is dropped in a report.
    return try collectElements {
      (reader: inout JSONReader, elements: inout ElementCollector<AnyValue>) throws(ReadFailure) in
      let (bracket, start) = unsafe (reader.cursor.position, reader.mark())
      guard try reader.beginArray() else { return }
      let indentation = unsafe reader.cursor.indentation(from: bracket + 1)
      repeat {
        try reader.checkCount(elements.count + 1)
        let place = unsafe elements.next { reader.expectedCount(after: $0, from: start) }
        unsafe place.initialize(to: try reader.readValue())
        elements.commit()
      } while try reader.passSeparator(UInt8(ascii: "]"), indentation)
    }
  }

  /// Decodes an object as a tree.
  @inline(never)
  mutating func readTreeObject() throws(ReadFailure) -> AnyValue.Object {
    if _slowPath(state.resumes) { return try readResumedTreeObject() }
    var index = MemberIndex()
    let members = try collectElements {
      (reader: inout JSONReader, members: inout ElementCollector<AnyValue.Object.Member>)
        throws(ReadFailure) in
      var audit: KeyAudit?
      let bracket = unsafe reader.cursor.position
      guard try reader.beginObject() else { return }
      let indentation = unsafe reader.cursor.indentation(from: bracket + 1)
      repeat {
        let key = try reader.readKey()
        if try reader.admitsCurrentKey(&audit) {
          try reader.__readMember(key, into: &members, &index)
        } else {
          try reader.skipValue()
        }
      } while try reader.passSeparator(UInt8(ascii: "}"), indentation)
    }
    return AnyValue.Object(members: members, index: index.large)
  }

  @inline(__always)
  private mutating func __readMember(
    _ key: String, into members: inout ElementCollector<AnyValue.Object.Member>,
    _ index: inout MemberIndex
  ) throws(ReadFailure) {
    if _slowPath(index.mayHold(key, cursor, keyStart..<keyEnd)),
      let position = index.position(of: key, in: members)
    {
      let value = try readValue()
      members.update(position) { $0.value = value }
      return
    }
    let place = unsafe members.next()
    unsafe place.initialize(to: AnyValue.Object.Member(key: key, value: try readValue()))
    members.commit()
    if members.count > KeyIndex.threshold { index.grow(members) }
  }
}

/// Detects duplicate keys while an object is decoded.
private struct MemberIndex {
  /// One bit for the tag of each key so far: most keys are new and need no search.
  var tags: UInt64 = 0

  /// The index, if there are many members.
  var large: KeyIndex?

  /// Returns whether a key may be a duplicate, and records it.
  @inline(__always)
  mutating func mayHold(_ key: String, _ cursor: JSONCursor, _ range: Range<Int>) -> Bool {
    // A key with escapes is longer in the text; its tag is that of the key without them.
    let isPlain = range.count == key.utf8.count
    let first = unsafe isPlain ? cursor.start[range.lowerBound] : key.utf8.first ?? 0x22
    let last =
      unsafe isPlain
      ? cursor.start[max(range.upperBound - 1, range.lowerBound)] : key.utf8.last ?? first
    let tag = keyTag(first: first, last: last, count: key.utf8.count)
    let bit: UInt64 = 1 &<< UInt64(tag & 63)
    defer { tags |= bit }
    return tags & bit != 0
  }

  func position(of key: String, in members: borrowing ElementCollector<AnyValue.Object.Member>)
    -> Int?
  {
    if let large { return large.position(of: key) { members[$0].key.isSameKey(as: key) } }
    for index in 0..<members.count where members[index].key.isSameKey(as: key) { return index }
    return nil
  }

  mutating func grow(_ members: borrowing ElementCollector<AnyValue.Object.Member>) {
    if large == nil {
      large = KeyIndex(0..<members.count) { members[$0].key }
    } else {
      large?.insert(members.count - 1) { members[$0].key }
    }
  }
}
