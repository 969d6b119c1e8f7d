import MaquetteCore

/// The elements of an array; each copy has its own position.
struct UnkeyedNodes: UnkeyedDecodingContainer {
  private let cursor: ContainerCursor
  private var place: Int
  private(set) var currentIndex = 0

  init(cursor: ContainerCursor) {
    self.cursor = cursor
    place = unsafe cursor.node + 1
  }

  private var call: DecodingCall { cursor.call }

  var codingPath: [any CodingKey] { cursor.codingPath }

  var count: Int? { unsafe cursor.view.count(of: cursor.node) }

  var isAtEnd: Bool { unsafe currentIndex >= cursor.view.count(of: cursor.node) }

  private mutating func advance() {
    place = cursor.view.next(after: place)
    currentIndex += 1
  }

  mutating func decodeNil() throws -> Bool {
    if isAtEnd { throw endReached(Never.self, "Unkeyed container is at end.") }
    guard cursor.view.kind(place) == .null else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try element(type) }

  /// The current element.
  @inline(__always)
  mutating func element<T: Decodable>(_ type: T.Type) throws -> T {
    if isAtEnd { throw endReached(type, "Unkeyed container is at end.") }
    // The position moves only after success, so that the caller may try another type.
    let value = try cursor.decode(type, place, at: currentIndex)
    advance()
    return value
  }

  mutating func present<T: Decodable>(_ type: T.Type) throws -> T? {
    // As in Foundation, the index moves even after the last element.
    guard !isAtEnd else {
      currentIndex += 1
      return nil
    }
    return try decodeNil() ? nil : decode(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let path = try nextPath(KeyedDecodingContainer<Key>.self, "nested keyed container")
    let nested = KeyedNodes<Key>(cursor: try call.members(of: place, path))
    advance()
    return KeyedDecodingContainer(nested)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let path = try nextPath((any UnkeyedDecodingContainer).self, "nested unkeyed container")
    let nested = UnkeyedNodes(cursor: try call.elements(of: place, path))
    advance()
    return nested
  }

  mutating func superDecoder() throws -> any Decoder {
    if isAtEnd {
      throw endReached(
        (any Decoder).self, "Cannot get superDecoder() -- unkeyed container is at end.")
    }
    let decoder = DetachedDecoder(cursor, place, PlainCodingKey(currentIndex))
    advance()
    return decoder
  }

  /// The path to the next element, for a decoder that the caller may keep.
  private func nextPath(_ type: any Any.Type, _ what: String) throws -> [any CodingKey] {
    if isAtEnd { throw endReached(type, "Cannot get \(what) -- unkeyed container is at end.") }
    return codingPath + [PlainCodingKey(currentIndex)]
  }

  private func endReached(_ type: any Any.Type, _ text: String) -> DecodingError {
    unsafe .valueNotFound(
      type, call.context(text, at: cursor.node, codingPath + [PlainCodingKey(currentIndex)]))
  }
}

// The default implementations of the standard library do not move the index after the last element.
extension UnkeyedNodes {
  mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? { try present(type) }

  mutating func decodeIfPresent(_ type: String.Type) throws -> String? { try present(type) }

  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? { try present(type) }

  mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? { try present(type) }

  mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? { try present(type) }

  mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? { try present(type) }

  mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? { try present(type) }

  mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? { try present(type) }

  mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? { try present(type) }

  mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? { try present(type) }

  mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? { try present(type) }

  mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? { try present(type) }

  mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? { try present(type) }

  mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? { try present(type) }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? { try present(type) }
}
