extension JSONReader {
  /// Reads `true`, `false` or `null`; fails at anything else.
  @inline(__always)
  mutating func readWord(expected: String) throws(ReadFailure) -> AnyValue {
    if cursor.advanceOverNull() { return .null }
    guard let value = cursor.scanBool() else { throw wordFailure(expected: expected) }
    return .bool(value)
  }

  /// Returns the failure for a word that begins like `true`, `false` or `null` but is none of them.
  ///
  /// If the text ends inside the word, the error is the unexpected end.
  @inline(never)
  mutating func wordFailure(expected: String) -> ReadFailure {
    let rest = unsafe cursor.end - cursor.position
    if rest < 5,
      ["true", "false", "null"].contains(where: { $0.hasPrefix(cursor.text(count: rest)) })
    {
      cursor.advance(rest)
    }
    return syntaxFailure(expected: expected)
  }
}
