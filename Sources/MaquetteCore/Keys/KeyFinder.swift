/// Finds the slot of an unexpected key without a search.
///
/// A hash of a key's length, its first eight bytes and its last eight bytes leads to the only slot
/// that it may have. Of the first multipliers, the finder picks the one with the fewest collisions,
/// at best none. The table finds the keys that lost their place to another one.
@usableFromInline
@safe struct KeyFinder {
  // Invariants: `places` points to `1 << (64 - shift)` slots; it is never changed or freed. A place
  // without a key contains `none`, which is not a slot.
  private let places: UnsafePointer<Int16>
  private let multiplier: UInt64
  private let shift: UInt64

  /// Whether no key lost its place to another one.
  let isComplete: Bool

  /// Marks a place without a slot.
  @inline(__always)
  static var none: Int { -1 }

  /// The number of multipliers to try; fewer for many keys, some of which always collide.
  private static func attempts(_ count: Int) -> Int { count > 128 ? 8 : 200 }

  init(_ keys: __KeyTable) {
    self.init(
      (0..<keys.count).map { slot in
        let (row, count) = unsafe keys.row(slot)
        // Padding follows each row, and the first bytes precede its last bytes.
        return unsafe Self.fingerprint(row + 1, count: count - 3)
      })
  }

  /// Creates a finder of keys by their fingerprints.
  ///
  /// - Parameter fingerprints: The fingerprint of the key of each slot; nil for no key.
  init(_ fingerprints: [UInt64?]) {
    let count = fingerprints.count
    // At least eight places for each key.
    let bits = count > 24 ? max(10, Int.bitWidth - count.leadingZeroBitCount + 3) : 8
    shift = UInt64(64 - bits)
    var best: (places: [Int16], lost: Int, multiplier: UInt64) = ([], .max, 0)
    var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<Self.attempts(count) where best.lost > 0 {
      var places = [Int16](repeating: Int16(Self.none), count: 1 << bits)
      var lost = 0
      for (slot, fingerprint) in fingerprints.enumerated() {
        guard let fingerprint else { continue }
        let place = Int((fingerprint &* multiplier) >> shift)
        if places[place] == Int16(Self.none) { places[place] = Int16(slot) } else { lost += 1 }
      }
      if lost < best.lost { best = (places, lost, multiplier) }
      multiplier = (multiplier &* 0xD134_2543_DE82_EF95 &+ 1) | 1
    }
    let kept = UnsafeMutablePointer<Int16>.allocate(capacity: 1 << bits)
    unsafe kept.initialize(from: best.places, count: 1 << bits)
    unsafe places = UnsafePointer(kept)
    self.multiplier = best.multiplier
    isComplete = best.lost == 0
  }

  /// Returns the only slot that a key can have, unless it lost its place; `none` if there is none.
  ///
  /// Invariant: eight bytes from the start of the key on are readable.
  @inline(__always)
  func candidate(_ key: UnsafePointer<UInt8>, count: Int) -> Int {
    unsafe candidate(Self.fingerprint(key, count: count))
  }

  /// Returns the only slot that the key of a fingerprint can have, under the same conditions.
  @inline(__always)
  func candidate(_ fingerprint: UInt64) -> Int {
    // Invariant: the shift leaves as many bits as number the places.
    unsafe Int(places[Int(truncatingIfNeeded: (fingerprint &* multiplier) &>> shift)])
  }

  @inline(__always)
  private static func fingerprint(_ key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let isShort = count < 8
    let mask = isShort ? (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1 : UInt64.max
    let source = unsafe UnsafeRawPointer(key)
    let first = unsafe source.loadUnaligned(as: UInt64.self) & mask
    let last =
      unsafe source.loadUnaligned(fromByteOffset: isShort ? 0 : count &- 8, as: UInt64.self) & mask
    return first ^ (last &* 0xE703_7ED1_A0B4_28DB) ^ (UInt64(truncatingIfNeeded: count) &<< 56)
  }
}
