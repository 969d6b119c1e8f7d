/// The keys of an object as trees store them: strings of the standard library.
@safe struct TreeKeys: @unchecked Sendable {
  // Invariant: `texts` points to the keys of the table, in order. They are never changed or freed,
  // so threads may share them.
  private let texts: UnsafePointer<String>
  private let keys: __KeyTable

  init(_ keys: __KeyTable) {
    let texts = UnsafeMutablePointer<String>.allocate(capacity: max(keys.count, 1))
    for slot in 0..<keys.count { unsafe (texts + slot).initialize(to: keys[slot]) }
    unsafe self.texts = UnsafePointer(texts)
    self.keys = keys
  }

  /// Returns the slot of a key, or -1.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: The most likely slot.
  @inline(__always)
  func slot(of key: UnsafePointer<String>, expecting expected: Int) -> Int {
    if _fastPath(expected < keys.count), unsafe hasSameBits(key, texts + expected) {
      return expected
    }
    return unsafe search(key, expected)
  }

  /// Returns whether two strings have the same representation in memory, and so are equal.
  ///
  /// Equal short strings usually have the same representation.
  @inline(__always)
  private func hasSameBits(_ left: UnsafePointer<String>, _ right: UnsafePointer<String>) -> Bool {
    let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
    var difference = 0
    for offset in stride(from: 0, to: MemoryLayout<String>.size, by: MemoryLayout<Int>.size) {
      unsafe difference |=
        left.load(fromByteOffset: offset, as: Int.self)
        ^ right.load(fromByteOffset: offset, as: Int.self)
    }
    return difference == 0
  }

  @inline(never)
  private func search(_ key: UnsafePointer<String>, _ expected: Int) -> Int {
    // Strings that compare equal may differ in bytes, and only the bytes count.
    if expected < keys.count, unsafe key.pointee.utf8.count == texts[expected].utf8.count,
      unsafe key.pointee.isSameKey(as: texts[expected])
    {
      return expected
    }
    return unsafe keys.slot(of: key.pointee)
  }
}
