extension JSONFormatter {
  /// A member of a sorted object: its key, its text in the result, and its original position.
  struct Member {
    /// The position of the key, without quotes, and the number of its bytes.
    var key = 0
    var keyCount = 0

    /// Whether that is a position among the unescaped keys, not in the source.
    var isUnescaped = false

    /// The sort key of the first eight bytes.
    var prefix: UInt64 = 0

    /// The text in the result.
    let start: Int
    var end: Int

    /// The original position.
    let source: Int

    init(at start: Int = 0, from source: Int = 0) {
      (self.start, end, self.source) = (start, start, source)
    }
  }

  /// The order of keys: by Unicode scalars or, for the canonical form, by UTF-16 (RFC 8785, section
  /// 3.2.3).
  @safe struct KeyOrder {
    // Invariant: the members are those of this source, which outlives this value.
    let source: UnsafePointer<UInt8>

    /// The keys that have escapes in the source, as UTF-8.
    let unescaped: [UInt8]
    let isCanonical: Bool

    /// Returns the key of a member without escapes.
    @inline(__always)
    private func withBytes<Result>(
      of member: Member, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
      if member.isUnescaped {
        return unsafe unescaped.withUnsafeBufferPointer { keys in
          unsafe body(
            UnsafeBufferPointer(rebasing: keys[member.key..<member.key + member.keyCount]))
        }
      }
      return unsafe body(
        UnsafeBufferPointer(start: source + member.key, count: member.keyCount))
    }

    /// Returns the number that sorts as the first eight bytes of a key.
    @inline(__always)
    static func prefix(of key: UnsafeBufferPointer<UInt8>, isCanonical: Bool) -> UInt64 {
      var prefix: UInt64 = 0
      for index in 0..<min(key.count, 8) {
        let rank = unsafe UInt64(rank(key[index], isCanonical: isCanonical))
        prefix |= rank &<< UInt64(truncatingIfNeeded: 56 &- index &* 8)
      }
      return prefix
    }

    /// Returns the number by which a byte sorts.
    ///
    /// Bytes sort as scalars do. In UTF-16, the scalars from U+E000 on that fit into one unit come
    /// after those that take two.
    @inline(__always)
    private static func rank(_ byte: UInt8, isCanonical: Bool) -> UInt8 {
      isCanonical && byte & 0xFE == 0xEE ? byte + 7 : byte
    }

    /// Returns whether the key of a member comes before that of another one.
    func precedes(_ left: Member, _ right: Member) -> Bool {
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      return unsafe withBytes(of: left) { left in
        unsafe withBytes(of: right) { right in
          unsafe left.lexicographicallyPrecedes(right) {
            Self.rank($0, isCanonical: isCanonical) < Self.rank($1, isCanonical: isCanonical)
          }
        }
      }
    }

    /// Returns the key of a member as text.
    func text(of member: Member) -> String {
      unsafe withBytes(of: member) { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Takes the members from an index on, which are at the end of the result, and sorts them there.
  ///
  /// - Throws: `duplicateKey` for a duplicate key in the canonical form.
  mutating func sortMembers(from first: Int) throws(MappingError) {
    defer { members.removeLast(members.count - first) }
    let keys = keys
    let isSorted = (first + 1..<members.count).allSatisfy { index in
      keys.precedes(members[index - 1], members[index])
    }
    if isSorted { return }
    let begin = members[first].start
    // The separator between two members is the same everywhere.
    let separator = members[first].end..<members[first + 1].start
    unsafe members.withUnsafeMutableBufferPointer { members in
      var sorted = unsafe UnsafeMutableBufferPointer(rebasing: members[first...])
      unsafe sorted.sort { keys.precedes($0, $1) }
    }
    if isCanonical { try checkKeys(from: first, keys) }
    arrange(from: first, at: begin, separator)
  }

  private func checkKeys(from first: Int, _ keys: KeyOrder) throws(MappingError) {
    for index in first + 1..<members.count
    where !keys.precedes(members[index - 1], members[index]) {
      throw failure(
        .duplicateKey, at: max(members[index - 1].source, members[index].source),
        found: JSONText.quoted(keys.text(of: members[index])))
    }
  }

  /// Arranges the texts of the members at the end of the result in the order of the list.
  private mutating func arrange(from first: Int, at begin: Int, _ separator: Range<Int>) {
    // Copies them to the free memory after the text, and back to their place.
    let count = result.count - begin
    result.reserve(count)
    result.append(copies: members[first...], separator, over: begin)
  }
}

extension OutputBuffer {
  /// Replaces the bytes from a position on by copies of parts of them.
  ///
  /// Invariant: the members and the separators between them are the bytes from that position on,
  /// and there is room for as many more.
  fileprivate mutating func append(
    copies members: ArraySlice<JSONFormatter.Member>, _ separator: Range<Int>, over begin: Int
  ) {
    var place = unsafe next
    for (position, member) in members.enumerated() {
      if position > 0 {
        unsafe place.update(from: start + separator.lowerBound, count: separator.count)
        unsafe place += separator.count
      }
      unsafe place.update(from: start + member.start, count: member.end - member.start)
      unsafe place += member.end - member.start
    }
    unsafe (start + begin).update(from: next, count: next - (start + begin))
  }
}
