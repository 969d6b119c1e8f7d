// Types whose encoded form is text are parsed directly from its bytes where possible.

extension JSONReader {
  /// Parses text with a function over its bytes.
  ///
  /// - Parameter scan: The function; the bytes are ASCII and valid during the call.
  /// - Returns: The result of the function. Returns nil, without consuming anything, if the
  ///   function does, for text with escapes or non-ASCII characters, and for other values.
  @inline(__always)
  mutating func scanText<T>(_ scan: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
    var ahead = cursor
    // In text that grows, the value may be open.
    guard state.checkpoints == nil, ahead.advance(over: UInt8(ascii: "\"")) else { return nil }
    let first = unsafe ahead.position
    guard case .plain(isASCII: true) = ahead.scanString() else { return nil }
    let text = unsafe UnsafeBufferPointer(start: first, count: ahead.position - first)
    guard text.count <= state.options.limits.stringLength, let value = unsafe scan(text) else {
      return nil
    }
    unsafe cursor.position = ahead.position + 1
    return value
  }

  /// Parses a timestamp in the most common form; returns nil, without consuming anything, for any
  /// other value, and if the conventions define the date format.
  mutating func scanUsualMoment() -> Timestamp? {
    guard !state.options.hasDates else { return nil }
    return unsafe scanText { unsafe UsualMoment($0)?.timestamp }
  }
}
