/// Finds the members of a large object by key.
///
/// This is a hash table with open addressing. Its hash is much faster than the one of the standard
/// library. The hash alone need not resist attackers: after a run of collisions, the table picks
/// another seed.
@usableFromInline
package struct KeyIndex: Sendable {
  /// The number of members from which an object has an index.
  @inlinable package static var threshold: Int { 16 }

  // One array keeps an object as small as a string. It holds the seed, the number of keys and the
  // slots. A slot holds the upper half of a hash and a position, counted from 1; 0 means empty. At
  // least half of the slots are empty.
  @usableFromInline var words: [UInt64] = []

  /// The number of words before the slots.
  @inlinable static var headCount: Int { 2 }

  @inlinable var seed: UInt64 { words[0] }
  @inlinable var slotCount: Int { words.count - Self.headCount }

  /// The maximum number of slots to probe before the table is rebuilt.
  private static let longestRun = 64

  /// Differs between processes, like the seeds of the standard library.
  private static let firstSeed: UInt64 = {
    var hasher = Hasher()
    hasher.combine(0)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }()

  /// Creates an index of the keys at the first positions.
  package init(_ positions: Range<Int>, keyAt key: (Int) -> String) {
    fill(positions, seed: Self.firstSeed, capacity: positions.count * 4, keyAt: key)
  }

  /// Returns the position of a key, or nil.
  ///
  /// - Complexity: O(length of the key), whatever the keys are.
  @inlinable
  package func position(of key: String, isSame: (Int) -> Bool) -> Int? {
    let hash = key.keyHash(seed: seed) >> 32
    var place = Int(truncatingIfNeeded: hash) & (slotCount - 1)
    while case let slot = words[Self.headCount + place], slot != 0 {
      let position = Int(slot & 0xFFFF_FFFF) - 1
      if slot >> 32 == hash, isSame(position) { return position }
      place = (place + 1) & (slotCount - 1)
    }
    return nil
  }

  /// Adds the key at the next position, which is new to the index.
  ///
  /// - Parameters:
  ///   - position: The position; all earlier ones are in the index.
  ///   - key: The key at a position.
  package mutating func insert(_ position: Int, keyAt key: (Int) -> String) {
    guard (Int(words[1]) + 1) * 2 <= slotCount else {
      return fill(0..<position + 1, seed: seed, capacity: slotCount * 2, keyAt: key)
    }
    if !add(position, key(position), Self.longestRun) {
      fill(0..<position + 1, seed: Self.anySeed(), capacity: slotCount, keyAt: key)
    }
  }

  /// Removes a position, and decrements those after it.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - key: The key at a position, before the removal.
  /// - Complexity: O(number of members); the other keys are not compared.
  package mutating func remove(_ position: Int, keyAt key: (Int) -> String) {
    let (mask, head) = (slotCount - 1, Self.headCount)
    var hole = Int(truncatingIfNeeded: key(position).keyHash(seed: seed) >> 32) & mask
    while Int(words[head + hole] & 0xFFFF_FFFF) != position + 1 { hole = (hole + 1) & mask }
    // Entries displaced past the hole move up, because a search ends at an empty slot.
    var place = (hole + 1) & mask
    while words[head + place] != 0 {
      let home = Int(words[head + place] >> 32) & mask
      if (place - home) & mask >= (place - hole) & mask {
        words[head + hole] = words[head + place]
        hole = place
      }
      place = (place + 1) & mask
    }
    words[head + hole] = 0
    words[1] -= 1
    for slot in words.indices.dropFirst(head)
    where words[slot] & 0xFFFF_FFFF > UInt64(position + 1) {
      words[slot] -= 1
    }
  }

  private static func anySeed() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }

  private mutating func fill(
    _ positions: Range<Int>, seed: UInt64, capacity: Int, keyAt key: (Int) -> String
  ) {
    var (seed, size) = (seed, 64)
    while size < capacity { size *= 2 }
    // Lookups are slow only if a key collides under all seeds; then longer runs are allowed.
    var longestRun = Self.longestRun
    while true {
      words = Array(repeating: 0, count: Self.headCount + size)
      words[0] = seed
      if positions.allSatisfy({ add($0, key($0), longestRun) }) { return }
      seed = Self.anySeed()
      if size < capacity * 4 { size *= 2 } else { longestRun *= 2 }
    }
  }

  /// Adds a key; false if its probe sequence is too long.
  private mutating func add(_ position: Int, _ key: String, _ longestRun: Int) -> Bool {
    let hash = key.keyHash(seed: seed) >> 32
    var place = Int(truncatingIfNeeded: hash) & (slotCount - 1)
    var run = 0
    while words[Self.headCount + place] != 0 {
      place = (place + 1) & (slotCount - 1)
      run += 1
      if run > longestRun { return false }
    }
    words[Self.headCount + place] = hash << 32 | UInt64(position + 1)
    words[1] += 1
    return true
  }
}
