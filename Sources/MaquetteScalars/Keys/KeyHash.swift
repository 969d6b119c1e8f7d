extension String {
  /// Returns a hash of a key's bytes: folds eight at a time with a 128-bit multiplication.
  @usableFromInline
  func keyHash(seed: UInt64) -> UInt64 {
    if let hash = unsafe utf8.withContiguousStorageIfAvailable({ unsafe KeyHash(seed: seed).of($0) }
    ) {
      return hash
    }
    var copy = self
    return copy.withUTF8 { unsafe KeyHash(seed: seed).of($0) }
  }
}

private struct KeyHash {
  let seed: UInt64

  @inline(__always)
  func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    guard let start = bytes.baseAddress else { return Self.fold(hash) }
    let source = unsafe UnsafeRawPointer(start)
    let count = bytes.count
    // Reads words that overlap at the end; each load is within the bytes.
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        hash = unsafe Self.fold(
          hash ^ source.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      return unsafe Self.fold(
        hash ^ source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    }
    if count >= 4 {
      let first = unsafe source.loadUnaligned(as: UInt32.self)
      let last = unsafe source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return Self.fold(hash ^ (UInt64(first) | UInt64(last) << 32))
    }
    for index in 0..<count { hash = unsafe hash &* 31 ^ UInt64(bytes[index]) }
    return Self.fold(hash)
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ 0xA076_1D64_78BD_642F)
      .multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return high ^ low
  }
}

extension String {
  /// A hash that distinguishes the keys of one object.
  package var codingKeyHash: UInt64 { keyHash(seed: 0x2545_F491_4F6C_DD1D) }

  /// A hash that distinguishes the keys of one object, and takes no look at the bytes of short ones;
  /// nil if a short key is stored like a long one, and so has another hash than the same key.
  package var hashByForm: UInt64? {
    guard InlineKey.isKnown else { return codingKeyHash }
    let words = unsafe withUnsafePointer(to: self) { unsafe InlineKey($0) }
    if words.isInline { return words.fingerprint }
    return utf8.count > 15 ? codingKeyHash : nil
  }
}
