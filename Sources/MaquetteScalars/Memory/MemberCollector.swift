/// Collects the members of a dictionary of unknown size.
///
/// A dictionary that grows hashes all its keys again each time. That costs little while it is small;
/// then members that do not fit wait in an array, and the dictionary grows once for all of them.
@frozen
@usableFromInline
package struct MemberCollector<Key: Hashable, Value> {
  @usableFromInline var members: [Key: Value] = [:]
  @usableFromInline var waiting: [(key: Key, value: Value)] = []

  @inlinable @inline(__always)
  package init() {}

  /// Adds a member; for a duplicate key, the last value wins.
  ///
  /// - Parameter expectedCount: Returns about how many members there will be, from how many there are;
  ///   0 if it is not known.
  @inlinable @inline(__always)
  package mutating func append(_ key: Key, _ value: Value, expecting expectedCount: (Int) -> Int) {
    // Nothing waits while there is room.
    if members.count < members.capacity {
      members[key] = value
    } else {
      // A source that repeats its keys must not collect more than a dictionary of as many keys holds.
      if waiting.count == 8 &* members.count {
        grow(expecting: expectedCount(members.count &+ waiting.count))
      }
      appendToFull(key, value)
    }
  }

  @inlinable @inline(never)
  mutating func appendToFull(_ key: Key, _ value: Value) {
    if members.count < members.capacity || members.capacity < 24 {
      members[key] = value
    } else {
      if waiting.isEmpty { waiting.reserveCapacity(16) }
      waiting.append((key, value))
    }
  }

  @inlinable @inline(never)
  mutating func grow(expecting expected: Int = 0) {
    let count = members.count + waiting.count
    // `reserveCapacity` would move the members by code that is not specialized.
    var all = [Key: Value](
      roomFor: Swift.max(
        count, count == 0 ? Swift.max(6, expected) : Swift.min(expected, 64 * count)))
    for (key, value) in members { all[key] = value }
    for (key, value) in waiting { all[key] = value }
    (members, waiting) = (all, [])
  }

  /// Returns all members.
  @inlinable @inline(__always)
  package mutating func finish() -> [Key: Value] {
    // What the source promised may not have come.
    if !waiting.isEmpty || members.capacity / 16 > members.count { grow() }
    return members
  }
}
