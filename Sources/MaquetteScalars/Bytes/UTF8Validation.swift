/// Validates UTF-8 by RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
@usableFromInline
package enum UTF8Validation {
  /// Returns whether all bytes are ASCII.
  @inlinable @inline(__always)
  package static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return true }
    // Invariant: no word goes beyond the end; the last one overlaps the one before.
    func word(_ offset: Int) -> UInt64 {
      unsafe UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
    }
    let count = text.count
    var bits: UInt64 = 0
    if count >= 8 {
      var offset = 0
      while offset < count &- 8 {
        bits |= word(offset)
        offset &+= 8
      }
      bits |= word(count &- 8)
    } else if count >= 4 {
      let words = unsafe UnsafeRawPointer(start)
      bits = unsafe UInt64(
        words.loadUnaligned(as: UInt32.self)
          | words.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else {
      for index in 0..<count { unsafe bits |= UInt64(start[index]) }
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// Returns the offset of the first byte that is not valid UTF-8; nil if all are.
  package static func firstInvalidByte(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    if text.count >= UTF8Blocks.leastCount, unsafe UTF8Blocks.isValid(text) { return nil }
    return unsafe firstInvalidByte(of: text)
  }

  /// Does the same, sequence by sequence.
  private static func firstInvalidByte(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let count = text.count
    while index < count {
      if index &+ 8 <= count {
        let word = unsafe UnsafeRawPointer(text.baseAddress! + index).loadUnaligned(as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          index &+= 8
          continue
        }
      }
      let length = unsafe sequenceLength(text, at: index)
      if length == 0 { return index }
      index &+= length
    }
    return nil
  }

  /// Returns the length of the sequence at an index, or 0 if it is invalid.
  @inline(__always)
  private static func sequenceLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = unsafe text[index]
    if first < 0x80 { return 1 }
    let left = text.count &- index
    func isContinuation(_ distance: Int) -> Bool { unsafe text[index &+ distance] & 0xC0 == 0x80 }
    switch first {
    case 0xE0...0xEF:
      guard left >= 3, isContinuation(1), isContinuation(2) else { return 0 }
      let second = unsafe text[index &+ 1]
      if first == 0xE0, second < 0xA0 { return 0 }
      if first == 0xED, second > 0x9F { return 0 }
      return 3
    case 0xC2...0xDF:
      return left >= 2 && isContinuation(1) ? 2 : 0
    case 0xF0...0xF4:
      guard left >= 4, isContinuation(1), isContinuation(2), isContinuation(3) else { return 0 }
      let second = unsafe text[index &+ 1]
      if first == 0xF0, second < 0x90 { return 0 }
      if first == 0xF4, second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }

  /// Creates a string from text that is known to be valid, without validating it again.
  ///
  /// Invariant: the caller has validated the text, or checked that it is ASCII.
  package static func string(fromValid text: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return unsafe String(copying: UTF8Span(unchecked: text.span, isKnownASCII: isASCII))
    }
    return unsafe String(decoding: text, as: UTF8.self)
  }
}
