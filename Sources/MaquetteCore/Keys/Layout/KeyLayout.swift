/// The bytes of a key table.
///
/// The macro lays out tables as literals, and the engine at run time, so this file is compiled into
/// both modules. `__KeyTable` documents the invariants.
struct KeyLayout {
  /// The keys as `"key":`, and padding.
  private(set) var rows: [UInt8] = []

  /// Four bytes per key: the offset and the length of its row.
  private(set) var index: [UInt8] = []

  /// One byte per key, padded to a multiple of sixteen.
  private(set) var tags: [UInt8] = []

  /// The maximum number of bytes in the rows of a table.
  static let capacity = 1 << 14

  /// Lays out keys, one slot each, in order.
  ///
  /// The rows of all keys together must be shorter than the capacity.
  init(keys: [String]) {
    for key in keys { append(Array(key.utf8)) }
    precondition(rows.count < Self.capacity, "the keys of a table are too long together")
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
    for number in [start, rows.count - start] {
      index += [UInt8(number & 0x7F), UInt8(number >> 7 & 0x7F)]
    }
    tags.append(keyTag(first: key.first ?? 0, last: key.last ?? 0, count: key.count))
  }
}
