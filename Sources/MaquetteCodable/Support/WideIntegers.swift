// The standard library has implementations of its own for integers of 128 bits, which fail: the generic
// functions of a container do not replace them.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedNodes {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try cursor.decode(type, try cursor.required(key), key)
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try present(type, key)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try cursor.decode(type, try cursor.required(key), key)
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try present(type, key)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedNodes {
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try element(type) }

  mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128? { try present(type) }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try element(type) }

  mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128? { try present(type) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension NodeDecoder {
  func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DetachedDecoder {
  func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension NodeEncoder {
  func encode(_ value: Int128) throws { try node.encodeSingle(value) }

  func encode(_ value: UInt128) throws { try node.encodeSingle(value) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedSink {
  func encode(_ value: Int128, forKey key: Key) throws { try node.encode(value, key) }

  func encode(_ value: UInt128, forKey key: Key) throws { try node.encode(value, key) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedSink {
  func encode(_ value: Int128) throws { try node.encode(element: value) }

  func encode(_ value: UInt128) throws { try node.encode(element: value) }
}
