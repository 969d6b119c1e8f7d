// The loop that most time of reading JSON is spent in: it takes the usual shapes of keys, values
// and white space by the shortest way, and leaves all others to the steps that know every rule.

extension JSONReader {
  /// Reads an object into a struct.
  ///
  /// What a shortcut does not recognise it leaves untouched, so that each rule of the grammar has
  /// one place.
  @inline(__always)
  mutating func readProperties(into fields: inout PartialStruct) throws(ReadFailure) {
    let keys = fields.keys
    let slots = fields.layout.slots
    let bracket = cursor.position
    guard try beginObject() else { return }
    let indentation = cursor.indentation(from: bracket + 1)
    var expected = 0
    repeat {
      var slot = expected
      if _fastPath(slot < keys.count && cursor.advance(overRow: slots + slot)) {
        cursor.skipSpace()
      } else {
        slot = try readUnexpectedKey(keys)
      }
      let start = mark()
      do throws(ReadFailure) {
        if _fastPath(slot >= 0) {
          try readProperty(slot, of: &fields)
          expected = slot &+ 1
        } else {
          try passUnknownField(model: fields.modelName)
        }
      } catch {
        try fieldFailed(error, of: &fields, slot: slot, at: start)
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
    cursor.skipIndentation(indentation)
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
    guard _fastPath(entry.pointee.isSimple && !fields.present.contains(slot)) else {
      return try fields.readField(slot, from: &self)
    }
    let place = fields.memory + entry.pointee.offset
    if !initializeShortly(place, as: entry) { try initialize(place, as: entry) }
    fields.present.insert(slot)
    fields.seen.insert(slot)
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

extension JSONCursor {
  /// Steps over `"key":` if it is the row of a slot; false otherwise.
  ///
  /// Invariant: no white space stands at the cursor; see the rows of `KeyTable`.
  @inline(__always)
  mutating func advance(overRow slot: UnsafePointer<StructLayout.Slot>) -> Bool {
    guard isWide else { return false }
    let row = slot.pointee.row
    let count = slot.pointee.rowCount
    let equal = Bytes16.load(position).equals(Bytes16.load(row)).bits
    let needed = slot.pointee.rowMask
    guard equal & needed == needed else { return false }
    if count > 16 {
      guard advanceMatches(row, count) else { return false }
    }
    position += count
    return true
  }

  @inline(__always)
  private func advanceMatches(_ row: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // The last sixteen bytes overlap those before, so no mask is needed.
    guard count <= 48 else { return end - position >= count && matchesLong(row, count) }
    let last = count &- 16
    guard Bytes16.load(position + last).equals(Bytes16.load(row + last)).bits == 0xFFFF
    else { return false }
    return count <= 32
      || Bytes16.load(position + 16).equals(Bytes16.load(row + 16)).bits == 0xFFFF
  }

  @inline(never)
  private func matchesLong(_ row: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    (16..<count).allSatisfy { position[$0] == row[$0] }
  }

  /// Steps over the one space that most writers put behind a colon, or over any white space.
  @inline(__always)
  mutating func skipSpace() {
    guard isWide else { return skipLastWhitespace() }
    if position[0] > 0x20 { return }
    if _fastPath(position[0] == 0x20 && position[1] > 0x20) {
      position += 1
    } else {
      skipWhitespaceRun()
    }
  }

  /// White space that has been passed over: where it begins and how long it is.
  @usableFromInline
  struct Indentation {
    let start: UnsafePointer<UInt8>
    let count: Int
  }

  /// The white space up to the cursor, if it is as short as indentation is.
  @inline(__always)
  func indentation(from start: UnsafePointer<UInt8>) -> Indentation {
    let count = position - start
    return Indentation(start: start, count: count < 48 ? count : 0)
  }

  /// Steps over white space, which is most often the same as before, or less of it.
  @inline(__always)
  mutating func skipIndentation(_ expected: Indentation) {
    guard isWide else { return skipLastWhitespace() }
    if position[0] > 0x20 { return }
    // Both places can be read as far as a wide position can: the expected one lies before. What
    // equals white space is white space.
    var distance = 0
    var different: UInt32
    repeat {
      different =
        ~Bytes16.load(position + distance)
        .equals(Bytes16.load(expected.start + distance)).bits & 0xFFFF
      if different != 0 { break }
      distance &+= 16
    } while distance < expected.count
    let equal = different == 0 ? distance : distance &+ different.trailingZeroBitCount
    let count = equal < expected.count ? equal : expected.count
    position += count
    if position[0] <= 0x20 { skipWhitespaceRun() }
  }

  /// Reads a string of at most 15 ASCII characters without escapes; nil for any other value.
  ///
  /// Invariant: the cursor is wide.
  @inline(__always)
  mutating func scanShortString() -> String? {
    guard position[0] == 0x22 else { return nil }
    let bytes = Bytes16.load(position + 1)
    let quote = bytes.equals(Bytes16(repeating: 0x22)).bits
    let others =
      bytes.equals(Bytes16(repeating: 0x5C)).bits | bytes.isBelow(Bytes16(repeating: 0x20)).bits
      | bytes.highBits.bits
    let before = quote &- 1 & ~quote
    // Padding holds no quote, so the string ends within the text.
    guard quote != 0, others & before == 0 else { return nil }
    let count = quote.trailingZeroBitCount
    let text = UnsafeBufferPointer(start: position + 1, count: count)
    position += count &+ 2
    return UTF8Validation.string(fromValid: text, isASCII: true)
  }

  /// Reads an integer of at most 15 digits; nil for any other value.
  ///
  /// Invariant: the cursor is wide.
  @inline(__always)
  mutating func scanShortInteger() -> Int? {
    let isNegative = position[0] == UInt8(ascii: "-")
    let first = isNegative ? position + 1 : position
    var digits = Digits8(first)
    var next = first
    var magnitude: UInt64 = 0
    if digits.count == 8 {
      magnitude = digits.value(count: 8)
      next += 8
      digits = Digits8(next)
    }
    let count = digits.count
    if count > 0 {
      magnitude = magnitude &* DecimalDigits.powers[count] &+ digits.value(count: count)
      next += count
    }
    guard next > first, count < 8, first[0] != 0x30 || next - first == 1,
      !Self.continuesNumber(next[0]), Int.bitWidth == 64 || magnitude <= UInt64(Int.max)
    else { return nil }
    position = next
    let value = Int(truncatingIfNeeded: magnitude)
    return isNegative ? 0 &- value : value
  }
}
