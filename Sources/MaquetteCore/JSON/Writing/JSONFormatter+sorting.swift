extension JSONFormatter {
  /// The members of an object that are put in order once it ends.
  struct Sorting {
    var members: [Member] = []

    /// The key of the member under way, as UTF-8 without quotes and escapes.
    var key: ArraySlice<UInt8> = []

    /// Where the member under way begins in the result and in the source.
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

  /// A member of an object that is sorted: its key, its text in the result, and where it was.
  struct Member {
    let key: ArraySlice<UInt8>
    let text: Range<Int>
    let source: Int

    /// The key as text.
    var name: String { String(decoding: key, as: UTF8.self) }

    /// Whether the key comes first by UTF-16, as RFC 8785, section 3.2.3, has it.
    func precedesByUTF16(_ other: Member) -> Bool {
      // Bytes are in the order of scalars, and up to U+DFFF UTF-16 is too.
      guard key.contains(where: { $0 >= 0xEE }) || other.key.contains(where: { $0 >= 0xEE }) else {
        return precedesByScalars(other)
      }
      return name.utf16.lexicographicallyPrecedes(other.name.utf16)
    }

    /// Whether the key comes first by Unicode scalars.
    func precedesByScalars(_ other: Member) -> Bool { key.lexicographicallyPrecedes(other.key) }
  }

  /// Puts the members that end the result in order: by Unicode scalars, or in canonical form by UTF-16.
  ///
  /// - Throws: `duplicateKey` for a key that is there twice in canonical form.
  mutating func sort(_ members: inout [Member]) throws(MappingError) {
    guard let first = members.first, members.count > 1 else { return }
    // What is between two members is the same everywhere.
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

  /// The error for what has no canonical form; its path is that of what is before it.
  func failure(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String
  ) -> MappingError {
    let path = JSONLocator.places(of: [offset], in: source.span).first?.path ?? MappingPath()
    return MappingError(code, at: path, expected: expected, found: JSONLocator.cut(found))
  }
}
