extension String {
  /// What a step over the text reads; nil if it leaves any of the text.
  @inline(__always)
  func scanned<T>(_ scan: (inout JSONCursor) -> T?) -> T? {
    let result = unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.scanned(scan) }
    if let result { return result }
    // Bridged text, which lies elsewhere in another form.
    var copy = self
    return copy.withUTF8 { unsafe $0.scanned(scan) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What a step over the text reads; nil if it leaves any of the text.
  @inline(__always)
  func scanned<T>(_ scan: (inout JSONCursor) -> T?) -> T? {
    // Invariant of the cursor: the text outlives it, as it is dropped here.
    var cursor = unsafe JSONCursor(self, isPadded: false)
    guard let value = scan(&cursor), cursor.isAtEnd else { return nil }
    return value
  }
}

extension NumberText {
  /// What a step over the text reads; nil if it leaves any of the text.
  @inline(__always)
  func scanned<T>(_ scan: (inout JSONCursor) -> T?) -> T? {
    switch self {
    case .packed(let number): unsafe number.withText { unsafe $0.scanned(scan) }
    case .string(let text): text.scanned(scan)
    }
  }
}
