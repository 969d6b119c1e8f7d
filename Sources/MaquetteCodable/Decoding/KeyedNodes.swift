import MaquetteCore

/// The members of an object.
struct KeyedNodes<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let cursor: ContainerCursor

  var codingPath: [any CodingKey] { cursor.codingPath }

  var allKeys: [Key] { cursor.names.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { cursor.find(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    cursor.view.kind(try cursor.required(key)) == .null
  }

  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard let value = cursor.find(key.stringValue) else {
      return try cursor.absent(type, key)
    }
    return try cursor.decode(type, value, key)
  }

  /// The member, or nil if the key is missing or its value is null.
  @inline(__always)
  func present<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
    guard let value = cursor.find(key.stringValue), cursor.view.kind(value) != .null else {
      return nil
    }
    if _slowPath(cursor.call.readsText) { return try cursor.decodeText(type, value, key) }
    return try cursor.decode(type, value, key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let value = try cursor.required(key)
    return KeyedDecodingContainer(
      KeyedNodes<NestedKey>(cursor: try cursor.call.members(of: value, codingPath + [key])))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    let value = try cursor.required(key)
    return UnkeyedNodes(cursor: try cursor.call.elements(of: value, codingPath + [key]))
  }

  func superDecoder() throws -> any Decoder { decoder(for: PlainCodingKey.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { decoder(for: key) }

  /// For a missing key, returns a decoder of null, which fails when it is used.
  private func decoder(for key: any CodingKey) -> DetachedDecoder {
    DetachedDecoder(cursor, cursor.find(key.stringValue) ?? cursor.call.tape.absent, key)
  }
}

// The default implementations of the standard library look a key up three times.
extension KeyedNodes {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try present(type, key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try present(type, key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try present(type, key)
  }
}
