// Text that errors and rare paths look at again.

extension JSONCursor {
  /// The offset of the first byte from a place to the cursor that is not UTF-8; nil if all are.
  @usableFromInline
  func firstInvalidByte(from start: Int) -> Int? {
    let text = unsafe UnsafeBufferPointer(start: self.start + start, count: offset - start)
    return unsafe UTF8Validation.firstInvalidByte(in: text).map { start + $0 }
  }

  /// Whether text holds a backslash.
  @usableFromInline
  func holdsEscape(_ range: Range<Int>) -> Bool {
    unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count).contains(0x5C)
  }

  /// The text between two offsets, unescaped; as it stands if it is not valid.
  @usableFromInline
  func unescapedText(_ range: Range<Int>) -> String {
    if case .text(let text) = unescapedString(range) { return text }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// The key before a value: the text between the two quotes before the colon before it.
  func key(before offset: Int) -> String {
    var next = unsafe start + offset
    func back(while matches: (UInt8) -> Bool) {
      while unsafe next > start, unsafe matches(next[-1]) { unsafe next -= 1 }
    }
    back { Self.isWhitespace($0) || $0 == UInt8(ascii: ":") }
    guard unsafe next > start, unsafe next[-1] == 0x22 else { return "" }
    let last = unsafe next - start - 1
    unsafe next -= 1
    repeat {
      back { $0 != 0x22 }; if unsafe next > start { unsafe next -= 1 }
    } while unsafe isEscaped(next)
    return unsafe unescapedText(next - start + 1..<max(last, next - start + 1))
  }

  /// Whether an odd number of backslashes stands before a place.
  private func isEscaped(_ place: UnsafePointer<UInt8>) -> Bool {
    var first = unsafe place
    while unsafe first > start, unsafe first[-1] == 0x5C { unsafe first -= 1 }
    return unsafe (place - first) % 2 == 1
  }

  /// The token at the cursor, up to whitespace or punctuation, cut to 80 bytes.
  var tokenText: String {
    var next = unsafe position
    while unsafe next < end, unsafe next - position < 80, unsafe next.pointee > 0x20,
      unsafe !#",:]}[{""#.utf8.contains(next.pointee)
    {
      unsafe next += 1
    }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: position, count: next - position), as: UTF8.self)
  }
}
