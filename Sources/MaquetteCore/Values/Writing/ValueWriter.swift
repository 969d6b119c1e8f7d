/// A writer of trees, through which models are encoded to every format except JSON.
public struct ValueWriter: ~Copyable, MappingWriter {
  /// An open container.
  private struct Frame {
    /// The index of its first element or member; the entry of the container itself is before it.
    let start: Int
    let isObject: Bool

    /// Whether a key may have been written twice.
    var mayRepeatKeys = false
  }

  /// The options, and the failure.
  public var state: __WritingState

  private var built: TreeBuilder

  /// The innermost container, and the ones around it.
  private var frame: Frame?
  private var outerFrames: [Frame] = []

  /// The last key in the innermost container, and whether its value has been written.
  private var key = ""
  private var isKeyUsed = true

  package init(state: __WritingState) {
    self.state = state
    built = TreeBuilder()
  }

  /// Creates a writer for a small tree.
  ///
  /// Invariant: the memory is uninitialized and outlives the writer.
  init(state: __WritingState, lent memory: UnsafeMutableBufferPointer<AnyValue.Object.Member>) {
    self.state = state
    built = unsafe TreeBuilder(lent: memory)
  }

  /// Ends writing and returns the tree.
  package mutating func finish() -> AnyValue { built.takeLast() ?? .null }

  /// Removes the parts of the tree that the options exclude.
  mutating func removeParts() {
    guard var tree = built.takeLast() else { return }
    state.options.reshape(&tree)
    built.append(tree, key: "")
  }

  /// The steps to the current value.
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
      // Before its first key, an object has no member to name.
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

  /// The steps to the value that comes next, or to the object whose fields come next.
  public var openPath: MappingPath {
    guard frame?.isObject == true, isKeyUsed else { return path }
    return MappingPath(path.steps.dropLast(built.count == frame?.start ? 0 : 1))
  }

  /// Writes a value that nobody else keeps.
  @inline(__always)
  mutating func put(_ value: consuming AnyValue) {
    if isKeyUsed { frame?.mayRepeatKeys = true }
    isKeyUsed = true
    built.append(value, key: key)
  }

  /// Writes a value under a key that is unique in the object, and that no value has been written
  /// for.
  @inline(__always)
  mutating func put(_ value: consuming AnyValue, under key: String) {
    built.append(value, key: key)
  }

