extension String {
  /// Returns the result of a scan function; nil if it does not consume the whole text.
  @inline(__always)
  func scanned<T>(_ scan: (inout JSONCursor) -> T?) -> T? {
    let result = unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.scanned(scan) }
    if let result { return result }
    // A bridged string, which is stored elsewhere in another encoding.
    var copy = self
    return copy.withUTF8 { unsafe $0.scanned(scan) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the result of a scan function; nil if it does not consume the whole text.
  @inline(__always)
  func scanned<T>(_ scan: (inout JSONCursor) -> T?) -> T? {
    // Invariant of the cursor: the text outlives it, because the cursor exists only here.
    var cursor = unsafe JSONCursor(self, isPadded: false)
    guard let value = scan(&cursor), cursor.isAtEnd else { return nil }
    return value
  }
}
