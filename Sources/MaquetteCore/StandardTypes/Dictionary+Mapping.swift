extension Dictionary: MappingDecodable where Key: MappableKey, Value: MappingDecodable {
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .init(.custom, customKind: .object) }

  /// Decodes an object; by default, the last value of a duplicate key wins.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init()
    if _slowPath(reader.state.resumes) {
      self = try reader.readResumedMembers()
      return
    }
    if try readCommon(from: &reader) { return }
    var members = MemberCollector<Key, Value>()
    let start = reader.mark()
    try reader.readMembers { (key: Key, reader: inout JSONReader) throws(ReadFailure) in
      members.append(key, try Value(from: &reader)) {
        reader.__memberCount(after: $0, from: start)
      }
    }
    self = members.finish()
  }

  /// Decodes an object.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init()
    if try readCommon(from: &reader) { return }
    if _slowPath(reader.state.checksKeys) {
      self = try reader.readCheckedMembers()
      return
    }
    guard let names = Key.__keyNames else {
      try reader.readTexts { (text, reader) throws(ReadFailure) in
        try readMember(Key(mappingKey: text), text, from: &reader)
      }
      return
    }
    var slot = -1
    try reader.readTexts { (text, reader) throws(ReadFailure) in
      slot = reader.slotOfKey(among: names, expecting: slot + 1)
      let key = slot >= 0 ? names.entry(slot, as: Key.self) : Key(mappingKey: text)
      try readMember(key, text, from: &reader)
    }
  }

  @inlinable @inline(__always)
  mutating func readMember(
    _ key: Key?, _ text: String, from reader: inout ValueReader
  ) throws(ReadFailure) {
    guard let key else { throw reader.invalidKey(text, Key.self) }
    let value = try Value(from: &reader)
    reserveFirst(reader.__memberCount(after: 0, from: reader.mark()))
    self[key] = value
  }
}

extension Dictionary: MappingEncodable where Key: MappableKey, Value: MappingEncodable {
  /// Writes an object with its keys in any order.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if try writeCommon(to: &writer) { return }
    try writer.writeMembers(of: self)
  }

  /// Writes an object with its keys in any order, unless the options require one.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if _slowPath(writer.writesGraph) { return try writer.writeSorted(self) }
    if try writeCommon(to: &writer) { return }
    try writer.writeMembers(of: self)
    try writer.keepMembers()
  }
}

extension ValueWriter {
  /// Whether objects are numbered in the order in which they are encoded.
  @inline(never)
  @usableFromInline
  var writesGraph: Bool { state.objects != nil }

  /// Writes the members in the order of their keys: equal graphs must have equal archives.
  ///
  /// Not specialized: the code size for every type would outweigh the gain.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func writeSorted<Key: MappableKey, Value: MappingEncodable>(
    _ members: [Key: Value]
  ) throws(WriteFailure) {
    if !Key.__hasDistinctTexts { try requireDistinctTexts(of: members.keys) }
    try beginObject()
    let sorted = members.map { (key: $0.mappingKey, value: $1) }.sorted { $0.key < $1.key }
    for (key, value) in sorted {
      writeKey(key)
      try value.write(to: &self)
    }
    endObject()
  }
}

extension Dictionary {
  /// Makes room for the first members, if there is none yet.
  ///
  /// A dictionary that grows from nothing would hash its first keys several times.
  @inlinable @inline(__always)
  mutating func reserveFirst(_ minimumCapacity: @autoclosure () -> Int) {
    if capacity == 0 { self = Dictionary(roomFor: minimumCapacity()) }
  }
}

extension Set {
  /// Makes room for the first elements, if there is none yet, as a dictionary does.
  @inlinable @inline(__always)
  mutating func reserveFirst(_ minimumCapacity: Int) {
    if capacity == 0 { self = Set(roomFor: minimumCapacity) }
  }
}

