import MaquetteCore

/// Lays text out as a tape, in one pass and without recursion.
///
/// It knows the grammar of RFC 8259, but produces no errors: on a failure the caller has the reader
/// skip the same text, which then throws the error.
struct TapeScanner {
  private let tape: CodingTape
  private let limits: DecodingOptions.Limits

  /// The innermost open container, and what is known about it.
  private var open = -1
  private var members = 0

  /// One bit for each key of the open object: most keys are new and need no search.
  private var tags: UInt64 = 0
  private var isIrregular = false

  /// The containers around it.
  private var outer: [Frame] = []

  private struct Frame {
    var open: Int
    var members: Int
    var tags: UInt64
    var isIrregular: Bool
  }

  /// The number of members up to which layout searches objects for duplicate keys.
  static var searchedMembers: Int { 64 }

  init(_ tape: CodingTape, limits: DecodingOptions.Limits) {
    self.tape = tape
    self.limits = limits
  }

  /// Lays out the value at a cursor and skips it; returns false on a syntax error or an exceeded
  /// limit.
  mutating func scanValue(_ cursor: inout JSONCursor) -> Bool {
    repeat {
      guard scanOne(&cursor) else { return false }
      // After the last scalar, closes containers or advances to the next value.
      while open >= 0 {
        guard let isMore = step(&cursor) else { return false }
        if isMore { break }
      }
    } while open >= 0
    tape.appendAbsent()
    return true
  }

  /// Lays out a scalar, an empty container or the start of one, with its first key.
  @inline(__always)
  private mutating func scanOne(_ cursor: inout JSONCursor) -> Bool {
    while true {
      switch cursor.byte {
      case 0x22:
        return scanString(&cursor)
      case UInt8(ascii: "-"), 0x30...0x39:
        return scanNumber(&cursor)
      case UInt8(ascii: "{"):
        guard begin(.object, &cursor) else { return false }
        if cursor.advance(over: UInt8(ascii: "}")) {
          end()
          return true
        }
        guard scanKey(&cursor) else { return false }
      case UInt8(ascii: "["):
        guard begin(.array, &cursor) else { return false }
        if cursor.advance(over: UInt8(ascii: "]")) {
          end()
          return true
        }
      case UInt8(ascii: "n"):
        tape.append(.init(.null, at: cursor.offset))
        return cursor.advanceOverNull()
      default:
        let offset = cursor.offset
        guard let value = cursor.scanBool() else { return false }
        tape.append(.init(value ? .yes : .no, at: offset))
        return true
      }
    }
  }

  /// Skips the text between two values: returns true if another value of the open container
  /// follows, false if the container ended, and nil for anything else.
  @inline(__always)
  private mutating func step(_ cursor: inout JSONCursor) -> Bool? {
    members &+= 1
    let isObject = tape.kind(open) == .object
    if !cursor.advance(over: UInt8(ascii: ",")) {
      cursor.skipWhitespace()
      if cursor.advance(over: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        end()
        return false
      }
      guard cursor.advance(over: UInt8(ascii: ",")) else { return nil }
    }
    cursor.skipWhitespace()
    if isObject { return scanKey(&cursor) ? true : nil }
    return true
  }

  @inline(__always)
  private mutating func begin(_ kind: CodingTape.Kind, _ cursor: inout JSONCursor) -> Bool {
    if open >= 0 {
      guard outer.count &+ 1 < limits.depth else { return false }
      outer.append(Frame(open: open, members: members, tags: tags, isIrregular: isIrregular))
    } else if limits.depth < 1 {
      return false
    }
    open = tape.count
    (members, tags, isIrregular) = (0, 0, false)
    tape.append(.init(kind, at: cursor.offset))
    cursor.advance()
    cursor.skipWhitespace()
    return true
  }

  @inline(__always)
  private mutating func end() {
    let irregular = isIrregular || members > Self.searchedMembers
    tape.close(open, members: members, isIrregular: irregular)
    if let frame = outer.popLast() {
      (open, members) = (frame.open, frame.members)
      (tags, isIrregular) = (frame.tags, frame.isIrregular)
    } else {
      open = -1
    }
  }

  @inline(__always)
  private mutating func scanKey(_ cursor: inout JSONCursor) -> Bool {
    let offset = cursor.offset &+ 1
    guard cursor.advance(over: 0x22), let extent = scanText(&cursor) else { return false }
    let tag = cursor.keyTag(offset..<offset &+ extent.count)
    let entry = CodingTape.Entry(.string, at: offset, extent.bits | tag &<< 34)
    let bit: UInt64 = 1 &<< (tag & 63)
    if _slowPath(!extent.isPlain) {
      isIrregular = true
    } else if _slowPath(tags & bit != 0), members <= Self.searchedMembers, !isIrregular {
      isIrregular = tape.holdsKey(entry, inObject: open)
    }
    tags |= bit
    tape.append(entry)
    cursor.skipWhitespace()
    guard cursor.advance(over: UInt8(ascii: ":")) else { return false }
    cursor.skipWhitespace()
    return true
  }

  @inline(__always)
  private mutating func scanString(_ cursor: inout JSONCursor) -> Bool {
    let offset = cursor.offset &+ 1
    cursor.advance()
    guard let extent = scanText(&cursor) else { return false }
    tape.append(.init(.string, at: offset, extent.bits))
    return true
  }

