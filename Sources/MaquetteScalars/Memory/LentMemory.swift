/// Memory that a caller lends for values that exist only until they are moved elsewhere, and that are
/// made one inside the other.
@frozen
@usableFromInline
@safe package struct LentMemory {
  // Invariants: the memory from `next` to `end` is writable and uninitialized, and it outlives this
  // value. Who takes memory gives it back before who took some earlier does.
  @usableFromInline var next: UnsafeMutableRawPointer?
  @usableFromInline let end: UnsafeMutableRawPointer?

  /// Creates memory that is never enough.
  @inlinable package init() { unsafe (next, end) = (nil, nil) }

  /// Creates lent memory.
  ///
  /// Invariant: the buffer is aligned to `alignment`, uninitialized, and outlives this value.
  @inlinable
  package init(_ buffer: UnsafeMutableRawBufferPointer) {
    unsafe next = buffer.baseAddress
    unsafe end = buffer.baseAddress.map { unsafe $0 + buffer.count }
  }

  /// How much a call lends, and how it is aligned.
  @inlinable package static var capacity: Int { 256 }
  @inlinable package static var alignment: Int { 16 }

  /// Takes memory for a value; nil if there is not enough.
  @inlinable @inline(__always)
  package mutating func take(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    guard let start = unsafe next, let end = unsafe end, alignment <= Self.alignment,
      case let taken = (byteCount &+ 15) & ~15, unsafe taken <= end - start
    else { return nil }
    unsafe next = start + taken
    return unsafe start
  }

  /// Gives memory back, whose value is no longer there.
  @inlinable @inline(__always)
  package mutating func giveBack(_ memory: UnsafeMutableRawPointer) { unsafe next = unsafe memory }
}
