/// The keys seen in one object, for the options that look at every key.
@usableFromInline
struct KeyAudit {
  private var seen: Set<ExactKey> = []
  private var slots = (SlotSet(), SlotSet())
  private var count = 0

  /// Whether the texts of all keys are asked for later.
  private let keepsTexts: Bool

  init(keepsTexts: Bool) {
    self.keepsTexts = keepsTexts
  }

  /// Counts a key and tells whether it is the first of its name.
  ///
  /// Keys that find the same slot are one, however they are written.
  mutating func insert(_ key: @autoclosure () -> String, slot: Int) -> Bool {
    count += 1
    guard 0..<2 * SlotSet.capacity ~= slot else { return seen.insert(ExactKey(key())).inserted }
    if keepsTexts { seen.insert(ExactKey(key())) }
    if slot < SlotSet.capacity { return slots.0.add(slot) }
    return slots.1.add(slot - SlotSet.capacity)
  }

  /// Whether a key was counted that a rule holds for.
  func contains(where rule: (String) -> Bool) -> Bool { seen.contains { rule($0.text) } }

  /// How many keys the object had so far.
  var keyCount: Int { count }
}

extension MappingReader where Self: ~Copyable {
  /// Whether the value of the current key is to be read: always, unless the options look at keys.
  ///
  /// - Throws: `duplicateKey` or `tooManyElements`, as the options say.
  @inlinable @inline(__always)
  mutating func admitsCurrentKey(
    _ audit: inout KeyAudit?, slot: Int = -1
  ) throws(ReadFailure) -> Bool {
    if _fastPath(!state.checksKeys) { return true }
    return try admitCurrentKey(&audit, slot)
  }

  /// Counts the current key and decides whether its value is to be read.
  ///
  /// - Returns: False for a repeated key if the first one counts.
  /// - Throws: `duplicateKey` or `tooManyElements`, as the options say.
  @inline(never)
  @usableFromInline
  mutating func admitCurrentKey(
    _ audit: inout KeyAudit?, _ slot: Int
  ) throws(ReadFailure) -> Bool {
    var keys = audit.take() ?? KeyAudit(keepsTexts: state.options.reportsDefaults)
    let isFirst = keys.insert(currentKey, slot: slot)
    let count = keys.keyCount
    audit = keys
    guard count <= state.options.limits.elementCount else {
      throw failure(.tooManyElements, expected: "at most \(state.options.limits.elementCount) keys")
    }
    guard !isFirst else { return true }
    switch state.options.duplicateKeys.choice {
    case .lastWins:
      noteRepetition(resolution: "used instead of the one before")
      return true
    case .firstWins:
      noteRepetition(resolution: "dropped")
      return false
    case .reject where state.suppressesDuplicateReports: return true
    case .reject: throw failure(.duplicateKey, found: JSONText.quoted(currentKey))
    }
  }

  private mutating func noteRepetition(resolution: String) {
    guard !state.suppressesDuplicateReports else { return }
    noteRepair(
      .duplicateKey, at: mark(), expected: "\(JSONText.quoted(currentKey)) once",
      resolution: resolution)
  }
}
