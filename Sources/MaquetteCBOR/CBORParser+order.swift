import MaquetteCore
import MaquetteFormats

// Deterministic data has its keys in a fixed order.

extension CBORParser {
  /// Begins an object whose key order is checked.
  mutating func beginKeys() {
    lastKeys.removeLast(max(0, lastKeys.count - assembler.depth))
    while lastKeys.count <= assembler.depth { lastKeys.append(nil) }
  }

  /// Checks that the last key comes after the key before it.
  mutating func requireOrder(_ source: Span<UInt8>) throws(MappingError) {
    let key = start..<cursor.offset
    let level = assembler.depth - 1
    guard lastKeys.indices.contains(level) else { return }
    lastKeys.removeLast(lastKeys.count - level - 1)
    if let last = lastKeys[level] {
      let (left, right) = (source.array(last), source.array(key))
      if left == right {
        throw assembler.error(.duplicateKey, at: start, hint: "the data must be deterministic")
      }
      guard format.keyOrder.precedes(left, right) else {
        throw notDeterministic("keys in their order")
      }
    }
    lastKeys[level] = key
  }
}

extension CBORFormat.KeyOrder {
  /// Whether one encoded key comes before another; the order of deterministic data is bytewise by
  /// default.
  func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    if self == .lengthFirst, left.count != right.count { return left.count < right.count }
    return left.lexicographicallyPrecedes(right)
  }
}
