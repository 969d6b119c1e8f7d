/// Keyed containers of a call that were dropped and can be reused.
///
/// Making a `KeyedDecodingContainer` takes an allocation, and the metadata of two generic types,
/// which the runtime looks up each time. For small objects that costs more than finding their
/// members.
struct KeptContainers {
  // Invariants of an entry:
  // - `box` is the only stored property of a `KeyedDecodingContainer` whose keys are of `keyType`.
  // - `cursor` belongs to the `KeyedNodes` in the box, which retains it. A uniquely referenced box
  //   is in no container that anybody has, so its cursor may change.
  @safe private struct Entry {
    var keyType: ObjectIdentifier?
    var box: AnyObject?
    var cursor: Unmanaged<ContainerCursor>?
  }

  private var entries: [Entry] = []

  private static let count = 32

  /// Whether a container is one object reference, as the standard library implements it.
  private static let isOneReference: Bool = {
    guard MemoryLayout<KeyedDecodingContainer<PlainCodingKey>>.size == MemoryLayout<AnyObject>.size
    else { return false }
    let children = Mirror(reflecting: KeyedDecodingContainer(KeyProbe())).children
    return children.count == 1 && children.allSatisfy { type(of: $0.value) is AnyClass }
  }()

  @inline(__always)
  private static func place(_ type: ObjectIdentifier, _ depth: Int32) -> Int {
    // Metadata is aligned to at least 16 bytes, and types of one module are adjacent.
    let bits = UInt(bitPattern: type) &>> 4 ^ UInt(bitPattern: type) &>> 9
    return Int(bitPattern: (bits &+ UInt(truncatingIfNeeded: depth)) & UInt(count - 1))
  }

  /// A container that is no longer in use, reset for another object; nil if there is none.
  @inline(__always)
  mutating func take<Key: CodingKey>(
    _ type: Key.Type, _ node: Int, _ ticket: DecodingWay.Ticket
  ) -> KeyedDecodingContainer<Key>? {
    let place = Self.place(ObjectIdentifier(type), ticket.depth)
    guard place < entries.count, entries[place].keyType == ObjectIdentifier(type),
      isKnownUniquelyReferenced(&entries[place].box),
      let box = entries[place].box, let cursor = unsafe entries[place].cursor
    else { return nil }
    let isFree = unsafe cursor._withUnsafeGuaranteedRef { cursor in
      guard !cursor.isShared else { return false }
      cursor.reset(node, ticket)
      return true
    }
    return unsafe isFree ? unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self) : nil
  }

  /// Stores a container that is in use, to reuse it later.
  mutating func keep<Key: CodingKey>(
    _ container: KeyedDecodingContainer<Key>, _ cursor: ContainerCursor, _ depth: Int32
  ) {
    guard Self.isOneReference else { return }
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.count) }
    let type = ObjectIdentifier(Key.self)
    entries[Self.place(type, depth)] = unsafe Entry(
      keyType: type, box: unsafeBitCast(container, to: AnyObject.self),
      cursor: .passUnretained(cursor))
  }
}

/// An empty container.
private struct KeyProbe: KeyedDecodingContainerProtocol {
  typealias Key = PlainCodingKey

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { false }

  func decodeNil(forKey key: Key) throws -> Bool { throw missing(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw missing(key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { throw missing(key) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw missing(key)
  }

  func superDecoder() throws -> any Decoder { throw missing(.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw missing(key) }

  private func missing(_ key: Key) -> DecodingError {
    .keyNotFound(key, .init(codingPath: [], debugDescription: "There is nothing."))
  }
}
