/// The reader over a tree of values: the way from every format but JSON into models.
public struct ValueReader: ~Copyable, Reader {
  /// A container that is being walked.
  private enum Frame {
    case array([Value], Int)
    case object(Object, Int)
  }

  /// Options, issues, and what went wrong.
  public var state: ReadingState

  private var current: Value
  private var frames: [Frame] = []

  /// Values of members of the outermost object that are there already, by their keys.
  var prepared = PreparedValues()

  init(_ value: Value, state: ReadingState) {
    current = value
    self.state = state
  }

  /// A position in the tree.
  ///
  /// It holds good as long as the containers around it are being walked.
  public struct Mark {
    fileprivate let value: Value
    fileprivate let depth: Int
  }

  /// The place where the reader stands.
  public func mark() -> Mark { Mark(value: current, depth: frames.count) }

  /// Returns to a place.
  public mutating func reset(to mark: Mark) {
    current = mark.value
    frames.removeLast(frames.count - mark.depth)
  }

  /// Where a place is, to be told in an error.
  public func location(of mark: Mark) -> ReadLocation {
    .path(
      MappingPath(
        frames.prefix(mark.depth).map { frame in
          switch frame {
          case .array(_, let index): .index(index)
          case .object(let object, let index): .key(object[index].key)
          }
        }))
  }

  /// The object around the value.
  public var surroundings: Object? {
    for frame in frames.reversed() {
      if case .object(let object, _) = frame { return object }
    }
    return nil
  }

  /// The kind of the value that the reader stands at.
  public var kind: ValueKind? { current.kind }

  /// Reads a value of a type.
  public mutating func read<T: Readable>(_ type: T.Type) throws(ReadFailure) -> T {
    if !prepared.isEmpty, frames.count == 1, let value = prepared.value(of: currentKey, as: T.self)
    {
      return value
    }
    return try T(from: &self)
  }

  /// Changes a value by what the reader stands at.
  public mutating func update<T: Readable>(_ value: inout T) throws(ReadFailure) {
    try value.update(from: &self)
  }

  /// Consumes a null; false, and nothing consumed, if the value is something else.
  public mutating func readNull() throws(ReadFailure) -> Bool { current == .null }

  /// Reads a truth value, converting what the policy allows.
  public mutating func readBool() throws(ReadFailure) -> Bool {
    try convert(current, from: mark(), by: .bool)
  }

  /// Reads an integer, converting what the policy allows.
  public mutating func readInteger<I: FixedWidthInteger>(
    _ type: I.Type
  ) throws(ReadFailure) -> I {
    try convert(current, from: mark(), by: .integer(type))
  }

  /// Reads a double, converting what the policy allows.
  public mutating func readDouble() throws(ReadFailure) -> Double {
    try convert(current, from: mark(), by: .double)
  }

  /// Reads a float, converting what the policy allows.
  public mutating func readFloat() throws(ReadFailure) -> Float {
    try convert(current, from: mark(), by: .float)
  }

  /// Reads text, converting what the policy allows.
  public mutating func readString() throws(ReadFailure) -> String {
    if case .string(let text) = current, text.utf8.count <= state.options.limits.stringLength {
      return text
    }
    try checkLength()
    return try convert(current, from: mark(), by: .string)
  }

  /// Reads whatever is there as a tree.
  public mutating func readValue() throws(ReadFailure) -> Value {
    try checkLength()
    return current
  }

  /// Passes over one value of any kind.
  public mutating func skipValue() throws(ReadFailure) {}

  private mutating func checkLength() throws(ReadFailure) {
    if case .string(let text) = current, text.utf8.count > state.options.limits.stringLength {
      throw failure(
        .stringTooLong, expected: "at most \(state.options.limits.stringLength) bytes")
    }
  }
}

extension ValueReader {
  /// Steps into an array; false if it is empty, and then it is already left.
  public mutating func beginArray() throws(ReadFailure) -> Bool {
    guard case .array(let elements) = current else { throw mismatch(expected: "an array") }
    try checkContainer(count: elements.count, unit: "elements")
    guard let first = elements.first else { return false }
    frames.append(.array(elements, 0))
    current = first
    return true
  }

  /// Steps past an element that was read; false if the array ended there.
  public mutating func endElement() throws(ReadFailure) -> Bool {
    guard case .array(let elements, let index) = frames.removeLast(), index + 1 < elements.count
    else { return false }
    frames.append(.array(elements, index + 1))
    current = elements[index + 1]
    return true
  }

  /// Steps into an object; false if it is empty, and then it is already left.
  public mutating func beginObject() throws(ReadFailure) -> Bool {
    guard case .object(let object) = current else { throw mismatch(expected: "an object") }
    try checkContainer(count: object.count, unit: "keys")
    guard let first = object.first else { return false }
    frames.append(.object(object, 0))
    current = first.value
    return true
  }

  /// Steps past a field that was read; false if the object ended there.
  public mutating func endField() throws(ReadFailure) -> Bool {
    guard case .object(let object, let index) = frames.removeLast(), index + 1 < object.count
    else { return false }
    frames.append(.object(object, index + 1))
    current = object[index + 1].value
    return true
  }

  /// Reads a key and finds its slot in a table, or -1; the reader then stands at the value.
  public mutating func readKey(
    _ keys: KeyTable, expecting slot: Int
  ) throws(ReadFailure) -> Int {
    keys.slot(of: currentKey)
  }

  /// Reads a key as text; the reader then stands at the value.
  public mutating func readKey() throws(ReadFailure) -> String { currentKey }

  /// The slot of the key read last in another table, or -1.
  public func slotOfCurrentKey(in keys: KeyTable) -> Int { keys.slot(of: currentKey) }

  /// The key read last.
  public var currentKey: String { key(atDepth: frames.count) }

  /// The key of the value that begins at a place.
  public func keyBefore(_ mark: Mark) -> String { key(atDepth: mark.depth) }

  private func key(atDepth depth: Int) -> String {
    guard depth > 0, case .object(let object, let index) = frames[depth - 1] else { return "" }
    return object[index].key
  }

  private mutating func checkContainer(count: Int, unit: String) throws(ReadFailure) {
    let limits = state.options.limits
    if count > limits.elementCount {
      throw failure(.tooManyElements, expected: "at most \(limits.elementCount) \(unit)")
    }
    if frames.count >= limits.depth {
      throw failure(.depthExceeded, expected: "at most \(limits.depth) levels")
    }
    // At every level, for a tree may be one of many that are read inside each other.
    if !state.stack.hasRoom() { throw failure(.depthExceeded, expected: StackGuard.expectation) }
  }

  private mutating func mismatch(expected: String) -> ReadFailure {
    failure(current == .null ? .unexpectedNull : .typeMismatch, expected: expected)
  }
}
