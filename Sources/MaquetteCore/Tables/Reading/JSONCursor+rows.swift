extension JSONCursor {
  /// Skips `"key":` if it matches the row of a slot; returns false otherwise.
  ///
  /// Invariant: the cursor is not at whitespace; see the rows of `__KeyTable`.
  @inline(__always)
  mutating func advance(overRow slot: UnsafePointer<__StructDecodingTable.Slot>) -> Bool {
    guard isWide else { return false }
    let row = unsafe slot.pointee.row
    let count = unsafe Int(slot.pointee.rowCount)
    let equal = unsafe Bytes16.load(position).equals(Bytes16.load(row)).bits
    let needed = unsafe slot.pointee.rowMask
    guard equal & needed == needed else { return false }
    if count > 16 {
      guard unsafe standsAtLongRow(row, count) else { return false }
    }
    unsafe position += count
    return true
  }

  /// Skips `"key":` if it matches a row of an object, and returns its slot; returns -1, without
  /// moving, for a key of more than 29 bytes, in an unusual notation, or without a row.
  ///
  /// Keys in arbitrary order are hard to predict, so the code branches only on the result.
  @inline(__always)
  mutating func advance(overRowOf node: UnsafePointer<__StructDecodingTable.Node>) -> Int {
    guard isWide else { return -1 }
    let quote = Bytes16(repeating: 0x22)
    let ends =
      unsafe Bytes16.load(position + 1).equals(quote).bits
      | Bytes16.load(position + 17).equals(quote).bits &<< 16
    let count = ends.trailingZeroBitCount
    guard count <= 29 else { return -1 }
    let slot = unsafe node.pointee.finder.candidate(position + 1, count: count)
    guard slot != KeyFinder.none else { return -1 }
    let row = unsafe (node.pointee.slots + slot).pointee.row
    let equal =
      unsafe Bytes16.load(position).equals(Bytes16.load(row)).bits
      | Bytes16.load(position + 16).equals(Bytes16.load(row + 16)).bits &<< 16
    // A match up to the colon is a match of the whole row, which contains one quote before it.
    let needed = UInt32.max &>> UInt32(truncatingIfNeeded: 29 &- count)
    guard equal & needed == needed else { return -1 }
    unsafe position += count &+ 3
    return slot
  }

  @inline(__always)
  private func standsAtLongRow(_ row: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // The last sixteen bytes overlap those before, so no mask is needed.
    guard count <= 48 else { return unsafe end - position >= count && matchesLong(row, count) }
    let last = count &- 16
    guard unsafe Bytes16.load(position + last).equals(Bytes16.load(row + last)).bits == 0xFFFF
    else { return false }
    return unsafe count <= 32
      || Bytes16.load(position + 16).equals(Bytes16.load(row + 16)).bits == 0xFFFF
  }

  @inline(never)
  private func matchesLong(_ row: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    (16..<count).allSatisfy { unsafe position[$0] == row[$0] }
  }
}
