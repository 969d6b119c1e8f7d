// The keys of an object may select what it is decoded as: its tag, of which the last one counts, or
// the keys that the payload of a case needs. They are found before the object is decoded, in 64 bytes
// at a time, and without checking the grammar: the decoder does that afterwards.

extension JSONCursor {
  /// Calls a closure for each key in the rest of the open object, until it returns false.
  ///
  /// - Parameters:
  ///   - keys: The keys to look for.
  ///   - visit: Takes the slot of a key, or -1.
  /// - Returns: Whether all keys were visited; nil if a key has escapes, or the rest does not end.
  /// - Precondition: The cursor is in an object, not inside a string.
  /// - Complexity: O(*n*), where *n* is the length of the rest of the object.
  func visitKeys(_ keys: __KeyTable, _ visit: (Int) -> Bool) -> Bool? {
    var block = unsafe position
    var depth = 1
    var isInString: UInt64 = 0
    var (isEscaped, hasEscapes) = (false, false)
    // The last string before the current block.
    var (opening, closing) = unsafe (position, position)
    while unsafe block < end {
      let marks = unsafe wideEnd < block ? StructureMarks(upTo: end, block) : StructureMarks(block)
      var quotes = marks.quotes
      if _slowPath(marks.backslashes != 0 || isEscaped) {
        quotes &= ~marks.escaped(&isEscaped)
        hasEscapes = true
      }
      let strings = quotes.prefixParity ^ isInString
      let (openings, closings) = (quotes & strings, quotes & ~strings)
      var rest = (marks.begins | marks.ends | marks.colons) & ~strings
      while rest != 0 {
        let bit = rest & (0 &- rest)
        rest ^= bit
        if marks.begins & bit != 0 {
          depth &+= 1
        } else if marks.ends & bit != 0 {
          depth &-= 1
          if depth == 0 { return unsafe block + bit.trailingZeroBitCount < end ? true : nil }
        } else if depth == 1 {
          // A colon follows each key.
          let first = unsafe (openings & (bit &- 1)).address(from: block, or: opening)
          let last = unsafe (closings & (bit &- 1)).address(from: block, or: closing)
          guard unsafe first < last else { return nil }
          let key = unsafe UnsafeBufferPointer(start: first + 1, count: last - first - 1)
          if unsafe hasEscapes && key.contains(UInt8(ascii: "\\")) { return nil }
          if unsafe !visit(keys.slot(of: key)) { return false }
        }
      }
      isInString = 0 &- (strings &>> 63)
      unsafe opening = openings.address(from: block, or: opening)
      unsafe closing = closings.address(from: block, or: closing)
      unsafe block += 64
    }
    return nil
  }
}

/// Which of 64 bytes have a meaning in the structure of a text; the lowest bit is the first byte.
private struct StructureMarks {
  private(set) var quotes: UInt64 = 0
  private(set) var backslashes: UInt64 = 0
  private(set) var colons: UInt64 = 0
  private(set) var begins: UInt64 = 0
  private(set) var ends: UInt64 = 0

  /// Invariant: 64 bytes from the pointer on are readable.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>) {
    for shift in stride(from: 0, to: 64, by: 16) {
      let part = unsafe Bytes16.load(bytes + shift)
      // This bit is the difference between square brackets and braces.
      let bracket = part | Bytes16(repeating: 0x20)
      quotes |= Self.bits(part.equals(Bytes16(repeating: 0x22)), shift)
      backslashes |= Self.bits(part.equals(Bytes16(repeating: 0x5C)), shift)
      colons |= Self.bits(part.equals(Bytes16(repeating: 0x3A)), shift)
      begins |= Self.bits(bracket.equals(Bytes16(repeating: 0x7B)), shift)
      ends |= Self.bits(bracket.equals(Bytes16(repeating: 0x7D)), shift)
    }
  }

  /// The marks of the bytes before an end, which are fewer than 64.
  @inline(never)
  init(upTo end: UnsafePointer<UInt8>, _ bytes: UnsafePointer<UInt8>) {
    self = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { copy in
      unsafe copy.initialize(repeating: 0)
      unsafe copy.baseAddress!.update(from: bytes, count: min(end - bytes, 64))
      return unsafe StructureMarks(UnsafePointer(copy.baseAddress!))
    }
  }

  /// The bytes after a backslash that is not after one itself.
  ///
  /// - Parameter isEscaped: Whether the first byte is, and then whether the byte after all is.
  func escaped(_ isEscaped: inout Bool) -> UInt64 {
    var escaped: UInt64 = isEscaped ? 1 : 0
    var rest = backslashes & ~escaped
    isEscaped = false
    while rest != 0 {
      let bit = rest & (0 &- rest)
      escaped |= bit &<< 1
      isEscaped = bit &<< 1 == 0
      rest &= ~(bit | bit &<< 1)
    }
    return escaped
  }

  @inline(__always)
  private static func bits(_ mask: Mask16, _ shift: Int) -> UInt64 {
    UInt64(mask.bits) &<< UInt64(truncatingIfNeeded: shift)
  }
}

extension UInt64 {
  /// Each bit is the parity of itself and all lower bits: from a quote to the next, all bits are set.
  @inline(__always)
  fileprivate var prefixParity: UInt64 {
    var parity = self
    parity ^= parity &<< 1
    parity ^= parity &<< 2
    parity ^= parity &<< 4
    parity ^= parity &<< 8
    parity ^= parity &<< 16
    parity ^= parity &<< 32
    return parity
  }

  /// The address of the byte of the highest bit, or another one if no bit is set.
  @inline(__always)
  fileprivate func address(
    from block: UnsafePointer<UInt8>, or other: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    unsafe self == 0 ? other : block + (63 &- leadingZeroBitCount)
  }
}
