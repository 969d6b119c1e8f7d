public import MaquetteCore

/// A strategy for a dictionary whose keys map themselves, in the directions that the strategy of
/// its values supports.
public struct ValuesStrategy<Key: MappableKey, Member: MappingStrategy>: MappingStrategy {
  /// The type of the property.
  public typealias Value = [Key: Member.Value]

  package let member: Member

  init(_ member: Member) { self.member = member }
}

extension ValuesStrategy: DecodingStrategy where Member: DecodingStrategy {
  /// Reads an object, member by member.
  ///
  /// - Throws: `invalidValue` for an invalid key, and errors of the values' strategy, with the
  ///   place of the member.
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> [Key: Member.Value] {
    var members: [Key: Member.Value] = [:]
    try reader.readMembers { (key: Key, reader: inout R) throws(ReadFailure) in
      members[key] = try reader.readElement(by: member)
    }
    return members
  }
}

extension ValuesStrategy: EncodingStrategy where Member: EncodingStrategy {
  /// Writes an object, as a dictionary whose values map themselves.
  ///
  /// - Throws: Errors of the values' strategy; `unencodable` for two keys of the same text.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: [Key: Member.Value], to writer: inout W
  ) throws(WriteFailure) {
    try writer.write(value.mapValues { WrittenMember(value: $0, strategy: member) })
  }
}

extension ValuesStrategy: CodingStrategy where Member: CodingStrategy {}

/// A strategy for a dictionary from one for its keys and one for its values, in the directions that
/// both support.
///
/// The strategy of the keys sees each key as text.
public struct KeysStrategy<Key: MappingStrategy, Member: MappingStrategy>: MappingStrategy
where Key.Value: Hashable {
  /// The type of the property.
  public typealias Value = [Key.Value: Member.Value]

  let key: Key
  package let member: Member

  init(_ key: Key, _ member: Member) {
    (self.key, self.member) = (key, member)
  }
}

extension KeysStrategy: DecodingStrategy where Key: DecodingStrategy, Member: DecodingStrategy {
  /// Reads an object, member by member.
  ///
  /// - Throws: Errors of the strategies, with the place of the member.
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> [Key.Value: Member.Value] {
    var members: [Key.Value: Member.Value] = [:]
    let options = reader.state.options
    try reader.readMembers(
      nil,
      { (text, _, reader: inout R) throws(ReadFailure) -> Key.Value in
        var state = __ReadingState(options: options)
        do throws(ReadFailure) {
          return try ValueReader.read(.string(text), state: &state) { (keys) throws(ReadFailure) in
            try keys.readElement(by: self.key)
          }
        } catch {
          throw reader.invalidKey(text, state)
        }
      },
      { (key, reader: inout R) throws(ReadFailure) in
        members[key] = try reader.readElement(by: member)
      })
    return members
  }
}

extension KeysStrategy: EncodingStrategy where Key: EncodingStrategy, Member: EncodingStrategy {
  /// Writes an object, as a dictionary whose keys and values map themselves.
  ///
  /// - Throws: Errors of the strategies; `unencodable` for a key that is not encoded as text or a
  ///   number, and for two keys of the same text.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: [Key.Value: Member.Value], to writer: inout W
  ) throws(WriteFailure) {
    var members: [String: WrittenMember<Member>] = [:]
    for (key, value) in value {
      let (text, member) = (
        try text(of: key, in: &writer), WrittenMember(value: value, strategy: member)
      )
      guard members.updateValue(member, forKey: text) == nil else {
        throw writer.repeatedText(text)
      }
    }
    try writer.write(members)
  }

  private func text<W: MappingWriter & ~Copyable>(
    of key: Key.Value, in writer: inout W
  ) throws(WriteFailure) -> String {
    var keys = ValueWriter(state: __WritingState(options: writer.state.options))
    do throws(WriteFailure) {
      try keys.write(key, by: self.key)
    } catch {
      throw writer.failure(thrown: keys.state.pending ?? MappingError(error.code).contents)
    }
    switch keys.finish() {
    case .string(let text): return text
    case .number(let number): return number.description
    case let other:
      throw writer.failure(
        .unencodable, expected: "a key that is text", found: other.kind.phrase)
    }
  }
}

extension KeysStrategy: CodingStrategy where Key: CodingStrategy, Member: CodingStrategy {}

/// A value of a dictionary with the strategy that writes it.
private struct WrittenMember<Strategy: EncodingStrategy>: MappingEncodable {
  let value: Strategy.Value
  let strategy: Strategy

  func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(value, by: strategy)
  }

  func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(value, by: strategy)
  }
}

extension MappingReader where Self: ~Copyable {
  /// The failure for a key that its strategy cannot decode.
  @inline(never)
  fileprivate mutating func invalidKey(
    _ text: String, _ state: __ReadingState
  ) -> ReadFailure {
    let told = state.journal?.pending?.contents
    let found = self.state.options.hidesValues ? "a key" : "key " + JSONText.quoted(text)
    if let underlying = told?.underlying {
      return failure(.invalidValue, expected: "another key", found: found, hint: underlying)
    }
    return failure(.invalidValue, expected: told?.expected, found: found, hint: told?.hint)
  }
}

extension MappingStrategy {
  /// A strategy for the values of a dictionary.
  ///
  /// ```swift
  /// @CodableBy(.values(of: .hex)) var digests: [String: Data]
  /// @CodableBy(.values(of: .hex, keys: Int.self)) var parts: [Int: Data]
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: The strategy for one value, which also receives null.
  ///   - keys: The type of the keys, which converts itself to text and back.
  public static func values<Key, S>(of strategy: S, keys: Key.Type) -> Self
  where Self == ValuesStrategy<Key, S> {
    ValuesStrategy(strategy)
  }

  /// A strategy for the values of a dictionary whose keys are text.
  ///
  /// - Parameter strategy: The strategy for one value, which also receives null.
  public static func values<S>(of strategy: S) -> Self where Self == ValuesStrategy<String, S> {
    ValuesStrategy(strategy)
  }

  /// A strategy for the keys of a dictionary and one for its values.
  ///
  /// ```swift
  /// @CodableBy(.keys(of: .date("yyyy-MM-dd"), values: .plain(Int.self))) var visits: [Date: Int]
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: The strategy for one key, which it receives as text and must encode as text or a
  ///     number.
  ///   - values: The strategy for one value, which also receives null.
  public static func keys<K, S>(of strategy: K, values: S) -> Self
  where Self == KeysStrategy<K, S> {
    KeysStrategy(strategy, values)
  }
}
