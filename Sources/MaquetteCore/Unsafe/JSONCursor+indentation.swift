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
    // A step of a length known before lets the processor go on while it still compares.
    if _fastPath(equal >= expected.count && position[expected.count] > 0x20) {
      position += expected.count
      return
    }
    position += equal < expected.count ? equal : expected.count
    if position[0] <= 0x20 { skipWhitespaceRun() }
  }
}
