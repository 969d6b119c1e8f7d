/// The writer to a tree of values: the way from models into every format but JSON.
public struct ValueWriter: ~Copyable, Writer {
  /// A container that is being filled.
  private enum Frame {
    case array([Value])
    case object(Object, key: String?)
  }

  /// Options, and what went wrong.
  public var state: WritingState

  private var frames: [Frame] = []
  private var result: Value = .null

  init(state: WritingState) {
    self.state = state
  }

  /// Ends writing.
  consuming func finish() -> Value { result }

  /// The steps to the value being written.
  var path: MappingPath {
    MappingPath(
      frames.compactMap { frame in
        switch frame {
        case .array(let elements): .index(elements.count)
        case .object(_, let key): key.map { .key($0) }
        }
      })
  }

  private mutating func put(_ value: Value) {
    switch frames.popLast() {
    case nil: result = value
    case .array(var elements):
      elements.append(value)
      frames.append(.array(elements))
    case .object(var object, let key):
      object[key ?? ""] = value
      frames.append(.object(object, key: key))
    }
  }

  /// Writes a value of any type.
  public mutating func write<T: Writable>(_ value: T) throws(WriteFailure) {
    try value.write(to: &self)
  }

  /// Writes a model that cannot be copied.
  public mutating func write<T: NoncopyableWritable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) { try value.write(to: &self) }

  /// Writes the fields of a superclass or a flattened member into the object under way.
  public mutating func writeFields<T: FieldWritable>(of model: T) throws(WriteFailure) {
    try beginFlattened()
    defer { state.openFlattened &-= 1 }
    try model.__writeFields(to: &self)
  }

  /// Writes a null.
  public mutating func writeNull() { put(.null) }

  /// Writes a truth value.
  public mutating func writeBool(_ value: Bool) { put(.bool(value)) }

  /// Writes an integer of any width.
  public mutating func writeInteger<I: FixedWidthInteger>(_ value: I) {
    put(.number(Number(value)))
  }

  /// Writes a double.
  ///
  /// - Throws: `unencodable` for NaN and infinities, if the conventions reject them.
  public mutating func writeDouble(_ value: Double) throws(WriteFailure) {
    if !value.isFinite, let agreed = state.options.nonFiniteNumbers {
      guard let text = agreed.value(for: value) else {
        throw failure(.unencodable, found: "\(value)")
      }
      return put(text)
    }
    put(.number(Number(value)))
  }

  /// Writes a float as its shortest decimal.
  ///
  /// - Throws: `unencodable` for NaN and infinities, if the conventions reject them.
  public mutating func writeFloat(_ value: Float) throws(WriteFailure) {
    guard value.isFinite else { return try writeDouble(Double(value)) }
    put(.number(Number(value)))
  }

  /// Writes text.
  public mutating func writeString(_ value: String) { put(.string(value)) }

  /// Writes a tree.
  public mutating func writeValue(_ value: Value) { put(value) }

  /// Begins an array.
  public mutating func beginArray() throws(WriteFailure) {
    try descend()
    frames.append(.array([]))
  }

  /// Ends the array begun last.
  public mutating func endArray() {
    state.depth -= 1
    if case .array(let elements)? = frames.popLast() { put(.array(elements)) }
  }

  /// Begins an object.
  public mutating func beginObject() throws(WriteFailure) {
    try descend()
    frames.append(.object(Object(), key: nil))
  }

  /// Ends the object begun last.
  public mutating func endObject() {
    state.depth -= 1
    if case .object(let object, _)? = frames.popLast() { put(.object(object)) }
  }

  /// Writes a key that is known at compile time.
  public mutating func writeKey(_ key: StaticKey) { writeKey(key.text) }

  /// Writes a key.
  public mutating func writeKey(_ key: String) {
    guard case .object(let object, _)? = frames.popLast() else { return }
    frames.append(.object(object, key: key))
  }

  /// Ends the object begun last, the value of the key written last; takes both away if it is empty.
  public mutating func endObjectUnlessEmpty() {
    if case .object(let object, _)? = frames.last, object.isEmpty {
      frames.removeLast()
      state.depth -= 1
    } else {
      endObject()
    }
  }
}
