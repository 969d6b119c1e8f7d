/// Collects the members of a dictionary of unknown size.
///
/// A dictionary that grows hashes all its keys again each time. That costs little while it is small;
/// then members that do not fit wait in an array, and the dictionary grows once for all of them.
@frozen
@usableFromInline
struct MemberCollector<Key: Hashable, Value> {
  @usableFromInline var members: [Key: Value] = [:]
  @usableFromInline var waiting: [(key: Key, value: Value)] = []

  @inlinable @inline(__always)
  init() {}

  /// Adds a member; for a duplicate key, the last value wins.
  ///
  /// - Parameter count: The number of members, for which there is room after the first one; 0 if it is
  ///   not known.
  @inlinable @inline(__always)
  mutating func append(_ key: Key, _ value: Value, expecting count: Int) {
    // Nothing waits while there is room.
    if members.count < members.capacity {
      members[key] = value
    } else {
      appendToFull(key, value, expecting: count)
    }
  }

  @inlinable @inline(never)
  mutating func appendToFull(_ key: Key, _ value: Value, expecting count: Int) {
    if members.capacity == 0 { members = Dictionary(minimumCapacity: Swift.max(6, count)) }
    if members.capacity < 24 {
      members[key] = value
      return
    }
    // A source that repeats its keys must not collect more than a dictionary of as many keys holds.
    if waiting.count == 8 * members.count { grow() }
    if members.count < members.capacity {
      members[key] = value
    } else {
      if waiting.isEmpty { waiting.reserveCapacity(16) }
      waiting.append((key, value))
    }
  }

  @inlinable @inline(never)
  mutating func grow() {
    // `reserveCapacity` would move the members by code that is not specialized.
    var all = [Key: Value](minimumCapacity: members.count + waiting.count)
    for (key, value) in members { all[key] = value }
    for (key, value) in waiting { all[key] = value }
    (members, waiting) = (all, [])
  }

  /// Returns all members.
  @inlinable @inline(__always)
  mutating func finish() -> [Key: Value] {
    if !waiting.isEmpty { grow() }
    return members
  }
}

extension JSONReader {
  @inlinable @inline(__always)
  public var __memberCount: Int { 0 }
}

extension ValueReader {
  public var __memberCount: Int { cursor.siblingCount }
}
