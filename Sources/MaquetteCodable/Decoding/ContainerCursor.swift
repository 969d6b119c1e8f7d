import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the members of one object, or iterates over the elements of one array.
///
/// Documents mostly list their keys in the order in which types decode them, so the search begins
/// after the last member found.
final class ContainerCursor {
  let call: DecodingCall
  let view: TapeHandle
  private let way: Cell<DecodingWay>
  private let convertsKeys: Bool

  // Accesses to these properties never overlap, because none calls foreign code. Checking each
  // access costs more than the access.
  @exclusivity(unchecked) private(set) var node: Int
  @exclusivity(unchecked) private var end: Int

  /// Whether decoders that the caller may keep also use this cursor.
  var isShared = false

  /// The position of the container in the current coding path; unused if the container has an
  /// absolute path.
  @exclusivity(unchecked) private var ticket: DecodingWay.Ticket
  private let path: [any CodingKey]?

  /// The key to compare first.
  @exclusivity(unchecked) private var expected: Int

  /// The number of failed comparisons after which a table is built.
  @exclusivity(unchecked) private var patience: Int

  /// The values by key, used when searching is slow or keys cannot be compared byte by byte.
  @exclusivity(unchecked) private var table: [String: Int]?

  /// Creates a cursor over the container at a position.
  init(_ call: DecodingCall, _ node: Int, _ ticket: DecodingWay.Ticket) {
    self.call = call
    view = call.view
    way = call.way
    convertsKeys = call.convertsKeys
    unsafe self.node = node
    unsafe self.ticket = ticket
    path = nil
    unsafe end = view.next(after: node)
    unsafe expected = node &+ 1
    unsafe patience = 0
    begin()
  }

  /// Creates a cursor over a container that is not the current value.
  init(_ call: DecodingCall, _ node: Int, _ path: [any CodingKey]) {
    self.call = call
    view = call.view
    way = call.way
    convertsKeys = call.convertsKeys
    unsafe self.node = node
    self.path = path
    unsafe ticket = call.way.value.ticket
    unsafe end = view.next(after: node)
    unsafe expected = node &+ 1
    unsafe patience = 0
    begin()
  }

  /// Reuses this cursor for another container.
  func reset(_ node: Int, _ ticket: DecodingWay.Ticket) {
    unsafe self.node = node
    unsafe self.ticket = ticket
    unsafe end = view.next(after: node)
    unsafe expected = node &+ 1
    if unsafe table != nil { unsafe table = nil }
    begin()
  }

  /// The keys that lead to the container.
  var codingPath: [any CodingKey] { unsafe path ?? call.codingPath(of: ticket, node) }

  private func begin() {
    let kind = unsafe view.kind(node)
    guard kind != .array else { return }
    unsafe patience = unsafe view.count(of: node) &* 4 &+ 64
    if _slowPath(kind == .irregularObject || convertsKeys) { beginTable() }
  }

  private func beginTable() {
    let convertsKeys = unsafe call.convertsKeys && call.plainKeysNode != node
    if unsafe convertsKeys || view.kind(node) == .irregularObject {
      unsafe table = makeTable(convertsKeys)
    }
    if unsafe call.plainKeysNode == node { call.plainKeysNode = -1 }
  }

  /// The value of a key, or nil if the key is missing.
  @inline(__always)
  func find(_ key: String) -> Int? {
    if unsafe _slowPath(table != nil) { return findInTable(key) }
    var steps = 0
    if let found = unsafe view.find(key, from: expected, to: end, steps: &steps) {
      unsafe expected = view.next(after: found &+ 1)
      if steps > 0 { unsafe patience &-= steps }
      return found &+ 1
    }
    return findBefore(key, steps)
  }

  /// The value of a key; in markup, an attribute stands for a child element.
  @inline(never)
  private func findInTable(_ key: String) -> Int? {
    guard let table = unsafe table else { return nil }
    return table[key] ?? (call.readsMarkup ? table["@" + key] : nil)
  }