extension MappingReader where Self: ~Copyable {
  /// Iterates over an object whose keys are data.
  ///
  /// A member that fails is dropped if a report is requested.
  @inlinable @inline(__always)
  package mutating func readMembers<Key: MappableKey>(
    _ readMember: (Key, inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    // With other options, the text of each key is needed.
    let names = state.allowsFastPath ? Key.__keyNames : nil
    try readMembers(
      names,
      { (text, slot, reader) throws(ReadFailure) in
        let name = slot >= 0 ? names?.entry(slot, as: Key.self) : Key(mappingKey: text)
        guard let key = name else { throw reader.invalidKey(text, Key.self) }
        if _slowPath(reader.state.isReporting) { reader.noteFallback(key, of: text) }
        return key
      }, readMember)
  }

  /// Iterates over an object whose keys are made from their texts, or from slots among names.
  @inlinable @inline(__always)
  package mutating func readMembers<Key: Hashable>(
    _ names: __CaseNames?, _ readName: (String, Int, inout Self) throws(ReadFailure) -> Key,
    _ readMember: (Key, inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let outer = state.endsAtErrors
    if _slowPath(state.isReporting) { enterElements() }
    defer { state.endsAtErrors = outer }
    var audit: KeyAudit?
    var slot = -1
    var more = try beginObject()
    let repeats = more && state.isMarkup
    while more {
      slot = if let names { try readKey(names.keys, expecting: slot + 1) } else { -1 }
      let text = slot >= 0 ? "" : names == nil ? try readKey() : currentKey
      let start = mark()
      do throws(ReadFailure) {
        if _slowPath(repeats), repeatsMarkup {
          try skipValue()
        } else {
          let key = try readName(text, slot, &self)
          if try admitsCurrentKey(&audit, member: AnyHashable(key)) {
            try readMember(key, &self)
          } else {
            try skipValue()
          }
        }
      } catch {
        try elementFailed(error, at: start, resolution: "dropped the member")
        if _slowPath(state.isReporting) { noteKept(at: start) }
      }
      more = try endField()
    }
  }

  /// Changes the note about a repeated key whose value failed: the earlier value stays.
  @inline(never)
  @usableFromInline
  mutating func noteKept(at start: Mark) {
    guard let journal = state.journal else { return }
    let place = location(of: start)
    let index = journal.issues.lastIndex {
      $0.error.contents.code == .duplicateKey && $0.error.location == place
    }
    guard let index, journal.issues[index].severity == .repair else { return }
    journal.issues[index].resolution = "kept the earlier value"
  }

  @inline(never)
  @usableFromInline
  mutating func invalidKey<Key>(_ text: String, _ type: Key.Type) -> ReadFailure {
    failure(
      .invalidValue, expected: "a key of type \(allowedValues(of: type))",
      found: shown(key: text))
  }

  func shown(key: String) -> String {
    state.options.hidesValues ? "a key" : "key " + JSONText.quoted(key)
  }

  /// Reports a text for which a key was used that any other unknown text makes, too.
  @inline(never)
  @usableFromInline
  mutating func noteFallback<Key: MappableKey>(_ key: Key, of text: String) {
    guard key.mappingKey != text, key == Key(mappingKey: "\u{10FFFF}") else { return }
    noteRepair(
      .unknownCase, at: location(of: mark()),
      expected: "a key of type \(allowedValues(of: Key.self))", found: shown(key: text),
      resolution: "used the fallback")
  }
}

extension ValueReader {
  /// Reads a dictionary whose keys are counted.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readCheckedMembers<Key: MappableKey, Value: MappingDecodable>()
    throws(ReadFailure) -> [Key: Value]
  {
    var members: [Key: Value] = [:]
    try readMembers { (key: Key, reader: inout ValueReader) throws(ReadFailure) in
      members[key] = try Value(from: &reader)
    }
    return members
  }

  /// Iterates over an object whose keys are data, with the text of each key.
  ///
  /// Not inlined: a dictionary type adds only the code for a member.
  @inline(never)
  @usableFromInline
  mutating func readTexts(
    _ readMember: (String, inout ValueReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    try readMembers { (text: String, reader: inout ValueReader) throws(ReadFailure) in
      try readMember(text, &reader)
    }
  }
}
