// Skips containers without a call for each level and each key. What is wrong, or nested deeper than a
// word has bits, is left to the complete routines, which know all errors.

extension JSONCursor {
  /// Skips a container, checking it against the grammar.
  ///
  /// - Parameters:
  ///   - levels: The number of levels that the container may have, at most 64.
  ///   - numberLength: The maximum length of a number.
  /// - Returns: Whether it is valid, and neither too deep nor with a number that is too long. If not,
  ///   the cursor is anywhere inside.
  @inline(never)
  mutating func skipContainer(levels: Int, numberLength: Int) -> Bool {
    // The kinds of the open containers: a bit for each object, that of the innermost one is lowest.
    var objects: UInt64 = 0
    var depth = 0
    while true {
      // A value begins here.
      switch byte {
      case UInt8(ascii: "\""):
        guard skipCheckedString() else { return false }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = byte == UInt8(ascii: "{")
        guard depth < levels else { return false }
        depth &+= 1
        objects = objects &<< 1 | (isObject ? 1 : 0)
        advance()
        skipWhitespace()
        // An end is handled below.
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { break }
        guard !isObject || skipCheckedKey() else { return false }
        continue
      case UInt8(ascii: "-"), 0x30...0x39:
        let length = self.numberLength()
        guard length > 0, length <= numberLength else { return false }
        advance(length)
      case UInt8(ascii: "n"):
        guard advanceOverNull() else { return false }
      default:
        guard scanBool() != nil else { return false }
      }
      // A value or the beginning of an empty container precedes.
      while true {
        skipWhitespace()
        let isObject = objects & 1 != 0
        if advance(over: UInt8(ascii: ",")) {
          skipWhitespace()
          guard !isObject || skipCheckedKey() else { return false }
          break
        }
        guard advance(over: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
        depth &-= 1
        objects &>>= 1
        if depth == 0 { return true }
      }
    }
  }

  /// Skips a key, its colon and the whitespace around it; returns false for anything else.
  @inline(__always)
  private mutating func skipCheckedKey() -> Bool {
    guard byte == UInt8(ascii: "\""), skipCheckedString() else { return false }
    skipWhitespace()
    guard advance(over: UInt8(ascii: ":")) else { return false }
    skipWhitespace()
    return true
  }

  /// Skips a string; returns false if it is not valid.
  @inline(__always)
  private mutating func skipCheckedString() -> Bool {
    advance()
    let start = offset
    switch scanString() {
    case .plain(isASCII: true): break
    case .plain(isASCII: false):
      let text = unsafe UnsafeBufferPointer(start: self.start + start, count: offset - start)
      guard unsafe UTF8Validation.firstInvalidByte(in: text) == nil else { return false }
    case .escaped(let isASCII):
      guard hasValidEscapes(start..<offset, isASCII: isASCII) else { return false }
    case .failed: return false
    }
    advance()
    return true
  }
}