  /// Checks the rest of a string and skips it.
  @inline(__always)
  private func scanText(_ cursor: inout JSONCursor) -> Extent? {
    let start = cursor.offset
    let extent: Extent
    switch cursor.scanString() {
    case .plain(let isASCII):
      extent = Extent(count: cursor.offset &- start, isASCII: isASCII)
      if !isASCII, cursor.firstInvalidByte(from: start) != nil { return nil }
    case .escaped(let isASCII):
      extent = Extent(count: cursor.offset &- start, isEscaped: true, isASCII: isASCII)
      guard cursor.hasValidEscapes(start..<cursor.offset, isASCII: isASCII) else { return nil }
    case .failed: return nil
    }
    cursor.advance()
    return extent
  }

  @inline(__always)
  private func scanNumber(_ cursor: inout JSONCursor) -> Bool {
    let offset = cursor.offset
    if cursor.isWide {
      let isNegative = cursor.byte == UInt8(ascii: "-")
      if let value = cursor.scanShortInteger(), value != 0 || !isNegative {
        tape.append(.init(.integer, at: offset, UInt64(bitPattern: Int64(value))))
        return cursor.byte &- 0x30 > 9
      }
      cursor.offset = offset
      if let value = cursor.scanUsualFraction() {
        tape.append(.init(.double, at: offset, value.bitPattern))
        return true
      }
    }
    return scanAnyNumber(&cursor)
  }

  @inline(never)
  private func scanAnyNumber(_ cursor: inout JSONCursor) -> Bool {
    let offset = cursor.offset
    let count = cursor.numberLength()
    guard count > 0, count <= limits.numberLength, cursor.byte(after: count) &- 0x30 > 9 else {
      return false
    }
    var ahead = cursor
    cursor.advance(count)
    if let integer = ahead.scanInteger(), let value: Int64 = integer.exactly(),
      value != 0 || !integer.isNegative
    {
      tape.append(.init(.integer, at: offset, UInt64(bitPattern: value)))
      return true
    }
    ahead.offset = offset
    // A number that became zero or infinite is parsed again on access.
    if let value = ahead.scanDouble(), value.isFinite,
      value != 0 || !ahead.holdsDigit(offset..<offset + count), ahead.offset == cursor.offset
    {
      tape.append(.init(.double, at: offset, value.bitPattern))
      // An integer beyond 64 bits must not be rounded.
      if ahead.isInteger(offset..<offset + count), value.magnitude >= 0x1p53 {
        tape.replaceLast(by: .init(.number, at: offset, Extent(count: count).bits))
      }
      return true
    }
    tape.append(.init(.number, at: offset, Extent(count: count).bits))
    return true
  }
}

extension CodingTape {
  /// Completes the entry of a container whose last entry is the last one of the tape.
  @inline(__always)
  fileprivate func close(_ node: Int, members: Int, isIrregular: Bool) {
    let span = UInt64(truncatingIfNeeded: members) &<< 32 | UInt64(truncatingIfNeeded: count)
    var kind = unsafe entries[node].kind
    if isIrregular, kind == .object { kind = .irregularObject }
    unsafe entries[node] = Entry(kind, at: entries[node].offset, span)
  }

  /// Appends the null that represents missing values.
  func appendAbsent() {
    absent = count
    append(.init(.null, at: 0))
  }

  fileprivate func replaceLast(by entry: Entry) { unsafe entries[count - 1] = entry }

  /// Returns whether an object under construction contains a plain key.
  @inline(never)
  fileprivate func holdsKey(_ key: Entry, inObject node: Int) -> Bool {
    var place = node + 1
    while place < count {
      let other = unsafe entries[place]
      if other.payload == key.payload, isSameText(key, other) { return true }
      place = next(after: place + 1)
    }
    return false
  }

  private func isSameText(_ left: Entry, _ right: Entry) -> Bool {
    let count = Extent(left.payload).count
    let bytes = unsafe UnsafeBufferPointer(start: text.start + left.offset, count: count)
    return unsafe bytes.elementsEqual(
      UnsafeBufferPointer(start: text.start + right.offset, count: count))
  }
}

extension JSONCursor {
  /// Returns a few bits of a key that differ between most keys of an object.
  @inline(__always)
  fileprivate func keyTag(_ range: Range<Int>) -> UInt64 {
    // Invariant: a quote follows a key, so its first byte is readable even if it is empty.
    let first = unsafe start + range.lowerBound
    let last = unsafe first + max(range.count &- 1, 0)
    let middle = unsafe first + range.count / 2
    let word =
      unsafe UInt64(first.pointee) | UInt64(last.pointee) &<< 8 | UInt64(middle.pointee) &<< 16
      | UInt64(truncatingIfNeeded: range.count) &<< 24
    return (word &* 0x9E37_79B9_7F4A_7C15) &>> 40
  }

  /// Returns whether one of the digits before an exponent is not zero.
  fileprivate func holdsDigit(_ range: Range<Int>) -> Bool {
    for offset in range {
      switch unsafe start[offset] {
      case 0x31...0x39: return true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): return false
      default: break
      }
    }
    return false
  }

  /// Returns whether a number has neither fraction nor exponent.
  fileprivate func isInteger(_ range: Range<Int>) -> Bool {
    !range.contains { unsafe ScannedInteger.isContinued(by: start[$0]) }
  }
}
