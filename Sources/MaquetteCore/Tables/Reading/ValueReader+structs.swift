// Decodes structs from a tree directly into their memory.

extension ValueReader {
  /// Decodes a struct.
  ///
  /// In unspecialized code, even an allocation is faster than finding the type metadata that a
  /// function with temporary memory needs for its result.
  @inline(__always)
  mutating func makeStruct<Model>(
    _ type: Model.Type, _ layout: __StructDecodingTable
  ) throws(ReadFailure) -> Model {
    let (size, alignment) = (MemoryLayout<Model>.size, MemoryLayout<Model>.alignment)
    let lent = unsafe lentMemory.take(byteCount: size, alignment: alignment)
    let memory = unsafe lent ?? .allocate(byteCount: size, alignment: alignment)
    defer {
      if unsafe lent == nil {
        unsafe memory.deallocate()
      } else {
        unsafe lentMemory.giveBack(memory)
      }
    }
    // Invariant: the memory is initialized unless decoding throws.
    unsafe try __initializeStruct(layout, at: memory)
    return unsafe memory.assumingMemoryBound(to: Model.self).move()
  }

  /// Decodes an object into a struct, if no option needs a look at every key.
  @inline(__always)
  mutating func readProperties(into fields: inout __PartialStruct) throws(ReadFailure) {
    var (copied, expected) = (0, 0)
    if let members = unsafe cursor.members {
      try checkContainer(.object, unit: "key")
      copied = unsafe fields.copyMembers(
        members, expecting: &expected,
        passesUnknownKeys: state.ignoresUnknownKeys && state.journal == nil)
      if copied == members.count { return }
    }
    try readProperties(into: &fields, after: copied, expecting: expected) {
      (reader: inout ValueReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readOtherField(into: &fields)
    }
  }

  /// Decodes an object into a struct, and does what options and reports require for each key.
  @inline(never)
  private mutating func readInspectedProperties(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    let object = mark()
    var inspection = ObjectInspection(for: state)
    unsafe try readProperties(into: &fields, inspects: true, &inspection) {
      (reader: inout ValueReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readOtherField(into: &fields)
    }
    if state.isReporting { noteDefaults(of: fields, inspection.keys, at: object) }
  }

  /// Decodes an object into a struct.
  ///
  /// - Parameters:
  ///   - fields: The struct.
  ///   - copied: The number of members that are decoded already.
  ///   - expected: The most likely slot of the next member.
  ///   - readOther: Decodes or skips the value of a key that is not in the table.
  @inline(__always)
  mutating func readProperties(
    into fields: inout __PartialStruct, after copied: Int = 0, expecting expected: Int = 0,
    _ readOther: (inout ValueReader, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    unsafe try readProperties(
      into: &fields, after: copied, expecting: expected, inspects: false, nil, readOther)
  }

  /// The loop.
  ///
  /// - Parameters:
  ///   - fields: The struct.
  ///   - copied: The number of members that are decoded already.
  ///   - first: The most likely slot of the next member.
  ///   - inspects: Whether options or a report inspect each key; a constant, so that the loop that
  ///     inspects none pays nothing.
  ///   - inspection: What the options know of the object; nil if nothing inspects keys, because
  ///     even an empty one would have to be destroyed.
  ///   - readOther: Decodes or skips the value of a key that is not in the table.
  @inline(__always)
  private mutating func readProperties(
    into fields: inout __PartialStruct, after copied: Int = 0, expecting first: Int = 0,
    inspects: Bool, _ inspection: UnsafeMutablePointer<ObjectInspection>?,
    _ readOther: (inout ValueReader, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let node = unsafe fields.node
    var expected = first
    guard try beginObject() else { return }
    if copied > 0, !cursor.advance(by: copied) { return }
    repeat {
      var slot = unsafe node.pointee.texts.slot(of: cursor.memberKey, expecting: expected)
      if inspects {
        // Invariant: who inspects lends an inspection.
        guard unsafe try inspectKey(&slot, of: &fields, &inspection.unsafelyUnwrapped.pointee)
        else { continue }
      } else if _slowPath(slot < 0 && state.options.isMarkup) {
        slot = unsafe try slotOfMarkup(in: node.pointee.keys)
      }
      let start = mark()
      do throws(ReadFailure) {
        if _fastPath(slot >= 0) {
          unsafe try readProperty(node.pointee.slots + slot, slot, of: &fields, inspects)
          expected = slot &+ 1
        } else {
          try readOther(&self, &fields)
        }
        if inspects {
          if state.isReporting { noteDefaultForNull(slot, of: fields, at: start) }
          let count = unsafe inspection.unsafelyUnwrapped.pointee.issueCount
          nameIssues(since: count, of: fields, slot: slot)
        }
      } catch {
        if inspects {
          let count = unsafe inspection.unsafelyUnwrapped.pointee.issueCount
          nameIssues(since: count, of: fields, slot: slot)
        }
        try fieldFailed(error, of: &fields, slot: slot, at: start)
      }
    } while cursor.advanceToMember()
  }

  /// Does what options and reports require for the key of the value at the reader.
  ///
  /// Not inlined for the same reason as for JSON.
  ///
  /// - Parameters:
  ///   - slot: The slot of the key; on return, that of the rule for keys or of markup.
  ///   - fields: The struct.
  ///   - inspection: What the options know of the object.
  /// - Returns: Whether to decode the value; if not, the reader has passed it.
  @inline(never)
  private mutating func inspectKey(
    _ slot: inout Int, of fields: inout __PartialStruct, _ inspection: inout ObjectInspection
  ) throws(ReadFailure) -> Bool {
    inspection.issueCount = state.issueCount
    if state.matchesKeys {
      if slot < 0 || state.renamesKeys { slot = fields.matchedSlot(by: &self) }
    } else if slot < 0, state.options.isMarkup {
      slot = try slotOfMarkup(in: fields.keys)
    }
    return try admits(slot, of: &fields, &inspection)
  }

  /// Decodes the value at the reader into the property of a slot.
  @inline(__always)
  private mutating func readProperty(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, _ slot: Int,
    of fields: inout __PartialStruct, _ inspects: Bool
  ) throws(ReadFailure) {
    guard !(inspects && state.reportsDrops),
      unsafe _fastPath(entry.pointee.isSimple && !fields.presentBits.intersects(entry.pointee.set))
    else {
      return try fields.readField(slot, from: &self)
    }
    unsafe try initialize(fields.memory + entry.pointee.offset, as: entry)
    unsafe fields.presentBits.formUnion(entry.pointee.set)
  }
}

extension ValueReader {
  public func __identity(of mark: Mark) -> Int { mark.identity }

  public mutating func __readProperties(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    if _fastPath(state.allowsFastPath) {
      try readProperties(into: &fields)
    } else {
      try readInspectedProperties(into: &fields)
    }
  }

  public mutating func __readShowingSiblings(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    try readObject(into: &fields)
  }

  public mutating func __append(
    to place: UnsafeMutableRawPointer, by extras: UnsafePointer<__ExtrasPlace>
  ) throws(ReadFailure) {
    unsafe try extras.pointee.reading.tree(&self, place)
  }

  @inline(never)
  public mutating func __initializeStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    if unsafe _slowPath(layout.contents.pointee.hasRest), state.options.nullsAreEmpty {
      standWithoutEmptyMembers(of: layout)
    }
    if unsafe _slowPath(!layout.contents.pointee.isPlain) {
      if let variant = layout.variant(for: state.options) {
        return unsafe try __initializeStruct(variant, at: memory)
      }
      if let sharing = unsafe layout.contents.pointee.sharing, state.allowsAttempts,
        unsafe try initialize(memory, by: sharing)
      {
        return
      }
    }
    unsafe try initializeStruct(layout, at: memory) {
      (reader: inout ValueReader, fields: inout __PartialStruct) throws(ReadFailure) in
      if unsafe _slowPath(!layout.contents.pointee.isPlain) {
        try reader.readRareObject(into: &fields)
      } else if _fastPath(reader.state.allowsFastPath) {
        try reader.readProperties(into: &fields)
      } else if !reader.state.isConfigured {
        try reader.readInspectedProperties(into: &fields)
      } else {
        try reader.readConfigurableObject(into: &fields)
      }
    }
  }

  public mutating func __collect(
    into place: UnsafeMutableRawPointer, by collecting: __FieldCollecting, _ field: __CollectedField
  ) throws(ReadFailure) -> Bool {
    unsafe try collecting.tree(&self, place, field)
  }

  public var __restCount: Int { 0 }

  public var __isContinued: Bool { false }

  public mutating func __initializeRawValue(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    guard let rawValues = unsafe table.rawValues else { return false }
    return unsafe try rawValues.tree(&self, memory)
  }

  @inline(__always)
  public mutating func __initialize(
    _ place: UnsafeMutableRawPointer, by reading: UnsafePointer<__FieldReading>
  ) throws(ReadFailure) {
    unsafe try reading.pointee.initialize(place, from: &self)
  }
}
