// Whitespace as most writers lay it out.

extension JSONCursor {
  /// Steps over the one space that most writers put behind a colon, if it is that or none; false,
  /// the cursor unmoved, for any other whitespace.
  @inline(__always)
  mutating func advanceOverSpace() -> Bool {
    guard isWide else { return false }
    if unsafe position[0] > 0x20 { return true }
    guard unsafe position[0] == 0x20, unsafe position[1] > 0x20 else { return false }
    unsafe position += 1
    return true
  }

  /// Whitespace that has been skipped: where it begins, how long it is, and which of its first
  /// sixteen bytes are its own.
  @usableFromInline
  @safe struct Indentation {
    let start: UnsafePointer<UInt8>
    let count: Int
    let mask: UInt32
  }

  /// The whitespace up to the cursor, if it is as short as indentation is.
  @inline(__always)
  func indentation(from start: UnsafePointer<UInt8>) -> Indentation {
    let length = unsafe position - start
    let count = length < 48 ? length : 0
    return unsafe Indentation(start: start, count: count, mask: Mask16.bits(first: count))
  }

  /// Steps over a comma and the whitespace behind it, if that is the same as before, or none;
  /// false, the cursor unmoved, for anything else.
  ///
  /// A step of a length known before lets the processor go on while it still compares.
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

  /// Whether the same whitespace stands at a place.
  ///
  /// Invariant: 48 bytes from the place on can be read, so those from the expected one on, which
  /// lies before, can be too. What equals whitespace is whitespace.
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

  /// Steps over whitespace, which is most often less of the same as before.
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

  /// Which of sixteen bytes from a distance on are not those expected.
  @inline(__always)
  private static func different(
    _ expected: Indentation, _ place: UnsafePointer<UInt8>, from distance: Int
  ) -> UInt32 {
    unsafe ~Bytes16.load(place + distance).equals(Bytes16.load(expected.start + distance)).bits
      & 0xFFFF
  }
}
