// The hot loop of JSON decoding. Fast paths handle the usual forms of keys, values and whitespace;
// the general functions, which implement every rule, handle all others.

extension JSONReader {
  public mutating func __presentKeys(of keys: __Names, until enough: __SlotBits?) -> __SlotBits? {
    let start = mark()
    defer { reset(to: start) }
    guard (try? beginObject()) == true else { return nil }
    var (present, isEnough) = (__SlotBits(), false)
    let allVisited = cursor.visitKeys(keys.keys) { slot in
      guard slot >= 0 else { return true }
      present.insert(slot)
      isEnough = enough.map { present.isSuperset(of: $0) } ?? false
      return !isEnough
    }
    return allVisited == true || isEnough ? present : nil
  }

  /// Decodes an object into a struct.
  ///
  /// Fast paths consume nothing they do not recognize, so each rule of the grammar has one place.
  /// They move a copy of the cursor, which stays in registers.
  @inline(__always)
  mutating func readProperties(into fields: inout __PartialStruct) throws(ReadFailure) {
    try readProperties(into: &fields) {
      (reader: inout JSONReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readOtherField(into: &fields)
    }
  }

  /// Decodes an object into a struct, and does what options and reports require for each key.
  @inline(never)
  mutating func readInspectedProperties(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    let object = mark()
    var inspection = ObjectInspection(for: state)
    unsafe try readProperties(into: &fields, inspects: true, &inspection) {
      (reader: inout JSONReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readOtherField(into: &fields)
    }
    if state.isReporting { noteDefaults(of: fields, inspection.keys, at: object) }
  }

  /// Decodes an object into a struct.
  ///
  /// - Parameters:
  ///   - fields: The struct.
  ///   - readOther: Decodes or skips the value of a key that is not in the table.
  @inline(__always)
  mutating func readProperties(
    into fields: inout __PartialStruct,
    _ readOther: (inout JSONReader, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    unsafe try readProperties(into: &fields, inspects: false, nil, readOther)
  }

  /// The loop.
  ///
  /// - Parameters:
  ///   - fields: The struct.
  ///   - inspects: Whether options or a report inspect each key; a constant, so that the loop that
  ///     inspects none pays nothing.
  ///   - inspection: What the options know of the object; nil if nothing inspects keys, because
  ///     even an empty one would have to be destroyed.
  ///   - readOther: Decodes or skips the value of a key that is not in the table.
  @inline(__always)
  private mutating func readProperties(
    into fields: inout __PartialStruct, inspects: Bool,
    _ inspection: UnsafeMutablePointer<ObjectInspection>?,
    _ readOther: (inout JSONReader, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let node = unsafe fields.node
    let slots = unsafe node.pointee.slots
    let bracket = unsafe cursor.position
    guard try beginObject() else { return }
    let depth = depth
    let indentation = unsafe cursor.indentation(from: bracket + 1)
    var ahead = cursor
    var expected = 0
    while true {
      let quote = unsafe ahead.position
      if inspects { keyEnd = -1 }
      var slot = expected
      if unsafe !_fastPath(ahead.advance(overRow: slots + slot)) {
        slot = unsafe ahead.advance(overRowOf: node)
        if _slowPath(slot < 0) {
          unsafe cursor.position = ahead.position
          slot = try readUnexpectedKey(fields.keys, after: fields.keys.count)
          unsafe ahead.position = cursor.position
        }
      }
      if !_fastPath(ahead.advanceOverSpace()) {
        unsafe cursor.position = ahead.position
        cursor.skipWhitespace()
        unsafe ahead.position = cursor.position
      }
      let start = unsafe ahead.position
      if inspects {
        unsafe cursor.position = start
        // Invariant: who inspects lends an inspection.
        guard
          unsafe try inspectKey(
            &slot, at: quote, of: &fields, &inspection.unsafelyUnwrapped.pointee)
        else {
          guard try endPassedField() else { return }
          unsafe ahead.position = cursor.position
          continue
        }
      }
      do throws(ReadFailure) {
        if _fastPath(slot >= 0) {
          unsafe try readProperty(slot, slots + slot, of: &fields, &ahead, inspects)
          expected = slot &+ 1
        } else {
          unsafe cursor.position = ahead.position
          try readOther(&self, &fields)
          unsafe ahead.position = cursor.position
        }
        if inspects {
          unsafe cursor.position = ahead.position
          let mark = unsafe Mark(offset: start - cursor.start, depth: depth)
          unsafe inspectValue(
            of: slot, at: mark, of: fields, inspection.unsafelyUnwrapped.pointee.issueCount)
        }
      } catch {
        let mark = unsafe Mark(offset: start - cursor.start, depth: depth)
        if inspects {
          let count = unsafe inspection.unsafelyUnwrapped.pointee.issueCount
          nameIssues(since: count, of: fields, slot: slot)
        }
        try fieldFailed(error, of: &fields, slot: slot, at: mark)
        unsafe ahead.position = cursor.position
      }
      if _fastPath(ahead.advance(overCommaAnd: indentation)) { continue }
      unsafe cursor.position = ahead.position
      guard try passUnusualSeparator(UInt8(ascii: "}"), indentation) else { return }
      unsafe ahead.position = cursor.position
    }
  }

  /// Does what options and reports require for the key of the value at the reader.
  ///
  /// It is not inlined, because the loop that inspects nothing contains its code too until the
  /// optimizer removes it, and a loop that is too large is not optimized.
  ///
  /// Invariant: the key begins at the quote, in the text.
  ///
  /// - Parameters:
  ///   - slot: The slot of the key; on return, that of the rule for keys.
  ///   - quote: The start of the key.
  ///   - fields: The struct.
  ///   - inspection: What the options know of the object.
  /// - Returns: Whether to decode the value; if not, the reader has passed it.
  @inline(never)
  private mutating func inspectKey(
    _ slot: inout Int, at quote: UnsafePointer<UInt8>, of fields: inout __PartialStruct,
    _ inspection: inout ObjectInspection
  ) throws(ReadFailure) -> Bool {
    inspection.issueCount = state.issueCount
    // A key that was compared with the row of its slot has its length.
    if keyEnd < 0 {
      keyStart = unsafe quote + 1 - cursor.start
      keyEnd = unsafe keyStart + Int(fields.node.pointee.slots[slot].rowCount) - 3
      if _slowPath(keyEnd - keyStart > state.options.limits.stringLength) {
        throw stringTooLong(from: keyStart)
      }
    }
    if state.matchesKeys, slot < 0 || state.renamesKeys { slot = fields.matchedSlot(by: &self) }
    return try admits(slot, of: &fields, &inspection)
  }

  /// Does what a report requires for a value that the reader has passed.
  ///
  /// Invariant: the mark is in the text.
  ///
  /// - Parameters:
  ///   - slot: The slot of the value.
  ///   - mark: The start of the value.
  ///   - fields: The struct.
  ///   - issueCount: The number of issues before the value.
  @inline(never)
  private mutating func inspectValue(
    of slot: Int, at mark: Mark, of fields: __PartialStruct, _ issueCount: Int
  ) {
    let first = unsafe cursor.start[mark.offset]
    if state.isReporting, first == UInt8(ascii: "n") || first == UInt8(ascii: "{") {
      noteDefaultForNull(slot, of: fields, at: mark)
    }
    nameIssues(since: issueCount, of: fields, slot: slot)
  }

  /// Advances past a value that was not decoded; returns false at the end of the object.
  @inline(never)
  private mutating func endPassedField() throws(ReadFailure) -> Bool { try endField() }

  /// Decodes the value at a cursor into the property of a slot.
  @inline(__always)
  private mutating func readProperty(
    _ slot: Int, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    of fields: inout __PartialStruct,
    _ ahead: inout JSONCursor, _ inspects: Bool
  ) throws(ReadFailure) {
    guard !(inspects && state.reportsDrops),
      unsafe _fastPath(entry.pointee.isSimple && !fields.presentBits.intersects(entry.pointee.set))
    else {
      unsafe cursor.position = ahead.position
      unsafe try readUnusualProperty(slot, entry, of: &fields)
      unsafe ahead.position = cursor.position
      return
    }
    let place = unsafe fields.memory + entry.pointee.offset
    if unsafe !ahead.initializeShortly(place, as: entry) {
      unsafe cursor.position = ahead.position
      unsafe try initialize(place, as: entry)
      unsafe ahead.position = cursor.position
    }
    // For a property with only one key, it does not matter which key was decoded.
    unsafe fields.presentBits.formUnion(entry.pointee.set)
  }

  /// Decodes the value at the reader into the property of a slot that has one already, as in an
  /// update, or that is not simple.
  @inline(never)
  private mutating func readUnusualProperty(
    _ slot: Int, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    of fields: inout __PartialStruct
  ) throws(ReadFailure) {
    if unsafe fields.replacesScalar(of: entry), unsafe replaceShortly(entry, of: fields) {
      return unsafe fields.notePresent(entry)
    }
    try fields.readField(slot, from: &self)
  }

  /// Replaces a scalar by a short value; returns false, without consuming anything, for any other
  /// value.
  @inline(__always)
  private mutating func replaceShortly(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, of fields: __PartialStruct
  ) -> Bool {
    unsafe fields.replaceScalar(of: entry) { unsafe cursor.initializeShortly($0, as: entry) }
  }
}

extension JSONCursor {
  /// Decodes a short value of a common type; returns false, without consuming anything, for any
  /// other value.
  @inline(__always)
  fileprivate mutating func initializeShortly(
    _ place: UnsafeMutableRawPointer, as entry: UnsafePointer<__StructDecodingTable.Slot>
  ) -> Bool {
    guard isWide else { return false }
    let isOptional = unsafe entry.pointee.form.isOptional
    switch unsafe entry.pointee.form.kind {
    case .string:
      guard let text = scanShortString() else { return false }
      unsafe place.initialize(to: text, isOptional: isOptional)
    case .int, .int64:
      guard unsafe Int.bitWidth == 64 || entry.pointee.form.kind == .int,
        let value = scanShortInteger()
      else { return false }
      unsafe place.initialize(to: value, isOptional: isOptional)
    case .uint, .uint64:
      guard unsafe Int.bitWidth == 64 || entry.pointee.form.kind == .uint64,
        let value = scanShortUnsigned()
      else { return false }
      unsafe place.initialize(to: value, isOptional: isOptional)
    case .double:
      guard let value = scanUsualDouble() else { return false }
      unsafe place.initialize(to: value, isOptional: isOptional)
    case .bool:
      guard let value = scanBool() else { return false }
      unsafe place.initialize(to: value, isOptional: isOptional)
    default: return false
    }
    return true
  }
}
