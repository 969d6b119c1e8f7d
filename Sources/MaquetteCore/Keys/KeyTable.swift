/// The keys of a model or the names of its cases, laid out for lookup.
///
/// Lookup first compares a key with the expected one, then with the keys that have the same tag. A
/// table has any number of keys.
@frozen
@safe public struct __KeyTable: @unchecked Sendable {
  // Invariants, established by `KeyLayout`:
  // - `rows` points to the keys as `"key":`, one after the other, and 64 bytes of padding. For a
  //   key that JSON would escape, a space replaces the quote before it: rows are compared where
  //   whitespace has been skipped, so no text matches it.
  // - `index` points to two numbers per key: the offset into the rows and the length of the row.
  // - `tags` points to one byte per key, `keyTag`, padded with zeros to a multiple of sixteen.
  // - All three live as long as the process and never change, so threads may share the table.
  @usableFromInline let rows: UnsafePointer<UInt8>
  @usableFromInline let index: UnsafePointer<UInt32>
  @usableFromInline let tags: UnsafePointer<UInt8>

  /// The number of keys.
  public let count: Int

  /// An empty table.
  public static let empty = __KeyTable(keys: [])

  /// A number that is unique to the keys of this table: the address of its rows.
  var identity: Int { unsafe Int(bitPattern: rows) }

  /// Returns the row of a slot: its address and its length.
  @inlinable @inline(__always)
  func row(_ slot: Int) -> (start: UnsafePointer<UInt8>, count: Int) {
    unsafe (rows + Int(index[slot &* 2]), Int(index[slot &* 2 &+ 1]))
  }

  /// Returns whether JSON writes the key of a slot without escapes.
  @inlinable @inline(__always)
  func isPlain(_ slot: Int) -> Bool { unsafe row(slot).start.pointee == 0x22 }

  /// The key of a slot.
  public subscript(slot: Int) -> String {
    let (start, count) = unsafe row(slot)
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start + 1, count: count - 3), as: UTF8.self)
  }

  /// Returns the slot of a key, or -1.
  ///
  /// - Complexity: One comparison of tags for every sixteen keys.
  public func slot(of key: String) -> Int {
    let found = unsafe key.utf8.withContiguousStorageIfAvailable { unsafe slot(of: $0) }
    if let found { return found }
    // A bridged string, which is stored elsewhere in another encoding.
    var copy = key
    return copy.withUTF8 { unsafe slot(of: $0) }
  }

  /// Returns the slot of a key, or -1.
  @usableFromInline
  func slot(of key: UnsafeBufferPointer<UInt8>) -> Int {
    guard count > 0 else { return -1 }
    let tag = unsafe keyTag(first: key.first ?? 0, last: key.last ?? 0, count: key.count)
    let pattern = Bytes16(repeating: tag)
    var base = 0
    while base < count {
      var candidates = unsafe Bytes16.load(tags + base).equals(pattern).bits
      while candidates != 0 {
        let slot = base + candidates.trailingZeroBitCount
        let (start, length) = unsafe row(slot)
        if length == key.count + 3, unsafe Self.equal(start + 1, key) { return slot }
        candidates &= candidates &- 1
      }
      base += 16
    }
    return -1
  }

  /// Returns the slot whose key is a position in an array, or -1.
  ///
  /// Most properties are declared in the order of their positions.
  @inline(__always)
  func slot(ofPosition position: Int) -> Int {
    if position < min(count, 10) {
      let (start, length) = unsafe row(position)
      if unsafe length == 4 && start[1] == UInt8(ascii: "0") &+ UInt8(position) { return position }
    }
    return slot(of: String(position))
  }

  private static func equal(
    _ start: UnsafePointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var position = 0
    while position + 8 <= key.count {
      let left = unsafe UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
      let right = unsafe UnsafeRawPointer(key.baseAddress! + position).loadUnaligned(
        as: UInt64.self)
      if left != right { return false }
      position += 8
    }
    while position < key.count {
      if unsafe start[position] != key[position] { return false }
      position += 1
    }
    return true
  }
}

extension __KeyTable {
  private static let ofTypes = DerivedTables<__KeyTable>()

  /// Returns the table of keys that a type has in its code, laid out on first use.
  public static func constant(_ keys: [String], of type: any Any.Type) -> __KeyTable {
    shared(keys, of: type) ?? __KeyTable(keys: keys)
  }

  /// Returns the table of a type's keys, laid out on first use; nil if the type already has many
  /// other tables.
  static func shared(_ keys: [String], of type: any Any.Type) -> __KeyTable? {
    ofTypes.table(of: type, [.init(0, [keys])]) { __KeyTable(keys: keys) }
  }

  /// Lays out a table.
  ///
  /// The table is never freed: keep it in a static constant.
  public init(keys: [String]) {
    let layout = KeyLayout(keys: keys)
    func keep<T>(_ values: [T]) -> UnsafePointer<T> {
      let buffer = UnsafeMutablePointer<T>.allocate(capacity: max(values.count, 1))
      unsafe buffer.initialize(from: values, count: values.count)
      return unsafe UnsafePointer(buffer)
    }
    unsafe rows = keep(layout.rows)
    unsafe index = keep(layout.index)
    unsafe tags = keep(layout.tags)
    count = keys.count
  }
}
