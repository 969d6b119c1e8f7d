/// A reader over a tree of values, through which formats other than JSON decode models.
public struct ValueReader: ~Copyable, MappingReader {
  /// The options, the issues, and the failure.
  public var state: __ReadingState

  /// The position in the tree.
  var cursor: TreeCursor

  /// Objects that replace text while it is decoded.
  var substitutes = TreeSubstitutes()

  /// Already decoded values of members of the outermost object, by key.
  var prepared = PreparedValues()

  /// Memory for structs that are moved into their places.
  var lentMemory = LentMemory()

  /// Creates a reader of the value at a pointer.
  ///
  /// Invariant: while the reader reads, the value exists and does not change.
  init(_ root: UnsafePointer<AnyValue>, state: __ReadingState) {
    cursor = unsafe TreeCursor(root)
    self.state = state
  }

  /// Lends a tree to a reader for the duration of a closure.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - state: The initial state of the reader; its journal receives the journal of the reader.
  ///   - body: Decodes.
  package static func read<Result: ~Copyable>(
    _ tree: AnyValue, state: inout __ReadingState,
    _ body: (inout ValueReader) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    // The pointer keeps the tree alive and unchanged, as the cursor requires.
    unsafe try withUnsafePointer(to: tree) { (root) throws(ReadFailure) in
      var reader = unsafe ValueReader(root, state: state)
      // Only the journal of the state is needed after the reader is gone.
      defer { if let journal = reader.state.journal { state.journal = journal } }
      return try body(&reader)
    }
  }

  /// A position in the tree.
  public typealias Mark = __Mark

  /// A position in the tree.
  ///
  /// It is valid while the reader is inside the containers around it.
  @safe public struct __Mark {
    fileprivate let value: UnsafePointer<AnyValue>
    let depth: Int

    // Values are aligned to eight bytes.

    /// A number that is unique to the position.
    var identity: Int { unsafe Int(bitPattern: value) &<< 1 }
  }

  /// Returns the position of the reader.
  @inline(__always)
  public func mark() -> Mark { unsafe __Mark(value: cursor.value, depth: cursor.depth) }

  /// Returns to a position.
  ///
  /// - Parameter mark: A position in a container that the reader has not left since `mark()`.
  public mutating func reset(to mark: Mark) {
    unsafe cursor.reset(to: mark.value, depth: mark.depth)
  }

  /// Takes no step: keys of a tree are found without a walk.
  public func __walk(along steps: [MappingPath.Step]) -> Int { 0 }

  public mutating func __resume(after start: Mark) throws(ReadFailure) {
    reset(to: start)
    try skipValue()
  }

  /// Returns whether the value at a position is a markup element without content.
  public func __isEmptyMarkup(at mark: Mark, after code: MappingError.Code) -> Bool {
    unsafe state.options.isMarkup && mark.value.pointee.__isEmptyMarkup(after: code)
  }

  /// Returns the location of a position, for errors.
  ///
  /// - Parameter mark: A position in a container that the reader has not left since `mark()`.
  public func location(of mark: Mark) -> __SourcePosition { .path(cursor.path(depth: mark.depth)) }

  /// The object around the value.
  public var enclosingObject: AnyValue.Object? { cursor.enclosingObject }

  /// The kind of the value at the reader.
  public var kind: ValueKind? {
    if case .string(let text) = unsafe cursor.value.pointee, _slowPath(state.acceptsJSONText) {
      return kind(ofJSONIn: text) ?? .string
    }
    return unsafe cursor.value.pointee.kind
  }

  /// The kind of the scalar at the reader; for a markup element, that of its text.
  public var scalarKind: ValueKind? {
    guard case .object(let object) = unsafe cursor.value.pointee, state.options.isMarkup,
      object.markupText != nil
    else { return kind }
    return .string
  }

