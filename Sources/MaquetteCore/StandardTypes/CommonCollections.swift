// The most common dictionaries and sets are decoded and encoded by code of the core: modules of
// models contain none for them, and unspecialized code looks up none of their types.

extension Dictionary where Key: MappableKey, Value: MappingDecodable {
  /// Decodes an object into this dictionary, which is empty.
  ///
  /// The compiler decides the conditions where the types are known.
  ///
  /// - Returns: Whether it is one of the most common dictionaries; otherwise, nothing has happened.
  @inlinable @inline(__always)
  mutating func readCommon<Reader: MappingReader & ~Copyable>(
    from reader: inout Reader
  ) throws(ReadFailure) -> Bool {
    guard Key.self == String.self else { return false }
    if Value.self == String.self {
      self = try _identityCast(reader.readDictionaryOfStrings(), to: Self.self)
    } else if Value.self == Int.self {
      self = try _identityCast(reader.readDictionaryOfIntegers(), to: Self.self)
    } else if Value.self == Double.self {
      self = try _identityCast(reader.readDictionaryOfDoubles(), to: Self.self)
    } else if Value.self == AnyValue.self {
      self = try _identityCast(reader.readDictionaryOfTrees(), to: Self.self)
    } else {
      return false
    }
    return true
  }
}

extension Dictionary where Key: MappableKey, Value: MappingEncodable {
  /// Writes an object if this is one of the most common dictionaries.
  ///
  /// - Returns: Whether it is; otherwise, nothing has happened.
  @inlinable @inline(__always)
  func writeCommon<Writer: MappingWriter & ~Copyable>(
    to writer: inout Writer
  ) throws(WriteFailure) -> Bool {
    guard Key.self == String.self else { return false }
    if Value.self == String.self {
      try writer.writeDictionary(ofStrings: _identityCast(self, to: [String: String].self))
    } else if Value.self == Int.self {
      try writer.writeDictionary(ofIntegers: _identityCast(self, to: [String: Int].self))
    } else if Value.self == Double.self {
      try writer.writeDictionary(ofDoubles: _identityCast(self, to: [String: Double].self))
    } else if Value.self == AnyValue.self {
      try writer.writeDictionary(ofTrees: _identityCast(self, to: [String: AnyValue].self))
    } else {
      return false
    }
    return true
  }
}

extension Set where Element: MappingDecodable {
  /// Decodes an array into this set, which is empty.
  ///
  /// - Returns: Whether it is one of the most common sets; otherwise, nothing has happened.
  @inlinable @inline(__always)
  mutating func readCommon<Reader: MappingReader & ~Copyable>(
    from reader: inout Reader
  ) throws(ReadFailure) -> Bool {
    if Element.self == String.self {
      self = try _identityCast(reader.readSetOfStrings(), to: Self.self)
    } else if Element.self == Int.self {
      self = try _identityCast(reader.readSetOfIntegers(), to: Self.self)
    } else {
      return false
    }
    return true
  }
}

extension Set where Element: MappingEncodable {
  /// Writes an array in any order if this is one of the most common sets.
  ///
  /// - Returns: Whether it is; otherwise, nothing has happened.
  @inlinable @inline(__always)
  func writeCommon<Writer: MappingWriter & ~Copyable>(
    to writer: inout Writer
  ) throws(WriteFailure) -> Bool {
    if Element.self == String.self {
      try writer.writeSet(ofStrings: _identityCast(self, to: Set<String>.self))
    } else if Element.self == Int.self {
      try writer.writeSet(ofIntegers: _identityCast(self, to: Set<Int>.self))
    } else {
      return false
    }
    return true
  }
}

extension MappingReader where Self: ~Copyable {
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func readDictionaryOfStrings() throws(ReadFailure) -> [String: String] {
    try readDictionary()
  }

  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func readDictionaryOfIntegers() throws(ReadFailure) -> [String: Int] {
    try readDictionary()
  }

  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func readDictionaryOfDoubles() throws(ReadFailure) -> [String: Double] {
    try readDictionary()
  }

  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func readDictionaryOfTrees() throws(ReadFailure) -> [String: AnyValue] {
    try readDictionary()
  }

