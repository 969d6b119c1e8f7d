// Enums with payloads: once the tag is known, the payload goes on at its checkpoints.

extension JSONReader {
  /// Decodes an enum in a container, from the checkpoints of its payload if it has any.
  ///
  /// Invariant: that of `initializeCase`.
  @inline(never)
  mutating func initializeCaseOfGrowingText(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    let skippedCount = state.checkpoints?.skippedCount
    if unsafe try initializeResumedCase(of: table, at: memory) { return }
    // What has been passed at checkpoints is read now.
    if let skippedCount { state.checkpoints?.skippedCount = skippedCount }
    try readWithoutCheckpoints { (reader: inout JSONReader) throws(ReadFailure) in
      unsafe try reader.__initializeCase(of: table, at: memory)
    }
  }

  /// Decodes an enum in an object that was or is open, if its tag is where tags usually are; returns
  /// false, without consuming anything, for any other value.
  ///
  /// Invariant: that of `initializeCase`.
  private mutating func initializeResumedCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    guard table.rules == nil, state.mayAttempt, cursor.byte == UInt8(ascii: "{") else {
      return false
    }
    switch table.place {
    case .name where table.hasNamesOnly, .beside:
      return unsafe try initializeCaseAroundPayload(of: table, at: memory)
    case .inside: return unsafe try initializeCaseWithTagInside(of: table, at: memory)
    default: return false
    }
  }

  /// Decodes an object whose member is the payload.
  ///
  /// Nothing else in it is kept for the next time.
  private mutating func initializeCaseAroundPayload(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    guard let (checkpoints, level, start) = enterResumed() else { return false }
    defer { checkpoints.leave(level) }
    if checkpoints.checkpoint(level, at: start, .caseObject) == nil {
      checkpoints.save(Checkpoints.Checkpoint(.caseObject, at: start), at: level)
    }
    if table.place == .name {
      return unsafe try initializeNamedCaseShortly(of: table, at: memory)
    }
    let mark = mark()
    guard let entry = unsafe try enterCase(of: table), try isAtContent(of: table) else {
      reset(to: mark)
      return false
    }
    unsafe try initializePayload(entry, of: table, at: memory)
    guard unsafe try endContent(of: table, at: memory) else {
      reset(to: mark)
      return false
    }
    return true
  }

  /// Decodes a payload from the object that contains the tag.
  ///
  /// The case is found once, unless the tag is given again.
  private mutating func initializeCaseWithTagInside(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    let (level, start) = (depth, cursor.offset)
    guard table.tags.tagKey.count > 0, let checkpoints = state.checkpoints,
      checkpoints.mayEnter(at: start, depth: level, under: state.options.rules)
    else { return false }
    var index = -1
    if let saved = checkpoints.checkpoint(level, at: start, .structure), saved.caseIndex >= 0 {
      let mark = mark()
      if (try? restLacks(table.tags.tagKey, after: saved, checkpoints)) == true {
        index = saved.caseIndex
      }
      reset(to: mark)
    }
    if index < 0 { index = try findCase(of: table).index }
    guard index >= 0, let reading = unsafe table.entry(index).pointee.reading else { return false }
    let outer = checkpoints.taggedLevel
    checkpoints.taggedLevel = level
    defer {
      checkpoints.taggedLevel = outer
      if let payload = checkpoints.checkpoint(level, at: start, .structure) {
        payload.caseIndex = isTagOpen(in: payload, table.tags.tagKey) ? -1 : index
      }
    }
    unsafe try __initialize(memory, by: reading)
    return true
  }

  /// Whether the open value of an object is, or may be, its tag, which more text may change.
  private func isTagOpen(in payload: Checkpoints.Checkpoint, _ tagKey: __KeyTable) -> Bool {
    guard payload.openStart != .max else { return false }
    return tagKey.slot(of: cursor.key(before: payload.openStart)) >= 0
  }

  /// Whether an object lacks some keys after what its checkpoint holds.
  private mutating func restLacks(
    _ keys: __KeyTable, after checkpoint: Checkpoints.Checkpoint, _ checkpoints: Checkpoints
  ) throws(ReadFailure) -> Bool {
    let openChild = checkpoints.openChild(of: depth, at: cursor.offset)
    let (place, offset) = checkpoints.place(of: checkpoint)
    guard place != .start else { return false }
    cursor.advance()
    try descend()
    cursor.offset = offset
    if place == .atOpenValue {
      // Nothing follows an open value.
      if offset == openChild { return true }
      try skipValue()
    }
    while try endField() {
      guard try readKey(keys, expecting: 0) < 0 else { return false }
      if cursor.offset == openChild { return true }
      try skipValue()
    }
    return true
  }
}
