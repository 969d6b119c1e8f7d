/// Returns a byte that differs between most keys: a key is compared only with keys of the same tag.
///
/// The macro computes the tags of a model's keys, and the engine those of a document's keys, so
/// this file is compiled into both modules.
@inlinable @inline(__always)
func keyTag(first: UInt8, last: UInt8, count: Int) -> UInt8 {
  // 7 bits, so that tags fit in a string literal; never 0, which pads the table.
  let mixed = first &* 31 ^ last &* 7 ^ UInt8(truncatingIfNeeded: count) &* 13
  return (mixed ^ (mixed >> 3)) & 0x3F | 0x40
}
