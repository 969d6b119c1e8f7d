extension JSONCursor {
  /// Skips `"key":` if it matches the row of a slot; returns false otherwise.
  ///
  /// Invariant: the cursor is not at whitespace; see the rows of `__KeyTable`.
  @inlinable @inline(__always)
  mutating func advance(overKey slot: Int, of keys: __KeyTable) -> Bool {
    guard slot < keys.count, isWide else { return false }
    let (row, count) = unsafe keys.row(slot)
    // Both the rows and the text are followed by 64 bytes of padding: see the invariants.
    var compared = 0
    repeat {
      let equal = unsafe Bytes16.load(position + compared).equals(Bytes16.load(row + compared)).bits
      let needed = Mask16.bits(first: count &- compared)
      if equal & needed != needed { return false }
      compared &+= 16
      if compared >= 48 { return unsafe compared >= count ? step(count) : finish(row, count) }
    } while compared < count
    return step(count)
  }

  @inlinable @inline(__always)
  mutating func step(_ count: Int) -> Bool {
    // In a padded text, the row can match only up to the end: padding contains no colon.
    unsafe position += count
    return true
  }

  /// Compares the part of a long key after the first 48 bytes.
  @inline(never)
  @usableFromInline
  mutating func finish(_ row: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard unsafe end - position >= count else { return false }
    for distance in 48..<count where unsafe position[distance] != row[distance] { return false }
    return step(count)
  }

  /// Returns the slot of the key between two offsets, without quotes and escapes, or -1.
  @usableFromInline
  func slot(of range: Range<Int>, in keys: __KeyTable) -> Int {
    unsafe keys.slot(of: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// Reads a key of at most 15 ASCII characters without escapes, directly followed by a colon;
  /// returns nil, without moving, for any other key.
  mutating func scanShortKey() -> String? {
    guard isWide else { return nil }
    let key = unsafe position
    guard let text = scanShortString() else { return nil }
    if advance(over: UInt8(ascii: ":")) { return text }
    unsafe position = key
    return nil
  }

  /// Skips a key of at most 15 ASCII characters without escapes, directly followed by a colon;
  /// returns the length of the key, or -1, without moving, for any other key.
  mutating func passShortKey() -> Int {
    guard isWide else { return -1 }
    let count = shortStringCount()
    guard count >= 0, byte(after: count &+ 2) == UInt8(ascii: ":") else { return -1 }
    advance(count &+ 3)
    return count
  }

  /// Returns the text between two offsets that is known to be valid and without escapes.
  ///
  /// - Parameter isASCII: Whether it is known to be ASCII; a string that says so hashes and compares
  ///   as bytes.
  func validText(_ range: Range<Int>, isASCII: Bool) -> String {
    unsafe UTF8Validation.string(
      fromValid: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count),
      isASCII: isASCII)
  }
}