  @inline(never)
  private func findBefore(_ key: String, _ steps: Int) -> Int? {
    var steps = steps
    let start = unsafe node + 1
    if let found = unsafe view.find(key, from: start, to: expected, steps: &steps) {
      unsafe expected = view.next(after: found + 1)
      unsafe patience -= steps
      return found + 1
    }
    unsafe patience -= steps
    // Keys are equal if they are canonically equivalent, like strings.
    guard unsafe patience < 0 || !key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    unsafe table = makeTable(false)
    return unsafe table?[key]
  }

  /// The first of several equal keys counts.
  private func makeTable(_ convertsKeys: Bool) -> [String: Int] {
    var table = unsafe [String: Int](minimumCapacity: view.count(of: node))
    let convert = convertsKeys ? call.keyConversion(at: codingPath) : nil
    forEachKey { key in
      let text = view.string(key)
      let name = convert?(text) ?? text
      if table[name] == nil { table[name] = key + 1 }
    }
    return table
  }

  private func forEachKey(_ body: (Int) -> Void) {
    var key = unsafe node + 1
    while unsafe key < end {
      body(key)
      key = view.next(after: key + 1)
    }
  }

  /// The keys in the order of the text, without duplicates.
  var names: [String] {
    var names: [String] = []
    unsafe names.reserveCapacity(view.count(of: node))
    if let table = unsafe table {
      for (name, _) in table.sorted(by: { $0.value < $1.value }) { names.append(name) }
    } else {
      forEachKey { names.append(view.string($0)) }
    }
    return names
  }

  /// The value of a required key.
  @inline(__always)
  func required<Key: CodingKey>(_ key: Key) throws -> Int {
    if let value = find(key.stringValue) { return value }
    throw missing(key)
  }

  @inline(never)
  private func missing<Key: CodingKey>(_ key: Key) -> DecodingError {
    .keyNotFound(
      key,
      call.context(
        "No value associated with key \(key) (\"\(key.stringValue)\").", at: unsafe node, codingPath
      ))
  }

  /// What a missing key means for a type.
  @inline(never)
  func absent<T: Decodable, Key: CodingKey>(_ type: T.Type, _ key: Key) throws -> T {
    guard let array = try call.absentArray(type) else { throw missing(key) }
    return array
  }

  /// Decodes a member in a format of texts, where text may mean nothing.
  @inline(never)
  func decodeText<T: Decodable, Key: CodingKey>(
    _ type: T.Type, _ value: Int, _ key: Key
  ) throws -> T? {
    if call.isEmptyRow(value) { return nil }
    do {
      return try decode(type, value, key)
    } catch let error as DecodingError {
      guard call.isBlank(value) else { throw error }
      return nil
    }
  }

  /// Decodes a member in the form that its type needs.
  @inline(__always)
  func decode<T: Decodable, Key: CodingKey>(_ type: T.Type, _ value: Int, _ key: Key) throws -> T {
    try view.plain(type, value) { try decodeSlowly(type, value, key) }
  }

  @inline(never)
  private func decodeSlowly<T: Decodable, Key: CodingKey>(
    _ type: T.Type, _ value: Int, _ key: Key
  ) throws -> T {
    try push(.key(key), key, value)
    defer { way.value.pop() }
    return try call.decodePart(type, at: value)
  }

  /// Decodes an element in the form that its type needs.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, _ value: Int, at index: Int) throws -> T {
    try view.plain(type, value) { try decodeSlowly(type, value, at: index) }
  }

  @inline(never)
  private func decodeSlowly<T: Decodable>(
    _ type: T.Type, _ value: Int, at index: Int
  ) throws -> T {
    try push(.index(index), PlainCodingKey(index), value)
    defer { way.value.pop() }
    return try call.decode(type, at: value)
  }

  /// Moves to a value of this container.
  @inline(__always)
  private func push(
    _ step: CodingStep, _ key: @autoclosure () -> any CodingKey, _ value: Int
  ) throws {
    let isNext = unsafe path == nil && way.value.isCurrent(ticket)
    try call.push(_fastPath(isNext) ? step : .absolute(codingPath + [key()]), value)
  }
}