  /// Writes a value of any type.
  ///
  /// - Parameter value: The value, as an element, as the value of the last key, or as the root.
  /// - Throws: The errors of the type.
  @inlinable @inline(__always)
  public mutating func write<T: MappingEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) {
    try value.write(to: &self)
  }

  /// Writes the fields of a superclass or a flattened member into the current object.
  ///
  /// - Parameter model: The model whose keys and values are written, without an object around them.
  /// - Throws: `depthExceeded` for too many nested members; errors of the model.
  public mutating func writeFields<T: FlattenedEncodable>(of model: T) throws(WriteFailure) {
    try beginFlattened()
    frame?.mayRepeatKeys = true
    defer { state.openFlattened &-= 1 }
    try model.__writeFields(to: &self)
  }

  /// Writes a null, which a format that lacks null refuses.
  public mutating func writeNull() { put(neededNull) }

  /// A null that must not be lost.
  var neededNull: AnyValue {
    _slowPath(state.losesValues) && state.options.lacksNull ? .neededNull : .null
  }

  /// Writes a Boolean.
  ///
  /// - Parameter value: The Boolean, which the tree keeps as one.
  public mutating func writeBool(_ value: Bool) { put(.bool(value)) }

  /// Writes an integer of any width.
  ///
  /// - Parameter value: The integer, which the tree represents exactly.
  public mutating func writeInteger<I: FixedWidthInteger>(_ value: I) {
    put(.number(AnyValue.Number(value)))
  }

  /// Writes a double.
  ///
  /// - Parameter value: The double. If it is NaN or infinite, the conventions may replace it by
  ///   text or null.
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

  /// Writes a float as its shortest decimal or, for binary formats, unchanged.
  ///
  /// - Parameter value: The float. If it is NaN or infinite, the conventions may replace it by text
  ///   or null.
  /// - Throws: `unencodable` for NaN and infinities, if the conventions reject them.
  public mutating func writeFloat(_ value: Float) throws(WriteFailure) {
    guard value.isFinite, !state.options.floatsAreBinary else {
      return try writeDouble(Double(value))
    }
    put(.number(AnyValue.Number(value)))
  }

  /// Writes a string.
  ///
  /// - Parameter value: The text, without escapes or quotation marks.
  public mutating func writeString(_ value: String) { put(.string(value)) }

  /// Writes a tagged value; only the format of the tag writes the tag.
  ///
  /// - Parameters:
  ///   - tag: The tag, which is put around the value and the tags that it already has.
  ///   - value: The value, which writes itself without this tag.
  /// - Throws: The errors of the type.
  public mutating func writeTagged<T: MappingEncodable>(
    _ tag: ValueTag, _ value: T
  ) throws(WriteFailure) {
    try value.write(to: &self)
    built.tagLast(tag)
  }

  /// The value of a key of the current object, without its tags; nil if it has none.
  func written(under key: String) -> AnyValue? {
    guard let frame else { return nil }
    return (frame.start..<built.count).first { built.key(at: $0).isSameKey(as: key) }
      .map { built.value(at: $0).untagged }
  }

  /// The last value.
  var last: AnyValue? { built.last }

  /// Replaces the last value, under the same key.
  mutating func replaceLast(by value: AnyValue) { built.replaceLast(by: value) }

  /// Adds a tag to the last value.
  mutating func tagLast(_ tag: ValueTag) { built.tagLast(tag) }

  /// Writes the number of a value as text.
  ///
  /// - Returns: Whether the value is a finite number, or text already; if not, nothing is written.
  mutating func writeQuoted<T: MappingEncodable>(_ value: T) throws(WriteFailure) -> Bool {
    let count = built.count
    try value.write(to: &self)
    guard built.count > count, let value = built.last else { return false }
    switch value {
    case .number(let number) where number.isFinite:
      built.replaceLast(by: .string(number.description))
      return true
    case .string: return true
    default:
      (key, isKeyUsed) = (built.key(at: built.count - 1), frame?.isObject != true)
      _ = built.takeLast()
      return false
    }
  }

  /// Writes a tree.
  ///
  /// - Parameter value: The tree, which is not checked.
  public mutating func writeValue(_ value: AnyValue) { put(value) }

  /// Begins an array.
  ///
  /// - Throws: `depthExceeded` for more levels than the options allow or the stack has room for.
  public mutating func beginArray() throws(WriteFailure) { try begin(isObject: false) }

  /// Begins an object.
  ///
  /// - Throws: `depthExceeded` for more levels than the options allow or the stack has room for.
  public mutating func beginObject() throws(WriteFailure) { try begin(isObject: true) }

  @inline(__always)
  private mutating func begin(isObject: Bool) throws(WriteFailure) {
    try descend()
    put(.null)
    if let frame { outerFrames.append(frame) }
    frame = Frame(start: built.count, isObject: isObject)
    if !isObject { key = "" }
  }

  /// Ends the innermost array.
  public mutating func endArray() {
    guard let ended = leave(), !ended.isObject else { return }
    built.replaceLast(by: .array(built.takeElements(from: ended.start)))
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    guard let ended = leave(), ended.isObject else { return }
    let members = built.takeMembers(from: ended.start)
    // For a key written twice, the last value wins.
    let hasDistinctKeys = !ended.mayRepeatKeys || AnyValue.Object.haveDistinctKeys(members)
    let object = hasDistinctKeys ? AnyValue.Object(distinct: members) : AnyValue.Object(members)
    built.replaceLast(by: .object(object))
  }

  /// Ends the innermost object, in which objects with the same key are merged.
  mutating func endSharedObject() {
    guard let ended = leave(), ended.isObject else { return }
    built.replaceLast(by: .object(AnyValue.Object(uniting: built.takeMembers(from: ended.start))))
  }

  /// Ends the innermost object, the value of the last key; removes both if it is empty.
  public mutating func __endObjectUnlessEmpty() {
    if let frame, frame.isObject, built.count == frame.start {
      _ = leave()
      _ = built.takeLast()
    } else {
      endObject()
    }
  }

  /// Ends the object of a case after its payload, which a format may be unable to hold.
  public mutating func __endCase(
    _ name: StaticString, isBare: Bool?, _ tag: @autoclosure () -> AnyValue?
  ) throws(WriteFailure) {
    guard _slowPath(state.options.omitsValues) else { return endObject() }
    let (tag, traits) = (tag(), state.options.traits)
    guard let omission = built.last.flatMap({ traits.omission(of: $0, isAlone: tag != nil) }) else {
      return endObject()
    }
    // The format refuses such a null, and names its place.
    if omission == .empty, built.last?.hasNeededNull == true { return endObject() }
    guard isBare ?? false || isBare == false && omission == .empty && traits.absentArraysAreEmpty
    else {
      throw failure(.unencodable, expected: omission.expectation, found: "case \(name)")
    }
    endObject()
    if let tag { built.replaceLast(by: tag) }
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

  /// Writes a compile-time key.
  public mutating func writeKey(_ key: __StaticKey) { writeKey(key.text) }

  /// Writes a key.
  ///
  /// - Parameter key: The key of the next value. For a key written twice, the last value wins.
  public mutating func writeKey(_ key: String) {
    frame?.mayRepeatKeys = true
    writeDistinctKey(key)
  }

  /// Writes a key that is unique in the object.
  @inline(__always)
  mutating func writeDistinctKey(_ key: String) { (self.key, isKeyUsed) = (key, false) }
}
