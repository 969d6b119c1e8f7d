/// The reader over a tree of values: the way from every format but JSON into models.
public struct ValueReader: ~Copyable, MappingReader {
  /// Options, issues, and what went wrong.
  public var state: __ReadingState

  /// The place in the tree.
  var cursor: TreeCursor

  /// Objects that are read instead of text.
  var substitutes = TreeSubstitutes()

  /// Values of members of the outermost object that are there already, by their keys.
  var prepared = PreparedValues()

  private init(_ root: UnsafePointer<AnyValue>, state: __ReadingState) {
    cursor = unsafe TreeCursor(root)
    self.state = state
  }

  /// Lends a tree to a reader, as long as a body reads from it.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - state: What the reader begins with; its journal becomes that of the reader.
  ///   - body: Reads.
  static func read<Result>(
    _ tree: AnyValue, state: inout __ReadingState,
    _ body: (inout ValueReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    // The pointer keeps the tree alive and unchanged, as the cursor asks.
    unsafe try withUnsafePointer(to: tree) { (root) throws(ReadFailure) in
      var reader = unsafe ValueReader(root, state: state)
      // Of the state only the journal is of use when the reader is gone.
      defer { if let journal = reader.state.journal { state.journal = journal } }
      return try body(&reader)
    }
  }

  /// A position in the tree.
  public typealias Mark = __Mark

  /// A position in the tree.
  ///
  /// It holds good as long as the containers around it are being walked.
  @safe public struct __Mark {
    fileprivate let value: UnsafePointer<AnyValue>
    fileprivate let depth: Int

    // Values begin at multiples of eight bytes.

    /// What tells the place from all others.
    var identity: Int { unsafe Int(bitPattern: value) &<< 1 }
  }

  /// The place where the reader stands.
  @inline(__always)
  public func mark() -> Mark { unsafe __Mark(value: cursor.value, depth: cursor.depth) }

  /// Returns to a place.
  public mutating func reset(to mark: Mark) {
    unsafe cursor.reset(to: mark.value, depth: mark.depth)
  }

  /// Whether the value that begins at a place is an element of markup that says nothing.
  public func __isEmptyMarkup(at mark: Mark, after code: MappingError.Code) -> Bool {
    unsafe state.options.isMarkup && mark.value.pointee.__isEmptyMarkup(after: code)
  }

  /// Where a place is, to be told in an error.
  public func location(of mark: Mark) -> __SourcePosition { .path(cursor.path(depth: mark.depth)) }

  /// The object around the value.
  public var enclosingObject: AnyValue.Object? { cursor.enclosingObject }

  /// The kind of the value that the reader stands at.
  public var kind: ValueKind? { unsafe cursor.value.pointee.kind }

  /// The kind of the scalar that the reader stands at: of an element of markup that of its text.
  public var scalarKind: ValueKind? {
    guard case .object(let object) = unsafe cursor.value.pointee, state.options.isMarkup,
      object.markupText != nil
    else { return kind }
    return .string
  }

  /// Reads a value of a type.
  public mutating func read<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T {
    guard _slowPath(!prepared.isEmpty) else { return try T(from: &self) }
    return try readPrepared()
  }

  @inline(never)
  private mutating func readPrepared<T: MappingDecodable>() throws(ReadFailure) -> T {
    if cursor.depth == 1, let value = prepared.value(of: currentKey, as: T.self) { return value }
    return try T(from: &self)
  }

  /// Changes a value by what the reader stands at.
  public mutating func update<T: MappingDecodable>(_ value: inout T) throws(ReadFailure) {
    try value.update(from: &self)
  }

  /// Consumes a null; false, and nothing consumed, if the value is something else.
  @inline(__always)
  public mutating func readNull() throws(ReadFailure) -> Bool {
    if case .null = unsafe cursor.untagged.pointee { true } else { false }
  }

  /// Reads a truth value, converting what the policy allows.
  @inline(__always)
  public mutating func readBool() throws(ReadFailure) -> Bool {
    if case .bool(let value) = unsafe cursor.value.pointee { return value }
    return try convertToBool()
  }

  @inline(never)
  private mutating func convertToBool() throws(ReadFailure) -> Bool {
    if let truth = unsafe state.options.truth(of: cursor.value.pointee) { return truth }
    return try convert(by: .bool)
  }

  /// Reads an integer, converting what the policy allows.
  @inline(__always)
  public mutating func readInteger<I: FixedWidthInteger>(
    _ type: I.Type
  ) throws(ReadFailure) -> I {
    if case .number(let number) = unsafe cursor.value.pointee,
      case .integer(let integer) = number.storage,
      let value = I(exactly: integer)
    {
      return value
    }
    return try convert(by: .integer(type))
  }

  /// Reads a double, converting what the policy allows.
  @inline(__always)
  public mutating func readDouble() throws(ReadFailure) -> Double {
    if case .number(let number) = unsafe cursor.value.pointee,
      case .double(let value) = number.storage,
      value.isFinite
    {
      return value
    }
    return try convertToDouble()
  }

  @inline(never)
  private mutating func convertToDouble() throws(ReadFailure) -> Double {
    // A finite number is one whatever the options say of others.
    if case .number(let number) = unsafe cursor.untagged.pointee, case let value = number.double,
      value.isFinite
    {
      return value
    }
    return try convert(by: .double)
  }

  /// Reads a float, converting what the policy allows.
  public mutating func readFloat() throws(ReadFailure) -> Float { try convert(by: .float) }

  /// Reads text, converting what the policy allows.
  @inline(__always)
  public mutating func readString() throws(ReadFailure) -> String {
    if case .string(let text) = unsafe cursor.value.pointee,
      text.utf8.count <= state.options.limits.stringLength
    {
      return text
    }
    return try convertToString()
  }

  @inline(never)
  private mutating func convertToString() throws(ReadFailure) -> String {
    try checkLength()
    if isEmptyNull { return "" }
    return try convert(by: .string)
  }

  /// Whether there is a null that stands for what is empty.
  private var isEmptyNull: Bool {
    guard case .null = unsafe cursor.untagged.pointee else { return false }
    return state.options.nullsAreEmpty
  }

  /// Whether there is an empty text that stands for nil.
  @inline(__always)
  public var __isEmptyText: Bool {
    guard case .string(let text) = unsafe cursor.value.pointee, text.isEmpty else { return false }
    return state.options.emptyTextIsNil
  }

  @inline(never)
  private mutating func convert<T>(by conversion: Conversion<T>) throws(ReadFailure) -> T {
    guard _slowPath(state.options.isMarkup) else {
      return unsafe try convert(cursor.untagged.pointee, from: mark(), by: conversion)
    }
    let value = unsafe cursor.untagged.pointee.markupScalar(isText: T.self == String.self)
    return try convert(value, from: mark(), by: conversion)
  }

  /// Reads whatever is there as a tree.
  public mutating func readValue() throws(ReadFailure) -> AnyValue {
    try checkLength()
    return unsafe cursor.untagged.pointee
  }

  /// Reads whatever is there as a tree, with the tags around it.
  public mutating func readTaggedValue() throws(ReadFailure) -> AnyValue {
    try checkLength()
    return unsafe cursor.value.pointee
  }

  /// Passes over one value of any kind.
  public mutating func skipValue() throws(ReadFailure) {}

  private mutating func checkLength() throws(ReadFailure) {
    if case .string(let text) = unsafe cursor.untagged.pointee,
      text.utf8.count > state.options.limits.stringLength
    {
      throw failure(
        .stringTooLong, expected: "at most \(state.options.limits.stringLength) bytes")
    }
  }
}

extension ValueReader {
  /// Steps into an array; false if it is empty, and then it is already left.
  public mutating func beginArray() throws(ReadFailure) -> Bool {
    try checkContainer(.array, unit: "elements")
    guard let hasElements = cursor.enterArray() else { throw mismatch(expected: "an array") }
    return hasElements
  }