  @inline(__always)
  private mutating func readDictionary<Value: MappingDecodable>()
    throws(ReadFailure) -> [String: Value]
  {
    var members = MemberCollector<String, Value>()
    let start = mark()
    try readMembers { (key: String, reader: inout Self) throws(ReadFailure) in
      members.append(key, try reader.read(Value.self)) {
        reader.__memberCount(after: $0, from: start)
      }
    }
    let all = members.finish()
    state.lastMemberCount = UInt8(min(all.count, 12))
    return all
  }

  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func readSetOfStrings() throws(ReadFailure) -> Set<String> { try readSet() }

  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @usableFromInline
  mutating func readSetOfIntegers() throws(ReadFailure) -> Set<Int> { try readSet() }

  @inline(__always)
  private mutating func readSet<Element: MappingDecodable>() throws(ReadFailure) -> Set<Element> {
    if state.allowsFastPath { return Set(try read([Element].self)) }
    var elements: Set<Element> = []
    try readElements { (reader: inout Self) throws(ReadFailure) in
      try reader.readElement(into: &elements)
    }
    return elements
  }
}

extension MappingWriter where Self: ~Copyable {
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @usableFromInline
  mutating func writeDictionary(ofStrings members: [String: String]) throws(WriteFailure) {
    try writeMembers(of: members)
  }

  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @usableFromInline
  mutating func writeDictionary(ofIntegers members: [String: Int]) throws(WriteFailure) {
    try writeMembers(of: members)
  }

  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @usableFromInline
  mutating func writeDictionary(ofDoubles members: [String: Double]) throws(WriteFailure) {
    try writeMembers(of: members)
  }

  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @usableFromInline
  mutating func writeDictionary(ofTrees members: [String: AnyValue]) throws(WriteFailure) {
    try writeMembers(of: members)
  }

  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @usableFromInline
  mutating func writeSet(ofStrings elements: Set<String>) throws(WriteFailure) {
    try beginArray()
    for element in elements { writeString(element) }
    endArray()
  }

  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  @usableFromInline
  mutating func writeSet(ofIntegers elements: Set<Int>) throws(WriteFailure) {
    try write(Array(elements))
  }

  @inlinable @inline(__always)
  mutating func writeMembers<Key: MappableKey, Value: MappingEncodable>(
    of members: [Key: Value]
  ) throws(WriteFailure) {
    if !Key.__hasDistinctTexts { try requireDistinctTexts(of: members.keys) }
    try beginObject()
    for (key, value) in members {
      __writeMemberKey(key)
      try write(value)
    }
    endObject()
  }

  /// Requires keys that differ as text: of members with one key, only the last one would be decoded.
  @inline(never)
  @usableFromInline
  mutating func requireDistinctTexts(
    of keys: some Collection<some MappableKey>
  ) throws(WriteFailure) {
    var texts: Set<String> = []
    for key in keys where !texts.insert(key.mappingKey).inserted {
      throw repeatedText(key.mappingKey)
    }
  }

  /// The failure for two keys of a dictionary that are the same text.
  package mutating func repeatedText(_ text: String) -> WriteFailure {
    failure(
      .unencodable, expected: "keys that differ as text",
      found: "\(JSONText.quoted(text)) for two of them")
  }
}

extension ValueWriter {
  /// Writes a key of a dictionary; only texts are sure to be different as keys, too.
  @inlinable @inline(__always)
  public mutating func __writeMemberKey<Key: MappableKey>(_ key: Key) {
    if Key.self == String.self {
      writeDistinctMember(_identityCast(key, to: String.self))
    } else {
      writeKey(key.mappingKey)
    }
  }

  @inline(never)
  @usableFromInline
  mutating func writeDistinctMember(_ key: String) { writeDistinctKey(key) }
}

extension JSONWriter {
  /// Writes a key of a dictionary, an integer without making a string of it.
  @inlinable @inline(__always)
  public mutating func __writeMemberKey<Key: MappableKey>(_ key: Key) {
    if Key.self == Int.self {
      writeKey(_identityCast(key, to: Int.self))
    } else {
      writeKey(key.mappingKey)
    }
  }

  /// Writes an integer as a key, without making a string of it.
  @inline(never)
  @usableFromInline
  mutating func writeKey(_ key: Int) {
    state.hasUnsortedKeys = true
    buffer.reserve(42)
    buffer.put(UInt8(ascii: "\""))
    buffer.putInteger(UInt64(key.magnitude), isNegative: key < 0)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UInt8(ascii: ":"))
  }
}
