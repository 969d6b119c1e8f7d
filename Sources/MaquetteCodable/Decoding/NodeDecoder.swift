import MaquetteCore

/// The decoder of one value.
///
/// It fits into an existential without a heap allocation.
struct NodeDecoder: Decoder {
  let call: DecodingCall
  let node: Int
  let ticket: DecodingWay.Ticket

  var codingPath: [any CodingKey] { call.codingPath(of: ticket, node) }

  var userInfo: [CodingUserInfoKey: Any] { call.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard call.view.kind(node).isObject else {
      throw call.noObject(node, codingPath)
    }
    if _fastPath(call.way.value.isCurrent(ticket)) { return call.container(type, node) }
    return KeyedDecodingContainer(
      KeyedNodes<Key>(cursor: ContainerCursor(call, node, ticket)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard call.view.kind(node) == .array else { throw call.noArray(node, codingPath) }
    return UnkeyedNodes(cursor: cursor())
  }

  @inline(__always)
  private func cursor() -> ContainerCursor {
    if _fastPath(call.way.value.isCurrent(ticket)) { return call.cursor(node) }
    return ContainerCursor(call, node, ticket)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { call.view.kind(node) == .null }

  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

  @inline(__always)
  func value<T: Decodable>(_ type: T.Type) throws -> T {
    try call.view.plain(type, node) { try decodeSlowly(type) }
  }

  @inline(never)
  private func decodeSlowly<T: Decodable>(_ type: T.Type) throws -> T {
    try call.push(call.way.value.isCurrent(ticket) ? .here : .absolute(codingPath), node)
    defer { call.pop() }
    return try call.decode(type, at: node)
  }
}

/// A decoder of a member or an element that may be used at any time, for example for a superclass.
struct DetachedDecoder: Decoder, SingleValueDecodingContainer {
  private final class Place {
    let cursor: ContainerCursor
    let node: Int
    let path: [any CodingKey]

    init(_ cursor: ContainerCursor, _ node: Int, _ path: [any CodingKey]) {
      self.cursor = cursor
      self.node = node
      self.path = path
    }
  }

  private let place: Place

  init(_ cursor: ContainerCursor, _ node: Int, _ key: any CodingKey) {
    place = Place(cursor, node, cursor.codingPath + [key])
    cursor.isShared = true
  }

  var call: DecodingCall { place.cursor.call }

  var node: Int { place.node }

  var codingPath: [any CodingKey] { place.path }

  var userInfo: [CodingUserInfoKey: Any] { call.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedNodes<Key>(cursor: try call.members(of: place.node, place.path)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedNodes(cursor: try call.elements(of: place.node, place.path))
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { call.view.kind(place.node) == .null }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

  func value<T: Decodable>(_ type: T.Type) throws -> T {
    try call.view.plain(type, place.node) {
      try call.push(.absolute(place.path), place.node)
      defer { call.pop() }
      return try call.decode(type, at: place.node)
    }
  }
}

extension DecodingCall {
  /// A cursor over the members of an object that is not the current value.
  func members(of node: Int, _ path: [any CodingKey]) throws -> ContainerCursor {
    guard tape.kind(node).isObject else {
      guard let empty = emptyElement(node) else { throw noObject(node, path) }
      return ContainerCursor(self, empty, path)
    }
    return ContainerCursor(self, node, path)
  }

  /// A cursor over the elements of an array that is not the current value.
  func elements(of node: Int, _ path: [any CodingKey]) throws -> ContainerCursor {
    guard tape.kind(node) == .array else { throw noArray(node, path) }
    return ContainerCursor(self, node, path)
  }

  func noObject(_ node: Int, _ path: [any CodingKey]) -> DecodingError {
    containerMismatch([String: Any].self, "keyed decoding container", node, path)
  }

  func noArray(_ node: Int, _ path: [any CodingKey]) -> DecodingError {
    containerMismatch([Any].self, "unkeyed decoding container", node, path)
  }

  private func containerMismatch(
    _ type: any Any.Type, _ name: String, _ node: Int, _ path: [any CodingKey]
  ) -> DecodingError {
    if tape.kind(node) == .null {
      return .valueNotFound(
        type, context("Cannot get \(name) -- found null value instead", at: node, path))
    }
    return mismatch(type, node, path)
  }

  /// The error of a value of another kind.
  func mismatch(
    _ type: any Any.Type, _ node: Int, _ path: [any CodingKey]? = nil
  ) -> DecodingError {
    let found = tape.kind(node).phrase
    return .typeMismatch(
      type, context("Expected to decode \(type) but found \(found) instead.", at: node, path))
  }

  /// The error of a null where a value is needed.
  func nullFound(_ type: any Any.Type, _ node: Int) -> DecodingError {
    .valueNotFound(
      type, context("Cannot get value of type \(type) -- found null value instead", at: node))
  }
}

extension CodingTape.Kind {
  /// The kind of the value in a tree.
  var valueKind: ValueKind {
    switch self {
    case .null: .null
    case .no, .yes: .bool
    case .integer, .double, .number: .number
    case .string: .string
    case .array: .array
    case .object, .irregularObject: .object
    case .bytes: .bytes
    case .date: .date
    }
  }

  /// The kind as Foundation's errors describe it.
  fileprivate var phrase: String {
    switch self {
    case .null: "null"
    case .no, .yes: "bool"
    case .integer, .double, .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object, .irregularObject: "a dictionary"
    case .bytes: "bytes"
    case .date: "a date"
    }
  }
}
