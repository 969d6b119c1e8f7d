/// The keys of a model, laid out in string literals so that they cost nothing to make.
///
/// `@Mappable` writes the literals. A key is found by comparing it with the one expected next; if
/// that fails, with the keys of the same tag. `__KeyTable(keys:)` lays a table out at run time.
@frozen
@safe public struct __KeyTable: @unchecked Sendable {
  // Invariants, kept by the macro and by `KeyLayout`:
  // - `rows` points to the keys as `"key":`, one after the other, and 64 bytes of padding. The
  //   quote before a key that JSON would escape is a space: rows are compared where whitespace has
  //   been skipped, so no text matches it.
  // - `index` points to four bytes a key: offset into the rows, length of the row, each as two
  //   groups of 7 bits, the lower first.
  // - `tags` points to a byte a key, `keyTag`, padded with zeros to a multiple of sixteen.
  // - All three live as long as the process and never change, so the table may be shared.
  @usableFromInline let rows: UnsafePointer<UInt8>
  @usableFromInline let index: UnsafePointer<UInt8>
  @usableFromInline let tags: UnsafePointer<UInt8>

  /// The number of keys.
  public let count: Int

  /// Creates a table from literals that the macro made.
  @inlinable @inline(__always)
  public init(rows: StaticString, index: StaticString, tags: StaticString, count: Int) {
    unsafe self.rows = rows.utf8Start
    unsafe self.index = index.utf8Start
    unsafe self.tags = tags.utf8Start
    self.count = count
  }

  /// The table without keys.
  @inlinable @inline(__always)
  public static var empty: __KeyTable { __KeyTable(rows: "", index: "", tags: "", count: 0) }

  /// What tells this table from those with other keys: where its rows lie.
  var identity: Int { unsafe Int(bitPattern: rows) }

  /// The row of a slot: where it begins and how long it is.
  @inlinable @inline(__always)
  func row(_ slot: Int) -> (start: UnsafePointer<UInt8>, count: Int) {
    let entry = unsafe UnsafeRawPointer(index + slot &* 4).loadUnaligned(as: UInt32.self)
      .littleEndian
    let offset = entry & 0x7F | entry &>> 1 & 0x3F80
    let count = entry &>> 16 & 0x7F | entry &>> 17 & 0x3F80
    return unsafe (rows + Int(offset), Int(count))
  }

  /// Whether the key of a slot stands in JSON as it is, without escapes.
  @inlinable @inline(__always)
  func isPlain(_ slot: Int) -> Bool { unsafe row(slot).start.pointee == 0x22 }

  /// The key of a slot.
  public subscript(slot: Int) -> String {
    let (start, count) = unsafe row(slot)
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start + 1, count: count - 3), as: UTF8.self)
  }

  /// The slot of a key, or -1.
  ///
  /// - Complexity: One comparison of tags for every sixteen keys.
  public func slot(of key: String) -> Int {
    var key = key
    return key.withUTF8 { unsafe slot(of: $0) }
  }

  /// The slot of a key, or -1.
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
  /// Lays out a table at run time, for hand-written conformances.
  ///
  /// The table is never freed: keep it in a static constant.
  public init(keys: [String]) {
    let layout = KeyLayout(keys: keys)
    func keep(_ bytes: [UInt8]) -> UnsafePointer<UInt8> {
      let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      unsafe buffer.initialize(from: bytes, count: bytes.count)
      return unsafe UnsafePointer(buffer)
    }
    unsafe rows = keep(layout.rows)
    unsafe index = keep(layout.index)
    unsafe tags = keep(layout.tags)
    count = keys.count
  }
}
