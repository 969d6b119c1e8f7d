// Decodes an enum from JSON in one pass, if its tag is where tags usually are. These are fast paths:
// they report no errors, and whatever is unusual is decoded again by the general functions.

extension JSONReader {
  @inline(never)
  public mutating func __initializeCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    if _fastPath(table.rules == nil && state.allowsAttempts), cursor.byte == UInt8(ascii: "{") {
      switch table.place {
      case .name:
        if table.hasNamesOnly, unsafe try initializeNamedCaseShortly(of: table, at: memory) {
          return
        }
      case .inside, .beside:
        if unsafe try initializeTaggedCaseShortly(of: table, at: memory) { return }
      case .first, .nowhere: break
      }
    }
    if _slowPath(state.resumes), kind == .object || kind == .array {
      return unsafe try initializeCaseOfGrowingText(of: table, at: memory)
    }
    unsafe try initializeCase(of: table, at: memory)
  }

  @inline(__always)
  public mutating func __readName(of table: __CaseTable) throws(ReadFailure) -> Int {
    try readKey(table.names.keys, expecting: 0)
  }

  /// Decodes an object that begins with a tag; returns false, without consuming anything, for any
  /// other value.
  private mutating func initializeTaggedCaseShortly(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    let start = mark()
    guard let entry = unsafe try enterCase(of: table) else {
      reset(to: start)
      return false
    }
    let outer = continuedDepth
    defer { (continuedDepth, continuesObject) = (outer, false) }
    let isDone = unsafe try attemptCase(of: table, at: memory) {
      (reader: inout JSONReader) throws(ReadFailure) in
      if table.place == .beside {
        unsafe try reader.initializeContent(entry, of: table, at: memory)
      } else if let reading = unsafe entry.pointee.reading {
        (reader.continuedDepth, reader.continuesObject) = (reader.depth, true)
        unsafe try reader.__initialize(memory, by: reading)
      }
    }
    if !isDone { reset(to: start) }
    return isDone
  }

  /// Enters an object that begins with a tag, and returns the case that the tag names, if the members
  /// after it can be decoded as they come.
  mutating func enterCase(
    of table: __CaseTable
  ) throws(ReadFailure) -> UnsafePointer<__CaseTable.Case>? {
    guard table.tags.tagKey.count > 0, try beginObject(),
      cursor.advance(overKey: 0, of: table.tags.tagKey)
    else { return nil }
    cursor.skipWhitespace()
    let slot = cursor.advance(overName: table.names.keys)
    guard slot >= 0 else { return nil }
    let entry = unsafe table.entry(table.index(ofName: slot))
    let isUsual =
      unsafe table.place == .beside ? entry.pointee.reading != nil : entry.pointee.continues
    return unsafe isUsual ? entry : nil
  }

  /// Decodes the content after a tag, and passes the rest of the object.
  private mutating func initializeContent(
    _ entry: UnsafePointer<__CaseTable.Case>, of table: __CaseTable,
    at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    guard try isAtContent(of: table) else { throw ReadFailure(.missingKey) }
    unsafe try initializePayload(entry, of: table, at: memory)
    guard unsafe try endContent(of: table, at: memory) else { throw ReadFailure(.duplicateKey) }
  }

  /// Passes the key after a tag; returns whether it is that of the content.
  mutating func isAtContent(of table: __CaseTable) throws(ReadFailure) -> Bool {
    guard try endField() else { return false }
    return try readKey(table.tags.tagKey, expecting: 1) == 1
  }

  /// Passes the rest of an object after its content; returns false, without the case, if a tag or another
  /// content follows.
  mutating func endContent(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    var isUsual = true
    unsafe try end(of: table, at: memory) { (reader: inout JSONReader) throws(ReadFailure) in
      while isUsual, try reader.endField() {
        isUsual = try reader.readKey(table.tags.tagKey, expecting: 0) < 0
        if isUsual { try reader.skipValue() }
      }
    }
    if !isUsual { unsafe table.destroy(memory) }
    return isUsual
  }
}

extension JSONCursor {
  /// Skips a string in the usual notation that is a key of a table, and returns its slot; returns -1,
  /// without moving, for any other value.
  mutating func advance(overName names: __KeyTable) -> Int {
    guard isWide else { return -1 }
    for slot in 0..<min(names.count, 8) {
      let (row, count) = unsafe names.row(slot)
      // The row without its colon.
      guard count <= 17 else { continue }
      let equal = unsafe Bytes16.load(position).equals(Bytes16.load(row)).bits
      let needed = Mask16.bits(first: count &- 1)
      guard equal & needed == needed else { continue }
      unsafe position += count &- 1
      return slot
    }
    let start = offset
    guard advance(over: UInt8(ascii: "\"")), case .plain = scanString() else {
      offset = start
      return -1
    }
    let slot = slot(of: start + 1..<offset, in: names)
    guard slot >= 0, names.isPlain(slot) else {
      offset = start
      return -1
    }
    advance()
    return slot
  }
}
