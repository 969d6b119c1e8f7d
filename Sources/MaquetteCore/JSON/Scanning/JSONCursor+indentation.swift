// Whitespace as most writers format it.

extension JSONCursor {
  /// Skips the single space that most writers put after a colon, or no whitespace at all; returns
  /// false, without moving, for any other whitespace.
  @inline(__always)
  mutating func advanceOverSpace() -> Bool {
    guard isWide else { return false }
    if unsafe position[0] > 0x20 { return true }
    guard unsafe position[0] == 0x20, unsafe position[1] > 0x20 else { return false }
    unsafe position += 1
    return true
  }

  /// Skipped whitespace: its start, its length, and a mask of its bytes among the first sixteen.
  @usableFromInline
  @safe struct Indentation {
    let start: UnsafePointer<UInt8>
    let count: Int
    let mask: UInt32
  }

  /// Returns the whitespace before the cursor, if it is short enough for indentation.
  @inline(__always)
  func indentation(from start: UnsafePointer<UInt8>) -> Indentation {
    let length = unsafe position - start
    let count = length < 48 ? length : 0
    return unsafe Indentation(start: start, count: count, mask: Mask16.bits(first: count))
  }

  /// Skips a comma and the whitespace after it, if that equals the previous whitespace or is empty;
  /// returns false, without moving, for anything else.
  ///
  /// With a step of constant length, the processor continues while it still compares.
  @inline(__always)
  mutating func advance(overCommaAnd expected: Indentation) -> Bool {
    guard isWide, unsafe position[0] == UInt8(ascii: ",") else { return false }
    let gap = unsafe position + 1
    if unsafe gap[0] > 0x20 {
      unsafe position = gap
      return true
    }
    guard unsafe Self.stands(expected, at: gap), unsafe gap[expected.count] > 0x20 else {
      return false
    }
    unsafe position = gap + expected.count
    return true
  }

  /// Returns whether the same whitespace is at a position.
  ///
  /// Invariant: 48 bytes from the position on are readable, and so are 48 bytes from the expected
  /// whitespace on, which is earlier. Bytes equal to whitespace are whitespace.
  @inline(__always)
  private static func stands(
    _ expected: Indentation, at place: UnsafePointer<UInt8>
  ) -> Bool {
    guard unsafe different(expected, place, from: 0) & expected.mask == 0 else { return false }
    if expected.count <= 16 { return true }
    // The last sixteen bytes overlap those before, so no mask is needed.
    guard unsafe different(expected, place, from: expected.count &- 16) == 0 else { return false }
    return unsafe expected.count <= 32 || different(expected, place, from: 16) == 0
  }

  /// Skips whitespace that is most often a shorter version of the previous whitespace.
  @inline(__always)
  mutating func skipLesserIndentation(_ expected: Indentation) {
    guard isWide else { return skipLastWhitespace() }
    if unsafe position[0] > 0x20 { return }
    var distance = 0
    var different: UInt32
    repeat {
      different = unsafe Self.different(expected, position, from: distance)
      if different != 0 { break }
      distance &+= 16
    } while distance < expected.count
    let equal = different == 0 ? distance : distance &+ different.trailingZeroBitCount
    unsafe position += equal < expected.count ? equal : expected.count
    if unsafe position[0] <= 0x20 { skipWhitespaceRun() }
  }

  /// Returns a mask of the sixteen bytes at a distance that differ from the expected ones.
  @inline(__always)
  private static func different(
    _ expected: Indentation, _ place: UnsafePointer<UInt8>, from distance: Int
  ) -> UInt32 {
    unsafe ~Bytes16.load(place + distance).equals(Bytes16.load(expected.start + distance)).bits
      & 0xFFFF
  }
}
