/// The encoder of one value.
///
/// It fits into an existential without a heap allocation.
struct NodeEncoder: Encoder, SingleValueEncodingContainer {
  let node: EncodingNode

  var codingPath: [any CodingKey] { node.codingPath }

  var userInfo: [CodingUserInfoKey: Any] { node.call.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedSink<Key>(node.container(.object)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedSink(node.container(.array)) }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() throws { node.encodeSingleNil() }

  @inline(__always)
  func encode<T: Encodable>(_ value: T) throws { try node.encodeSingle(value) }
}

extension EncodingNode {
  /// This node as a container; a detached node if it already has another kind.
  func container(_ form: Form) -> EncodingNode {
    if become(form) { return self }
    let node = detached
    _ = node.become(form)
    return node
  }
}

/// The members of an object that is being encoded.
struct KeyedSink<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodingNode

  init(_ node: EncodingNode) { self.node = node }

  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil(forKey key: Key) throws { node.encodeNil(key) }

  @inline(__always)
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try node.encode(value, key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(KeyedSink<NestedKey>(node.container(.object, of: key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedSink(node.container(.array, of: key))
  }

  func superEncoder() -> any Encoder {
    NodeEncoder(node: node.awaitedChild(PlainCodingKey.superclass))
  }

  func superEncoder(forKey key: Key) -> any Encoder { NodeEncoder(node: node.awaitedChild(key)) }
}

/// The elements of an array that is being encoded.
struct UnkeyedSink: UnkeyedEncodingContainer {
  let node: EncodingNode

  init(_ node: EncodingNode) { self.node = node }

  var codingPath: [any CodingKey] { node.codingPath }

  var count: Int { node.count }

  func encodeNil() throws { node.encodeNil(nil) }

  @inline(__always)
  func encode<T: Encodable>(_ value: T) throws { try node.encode(element: value) }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedSink<Key>(next().container(.object)))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedSink(next().container(.array))
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: next()) }

  private func next() -> EncodingNode { node.child(.index(node.count), nil) }
}
