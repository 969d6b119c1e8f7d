// Types that are written as text are read from its bytes, unless they have to be looked at first.

extension JSONReader {
  /// Reads text by a function over its bytes.
  ///
  /// - Parameter scan: The function; the bytes are ASCII and lent for the call.
  /// - Returns: What the function returns; nil, and nothing consumed, if that is nil, for text with
  ///   escapes or beyond ASCII, and for any other value.
  @inline(__always)
  mutating func scanText<T>(_ scan: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
    var ahead = cursor
    guard ahead.advance(over: UInt8(ascii: "\"")) else { return nil }
    let first = unsafe ahead.position
    guard case .plain(isASCII: true) = ahead.scanString() else { return nil }
    let text = unsafe UnsafeBufferPointer(start: first, count: ahead.position - first)
    guard text.count <= state.options.limits.stringLength, let value = unsafe scan(text) else {
      return nil
    }
    unsafe cursor.position = ahead.position + 1
    return value
  }

  /// Reads a timestamp in its usual form; nil, and nothing consumed, for anything else, and if the
  /// conventions say how dates are read.
  mutating func scanUsualMoment() -> Timestamp? {
    guard !state.options.hasDates else { return nil }
    return unsafe scanText { unsafe UsualMoment($0)?.timestamp }
  }
}
