// Access to the text for errors and rare paths.

extension JSONCursor {
  /// Returns the offset of the first invalid UTF-8 byte between a position and the cursor; nil if
  /// there is none.
  @usableFromInline
  package func firstInvalidByte(from start: Int) -> Int? {
    let text = unsafe UnsafeBufferPointer(start: self.start + start, count: offset - start)
    return unsafe UTF8Validation.firstInvalidByte(in: text).map { start + $0 }
  }

  /// Returns whether the text contains a backslash.
  @usableFromInline
  func holdsEscape(_ range: Range<Int>) -> Bool {
    unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count).contains(0x5C)
  }

  /// Returns the unescaped text between two offsets; the raw text if it is invalid.
  @usableFromInline
  package func unescapedText(_ range: Range<Int>) -> String {
    let text = unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    let isASCII = unsafe UTF8Validation.isASCII(text)
    if isASCII, !holdsEscape(range) {
      return unsafe UTF8Validation.string(fromValid: text, isASCII: true)
    }
    if case .text(let text) = unescapedString(range, isASCII: isASCII) { return text }
    return unsafe String(decoding: text, as: UTF8.self)
  }

  /// Returns the key before a value: the text between the last two quotes before the colon.
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

  /// Returns whether an odd number of backslashes precedes a position.
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
