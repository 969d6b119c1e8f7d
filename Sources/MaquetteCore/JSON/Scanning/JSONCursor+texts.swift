// Text that errors and rare paths look at again.

extension JSONCursor {
  /// The offset of the first byte from a place to the cursor that is not UTF-8; nil if all are.
  @usableFromInline
  func firstInvalidByte(from start: Int) -> Int? {
    let text = UnsafeBufferPointer(start: self.start + start, count: offset - start)
    return UTF8Validation.firstInvalidByte(in: text).map { start + $0 }
  }

  /// Whether text holds a backslash.
  @usableFromInline
  func holdsEscape(_ range: Range<Int>) -> Bool {
    UnsafeBufferPointer(start: start + range.lowerBound, count: range.count).contains(0x5C)
  }

  /// The text between two offsets, unescaped; as it stands if it is not valid.
  @usableFromInline
  func unescapedText(_ range: Range<Int>) -> String {
    if case .text(let text) = unescapedString(range) { return text }
    return String(
      decoding: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// The key before a value: the text between the two quotes before the colon before it.
  func key(before offset: Int) -> String {
    var next = start + offset
    func back(while matches: (UInt8) -> Bool) {
      while next > start, matches(next[-1]) { next -= 1 }
    }
    back { Self.isWhitespace($0) || $0 == UInt8(ascii: ":") }
    guard next > start, next[-1] == 0x22 else { return "" }
    let last = next - start - 1
    next -= 1
    repeat { back { $0 != 0x22 }; if next > start { next -= 1 } } while isEscaped(next)
    return unescapedText(next - start + 1..<max(last, next - start + 1))
  }

  /// Whether an odd number of backslashes stands before a place.
  private func isEscaped(_ place: UnsafePointer<UInt8>) -> Bool {
    var first = place
    while first > start, first[-1] == 0x5C { first -= 1 }
    return (place - first) % 2 == 1
  }

  /// The token at the cursor, up to white space or punctuation, cut to 80 bytes.
  var tokenText: String {
    var next = position
    while next < end, next - position < 80, next.pointee > 0x20,
      !#",:]}[{""#.utf8.contains(next.pointee)
    {
      next += 1
    }
    return String(
      decoding: UnsafeBufferPointer(start: position, count: next - position), as: UTF8.self)
  }
}
