/// The writer to a tree of values: the way from models into every format but JSON.
public struct ValueWriter: ~Copyable, MappingWriter {
  /// A container that is being filled.
  private struct Frame {
    /// Where its elements or members begin; the container's own place is before them.
    let start: Int
    let isObject: Bool

    /// Whether a key may have been written twice.
    var mayRepeatKeys = false
  }

  /// Options, and what went wrong.
  public var state: __WritingState

  private var built = TreeBuilder()

  /// The innermost container, and those around it.
  private var frame: Frame?
  private var outerFrames: [Frame] = []

  /// The key written last in the innermost container, and whether a value was written under it.
  private var key = ""
  private var isKeyUsed = true

  init(state: __WritingState) {
    self.state = state
  }

  /// Ends writing.
  mutating func finish() -> AnyValue { built.takeLast() ?? .null }

  /// The steps to the value being written.
  var path: MappingPath {
    guard let frame else { return MappingPath() }
    let frames = outerFrames + [frame]
    var steps: [MappingPath.Step] = []
    for (level, frame) in frames.enumerated() {
      let end = level + 1 < frames.count ? frames[level + 1].start - 1 : built.count
      guard frame.isObject else {
        steps.append(.index(end - frame.start))
        continue
      }
      // Before its first key an object has no member to name.
      if end < built.count {
        steps.append(.key(built.key(at: end)))
      } else if !isKeyUsed {
        steps.append(.key(key))
      } else if end > frame.start {
        steps.append(.key(built.key(at: end - 1)))
      }
    }
    return MappingPath(steps)
  }

  /// The steps to the value that is to be written next, or to the object whose fields are.
  public var openPath: MappingPath {
    guard frame?.isObject == true, isKeyUsed else { return path }
    return MappingPath(path.steps.dropLast(isEmptyObject ? 0 : 1))
  }

  private var isEmptyObject: Bool { built.count == frame?.start }

  @inline(__always)
  private mutating func put(_ value: consuming AnyValue) {
    if isKeyUsed { frame?.mayRepeatKeys = true }
    isKeyUsed = true
    built.append(value, key: key)
  }

  /// Writes a value of any type.
  public mutating func write<T: MappingEncodable>(_ value: T) throws(WriteFailure) {
    try value.write(to: &self)
  }

  /// Writes a model that cannot be copied.
  public mutating func write<T: NoncopyableEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) { try value.write(to: &self) }

  /// Writes the fields of a superclass or a flattened member into the object under way.
  public mutating func writeFields<T: FlattenedEncodable>(of model: T) throws(WriteFailure) {
    try beginFlattened()
    frame?.mayRepeatKeys = true
    defer { state.openFlattened &-= 1 }
    try model.__writeFields(to: &self)
  }

  /// Writes a null.
  public mutating func writeNull() { put(.null) }

  /// Writes a truth value.
  public mutating func writeBool(_ value: Bool) { put(.bool(value)) }

  /// Writes an integer of any width.
  public mutating func writeInteger<I: FixedWidthInteger>(_ value: I) {
    put(.number(AnyValue.Number(value)))
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
    put(.number(AnyValue.Number(value)))
  }

  /// Writes a float as its shortest decimal or, where a format is binary, as it is.
  ///
  /// - Throws: `unencodable` for NaN and infinities, if the conventions reject them.
  public mutating func writeFloat(_ value: Float) throws(WriteFailure) {
    guard value.isFinite, !state.options.traits.floatsAreBinary else {
      return try writeDouble(Double(value))
    }
    put(.number(AnyValue.Number(value)))
  }

  /// Writes text.
  public mutating func writeString(_ value: String) { put(.string(value)) }

  /// Writes a value under a tag, which only the format of the tag writes.
  public mutating func writeTagged<T: MappingEncodable>(
    _ tag: ValueTag, _ value: T
  ) throws(WriteFailure) {
    try value.write(to: &self)
    built.tagLast(tag)
  }

  /// Puts the value written last under a tag.
  mutating func tagLast(_ tag: ValueTag) { built.tagLast(tag) }

  /// Writes a tree.
  public mutating func writeValue(_ value: AnyValue) { put(value) }

  /// Begins an array.
  public mutating func beginArray() throws(WriteFailure) { try begin(isObject: false) }

  /// Begins an object.
  public mutating func beginObject() throws(WriteFailure) { try begin(isObject: true) }

  @inline(__always)
  private mutating func begin(isObject: Bool) throws(WriteFailure) {
    try descend()
    put(.null)
    if let frame { outerFrames.append(frame) }
    frame = Frame(start: built.count, isObject: isObject)
    if !isObject { key = "" }
  }

  /// Ends the array begun last.
  public mutating func endArray() {
    guard let ended = leave(), !ended.isObject else { return }
    built.replaceLast(by: .array(built.takeElements(from: ended.start)))
  }

  /// Ends the object begun last.
  public mutating func endObject() {
    guard let ended = leave(), ended.isObject else { return }
    let members = built.takeMembers(from: ended.start)
    // Of a key that was written twice the last value counts.
    let object = ended.mayRepeatKeys ? AnyValue.Object(members) : AnyValue.Object(distinct: members)
    built.replaceLast(by: .object(object))
  }

  /// Ends the object begun last, in which objects under one key become one.
  mutating func endSharedObject() {
    guard let ended = leave(), ended.isObject else { return }
    built.replaceLast(by: .object(AnyValue.Object(uniting: built.takeMembers(from: ended.start))))
  }

  /// Ends the object begun last, the value of the key written last; takes both away if it is empty.
  public mutating func __endObjectUnlessEmpty() {
    if let frame, frame.isObject, built.count == frame.start {
      _ = leave()
      _ = built.takeLast()
    } else {
      endObject()
    }
  }

  /// Returns to the container around the innermost one.
  @inline(__always)
  private mutating func leave() -> Frame? {
    guard let ended = frame else { return nil }
    state.depth -= 1
    frame = outerFrames.popLast()
    isKeyUsed = true
    return ended
  }

  /// Writes a key that is known at compile time.
  public mutating func writeKey(_ key: __StaticKey) { writeKey(key.text) }

  /// Writes a key.
  public mutating func writeKey(_ key: String) {
    frame?.mayRepeatKeys = true
    writeDistinctKey(key)
  }

  /// Writes a key that is no other member's of the object.
  @inline(__always)
  mutating func writeDistinctKey(_ key: String) { (self.key, isKeyUsed) = (key, false) }
}
