// Finds the properties that keys lead to.

extension BinaryReader {
  /// Reads a key, and returns its slot, or -1.
  @inline(__always)
  mutating func readKey(
    of node: UnsafePointer<__StructDecodingTable.Node>, expecting expected: Int
  ) throws(Unusual) -> Int {
    let item = try readItem()
    guard _fastPath(item.kind == .text) else { return unsafe try slot(ofKey: item, of: node) }
    let count = try count(item)
    guard _fastPath(isWide && count <= 16) else {
      return unsafe try readLongKey(count, of: node)
    }
    let bytes = unsafe Bytes16.load(position)
    let entry = unsafe node.pointee.slots + expected
    if unsafe _fastPath(matches(bytes, count, entry)) {
      unsafe position += count
      return expected
    }
    return unsafe try searchKey(bytes, count, of: node)
  }

  /// Returns whether a key of at most sixteen bytes is that of a slot.
  ///
  /// Invariant: sixteen bytes after the first one of a row are readable.
  @inline(__always)
  private func matches(
    _ bytes: Bytes16, _ count: Int, _ entry: UnsafePointer<__StructDecodingTable.Slot>
  ) -> Bool {
    let equal = unsafe bytes.equals(Bytes16.load(entry.pointee.row + 1)).bits
    let needed = Mask16.bits(first: count)
    return unsafe Int(entry.pointee.rowCount) == count &+ 3 && equal & needed == needed
  }

  /// Finds a key of at most sixteen bytes that was not expected.
  @inline(never)
  private mutating func searchKey(
    _ bytes: Bytes16, _ count: Int, of node: UnsafePointer<__StructDecodingTable.Node>
  ) throws(Unusual) -> Int {
    let slot = unsafe node.pointee.finder.candidate(position, count: count)
    guard slot != KeyFinder.none, unsafe matches(bytes, count, node.pointee.slots + slot) else {
      return unsafe try readLongKey(count, of: node)
    }
    unsafe position += count
    return slot
  }

  /// Finds a key that is long, near the end of the source, or in no place of the finder.
  @inline(never)
  private mutating func readLongKey(
    _ count: Int, of node: UnsafePointer<__StructDecodingTable.Node>
  ) throws(Unusual) -> Int {
    let key = unsafe UnsafeBufferPointer(start: position, count: count)
    let slot = unsafe node.pointee.keys.slot(of: key)
    // Keys in tables are valid text.
    if slot < 0, unsafe UTF8Validation.firstInvalidByte(in: key) != nil { throw Unusual() }
    unsafe position += count
    return slot
  }

  /// Returns the slot of an integer key, or -1.
  @inline(never)
  private mutating func slot(
    ofKey item: BinaryItem, of node: UnsafePointer<__StructDecodingTable.Node>
  ) throws(Unusual) -> Int {
    guard let integer = item.integer else { throw Unusual() }
    return unsafe node.pointee.keys.slot(of: "\(integer)")
  }
}
