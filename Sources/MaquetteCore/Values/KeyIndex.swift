/// Finds the members of a large object by their keys.
///
/// A table with open addressing. Its hash is much faster than the standard library's and does not
/// have to withstand an attacker alone: a run of collisions makes the table choose another seed.
struct KeyIndex: Sendable {
  /// From this many members on an object has an index.
  static let threshold = 16

  // One array, so that an object is no larger than a string: the seed, how many keys there are, and
  // the slots. A slot holds the upper half of a hash and a position, counted from 1; 0 is empty. At
  // least half of the slots are.
  private var words: [UInt64] = []

  /// How many words stand before the slots.
  private static let headCount = 2

  private var seed: UInt64 { words[0] }
  private var slotCount: Int { words.count - Self.headCount }

  /// The most slots that a search looks at before the table is made anew.
  private static let longestRun = 64

  /// Different in every process, as the seeds of the standard library are.
  private static let firstSeed: UInt64 = {
    var hasher = Hasher()
    hasher.combine(0)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }()

  /// Creates an index over the keys at the first positions.
  init(_ positions: Range<Int>, keyAt key: (Int) -> String) {
    fill(positions, seed: Self.firstSeed, capacity: positions.count * 4, keyAt: key)
  }

  /// The position of a key, or nil.
  ///
  /// - Complexity: O(length of the key), whatever the keys are.
  func position(of key: String, isSame: (Int) -> Bool) -> Int? {
    let hash = key.keyHash(seed: seed) >> 32
    var place = Int(truncatingIfNeeded: hash) & (slotCount - 1)
    while case let slot = words[Self.headCount + place], slot != 0 {
      let position = Int(slot & 0xFFFF_FFFF) - 1
      if slot >> 32 == hash, isSame(position) { return position }
      place = (place + 1) & (slotCount - 1)
    }
    return nil
  }

  /// Adds the key at the next position, which no other member has.
  ///
  /// - Parameters:
  ///   - position: The position; all before it are in the index.
  ///   - key: The key at a position.
  mutating func insert(_ position: Int, keyAt key: (Int) -> String) {
    guard (Int(words[1]) + 1) * 2 <= slotCount else {
      return fill(0..<position + 1, seed: seed, capacity: slotCount * 2, keyAt: key)
    }
    if !add(position, key(position), Self.longestRun) {
      fill(0..<position + 1, seed: Self.anySeed(), capacity: slotCount, keyAt: key)
    }
  }

  /// Takes out a position, and moves those after it one down.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - key: The key at a position, as it was before.
  /// - Complexity: O(number of members), without a look at the other keys.
  mutating func remove(_ position: Int, keyAt key: (Int) -> String) {
    let (mask, head) = (slotCount - 1, Self.headCount)
    var hole = Int(truncatingIfNeeded: key(position).keyHash(seed: seed) >> 32) & mask
    while Int(words[head + hole] & 0xFFFF_FFFF) != position + 1 { hole = (hole + 1) & mask }
    // What was pushed past the hole moves up, so that no search ends too early.
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
    // A key would have to collide under all seeds to be found slowly; then the runs may be longer.
    var longestRun = Self.longestRun
    while true {
      words = Array(repeating: 0, count: Self.headCount + size)
      words[0] = seed
      if positions.allSatisfy({ add($0, key($0), longestRun) }) { return }
      seed = Self.anySeed()
      if size < capacity * 4 { size *= 2 } else { longestRun *= 2 }
    }
  }

  /// Adds a key; false if too many slots after its own are taken.
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
