extension JSONReader {
  /// Returns the failure for a word that begins like `true`, `false` or `null` but is none of them.
  ///
  /// If the text ends inside the word, the error is the unexpected end.
  @inline(never)
  mutating func wordFailure(expected: String) -> ReadFailure {
    let rest = unsafe cursor.end - cursor.position
    // The cursor is at the first letter of a word, so the rest is not empty.
    if rest < 5,
      ["true", "false", "null"].contains(where: { $0.hasPrefix(cursor.text(count: rest)) })
    {
      cursor.advance(rest)
    }
    return syntaxFailure(expected: expected)
  }
}
