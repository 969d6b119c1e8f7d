/// A set of slots of a key table, one bit each.
@frozen
@usableFromInline
struct SlotSet: Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// The maximum number of slots in a set.
  static var capacity: Int { 128 }

  @inline(__always)
  init() {}

  /// Creates a set of one slot.
  init(_ slot: Int) {
    insert(slot)
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool {
    (slot < 64 ? low : high) &>> UInt64(truncatingIfNeeded: slot & 63) & 1 != 0
  }

  @inline(__always)
  func intersects(_ other: SlotSet) -> Bool {
    low & other.low | high & other.high != 0
  }

  @inline(__always)
  mutating func formUnion(_ other: SlotSet) {
    low |= other.low
    high |= other.high
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: slot & 63)
    if slot < 64 { low |= bit } else { high |= bit }
  }

  @inline(__always)
  mutating func remove(_ slot: Int) {
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: slot & 63)
    if slot < 64 { low &= ~bit } else { high &= ~bit }
  }

  @inline(__always)
  func isSuperset(of other: SlotSet) -> Bool {
    other.low & ~low | other.high & ~high == 0
  }

  @inline(__always)
  func subtracting(_ other: SlotSet) -> SlotSet {
    var result = self
    result.low &= ~other.low
    result.high &= ~other.high
    return result
  }

  @inline(__always)
  func intersection(_ other: SlotSet) -> SlotSet {
    var result = self
    result.low &= other.low
    result.high &= other.high
    return result
  }

  /// Adds a slot and returns whether it was new.
  mutating func add(_ slot: Int) -> Bool {
    guard !contains(slot) else { return false }
    insert(slot)
    return true
  }

  /// The number of slots.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// Whether the set is empty.
  @inline(__always)
  var isEmpty: Bool { low | high == 0 }

  /// Returns the slots, each increased by a number.
  func shifted(by count: Int) -> SlotSet {
    var (rest, result) = (self, SlotSet())
    while let slot = rest.popFirst() { result.insert(slot + count) }
    return result
  }

  /// Removes the first slot and returns it; nil if there is none.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if low != 0 {
      let slot = low.trailingZeroBitCount
      low &= low &- 1
      return slot
    }
    guard high != 0 else { return nil }
    let slot = high.trailingZeroBitCount
    high &= high &- 1
    return slot &+ 64
  }
}
