// Enters and leaves arrays and objects of trees, and finds their keys.

extension ValueReader {
  /// Enters an array; returns false if it is empty, in which case the reader has left it.
  ///
  /// - Throws: `typeMismatch` for a value that is not an array, `depthExceeded` beyond the limit.
  public mutating func beginArray() throws(ReadFailure) -> Bool {
    try checkContainer(.array, unit: "element")
    if let hasElements = cursor.enterArray() { return hasElements }
    return try beginArrayInText()
  }

  @inline(never)
  private mutating func beginArrayInText() throws(ReadFailure) -> Bool {
    guard try standAtJSON(.array, expected: "an array") else {
      throw mismatch(expected: "an array")
    }
    return try beginArray()
  }

  /// Advances past a decoded element; returns false at the end of the array.
  ///
  /// - Throws: Errors of the grammar between elements.
  public mutating func endElement() throws(ReadFailure) -> Bool { cursor.advance() }

  /// Enters an object; returns false if it is empty, in which case the reader has left it.
  ///
  /// - Throws: `typeMismatch` for a value that is not an object, `depthExceeded` beyond the limit.
  public mutating func beginObject() throws(ReadFailure) -> Bool {
    try checkContainer(.object, unit: "key")
    if let hasMembers = cursor.enterObject() { return hasMembers }
    if isEmptyNull { return false }
    if try standAtJSON(.object, expected: "an object") { return try beginObject() }
    return try beginMarkup()
  }

  /// Enters text as if it were the element that contains it.
  @inline(never)
  private mutating func beginMarkup() throws(ReadFailure) -> Bool {
    guard standAtTextAsElement() else { throw mismatch(expected: "an object") }
    return cursor.enterObject() ?? false
  }

  /// Advances past a decoded field; returns false at the end of the object.
  ///
  /// - Throws: Errors of the grammar between members.
  public mutating func endField() throws(ReadFailure) -> Bool { cursor.advance() }

  /// Reads a key and returns its slot in a table, or -1; the reader is then at the value.
  public mutating func readKey(
    _ keys: __KeyTable, expecting slot: Int
  ) throws(ReadFailure) -> Int {
    let slot = __slotOfCurrentKey(in: keys)
    return _slowPath(slot < 0 && state.options.isMarkup) ? try slotOfContent(in: keys) : slot
  }

  /// Reads a key as text; the reader is then at the value.
  ///
  /// - Throws: Errors of the grammar in the key or after it.
  public mutating func readKey() throws(ReadFailure) -> String { currentKey }

  /// Returns the slot of the last key in another table, or -1.
  public func __slotOfCurrentKey(in keys: __KeyTable) -> Int {
    let slot = unsafe cursor.key.map { unsafe keys.slot(of: $0.pointee) } ?? keys.slot(of: "")
    return slot < 0 && state.options.isMarkup ? slotOfAttribute(in: keys) : slot
  }

  /// Returns false: the members of a tree are compared as fast by decoding it.
  public func __restLacks(_ keys: __KeyTable) -> Bool { false }

  public mutating func __visitOtherKeys(_ visit: (String, inout __ReadingState) -> Bool) {
    for member in enclosingObject ?? [:] {
      guard visit(member.key, &state) else { return }
      guard state.options.isMarkup, let name = member.key.attributeName else { continue }
      guard visit(name, &state) else { return }
    }
  }

  /// The last key.
  public var currentKey: String { unsafe cursor.key?.pointee ?? "" }

  /// Returns the key of the value at a position.
  public func __keyBefore(_ mark: Mark) -> String { cursor.key(atDepth: mark.depth) ?? "" }

  /// Checks that the size and the depth of a container are within the limits.
  @inline(__always)
  mutating func checkContainer(
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
      throw failure(
        .tooManyElements, expected: "at most \(limits.elementCount.counted(unit.description))")
    }
    if cursor.depth >= limits.depth {
      throw failure(.depthExceeded, expected: "at most \(limits.depth.counted("level"))")
    }
    if !state.stack.hasRoom() { throw failure(.depthExceeded, expected: StackGuard.expectation) }
  }

  private mutating func mismatch(expected: String) -> ReadFailure {
    failure(kind == .null ? .unexpectedNull : .typeMismatch, expected: expected)
  }
}
