/// A text that is made from another one, and where each of its bytes comes from.
struct RepairOutput {
  /// The offset of a byte in this text and in its source; the following bytes follow each other in
  /// both, up to the next anchor.
  private struct Anchor {
    let offset: Int
    let source: Int
  }

  /// The text.
  private(set) var bytes: [UInt8] = []

  private var anchors: [Anchor] = []

  /// The distance from the end of this text to the place in the source.
  private var shift = 0

  init() {}

  /// Copies bytes of the source.
  mutating func copy(_ range: Range<Int>, of source: [UInt8]) {
    align(to: range.lowerBound)
    bytes += source[range]
  }

  /// Replaces bytes of the source by white space, which keeps its lines.
  mutating func blank(_ range: Range<Int>, of source: [UInt8]) {
    align(to: range.lowerBound)
    for index in range { bytes.append(source[index] == 0x0A ? 0x0A : 0x20) }
  }

  /// Replaces a byte of this text by a space.
  mutating func blank(at offset: Int) { bytes[offset] = 0x20 }

  /// Adds bytes that stand for what is at an offset of the source.
  mutating func insert(_ added: some Sequence<UInt8>, at source: Int) {
    align(to: source)
    bytes += added
    // What follows in the source begins here; none of what was added does.
    align(to: source)
  }

  /// Removes everything from an offset on.
  mutating func removeAll(from offset: Int) {
    bytes.removeSubrange(offset...)
    while let last = anchors.last, last.offset > offset { anchors.removeLast() }
    shift = anchors.last.map { $0.source - $0.offset } ?? 0
  }

  private mutating func align(to source: Int) {
    guard source - bytes.count != shift else { return }
    shift = source - bytes.count
    anchors.append(Anchor(offset: bytes.count, source: source))
  }

  /// Returns the offset in the source for an offset in this text.
  ///
  /// - Complexity: O(log number of changes).
  func origin(of offset: Int) -> Int {
    var (low, high) = (0, anchors.count)
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    let distance = low == 0 ? offset : anchors[low - 1].source + offset - anchors[low - 1].offset
    // An insertion is longer than what it stands for.
    return low < anchors.count ? min(distance, anchors[low].source) : distance
  }
}