  /// Decodes a value of a type.
  ///
  /// - Parameter type: The type of the value, which reads itself.
  /// - Returns: The decoded value.
  /// - Throws: The errors of the type.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T {
    guard _slowPath(hasPreparedValues) else { return try T(from: &self) }
    return try readPrepared()
  }

  @usableFromInline
  var hasPreparedValues: Bool { !prepared.isEmpty }

  @inline(never)
  @usableFromInline
  mutating func readPrepared<T: MappingDecodable>() throws(ReadFailure) -> T {
    if let value = prepared.value(at: cursor, as: T.self) { return value }
    return try T(from: &self)
  }

  /// Updates a value from the value at the reader.
  ///
  /// - Parameter value: The value to update; a model changes only the properties that the source
  ///   has.
  /// - Throws: The errors of the type; the value is then unchanged.
  public mutating func update<T: MappingDecodable>(_ value: inout T) throws(ReadFailure) {
    if _slowPath(state.findsInstances), try substitute(&value) { return }
    if T.self is AnyObject.Type, let other = try __readOtherMember(than: value) {
      value = other
      return
    }
    try value.update(from: &self)
  }

  /// Consumes a null; returns false and consumes nothing if the value is something else.
  ///
  /// - Throws: Errors of the source; a value that is not null is none.
  @inline(__always)
  public mutating func readNull() throws(ReadFailure) -> Bool {
    if case .null = unsafe cursor.untagged.pointee { true } else { false }
  }

  /// Decodes a Boolean, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
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

  /// Decodes an integer, with the conversions that the policy allows.
  ///
  /// - Parameter type: The integer type, of any width.
  /// - Returns: The integer, exact unless the options round or truncate fractions.
  /// - Throws: `typeMismatch` for other kinds of values, `unexpectedNull` for a null,
  ///   `numberOutOfRange`, and `inexactNumber` for a fraction that the options reject.
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

  /// Decodes an `Int`; unlike the generic function, it is specialized for callers of other modules.
  @inline(never)
  @usableFromInline
  mutating func readNativeInteger() throws(ReadFailure) -> Int { try readInteger(Int.self) }

  /// Decodes a double, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  @inline(__always)
  public mutating func readDouble() throws(ReadFailure) -> Double {
    // For a finite number, the options for other numbers do not matter.
    if case .number(let number) = unsafe cursor.value.pointee,
      case .decimal(.short(let decimal)) = number.storage,
      case let value = decimal.double, value.isFinite
    {
      return value
    }
    if case .number(let number) = unsafe cursor.value.pointee,
      case .double(let value) = number.storage, value.isFinite
    {
      return value
    }
    return try convertToDouble()
  }

  @inline(never)
  private mutating func convertToDouble() throws(ReadFailure) -> Double {
    if case .number(let number) = unsafe cursor.untagged.pointee, case let value = number.double,
      value.isFinite
    {
      return value
    }
    return try convert(by: .double)
  }

  /// Decodes a float, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  public mutating func readFloat() throws(ReadFailure) -> Float { try convert(by: .float) }

  /// Decodes a string, with the conversions that the policy allows.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
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

  /// Whether the value is a null that represents an empty value.
  var isEmptyNull: Bool {
    guard case .null = unsafe cursor.untagged.pointee else { return false }
    return state.options.nullsAreEmpty
  }

  /// Whether the value is an empty string that represents nil.
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

  /// Decodes any value as a tree.
  ///
  /// - Throws: Errors of the source inside the value: of the grammar and of the limits.
  public mutating func readValue() throws(ReadFailure) -> AnyValue {
    try checkLength()
    return unsafe cursor.untagged.pointee
  }

  /// Decodes any value as a tree, with the tags around it.
  ///
  /// - Throws: Errors of the source inside the value: of the grammar and of the limits.
  public mutating func readTaggedValue() throws(ReadFailure) -> AnyValue {
    try checkLength()
    return unsafe cursor.value.pointee
  }

  /// Skips one value of any kind.
  ///
  /// - Throws: Nothing; only readers of text can find errors in a skipped value.
  public mutating func skipValue() throws(ReadFailure) {}

  private mutating func checkLength() throws(ReadFailure) {
    if case .string(let text) = unsafe cursor.untagged.pointee,
      text.utf8.count > state.options.limits.stringLength
    {
      throw failure(
        .stringTooLong, expected: "at most \(state.options.limits.stringLength.counted("byte"))")
    }
  }
}
