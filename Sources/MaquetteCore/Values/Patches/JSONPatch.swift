/// A list of changes to a tree, made one after the other (RFC 6902).
///
/// ```swift
/// let patch = try JSONPatch(json: #"[{"op": "replace", "path": "/name", "value": "Ada"}]"#)
/// try patch.apply(to: &value)
/// ```
public struct JSONPatch: Sendable, Hashable {
  /// One change.
  public enum Operation: Sendable, Hashable {
    /// Adds a member, or inserts an element; replaces a member that is there.
    case add(JSONPointer, Value)

    /// Removes what is there.
    case remove(JSONPointer)

    /// Replaces what is there.
    case replace(JSONPointer, Value)

    /// Removes what is at one place and adds it at another.
    case move(from: JSONPointer, to: JSONPointer)

    /// Adds what is at one place at another.
    case copy(from: JSONPointer, to: JSONPointer)

    /// Fails unless a value is there.
    case test(JSONPointer, Value)
  }

  /// The changes.
  public var operations: [Operation]

  /// Creates a patch of changes.
  public init(_ operations: [Operation]) {
    self.operations = operations
  }

  /// Changes a tree.
  ///
  /// A short patch could make a tree that is endlessly deep or large, by copying the tree into itself
  /// time and again: hence the limits.
  ///
  /// - Parameters:
  ///   - target: The tree; it is as it was if a change fails.
  ///   - depth: How deep what is added, copied or moved may lie, itself included.
  ///   - copies: How many values may be copied, each with all that is in it.
  /// - Throws: `missingKey` where a pointer leads nowhere, `invalidValue` where a test fails or a
  ///   position is none, `depthExceeded` and `sizeExceeded` beyond the limits; the path of the error
  ///   is the place.
  public func apply(
    to target: inout Value, depth: Int = 512, copies: Int = 10_000_000
  ) throws(MappingError) {
    var changed = target
    var copies = copies
    for operation in operations {
      try operation.apply(to: &changed, depth: depth, copies: &copies)
    }
    target = changed
  }
}

extension JSONPatch.Operation {
  fileprivate func apply(
    to root: inout Value, depth: Int, copies: inout Int
  ) throws(MappingError) {
    switch self {
    case .add(let pointer, let value): try root.add(value, at: pointer, depth: depth)
    case .remove(let pointer): _ = try root.remove(at: pointer)
    case .replace(let pointer, let value):
      try root.checkDepth(of: value, at: pointer, depth)
      if pointer.tokens.isEmpty { return root = value }
      // In its place: the order of the members stays.
      try root.change(at: pointer) { (container, token) throws(MappingError) in
        _ = try container.child(token, pointer)
        container.replaceChild(token, by: value)
      }
    case .move(let source, let target):
      guard target == source || !target.tokens.starts(with: source.tokens) else {
        throw MappingError(
          .invalidValue, at: target.path(in: root), expected: "a place outside what is moved",
          found: target.description)
      }
      try root.add(try root.remove(at: source), at: target, depth: depth)
    case .copy(let source, let target):
      let value = try root.present(at: source)
      let limit = copies
      guard value.count(downTo: &copies) else {
        throw MappingError(
          .sizeExceeded, at: target.path(in: root), expected: "at most \(limit) further copies")
      }
      try root.add(value, at: target, depth: depth)
    case .test(let pointer, let value):
      let found = try root.present(at: pointer)
      guard found == value else {
        throw MappingError(
          .invalidValue, at: pointer.path(in: root), expected: value.shown(hidesValue: false),
          found: found.shown(hidesValue: false))
      }
    }
  }
}

extension Value {
  fileprivate func present(at pointer: JSONPointer) throws(MappingError) -> Value {
    guard let value = self[pointer] else { throw missing(pointer) }
    return value
  }

  fileprivate func missing(_ pointer: JSONPointer) -> MappingError {
    MappingError(.missingKey, at: pointer.path(in: self))
  }

