extension JSONFormatter {
  /// The members of an object that are put in order once it ends.
  struct Sorting {
    /// What stands before the members.
    let outer: [UInt8]

    var members: [Member] = []

    /// The key of the member under way.
    var key = ""

    /// Where the member under way began.
    private var start: Int

    init(outer: [UInt8], start: Int) {
      self.outer = outer
      self.start = start
    }

    /// Ends the member under way.
    mutating func add(_ text: [UInt8], nextAt next: Int) {
      members.append(Member(key: key, text: text, start: start))
      (key, start) = ("", next)
    }
  }

  /// A member of an object that is sorted: its key, its text, and where it lay.
  struct Member {
    var key: String
    var text: [UInt8]
    var start: Int
  }

  /// Puts members in order: by Unicode scalars, or by UTF-16 as RFC 8785, section 3.2.3, has it.
  func sort(_ members: inout [Member]) throws(MappingError) {
    guard isCanonical else {
      members.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      return
    }
    members.sort { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    for (member, next) in zip(members, members.dropFirst())
    where member.key.utf16.elementsEqual(next.key.utf16) {
      let place = max(member.start, next.start)
      throw failure(.duplicateKey, at: place, found: JSONText.quoted(next.key))
    }
  }

  /// The error for what has no canonical form; its path is that of what lies before it.
  func failure(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String
  ) -> MappingError {
    let path = JSONLocator.places(of: [offset], in: source.span).first?.path ?? MappingPath()
    return MappingError(code, at: path, expected: expected, found: JSONLocator.cut(found))
  }
}
