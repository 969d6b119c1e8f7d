/// A set of places of properties or slots of keys, of any number.
struct SlotSet: Sendable {
  /// The first members.
  var bits = __SlotBits()

  /// The words of all others; nil if none of them was ever in the set.
  private(set) var rest: [UInt64]?

  init() {}

  /// Creates a set of one member.
  init(_ slot: Int) {
    insert(slot)
  }

  init(_ bits: __SlotBits, _ rest: [UInt64]? = nil) {
    (self.bits, self.rest) = (bits, rest)
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool {
    slot < __SlotBits.capacity ? bits.contains(slot) : restContains(slot)
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    if slot < __SlotBits.capacity { bits.insert(slot) } else { setInRest(slot, to: true) }
  }

  mutating func remove(_ slot: Int) {
    if slot < __SlotBits.capacity { bits.remove(slot) } else { setInRest(slot, to: false) }
  }

  /// Adds a member and returns whether it was new.
  mutating func add(_ slot: Int) -> Bool {
    guard !contains(slot) else { return false }
    insert(slot)
    return true
  }

  func intersects(_ other: SlotSet) -> Bool {
    bits.intersects(other.bits) || zip(rest ?? [], other.rest ?? []).contains { $0 & $1 != 0 }
  }

  func isSuperset(of other: SlotSet) -> Bool { other.subtracting(self).isEmpty }

  mutating func formUnion(_ other: SlotSet) {
    bits.formUnion(other.bits)
    guard let others = other.rest else { return }
    var words = rest ?? []
    for (word, bits) in others.enumerated() {
      if word < words.count { words[word] |= bits } else { words.append(bits) }
    }
    rest = words
  }

  func subtracting(_ other: SlotSet) -> SlotSet {
    SlotSet(bits.subtracting(other.bits), combined(with: other) { $0 & ~$1 })
  }

  func intersection(_ other: SlotSet) -> SlotSet {
    SlotSet(bits.intersection(other.bits), combined(with: other) { $0 & $1 })
  }

  /// The number of members.
  var count: Int { (rest ?? []).reduce(bits.count) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { bits.isEmpty && (rest ?? []).allSatisfy { $0 == 0 } }

  /// Returns the members, each increased by a number.
  func shifted(by count: Int) -> SlotSet {
    var (members, result) = (self, SlotSet())
    while let slot = members.popFirst() { result.insert(slot + count) }
    return result
  }

  /// Removes the first member and returns it; nil if there is none.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if let slot = bits.popFirst() { return slot }
    return rest == nil ? nil : popFirstOfRest()
  }
}

extension SlotSet {
  @inline(never)
  private func restContains(_ slot: Int) -> Bool {
    let (word, bit) = Self.position(of: slot)
    guard let rest, word < rest.count else { return false }
    return rest[word] & bit != 0
  }

  @inline(never)
  private mutating func setInRest(_ slot: Int, to isMember: Bool) {
    let (word, bit) = Self.position(of: slot)
    var words = rest ?? []
    rest = nil
    while words.count <= word { words.append(0) }
    if isMember { words[word] |= bit } else { words[word] &= ~bit }
    rest = words
  }

  private func combined(
    with other: SlotSet, _ combine: (UInt64, UInt64) -> UInt64
  ) -> [UInt64]? {
    guard let rest else { return nil }
    let others = other.rest ?? []
    return rest.enumerated().map { word, bits in
      combine(bits, word < others.count ? others[word] : 0)
    }
  }

  @inline(never)
  private mutating func popFirstOfRest() -> Int? {
    guard let word = rest?.firstIndex(where: { $0 != 0 }), let bits = rest?[word] else {
      return nil
    }
    rest?[word] &= bits &- 1
    return __SlotBits.capacity + 64 * word + bits.trailingZeroBitCount
  }

  /// Returns the word of a member among those after the first, and its bit there.
  private static func position(of slot: Int) -> (word: Int, bit: UInt64) {
    let index = slot - __SlotBits.capacity
    return (index / 64, 1 as UInt64 &<< UInt64(truncatingIfNeeded: index & 63))
  }
}
