// Keys that are not found in the table of the object at once.

extension PartialStruct {
  /// Whether keys that are none of the table's may belong to a member, or are kept.
  var takesOtherKeys: Bool {
    isInRoot && (rest?.members.isEmpty == false || layout.contents.pointee.extras != nil)
  }

  /// Offers the reader's current key to the members that read themselves; false if none takes it.
  public mutating func readInheritedField<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard isInRoot, let members = rest?.members else { return false }
    for (plan, member) in zip(layout.contents.pointee.members, members)
    where try member.readField(from: &reader, plan.affixes) { return true }
    return false
  }

  /// Keeps the reader's current key if the model keeps what no property takes.
  public mutating func readExtraField<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    guard isInRoot else { return false }
    if let extras = layout.contents.pointee.extras {
      return try reader.narrowed(to: extras.affixes) { (reader: inout R) throws(ReadFailure) in
        let property = layout.contents.pointee.places[extras.place]
        if !present.contains(extras.place) {
          initializeDefault(extras.place)
          present.insert(extras.place)
        }
        try reader.__append(to: memory + property.offset, by: extras.reading)
      }
    }
    for (plan, member) in zip(layout.contents.pointee.members, rest?.members ?? [])
    where try member.readExtra(from: &reader, plan.affixes) { return true }
    return false
  }

  /// Whether a member is an enum whose tag and payload lie in this object.
  public var holdsCases: Bool { isInRoot && rest?.members.contains(where: \.holdsCases) == true }

  /// The keys of the model, and those of its flattened members.
  public var takenKeys: [TakenKeys] {
    [TakenKeys(keys)]
      + zip(layout.contents.pointee.members, rest?.members ?? []).flatMap { plan, member in
        member.takenKeys.affixed(prefix: plan.affixes.prefix, suffix: plan.affixes.suffix)
      }
  }

  /// Reads flattened enums from the object that the reader stands at, without moving the reader.
  public mutating func readCases<R: Reader & ~Copyable>(
    from reader: inout R, besides taken: [TakenKeys], within affixes: Affixes
  ) throws(ReadFailure) {
    for (plan, member) in zip(layout.contents.pointee.members, rest?.members ?? []) {
      let inner = affixes.around(prefix: plan.affixes.prefix, suffix: plan.affixes.suffix)
      try member.readCases(from: &reader, besides: taken, within: inner)
    }
  }

  /// The place that a slot feeds, if other keys feed it too; -1 if none does.
  public func aliasedField(of slot: Int) -> Int {
    let entry = node.pointee.slots + slot
    return entry.pointee.firstKey >= 0 ? entry.pointee.place : -1
  }

  /// The slot that the key read last finds by the rule of the options, or -1.
  ///
  /// Affixes of flattened members are no part of the names that a rule is for.
  public func matchedSlot<R: Reader & ~Copyable>(by reader: inout R) -> Int {
    let slot = reader.matchedSlot(in: keys)
    guard slot < 0, !node.pointee.affixes.isEmpty, let matcher = reader.state.keyMatcher
    else { return slot }
    for slot in 0..<keys.count {
      guard let affixes = node.pointee.affixes[slot],
        let own = affixes.inner(of: keys[slot]),
        let (inner, isTolerated) = reader.state.narrowed(reader.currentKey, to: affixes)
      else { continue }
      guard matcher.matches(inner, own, isNarrowed: true) else { continue }
      if isTolerated || !inner.isSameKey(as: own) { reader.noteTolerance(of: keys[slot]) }
      return slot
    }
    return -1
  }
}

extension Reader where Self: ~Copyable {
  /// Offers the current key without what stands around the keys of a member; false if that is not
  /// there.
  fileprivate mutating func narrowed(
    to affixes: Affixes, _ body: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Bool {
    guard !affixes.isEmpty else {
      try body(&self)
      return true
    }
    let outer = state.narrowedKey
    guard narrowKey(affixes.prefix, affixes.suffix) else { return false }
    defer { state.narrowedKey = outer }
    try body(&self)
    return true
  }
}
