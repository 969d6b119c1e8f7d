extension JSONReader {
  /// The failure of what begins like `true`, `false` or `null` and is none of them.
  ///
  /// If the text ends inside the word, the end is the mistake and not the word.
  @inline(never)
  mutating func wordFailure(expected: String) -> ReadFailure {
    let rest = unsafe cursor.end - cursor.position
    // The cursor stands at the first letter of a word, so that there is a rest.
    if rest < 5,
      ["true", "false", "null"].contains(where: { $0.hasPrefix(cursor.text(count: rest)) })
    {
      cursor.advance(rest)
    }
    return syntaxFailure(expected: expected)
  }
}
