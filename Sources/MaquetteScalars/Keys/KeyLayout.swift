/// The contents of a key table; `__KeyTable` documents the invariants.
package struct KeyLayout {
  /// The keys as `"key":`, and padding.
  package private(set) var rows: [UInt8] = []

  /// Two numbers per key: the offset and the length of its row.
  package private(set) var index: [UInt32] = []

  /// One byte per key, padded to a multiple of sixteen.
  package private(set) var tags: [UInt8] = []

  /// Lays out keys, one slot each, in order.
  package init(keys: [String]) {
    for key in keys { append(Array(key.utf8)) }
    rows += [UInt8](repeating: 0x20, count: 64)
    tags += [UInt8](repeating: 0, count: (16 - tags.count % 16) % 16)
  }

  private mutating func append(_ key: [UInt8]) {
    let start = rows.count
    let isPlain = key.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != 0x5C }
    // Readers compare rows after whitespace, so a row that begins with a space never matches.
    // Invalid text could have any other byte in place of the quote.
    rows.append(UInt8(ascii: isPlain ? "\"" : " "))
    rows += key
    rows += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    index += [UInt32(start), UInt32(rows.count - start)]
    tags.append(keyTag(first: key.first ?? 0, last: key.last ?? 0, count: key.count))
  }
}
