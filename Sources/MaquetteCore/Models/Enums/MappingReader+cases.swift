// A case is its name, or an object whose only key is its name and whose value is its payload.

extension MappingReader where Self: ~Copyable {
  /// Reads the empty payload of a case without one: an object or null.
  ///
  /// - Throws: `typeMismatch` for anything else.
  mutating func readEmptyPayload() throws(ReadFailure) {
    guard try !readNull() else { return }
    guard kind == .object || __isEmptyMarkup(at: mark(), after: .typeMismatch) else {
      throw failure(.typeMismatch, expected: "an empty object")
    }
    try skipValue()
  }

  /// Steps out of an object; returns false if another member follows, unless that only repeats it.
  mutating func endOnlyMember() throws(ReadFailure) -> Bool {
    while try endField() {
      _ = try readKey()
      guard repeatsContents else { return false }
      try skipValue()
    }
    return true
  }

  @inline(never)
  mutating func notOneCase(of model: String, at start: Mark) -> ReadFailure {
    failure(.invalidValue, at: start, expected: "an object with one key, a case of \(model)")
  }
}
