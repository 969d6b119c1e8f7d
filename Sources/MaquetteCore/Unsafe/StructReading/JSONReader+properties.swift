// The loop that most time of reading JSON is spent in: it takes the usual shapes of keys, values
// and white space by the shortest way, and leaves all others to the steps that know every rule.

extension JSONReader {
  /// Reads an object into a struct.
  ///
  /// What a shortcut does not recognise it leaves untouched, so that each rule of the grammar has
  /// one place.
  @inline(__always)
  mutating func readProperties(into fields: inout PartialStruct) throws(ReadFailure) {
    let slots = fields.layout.slots
    let bracket = cursor.position
    guard try beginObject() else { return }
    let depth = depth
    let indentation = cursor.indentation(from: bracket + 1)
    var expected = 0
    repeat {
      var slot = expected
      if _fastPath(cursor.advance(overRow: slots + slot)) {
        cursor.skipSpace()
      } else {
        slot = cursor.advance(overRowOf: fields.layout)
        if _slowPath(slot < 0) {
          slot = try readUnexpectedKey(fields.keys)
        } else {
          cursor.skipSpace()
        }
      }
      let start = cursor.position
      do throws(ReadFailure) {
        if _fastPath(slot >= 0) {
          try readProperty(slot, of: &fields)
          expected = slot &+ 1
        } else {
          try passUnknownField(model: fields.modelName)
        }
      } catch {
        let mark = Mark(offset: start - cursor.start, depth: depth)
        try fieldFailed(error, of: &fields, slot: slot, at: mark)
      }
    } while try passSeparator(UInt8(ascii: "}"), indentation)
  }

  /// Steps past what was read and the comma and the white space behind it; false if the container
  /// ended there.
  @inline(__always)
  mutating func passSeparator(
    _ bracket: UInt8, _ indentation: JSONCursor.Indentation
  ) throws(ReadFailure) -> Bool {
    if _fastPath(cursor.advance(over: UInt8(ascii: ","))) {
      cursor.skipIndentation(indentation)
      return true
    }
    cursor.skipLesserIndentation(indentation)
    if _fastPath(cursor.advance(over: bracket)) {
      depth &-= 1
      return false
    }
    return try endContainer(bracket)
  }

  /// Reads the value that the reader stands at into the property of a slot.
  @inline(__always)
  private mutating func readProperty(
    _ slot: Int, of fields: inout PartialStruct
  ) throws(ReadFailure) {
    let entry = fields.layout.slots + slot
    guard _fastPath(entry.pointee.isSimple && !fields.present.intersects(entry.pointee.set)) else {
      return try fields.readField(slot, from: &self)
    }
    let place = fields.memory + entry.pointee.offset
    if !initializeShortly(place, as: entry) { try initialize(place, as: entry) }
    // Nobody asks whether a property was read by its first key if it has no other.
    fields.present.formUnion(entry.pointee.set)
  }

  /// Reads a short value of a usual type; false, and nothing consumed, if there is none.
  @inline(__always)
  private mutating func initializeShortly(
    _ place: UnsafeMutableRawPointer, as entry: UnsafePointer<StructLayout.Slot>
  ) -> Bool {
    guard cursor.isWide else { return false }
    let isOptional = entry.pointee.form.isOptional
    switch entry.pointee.form.kind {
    case .string:
      guard let text = cursor.scanShortString() else { return false }
      place.initialize(to: text, isOptional: isOptional)
    case .int, .int64:
      guard Int.bitWidth == 64 || entry.pointee.form.kind == .int,
        let value = cursor.scanShortInteger()
      else { return false }
      place.initialize(to: value, isOptional: isOptional)
    case .uint, .uint64:
      guard Int.bitWidth == 64 || entry.pointee.form.kind == .uint64,
        let value = cursor.scanShortUnsigned()
      else { return false }
      place.initialize(to: value, isOptional: isOptional)
    case .double:
      guard let value = cursor.scanUsualDouble() else { return false }
      place.initialize(to: value, isOptional: isOptional)
    case .bool:
      guard let value = cursor.scanBool() else { return false }
      place.initialize(to: value, isOptional: isOptional)
    default: return false
    }
    return true
  }
}
