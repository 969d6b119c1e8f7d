/// The keys of one object so far, for the options that depend on every key.
@usableFromInline
package struct KeyAudit {
  private var seen: Set<ExactKey> = []
  private var members: Set<AnyHashable> = []
  private var slots = SlotSet()

  /// The number of keys in the object so far.
  private(set) var count = 0

  /// Whether the texts of all keys are needed later.
  private let keepsTexts: Bool

  init(keepsTexts: Bool) {
    self.keepsTexts = keepsTexts
  }

  /// Counts a key and returns whether it is the first of its name.
  ///
  /// Keys with one slot, or one key of a dictionary, count as one, however they are spelled.
  mutating func insert(
    _ key: @autoclosure () -> String, slot: Int, member: AnyHashable? = nil
  ) -> Bool {
    count += 1
    if let member { return members.insert(member).inserted }
    guard slot >= 0 else { return seen.insert(ExactKey(key())).inserted }
    if keepsTexts { seen.insert(ExactKey(key())) }
    return slots.add(slot)
  }

  /// Counts the key of a slot if it is the first one, its text is not needed later, and the limit
  /// allows it; otherwise returns false and counts nothing.
  @inline(__always)
  mutating func insertShortly(_ slot: Int, limit: Int) -> Bool {
    guard !keepsTexts, slot >= 0, count < limit, !slots.contains(slot) else { return false }
    slots.insert(slot)
    count &+= 1
    return true
  }

  /// Returns whether a counted key satisfies a predicate.
  func contains(where rule: (String) -> Bool) -> Bool { seen.contains { rule($0.text) } }
}

extension MappingReader where Self: ~Copyable {
  /// Returns whether to decode the value of the current key: always, unless an option checks keys.
  ///
  /// - Parameter member: The key of a dictionary, which several texts may be, such as `1` and `1.0`.
  /// - Throws: `duplicateKey` or `tooManyElements`, as the options require.
  @inlinable @inline(__always)
  package mutating func admitsCurrentKey(
    _ audit: inout KeyAudit?, slot: Int = -1, member: @autoclosure () -> AnyHashable? = nil
  ) throws(ReadFailure) -> Bool {
    if _fastPath(!state.checksKeys) { return true }
    return try admitCurrentKey(&audit, slot, member: member())
  }

  /// Counts the current key and returns whether to decode its value.
  ///
  /// - Returns: False for a duplicate key if the first one wins.
  /// - Throws: `duplicateKey` or `tooManyElements`, as the options require.
  @inline(never)
  @usableFromInline
  mutating func admitCurrentKey(
    _ audit: inout KeyAudit?, _ slot: Int, member: AnyHashable? = nil
  ) throws(ReadFailure) -> Bool {
    var keys = audit.take() ?? KeyAudit(keepsTexts: state.options.reportsDefaults)
    let isFirst = keys.insert(currentKey, slot: slot, member: member)
    audit = keys
    guard keys.count <= state.options.limits.elementCount else {
      throw failure(
        .tooManyElements, expected: "at most \(state.options.limits.elementCount.counted("key"))")
    }
    return isFirst ? true : try admitRepetition(of: member)
  }

  /// Notes that the current key is repeated, and returns whether to decode its value.
  ///
  /// - Throws: `duplicateKey` if the options reject it.
  mutating func admitRepetition(of member: AnyHashable?) throws(ReadFailure) -> Bool {
    switch state.options.duplicateKeys.choice {
    case .lastWins:
      noteRepetition(resolution: "replaced the earlier value", of: member)
      return true
    case .firstWins:
      noteRepetition(resolution: "dropped", of: member)
      return false
    case .reject where state.suppressesDuplicateReports: return true
    case .reject: throw failure(.duplicateKey, found: JSONText.quoted(currentKey))
    }
  }

  private mutating func noteRepetition(resolution: String, of member: AnyHashable?) {
    guard !state.suppressesDuplicateReports else { return }
    let isText = member.map { $0.base is String } ?? true
    noteRepair(
      .duplicateKey, at: mark(),
      expected: JSONText.quoted(currentKey) + (isText ? " once" : " once, in any spelling"),
      resolution: resolution)
  }
}
