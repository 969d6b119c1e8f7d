/// The keys seen in one object, for the options that look at every key.
@usableFromInline
struct KeyAudit {
  private var seen: Set<String> = []
  private var count = 0

  @usableFromInline
  init() {}

  /// Counts a key and tells whether it is the first of its name.
  mutating func insert(_ key: String) -> Bool {
    count += 1
    return seen.insert(key).inserted
  }

  /// How many keys the object had so far.
  var keyCount: Int { count }
}

extension Reader where Self: ~Copyable {
  /// Counts the current key and decides whether its value is to be read.
  ///
  /// - Returns: False for a repeated key if the first one counts.
  /// - Throws: `duplicateKey` or `tooManyElements`, as the options say.
  @inline(never)
  @usableFromInline
  mutating func admitCurrentKey(_ audit: inout KeyAudit) throws(ReadFailure) -> Bool {
    let isFirst = audit.insert(currentKey)
    guard audit.keyCount <= state.options.limits.elementCount else {
      throw failure(.tooManyElements, expected: "at most \(state.options.limits.elementCount) keys")
    }
    guard !isFirst else { return true }
    switch state.options.duplicateKeys {
    case .lastWins: return true
    case .firstWins: return false
    case .reject: throw failure(.duplicateKey, found: JSONText.quoted(currentKey))
    }
  }
}