  /// Counts this value and all that is in it down to zero; false if there are more.
  fileprivate func count(downTo rest: inout Int) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    switch self {
    case .array(let elements): return elements.allSatisfy { $0.count(downTo: &rest) }
    case .object(let object): return object.allSatisfy { $0.value.count(downTo: &rest) }
    default: return true
    }
  }

  /// Sees that a value does not come to lie too deep.
  fileprivate func checkDepth(
    of value: Value, at pointer: JSONPointer, _ depth: Int
  ) throws(MappingError) {
    guard value.fits(in: depth - pointer.tokens.count) else {
      throw MappingError(
        .depthExceeded, at: pointer.path(in: self), expected: "at most \(depth) levels")
    }
  }

  private func fits(in levels: Int) -> Bool {
    switch self {
    case .array(let elements): levels > 0 && elements.allSatisfy { $0.fits(in: levels - 1) }
    case .object(let object): levels > 0 && object.allSatisfy { $0.value.fits(in: levels - 1) }
    default: levels >= 0
    }
  }

  fileprivate mutating func add(
    _ value: Value, at pointer: JSONPointer, depth: Int
  ) throws(MappingError) {
    try checkDepth(of: value, at: pointer, depth)
    if pointer.tokens.isEmpty { return self = value }
    let root = self
    try change(at: pointer) { (container, token) throws(MappingError) in
      guard case .array(var elements) = container else {
        return container.replaceChild(token, by: value)
      }
      let position = token == "-" ? elements.count : JSONPointer.position(token)
      guard let position, position <= elements.count else {
        throw MappingError(
          .invalidValue, at: pointer.path(in: root), expected: "a position up to \(elements.count)",
          found: token)
      }
      container = .null
      elements.insert(value, at: position)
      container = .array(elements)
    }
  }

  fileprivate mutating func remove(at pointer: JSONPointer) throws(MappingError) -> Value {
    let value = try present(at: pointer)
    if pointer.tokens.isEmpty {
      self = .null
      return value
    }
    try change(at: pointer) { (container, token) throws(MappingError) in
      switch container {
      case .object(var object):
        object[token] = nil
        container = .object(object)
      case .array(var elements):
        if let position = JSONPointer.position(token) { elements.remove(at: position) }
        container = .array(elements)
      default: break
      }
    }
    return value
  }

  /// Changes the container of the value that a pointer leads to.
  fileprivate mutating func change(
    at pointer: JSONPointer, _ change: (inout Value, String) throws(MappingError) -> Void
  ) throws(MappingError) {
    var changed = self
    try changed.change(pointer.tokens[...], pointer, change)
    self = changed
  }

  private mutating func change(
    _ tokens: ArraySlice<String>, _ pointer: JSONPointer,
    _ change: (inout Value, String) throws(MappingError) -> Void
  ) throws(MappingError) {
    guard let token = tokens.first, object != nil || array != nil else {
      throw missing(pointer)
    }
    if tokens.count == 1 { return try change(&self, token) }
    var child = try child(token, pointer)
    try child.change(tokens.dropFirst(), pointer, change)
    replaceChild(token, by: child)
  }

  fileprivate func child(_ token: String, _ pointer: JSONPointer) throws(MappingError) -> Value {
    guard let child = self[JSONPointer(tokens: [token])] else { throw missing(pointer) }
    return child
  }

  fileprivate mutating func replaceChild(_ token: String, by value: Value) {
    switch self {
    case .object(var object):
      object[token] = value
      self = .object(object)
    case .array(var elements):
      if let position = JSONPointer.position(token) { elements[position] = value }
      self = .array(elements)
    default: break
    }
  }
}

extension JSONPointer {
  /// The steps of the pointer in a tree; what leads nowhere counts as keys.
  fileprivate func path(in root: Value) -> MappingPath {
    var value: Value? = root
    return MappingPath(
      tokens.map { token in
        defer { value = value?[JSONPointer(tokens: [token])] }
        if value?.array != nil, let position = Self.position(token) { return .index(position) }
        return .key(token)
      })
  }
}
