/// Returns a byte that differs between most keys: a key is compared only with keys of the same tag.
@inlinable @inline(__always)
package func keyTag(first: UInt8, last: UInt8, count: Int) -> UInt8 {
  // Never 0, which pads the table.
  let mixed = first &* 31 ^ last &* 7 ^ UInt8(truncatingIfNeeded: count) &* 13
  return (mixed ^ (mixed >> 3)) & 0x3F | 0x40
}
