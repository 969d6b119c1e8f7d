extension JSONReader {
  /// Enters an array; returns false if it is empty, in which case the reader has left it.
  ///
  /// - Throws: `typeMismatch` for a value that is not an array, `depthExceeded` beyond the limit.
  @inlinable @inline(__always)
  public mutating func beginArray() throws(ReadFailure) -> Bool {
    guard cursor.advance(over: UInt8(ascii: "[")) else { throw mismatch(expected: "an array") }
    try descend()
    cursor.skipWhitespace()
    guard cursor.advance(over: UInt8(ascii: "]")) else { return true }
    depth &-= 1
    return false
  }

  /// Advances past a decoded element; returns false at the end of the array.
  ///
  /// - Throws: Errors of the grammar between elements.
  @inlinable @inline(__always)
  public mutating func endElement() throws(ReadFailure) -> Bool {
    if _fastPath(cursor.advance(over: UInt8(ascii: ","))) {
      cursor.skipWhitespace()
      return true
    }
    return try endContainer(UInt8(ascii: "]"))
  }

  /// Enters an object; returns false if it is empty, in which case the reader has left it.
  ///
  /// - Throws: `typeMismatch` for a value that is not an object, `depthExceeded` beyond the limit.
  @inlinable @inline(__always)
  public mutating func beginObject() throws(ReadFailure) -> Bool {
    guard _fastPath(cursor.advance(over: UInt8(ascii: "{"))) else { return try continueObject() }
    try descend()
    cursor.skipWhitespace()
    guard cursor.advance(over: UInt8(ascii: "}")) else { return true }
    depth &-= 1
    return false
  }

  /// Goes on in an object after its tag, if the object has been entered; returns false at its end.
  @inline(never)
  @usableFromInline
  mutating func continueObject() throws(ReadFailure) -> Bool {
    guard continuesObject else { throw mismatch(expected: "an object") }
    continuesObject = false
    return try endField()
  }

  /// Advances past a decoded field; returns false at the end of the object.
  ///
  /// - Throws: Errors of the grammar between members.
  @inlinable @inline(__always)
  public mutating func endField() throws(ReadFailure) -> Bool {
    if _fastPath(cursor.advance(over: UInt8(ascii: ","))) {
      cursor.skipWhitespace()
      return true
    }
    return try endContainer(UInt8(ascii: "}"))
  }

  /// Skips whitespace and then a comma or a closing bracket; returns false for a bracket.
  @inline(never)
  @usableFromInline
  mutating func endContainer(_ bracket: UInt8) throws(ReadFailure) -> Bool {
    cursor.skipWhitespace()
    if cursor.advance(over: bracket) {
      depth &-= 1
      return false
    }
    guard cursor.advance(over: UInt8(ascii: ",")) else {
      throw syntaxFailure(expected: "',' or '\(Character(Unicode.Scalar(bracket)))'")
    }
    cursor.skipWhitespace()
    return true
  }

  @inlinable @inline(__always)
  mutating func descend() throws(ReadFailure) {
    depth &+= 1
    if _slowPath(depth > Int(state.freeDepth)) { try checkDepth() }
  }

  /// Checks the depth limit for the container that begins.
  @inline(never)
  @usableFromInline
  mutating func checkDepth() throws(ReadFailure) {
    let limit = state.options.limits.depth
    let isDeep = depth > limit
    guard isDeep || !state.stack.hasRoom(forTreeOf: depth) else { return }
    throw failure(
      .depthExceeded, at: Mark(offset: cursor.offset - 1, depth: depth - 1),
      expected: isDeep ? "at most \(limit.counted("level"))" : StackGuard.expectation, found: "")
  }

  /// Reads a key and returns its slot in a table, or -1; the reader is then at the value.
  @inlinable @inline(__always)
  public mutating func readKey(
    _ keys: __KeyTable, expecting slot: Int
  ) throws(ReadFailure) -> Int {
    if _fastPath(cursor.advance(overKey: slot, of: keys)) {
      cursor.skipWhitespace()
      return slot
    }
    return try readUnexpectedKey(keys, after: slot)
  }

  /// Reads a key other than the expected one, probably the next.
  @inline(never)
  @usableFromInline
  mutating func readUnexpectedKey(
    _ keys: __KeyTable, after slot: Int
  ) throws(ReadFailure) -> Int {
    if cursor.advance(overKey: slot &+ 1, of: keys) {
      cursor.skipWhitespace()
      return slot &+ 1
    }
    if keys.count <= 2, !state.readsKeysInFull, let slot = passKeyShortly(keys) { return slot }
    if case .plain = try passKey() { return cursor.slot(of: keyStart..<keyEnd, in: keys) }
    return keys.slot(of: try unescapedKey())
  }

  /// Reads a key without a search, if it is short and in the usual form; returns nil, without moving,
  /// for any other key.
  @inline(__always)
  private mutating func passKeyShortly(_ keys: __KeyTable) -> Int? {
    for slot in 0..<keys.count where cursor.advance(overKey: slot, of: keys) {
      cursor.skipWhitespace()
      return slot
    }
    // In this form, a key of the table would have matched its row.
    let start = cursor.offset + 1
    let count = cursor.passShortKey()
    guard count >= 0 else { return nil }
    (keyStart, keyEnd) = (start, start + count)
    cursor.skipWhitespace()
    return -1
  }

  /// Reads a key as text; the reader is then at the value.
  ///
  /// - Throws: Errors of the grammar in the key or after it.
  public mutating func readKey() throws(ReadFailure) -> String {
    let start = mark()
    if _fastPath(!state.readsKeysInFull), let key = cursor.scanShortKey() {
      keyStart = start.offset + 1
      keyEnd = keyStart + key.utf8.count
      cursor.skipWhitespace()
      return key
    }
    switch try passKey() {
    case .plain(let isASCII): return cursor.validText(keyStart..<keyEnd, isASCII: isASCII)
    default: return try unescapedKey()
    }
  }

  private mutating func unescapedKey() throws(ReadFailure) -> String {
    switch cursor.unescapedString(keyStart..<keyEnd) {
    case .text(let key):
      return key
    case .mistake(let code, let offset):
      throw failure(code, at: Mark(offset: offset, depth: depth), found: "a key")
    }
  }

  /// Skips a key, its colon and the whitespace around it; returns how the key is written.
  private mutating func passKey() throws(ReadFailure) -> JSONCursor.StringScan {
    guard cursor.advance(over: UInt8(ascii: "\"")) else {
      throw syntaxFailure(expected: "a key in quotes")
    }
    keyStart = cursor.offset
    let scan = cursor.scanString()
    keyEnd = cursor.offset
    switch scan {
    case .plain(isASCII: true): break
    case .plain(isASCII: false):
      if let mistake = cursor.firstInvalidByte(from: keyStart) {
        throw failure(.invalidUTF8, at: Mark(offset: mistake, depth: depth), found: "a key")
      }
    case .escaped: break
    case .failed(let code): throw failure(code, expected: "the end of the key", found: "")
    }
    let limit = state.options.limits.stringLength
    if _slowPath(keyEnd - keyStart > limit) {
      // An escape is longer than what it stands for.
      guard case .escaped = scan, try unescapedKey().utf8.count <= limit else {
        throw stringTooLong(from: keyStart)
      }
    }
    cursor.advance()
    cursor.skipWhitespace()
    guard cursor.advance(over: UInt8(ascii: ":")) else { throw syntaxFailure(expected: "':'") }
    cursor.skipWhitespace()
    return scan
  }

  /// Returns the slot of the last key in another table, or -1.
  @inlinable @inline(__always)
  public func __slotOfCurrentKey(in keys: __KeyTable) -> Int {
    let slot = cursor.slot(of: keyStart..<keyEnd, in: keys)
    if slot >= 0, keys.isPlain(slot) { return slot }
    return cursor.holdsEscape(keyStart..<keyEnd) ? keys.slot(of: currentKey) : slot
  }

  @inline(never)
  public func __restLacks(_ keys: __KeyTable) -> Bool { cursor.visitKeys(keys) { $0 < 0 } == true }

  public mutating func __visitOtherKeys(_ visit: (String, inout __ReadingState) -> Bool) {
    let (start, key, passesOver) = (mark(), keyStart..<keyEnd, state.suppressesDuplicateReports)
    let pending = state.journal?.pending
    // The decoder reports duplicate keys and mistakes of the grammar.
    state.suppressesDuplicateReports = true
    defer {
      reset(to: start)
      (keyStart, keyEnd) = (key.lowerBound, key.upperBound)
      state.suppressesDuplicateReports = passesOver
      state.journal?.pending = pending
    }
    repeat {
      guard (try? skipValue()) != nil, (try? endField()) == true, let key = try? readKey() else {
        return
      }
      guard visit(key, &state) else { return }
    } while true
  }

  /// The last key.
  public var currentKey: String { cursor.unescapedText(keyStart..<keyEnd) }

  /// Returns the key of the value at a position.
  public func __keyBefore(_ mark: Mark) -> String { cursor.key(before: mark.offset) }
}

extension JSONReader {
  /// The kind of the scalar at the reader.
  public var scalarKind: ValueKind? { kind }

  /// JSON has no markup.
  public func __isEmptyMarkup(at mark: Mark, after code: MappingError.Code) -> Bool { false }
}
