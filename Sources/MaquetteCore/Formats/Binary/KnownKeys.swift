/// Keys that a parser has made text of, one of each kind.
///
/// Objects of one kind have the same keys: to compare bytes costs less than to make text of them again,
/// and long keys share their memory.
struct KnownKeys {
  private struct Entry {
    var offset = 0
    var count = 0
    var key = ""
  }

  /// How many keys are made before any is kept: small documents have no use for them.
  private static var patience: Int { 32 }

  private var entries: [Entry] = []
  private var made = 0

  /// The key at a place of the source; nil if it is not UTF-8.
  ///
  /// - Parameters:
  ///   - kind: Which of 64 kinds of keys it is.
  ///   - range: Where it is; not empty.
  @inline(__always)
  mutating func key(_ kind: Int, _ range: Range<Int>, in source: Span<UInt8>) -> String? {
    if kind < entries.count, entries[kind].count == range.count,
      source.hasSameBytes(at: entries[kind].offset, and: range.lowerBound, count: range.count)
    {
      return entries[kind].key
    }
    return makeKey(kind, range, in: source)
  }

  @inline(never)
  private mutating func makeKey(
    _ kind: Int, _ range: Range<Int>, in source: Span<UInt8>
  ) -> String? {
    guard let key = source.text(range) else { return nil }
    made += 1
    if made > Self.patience {
      if entries.isEmpty { entries = [Entry](repeating: Entry(), count: 64) }
      entries[kind] = Entry(offset: range.lowerBound, count: range.count, key: key)
    }
    return key
  }
}
