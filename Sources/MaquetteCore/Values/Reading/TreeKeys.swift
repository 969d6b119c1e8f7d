/// The keys of an object as trees have them: texts of the standard library.
@safe struct TreeKeys: @unchecked Sendable {
  // Invariants: `texts` points to the keys of the table, in their order; they are never changed and
  // never freed, so they may be shared.
  private let texts: UnsafePointer<String>
  private let keys: __KeyTable

  init(_ keys: __KeyTable) {
    let texts = UnsafeMutablePointer<String>.allocate(capacity: max(keys.count, 1))
    for slot in 0..<keys.count { unsafe (texts + slot).initialize(to: keys[slot]) }
    unsafe self.texts = UnsafePointer(texts)
    self.keys = keys
  }

  /// The slot of a key, or -1.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: The slot that it probably has.
  @inline(__always)
  func slot(of key: UnsafePointer<String>, expecting expected: Int) -> Int {
    if _fastPath(expected < keys.count), unsafe hasSameBits(key, texts + expected) {
      return expected
    }
    return unsafe search(key, expected)
  }

  /// Whether two texts are in memory the same, and so equal; short texts that are equal usually are.
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
    // Equal texts may differ in their bytes, and only they count.
    if expected < keys.count, unsafe key.pointee.utf8.count == texts[expected].utf8.count,
      unsafe key.pointee.isSameKey(as: texts[expected])
    {
      return expected
    }
    return unsafe keys.slot(of: key.pointee)
  }
}
