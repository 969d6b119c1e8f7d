import MaquetteCore

/// A cache of keys that a parser has created, one for each kind.
///
/// Objects of one type have the same keys. Comparing bytes costs less than creating the string
/// again, and long keys share their memory.
struct KnownKeys {
  private struct Entry {
    var offset = 0
    var count = 0
    var key = ""
  }

  /// The number of keys to create before one is cached: small documents do not benefit.
  private static var patience: Int { 32 }

  private var entries: [Entry] = []
  private var made = 0

  /// Returns the key in a range of the source; nil if it is not UTF-8.
  ///
  /// - Parameters:
  ///   - kind: The kind of the key, one of 64.
  ///   - range: The range of the key; not empty.
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
