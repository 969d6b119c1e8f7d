// Texts of trees are scanned where they are.

extension Borrowed<AnyValue> {
  /// Lends the UTF-8 of a text, without retaining it; returns nil for any other value.
  @inline(__always)
  fileprivate func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    guard case .string(let text) = value else { return nil }
    if let result = unsafe text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return unsafe Array(text.utf8).withUnsafeBufferPointer(body)
  }
}

extension ValueReader {
  /// Parses text with a function over its bytes.
  ///
  /// - Parameter scan: The function; the bytes are valid during the call.
  /// - Returns: The result of the function; nil for a value that is not text.
  @inline(__always)
  func scanText<T>(_ scan: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
    unsafe UnsafeRawPointer(cursor.value).borrowed(as: AnyValue.self).pointee.withText(scan)
  }

  /// Parses a timestamp in the most common form; returns nil for any other value, and if other rules apply to text.
  func scanUsualMoment() -> Timestamp? {
    guard !state.options.hasDates, state.options.localTimes == nil else { return nil }
    return unsafe scanText { unsafe UsualMoment($0)?.timestamp }
  }
}
