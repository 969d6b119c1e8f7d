// Decodes an enum from a tree, if its tag is where tags usually are; the general functions decode
// whatever is unusual.

extension ValueReader {
  @inline(never)
  public mutating func __initializeCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    if _fastPath(table.rules == nil && table.hasNamesOnly && state.allowsAttempts),
      kind == .object
    {
      let start = mark()
      let isDone: Bool
      switch table.place {
      case .name: isDone = unsafe try initializeNamedCaseShortly(of: table, at: memory)
      case .inside: isDone = unsafe try initializeCaseShortly(besideFieldsOf: table, at: memory)
      case .beside: isDone = unsafe try initializeCaseShortly(besideContentOf: table, at: memory)
      case .first, .nowhere: isDone = false
      }
      if isDone { return }
      reset(to: start)
    }
    unsafe try initializeCase(of: table, at: memory)
  }

  @inline(__always)
  public mutating func __readName(of table: __CaseTable) throws(ReadFailure) -> Int {
    unsafe table.names.texts.slot(of: cursor.memberKey, expecting: 0)
  }

  /// Decodes the object of a payload that contains its tag; returns false for any other object.
  private mutating func initializeCaseShortly(
    besideFieldsOf table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    let start = mark()
    guard let index = try findName(of: table) else { return false }
    let entry = unsafe table.entry(index)
    guard unsafe entry.pointee.continues, let reading = unsafe entry.pointee.reading else {
      return false
    }
    reset(to: start)
    unsafe try __initialize(memory, by: reading)
    return true
  }

  /// Decodes the payload beside a tag; returns false if there is no such tag or payload.
  private mutating func initializeCaseShortly(
    besideContentOf table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    let start = mark()
    guard let index = try findName(of: table) else { return false }
    reset(to: start)
    guard try beginObject() else { return false }
    while unsafe table.tagTexts.slot(of: cursor.memberKey, expecting: 1) != 1 {
      guard try endField() else { return false }
    }
    unsafe try initializePayload(table.entry(index), of: table, at: memory)
    while cursor.advanceToMember() {}
    return true
  }

  /// Finds the tag of an object, which has to be a name; the reader is somewhere in the object then.
  ///
  /// The keys of a tree are distinct.
  private mutating func findName(of table: __CaseTable) throws(ReadFailure) -> Int? {
    guard table.tags.tagKey.count > 0, try beginObject() else { return nil }
    while unsafe table.tagTexts.slot(of: cursor.memberKey, expecting: 0) != 0 {
      guard try endField() else { return nil }
    }
    guard case .string(var name) = unsafe cursor.value.pointee else { return nil }
    let slot = unsafe withUnsafeMutablePointer(to: &name) {
      unsafe table.names.texts.slot(of: $0, expecting: 0)
    }
    return slot >= 0 ? table.index(ofName: slot) : nil
  }
}

extension ValueReader {
  public mutating func __presentKeys(of keys: __Names, until enough: __SlotBits?) -> __SlotBits? {
    let start = mark()
    defer { reset(to: start) }
    guard (try? beginObject()) == true else { return nil }
    var present = __SlotBits()
    repeat {
      let slot = unsafe keys.texts.slot(of: cursor.memberKey, expecting: 0)
      if slot >= 0 { present.insert(slot) }
      if let enough, present.isSuperset(of: enough) { break }
    } while cursor.advanceToMember()
    return present
  }
}
