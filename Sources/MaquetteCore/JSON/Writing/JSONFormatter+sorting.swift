extension JSONFormatter {
  /// The members of an object, sorted when it ends.
  struct Sorting {
    var members: [Member] = []

    /// The key of the current member, as UTF-8 without quotes and escapes.
    var key: ArraySlice<UInt8> = []

    /// The start of the current member in the result and in the source.
    private var start: Int
    private var source: Int

    init(at start: Int, from source: Int) {
      (self.start, self.source) = (start, source)
    }

    mutating func beginMember(at start: Int, from source: Int) {
      (key, self.start, self.source) = ([], start, source)
    }

    mutating func endMember(at end: Int) {
      members.append(Member(key: key, text: start..<end, source: source))
    }
  }

  /// A member of a sorted object: its key, its text in the result, and its original position.
  struct Member {
    let key: ArraySlice<UInt8>
    let text: Range<Int>
    let source: Int

    /// The key as text.
    var name: String { String(decoding: key, as: UTF8.self) }

    /// Returns whether the key is first in UTF-16 order (RFC 8785, section 3.2.3).
    func precedesByUTF16(_ other: Member) -> Bool {
      // Bytes sort like scalars, and up to U+DFFF so does UTF-16.
      guard key.contains(where: { $0 >= 0xEE }) || other.key.contains(where: { $0 >= 0xEE }) else {
        return precedesByScalars(other)
      }
      return name.utf16.lexicographicallyPrecedes(other.name.utf16)
    }

    /// Returns whether the key is first in Unicode scalar order.
    func precedesByScalars(_ other: Member) -> Bool { key.lexicographicallyPrecedes(other.key) }
  }

  /// Sorts the members at the end of the result by Unicode scalars or, for the canonical form, by
  /// UTF-16.
  ///
  /// - Throws: `duplicateKey` for a duplicate key in the canonical form.
  mutating func sort(_ members: inout [Member]) throws(MappingError) {
    guard let first = members.first, members.count > 1 else { return }
    // The separator between two members is the same everywhere.
    let separator = Array(result[first.text.upperBound..<members[1].text.lowerBound])
    if isCanonical {
      members.sort { $0.precedesByUTF16($1) }
      for (member, next) in zip(members, members.dropFirst()) where member.key == next.key {
        throw failure(
          .duplicateKey, at: max(member.source, next.source), found: JSONText.quoted(next.name))
      }
    } else {
      members.sort { $0.precedesByScalars($1) }
    }
    var sorted: [UInt8] = []
    sorted.reserveCapacity(result.count - first.text.lowerBound)
    for (position, member) in members.enumerated() {
      if position > 0 { sorted += separator }
      sorted += result[member.text]
    }
    result.replaceSubrange(first.text.lowerBound..., with: sorted)
  }

  /// Returns the error for a value without a canonical form, with the path of the text before it.
  func failure(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String
  ) -> MappingError {
    let path = JSONLocator.places(of: [offset], in: source.span).first?.path ?? MappingPath()
    return MappingError(code, at: path, expected: expected, found: JSONLocator.cut(found))
  }
}
