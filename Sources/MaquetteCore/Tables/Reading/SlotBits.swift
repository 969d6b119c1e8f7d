/// A set of the first 128 places of properties or numbers of keys, one bit each.
///
/// Loops keep it in two registers, and copy it without counting references. `SlotSet` has any number of
/// members.
@frozen
public struct __SlotBits: Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// The number of members that a set may have.
  @inline(__always)
  static var capacity: Int { 128 }

  @inline(__always)
  init() {}

  /// Creates a set of one member.
  init(_ slot: Int) {
    insert(slot)
  }

  @inline(__always)
  func contains(_ slot: Int) -> Bool {
    checkBounds(slot)
    return (slot < 64 ? low : high) &>> UInt64(truncatingIfNeeded: slot & 63) & 1 != 0
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    checkBounds(slot)
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: slot & 63)
    if slot < 64 { low |= bit } else { high |= bit }
  }

  @inline(__always)
  mutating func remove(_ slot: Int) {
    checkBounds(slot)
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: slot & 63)
    if slot < 64 { low &= ~bit } else { high &= ~bit }
  }

  /// Traps for a number that is not in the set's range, in every build.
  @inline(__always)
  private func checkBounds(_ slot: Int) {
    precondition(UInt(bitPattern: slot) < UInt(bitPattern: Self.capacity), "beyond a set of slots")
  }

  @inline(__always)
  func intersects(_ other: __SlotBits) -> Bool { low & other.low | high & other.high != 0 }

  @inline(__always)
  mutating func formUnion(_ other: __SlotBits) {
    low |= other.low
    high |= other.high
  }

  @inline(__always)
  func isSuperset(of other: __SlotBits) -> Bool { other.low & ~low | other.high & ~high == 0 }

  @inline(__always)
  func subtracting(_ other: __SlotBits) -> __SlotBits {
    var result = self
    result.low &= ~other.low
    result.high &= ~other.high
    return result
  }

  @inline(__always)
  func intersection(_ other: __SlotBits) -> __SlotBits {
    var result = self
    result.low &= other.low
    result.high &= other.high
    return result
  }

  /// The number of members.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  @inline(__always)
  var isEmpty: Bool { low | high == 0 }

  /// Removes the first member and returns it; nil if there is none.
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
