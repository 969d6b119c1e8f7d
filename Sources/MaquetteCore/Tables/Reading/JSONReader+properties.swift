// The hot loop of JSON decoding. Fast paths handle the usual forms of keys, values and whitespace;
// the general functions, which implement every rule, handle all others.

extension JSONReader {
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
    let node = unsafe fields.node
    let slots = unsafe node.pointee.slots
    let bracket = unsafe cursor.position
    guard try beginObject() else { return }
    let depth = depth
    let indentation = unsafe cursor.indentation(from: bracket + 1)
    var ahead = cursor
    var expected = 0
    while true {
      var slot = expected
      if unsafe !_fastPath(ahead.advance(overRow: slots + slot)) {
        slot = unsafe ahead.advance(overRowOf: node)
        if _slowPath(slot < 0) {
          unsafe cursor.position = ahead.position
          slot = try readUnexpectedKey(fields.keys)
          unsafe ahead.position = cursor.position
        }
      }
      if !_fastPath(ahead.advanceOverSpace()) {
        unsafe cursor.position = ahead.position
        cursor.skipWhitespace()
        unsafe ahead.position = cursor.position
      }
      let start = unsafe ahead.position
      do throws(ReadFailure) {
        if _fastPath(slot >= 0) {
          unsafe try readProperty(slot, slots + slot, of: &fields, &ahead)
          expected = slot &+ 1
        } else {
          unsafe cursor.position = ahead.position
          try readOther(&self, &fields)
          unsafe ahead.position = cursor.position
        }
      } catch {
        let mark = unsafe Mark(offset: start - cursor.start, depth: depth)
        try fieldFailed(error, of: &fields, slot: slot, at: mark)
        unsafe ahead.position = cursor.position
      }
      if _fastPath(ahead.advance(overCommaAnd: indentation)) { continue }
      unsafe cursor.position = ahead.position
      guard try passUnusualSeparator(UInt8(ascii: "}"), indentation) else { return }
      unsafe ahead.position = cursor.position
    }
  }

  /// Decodes the value at a cursor into the property of a slot.
  @inline(__always)
  private mutating func readProperty(
    _ slot: Int, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    of fields: inout __PartialStruct,
    _ ahead: inout JSONCursor
  ) throws(ReadFailure) {
    guard unsafe _fastPath(entry.pointee.isSimple && !fields.present.intersects(entry.pointee.set))
    else {
      unsafe cursor.position = ahead.position
      try fields.readField(slot, from: &self)
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
    unsafe fields.present.formUnion(entry.pointee.set)
  }
}

extension JSONReader {
  /// Decodes the value of a key that is not in the table.
  @inline(never)
  private mutating func readOtherField(into fields: inout __PartialStruct) throws(ReadFailure) {
    if fields.takesOtherKeys {
      if try fields.readInheritedField(from: &self) { return }
      if try fields.readExtraField(from: &self) { return }
    }
    try passUnknownField(model: fields.modelName)
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
