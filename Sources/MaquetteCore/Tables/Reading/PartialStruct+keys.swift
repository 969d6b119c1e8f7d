// Keys that are not in the table of the object.

extension __PartialStruct {
  /// Whether keys that are not in the table may belong to a member, are extras, or are handled by a
  /// rule of the model.
  @inline(__always)
  var takesOtherKeys: Bool {
    unsafe layout.contents.pointee.unknownKeys != nil
      || isInRoot
        && (rest?.members.isEmpty == false || !layout.contents.pointee.extras.isEmpty)
  }

  /// Offers the reader's current key to the members that decode themselves; returns false if none
  /// accepts it.
  mutating func readInheritedField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard isInRoot, let members = rest?.members else { return false }
    for (plan, member) in unsafe zip(layout.contents.pointee.members, members) {
      let outer = reader.__enterRules(rules(of: plan))
      defer { reader.__leaveRules(for: outer) }
      guard try member.readField(from: &reader, plan.affixes) else { continue }
      member.isTouched = true
      return true
    }
    return false
  }

  /// Returns the rules for a member that decodes itself, if they differ from those of all
  /// properties.
  private func rules(of plan: FlattenedMember.Plan) -> DecodingRules? {
    unsafe layout.contents.pointee.rules == nil ? plan.rules : nil
  }

  /// Collects the reader's current key, if the model has extras.
  mutating func readExtraField<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard isInRoot else { return try passUnknownKey(from: &reader) }
    if try keepExtra(from: &reader) { return true }
    for (plan, member) in unsafe zip(layout.contents.pointee.members, rest?.members ?? [])
    where try member.__readExtra(from: &reader, plan.affixes) {
      member.isTouched = true
      return true
    }
    return try passUnknownKey(from: &reader)
  }

  /// Handles an unknown key by the rule of the model; returns false if there is none.
  private func passUnknownKey<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard let rule = unsafe layout.contents.pointee.unknownKeys else { return false }
    return try reader.passUnknownKey(rule, of: modelName, keys)
  }

  /// Whether a strategy of a member that decodes itself needs the object around its value.
  var membersSeeSiblings: Bool { rest?.members.contains { $0.seesSiblings() } == true }

  /// Whether a member looks at the whole object before its keys are read.
  var looksAhead: Bool { isInRoot && rest?.members.contains(where: \.looksAhead) == true }

  /// The keys of the model and of its flattened members.
  var takenKeys: [__ClaimedKeys] {
    unsafe [__ClaimedKeys(keys)]
      + zip(layout.contents.pointee.members, rest?.members ?? []).flatMap { plan, member in
        member.takenKeys.affixed(prefix: plan.affixes.prefix, suffix: plan.affixes.suffix)
      }
  }

  /// Decodes flattened enums from the object at the reader, without moving the reader.
  mutating func readCases<R: MappingReader & ~Copyable>(
    from reader: inout R, besides taken: [__ClaimedKeys], within affixes: __Affixes
  ) throws(ReadFailure) {
    for (plan, member) in unsafe zip(layout.contents.pointee.members, rest?.members ?? []) {
      let inner = affixes.around(prefix: plan.affixes.prefix, suffix: plan.affixes.suffix)
      let outer = reader.__enterRules(rules(of: plan))
      defer { reader.__leaveRules(for: outer) }
      try member.readCases(from: &reader, besides: taken, within: inner)
    }
  }

  /// Returns the place of a slot, if other keys lead to it too; -1 otherwise.
  func aliasedField(of slot: Int) -> Int {
    let entry = unsafe node.pointee.slots + slot
    return unsafe entry.pointee.firstKey >= 0 ? entry.pointee.place : -1
  }

  /// Returns the slot of the last key by the rule of the options, or -1.
  ///
  /// The rule does not apply to the affixes of flattened members.
  func matchedSlot<R: MappingReader & ~Copyable>(by reader: inout R) -> Int {
    let slot = reader.matchedSlot(in: keys)
    guard slot < 0, let narrowed = narrowedSlot(of: reader.currentKey, &reader.state) else {
      return slot
    }
    if narrowed.isTolerated { reader.noteTolerance(of: keys[narrowed.slot]) }
    return narrowed.slot
  }

  /// Returns the slot of a key of a flattened member with affixes by the rule of the options, and
  /// whether only the rule accepts it.
  private func narrowedSlot(
    of key: String, _ state: inout __ReadingState
  ) -> (slot: Int, isTolerated: Bool)? {
    guard unsafe !node.pointee.affixes.isEmpty, let matcher = state.keyMatcher else { return nil }
    for slot in 0..<keys.count {
      guard let affixes = unsafe node.pointee.affixes[slot],
        let own = affixes.inner(of: keys[slot]),
        let (inner, isTolerated) = state.narrowed(key, to: affixes),
        matcher.matches(inner, own, isNarrowed: true)
      else { continue }
      return (slot, isTolerated || !inner.isSameKey(as: own))
    }
    return nil
  }

  /// Returns the slot of another key of the object by the rule of the options, or -1.
  func slot(ofKey key: String, _ state: inout __ReadingState) -> Int {
    let slot = state.slot(of: key, in: keys)
    return slot >= 0 ? slot : narrowedSlot(of: key, &state)?.slot ?? -1
  }
}
