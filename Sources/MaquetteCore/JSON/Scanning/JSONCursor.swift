/// A position in JSON text, with functions that scan its tokens.
///
/// The cursor knows bytes and the grammar. The reader knows what tokens mean to a model, and
/// handles errors. Functions that can fail leave the position unchanged when they do.
@frozen
@usableFromInline
@safe package struct JSONCursor {
  // Invariants:
  // - `start <= position <= end`. Bytes from `start` to `end` are readable and live as long as the
  //   cursor; the entry points guarantee it.
  // - From any position up to and including `wideEnd`, 64 bytes are readable, as text or padding.
  @usableFromInline var position: UnsafePointer<UInt8>
  @usableFromInline package let start: UnsafePointer<UInt8>
  @usableFromInline package let end: UnsafePointer<UInt8>
  @usableFromInline let wideEnd: UnsafePointer<UInt8>

  /// Creates a cursor over text.
  ///
  /// - Parameters:
  ///   - text: The text; it must outlive the cursor.
  ///   - isPadded: Whether 64 bytes after the text are readable.
  @usableFromInline
  package init(_ text: UnsafeBufferPointer<UInt8>, isPadded: Bool) {
    // An empty buffer may have no address; any address will do to read nothing.
    unsafe start = text.baseAddress ?? UnsafePointer(bitPattern: 1)!
    unsafe end = start + text.count
    unsafe wideEnd = isPadded ? end : start + max(text.count - 64, -1)
    unsafe position = start
  }

  /// Creates a cursor without the scanners of short values, which check no limits.
  init(withoutWideReads cursor: JSONCursor) {
    unsafe (position, start, end) = (cursor.position, cursor.start, cursor.end)
    unsafe wideEnd = start - 1
  }

  /// The distance from the start in bytes.
  @inlinable @inline(__always)
  package var offset: Int {
    get { unsafe position - start }
    set { unsafe position = unsafe start + newValue }
  }

  // Pointers are compared only with `<`: `<=` and `>=` are generic, and slow without optimization.

  /// Whether the cursor is at the end.
  @inlinable @inline(__always)
  package var isAtEnd: Bool { unsafe !(position < end) }

  /// Whether 64 bytes are readable.
  @inlinable @inline(__always)
  package var isWide: Bool { unsafe !(wideEnd < position) }

  /// The next byte, or 0 at the end.
  @inlinable @inline(__always)
  package var byte: UInt8 { unsafe position < end ? position.pointee : 0 }

  /// Returns the byte at a distance, or 0 after the end.
  @inlinable @inline(__always)
  package func byte(after distance: Int) -> UInt8 {
    unsafe end - position > distance ? position[distance] : 0
  }

  /// Skips bytes that were already checked.
  @inlinable @inline(__always)
  package mutating func advance(_ count: Int = 1) {
    unsafe position += count
  }

  /// Skips the next byte if it is the expected one.
  @inlinable @inline(__always)
  package mutating func advance(over expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    unsafe position += 1
    return true
  }

  /// Skips whitespace.
  @inlinable @inline(__always)
  package mutating func skipWhitespace() {
    if _fastPath(byte > 0x20) { return }
    if byte == 0x20, byte(after: 1) > 0x20 { return advance() }
    skipWhitespaceRun()
  }

  @inlinable @inline(__always)
  mutating func skipWhitespaceRun() {
    while unsafe position <= wideEnd {
      let bytes = unsafe Bytes16.load(position)
      let space = bytes.equals(Bytes16(repeating: 0x20)).bits
      let line = bytes.equals(Bytes16(repeating: 0x0A)).bits
      let other =
        bytes.equals(Bytes16(repeating: 0x0D)).bits | bytes.equals(Bytes16(repeating: 0x09)).bits
      let rest = ~(space | line | other) & 0xFFFF
      if _fastPath(rest != 0) {
        unsafe position += rest.trailingZeroBitCount
        if unsafe _slowPath(position > end) { unsafe position = unsafe end }
        return
      }
      unsafe position += 16
    }
    skipLastWhitespace()
  }

  @inline(never)
  @usableFromInline
  mutating func skipLastWhitespace() {
    // After the end of a line is the next line, which may begin with whitespace.
    if unsafe position > end { unsafe position = unsafe end }
    while unsafe position < end, unsafe Self.isWhitespace(position.pointee) { unsafe position += 1 }
  }

  /// Returns whether a byte is whitespace (RFC 8259, section 2).
  @inlinable @inline(__always)
  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Skips `null`; returns false for anything else.
  @inlinable @inline(__always)
  package mutating func advanceOverNull() -> Bool {
    guard byte == UInt8(ascii: "n") else { return false }
    return advanceOverWord(0x6C6C_756E)
  }

  /// Skips a word of four letters, given in memory order; returns false for anything else.
  @inlinable @inline(__always)
  mutating func advanceOverWord(_ word: UInt32) -> Bool {
    guard unsafe end - position >= 4 else { return false }
    let found = unsafe UnsafeRawPointer(position).loadUnaligned(as: UInt32.self).littleEndian
    guard found == word else { return false }
    unsafe position += 4
    return true
  }

  /// Reads `true` or `false`; returns nil for anything else.
  @inlinable @inline(__always)
  package mutating func scanBool() -> Bool? {
    if advanceOverWord(0x6575_7274) { return true }
    guard byte == UInt8(ascii: "f") else { return nil }
    unsafe position += 1
    if advanceOverWord(0x6573_6C61) { return false }
    unsafe position -= 1
    return nil
  }
}
