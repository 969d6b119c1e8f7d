/// One byte that tells most keys apart: a key is compared only with those of the same tag.
///
/// The macro computes the tags of a model's keys and the engine those of a document's, so this
/// file is compiled into both.
@inlinable @inline(__always)
func keyTag(first: UInt8, last: UInt8, count: Int) -> UInt8 {
  // 7 bits, so that tags can stand in a string literal; never 0, which pads the table.
  let mixed = first &* 31 ^ last &* 7 ^ UInt8(truncatingIfNeeded: count) &* 13
  return (mixed ^ (mixed >> 3)) & 0x3F | 0x40
}
