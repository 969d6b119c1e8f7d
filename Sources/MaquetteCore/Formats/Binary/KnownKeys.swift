/// Long keys that a parser has made text of, one of each kind: a key that comes again needs no memory
/// of its own.
struct KnownKeys {
  private struct Entry {
    var offset = 0
    var key = ""
  }

  /// The longest text that has no memory of its own.
  private static var shortLength: Int { 15 }

  private var entries: [Entry] = []

  /// The key at a place of the source; nil if it is not UTF-8.
  ///
  /// - Parameters:
  ///   - tag: Which of 64 kinds of keys it is.
  ///   - range: Where it is; not empty.
  @inline(__always)
  mutating func key(_ tag: Int, _ range: Range<Int>, in source: Span<UInt8>) -> String? {
    range.count > Self.shortLength ? longKey(tag, range, in: source) : source.text(range)
  }

  @inline(never)
  private mutating func longKey(
    _ tag: Int, _ range: Range<Int>, in source: Span<UInt8>
  ) -> String? {
    if entries.isEmpty { entries = [Entry](repeating: Entry(), count: 64) }
    if entries[tag].key.utf8.count == range.count,
      source.hasSameBytes(at: entries[tag].offset, and: range.lowerBound, count: range.count)
    {
      return entries[tag].key
    }
    guard let key = source.text(range) else { return nil }
    entries[tag] = Entry(offset: range.lowerBound, key: key)
    return key
  }
}
