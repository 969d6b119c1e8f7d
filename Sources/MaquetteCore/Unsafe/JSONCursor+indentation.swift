// White space as most writers lay it out.

extension JSONCursor {
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

  /// White space that has been passed over: where it begins, how long it is, and which of its
  /// first sixteen bytes are its own.
  @usableFromInline
  struct Indentation {
    let start: UnsafePointer<UInt8>
    let count: Int
    let mask: UInt32
  }

  /// The white space up to the cursor, if it is as short as indentation is.
  @inline(__always)
  func indentation(from start: UnsafePointer<UInt8>) -> Indentation {
    let length = position - start
    let count = length < 48 ? length : 0
    return Indentation(
      start: start, count: count,
      mask: count >= 16 ? 0xFFFF : 1 &<< UInt32(truncatingIfNeeded: count) &- 1)
  }

  /// Steps over white space, which is most often the same as before.
  ///
  /// A step of a length known before lets the processor go on while it still compares.
  @inline(__always)
  mutating func skipIndentation(_ expected: Indentation) {
    guard isWide else { return skipLastWhitespace() }
    if position[0] > 0x20 { return }
    if _fastPath(stands(expected) && position[expected.count] > 0x20) {
      position += expected.count
    } else {
      skipWhitespaceRun()
    }
  }

  /// Whether the same white space stands at the cursor.
  ///
  /// Invariant: the cursor is wide. Both places can be read as far as a wide position can: the
  /// expected one lies before. What equals white space is white space.
  @inline(__always)
  private func stands(_ expected: Indentation) -> Bool {
    guard different(expected, from: 0) & expected.mask == 0 else { return false }
    if expected.count <= 16 { return true }
    // The last sixteen bytes overlap those before, so no mask is needed.
    guard different(expected, from: expected.count &- 16) == 0 else { return false }
    return expected.count <= 32 || different(expected, from: 16) == 0
  }

  /// Steps over white space, which is most often less of the same as before.
  @inline(__always)
  mutating func skipLesserIndentation(_ expected: Indentation) {
    guard isWide else { return skipLastWhitespace() }
    if position[0] > 0x20 { return }
    var distance = 0
    var different: UInt32
    repeat {
      different = self.different(expected, from: distance)
      if different != 0 { break }
      distance &+= 16
    } while distance < expected.count
    let equal = different == 0 ? distance : distance &+ different.trailingZeroBitCount
    position += equal < expected.count ? equal : expected.count
    if position[0] <= 0x20 { skipWhitespaceRun() }
  }

  /// Which of sixteen bytes from a distance on are not those expected.
  @inline(__always)
  private func different(_ expected: Indentation, from distance: Int) -> UInt32 {
    ~Bytes16.load(position + distance).equals(Bytes16.load(expected.start + distance)).bits
      & 0xFFFF
  }
}