  /// Steps past an element that was read; false if the array ended there.
  public mutating func endElement() throws(ReadFailure) -> Bool { cursor.advance() }

  /// Steps into an object; false if it is empty, and then it is already left.
  public mutating func beginObject() throws(ReadFailure) -> Bool {
    try checkContainer(.object, unit: "keys")
    if let hasMembers = cursor.enterObject() { return hasMembers }
    if isEmptyNull { return false }
    return try beginMarkup()
  }

  /// Steps into text as the element that it is the text of.
  @inline(never)
  private mutating func beginMarkup() throws(ReadFailure) -> Bool {
    guard standAtTextAsElement() else { throw mismatch(expected: "an object") }
    return cursor.enterObject() ?? false
  }

  /// Steps past a field that was read; false if the object ended there.
  public mutating func endField() throws(ReadFailure) -> Bool { cursor.advance() }

  /// Reads a key and finds its slot in a table, or -1; the reader then stands at the value.
  public mutating func readKey(
    _ keys: __KeyTable, expecting slot: Int
  ) throws(ReadFailure) -> Int {
    let slot = __slotOfCurrentKey(in: keys)
    return _slowPath(slot < 0 && state.options.isMarkup) ? slotOfContent(in: keys) : slot
  }

  /// Reads a key as text; the reader then stands at the value.
  public mutating func readKey() throws(ReadFailure) -> String { currentKey }

  /// The slot of the key read last in another table, or -1.
  public func __slotOfCurrentKey(in keys: __KeyTable) -> Int {
    let slot = unsafe cursor.key.map { unsafe keys.slot(of: $0.pointee) } ?? keys.slot(of: "")
    return slot < 0 && state.options.isMarkup ? slotOfAttribute(in: keys) : slot
  }

  /// The key read last.
  public var currentKey: String { unsafe cursor.key?.pointee ?? "" }

  /// The key of the value that begins at a place.
  public func __keyBefore(_ mark: Mark) -> String { cursor.key(atDepth: mark.depth) ?? "" }

  /// Sees that a container is no larger, and no deeper inside others, than the limits allow.
  @inline(__always)
  private mutating func checkContainer(
    _ kind: ValueKind, unit: StaticString
  ) throws(ReadFailure) {
    guard
      _slowPath(
        state.options.limits.elementCount != .max || cursor.depth >= Int(state.freeDepth))
    else { return }
    try checkLimits(kind, unit)
  }

  @inline(never)
  private mutating func checkLimits(
    _ kind: ValueKind, _ unit: StaticString
  ) throws(ReadFailure) {
    let limits = state.options.limits
    guard self.kind == kind else { return }
    if cursor.count > limits.elementCount {
      throw failure(.tooManyElements, expected: "at most \(limits.elementCount) \(unit)")
    }
    if cursor.depth >= limits.depth {
      throw failure(.depthExceeded, expected: "at most \(limits.depth) levels")
    }
    if !state.stack.hasRoom() { throw failure(.depthExceeded, expected: StackGuard.expectation) }
  }

  private mutating func mismatch(expected: String) -> ReadFailure {
    failure(kind == .null ? .unexpectedNull : .typeMismatch, expected: expected)
  }
}
