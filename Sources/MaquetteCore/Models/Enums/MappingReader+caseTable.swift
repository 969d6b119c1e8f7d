// Decodes an enum by the table of its cases: finds the case by the tag, then lets it read the payload.

extension MappingReader where Self: ~Copyable {
  /// Decodes an enum.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - table: The table of its cases.
  /// - Throws: `unknownCase`, and the errors of the tag and of the payload.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  @inline(never)
  public mutating func __readCase<Model>(
    _ type: Model.Type, _ table: __CaseTable
  ) throws(ReadFailure) -> Model {
    do throws(ReadFailure) {
      return unsafe try initialized { (memory) throws(ReadFailure) in
        unsafe try __initializeCase(of: table, at: memory)
      }
    } catch {
      nameFailure(ofValue: table.tags.model)
      throw error
    }
  }

  /// Decodes the value of an enum into its memory.
  ///
  /// Invariant: the memory is for the enum of the table, and uninitialized; if decoding fails, it
  /// remains uninitialized.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  mutating func initializeCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    let outer = __enterRules(table.rules)
    defer { __leaveRules(for: outer) }
    switch table.place {
    case .name:
      if unsafe table.rawValues != nil, unsafe try __initializeRawValue(of: table, at: memory) {
        return
      }
      unsafe try initializeNamedCase(of: table, at: memory)
    case .inside, .first: unsafe try initializeCaseAroundTag(of: table, at: memory)
    case .beside: unsafe try initializeCaseBesideContent(of: table, at: memory)
    case .nowhere: unsafe try initializeCaseByTrial(of: table, at: memory)
    }
  }

  // MARK: - Places of tags

  /// Decodes a name, or an object whose only key is one.
  private mutating func initializeNamedCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    let start = mark()
    if case let slot = __passName(of: table.names), slot >= 0 {
      let entry = unsafe table.entry(table.index(ofName: slot))
      return unsafe try initializeBare(entry, of: table, at: memory, start)
    }
    let found = try findCase(of: table)
    if found.index < 0 {
      unsafe try initializeFallback(of: table, found, at: memory, from: start)
    } else if found.hasContent {
      unsafe try initializePayload(table.entry(found.index), of: table, at: memory)
    } else {
      unsafe try initializeBare(table.entry(found.index), of: table, at: memory, start)
    }
    guard found.hasContent, found.index >= 0 || !table.keepsWholeCases else { return }
    unsafe try end(of: table, at: memory) { (reader: inout Self) throws(ReadFailure) in
      guard try reader.endCaseObject(from: start) else {
        throw reader.notOneCase(of: table.tags.model, at: start)
      }
    }
  }

  /// Decodes the object, or the array, that contains a tag and the values of a payload.
  private mutating func initializeCaseAroundTag(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    let found = try findCase(of: table)
    guard found.index >= 0 else {
      return unsafe try initializeFallback(of: table, found, at: memory, from: mark())
    }
    let entry = unsafe table.entry(found.index)
    guard let reading = unsafe entry.pointee.reading else {
      try readTagAlone(of: table)
      return unsafe try initializeBare(entry, of: table, at: memory, mark())
    }
    unsafe try __initialize(memory, by: reading)
  }

  /// Decodes an object with a tag and a payload, each under its own key.
  private mutating func initializeCaseBesideContent(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    let start = mark()
    let found = try findCase(of: table)
    if found.index < 0 {
      unsafe try initializeFallback(of: table, found, at: memory, from: start)
      guard !table.keepsWholeCases else { return }
    } else if found.hasContent {
      unsafe try initializePayload(table.entry(found.index), of: table, at: memory)
    } else {
      unsafe try initializeBare(table.entry(found.index), of: table, at: memory, start)
    }
    unsafe try end(of: table, at: memory) { (reader: inout Self) throws(ReadFailure) in
      try reader.endTaggedCase(found, of: table.tags)
    }
  }

  /// Decodes an object whose first key is a name; returns false, without consuming anything, for any
  /// other object.
  ///
  /// - Precondition: The reader is at an object.
  @inline(__always)
  mutating func initializeNamedCaseShortly(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    let start = mark()
    guard try beginObject(), case let slot = try __readName(of: table), slot >= 0 else {
      reset(to: start)
      return false
    }
    let entry = unsafe table.entry(table.index(ofName: slot))
    unsafe try initializePayload(entry, of: table, at: memory)
    unsafe try end(of: table, at: memory) { (reader: inout Self) throws(ReadFailure) in
      guard try reader.endOnlyMember() else {
        throw reader.notOneCase(of: table.tags.model, at: start)
      }
    }
    return true
  }

  // MARK: - Payloads

  /// Decodes the payload at the reader, and makes its case.
  mutating func initializePayload(
    _ entry: UnsafePointer<__CaseTable.Case>, of table: __CaseTable,
    at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    guard let reading = unsafe entry.pointee.reading else {
      try readEmptyPayload()
      unsafe entry.pointee.makeBare?(memory)
      return
    }
    if scalarKind == .object, let type = unsafe entry.pointee.payload.wrapped {
      return unsafe try initializeWrapped(type, entry, of: table, at: memory, by: reading)
    }
    unsafe try __initialize(memory, by: reading)
  }

  /// Decodes the only value of a payload as `Codable` wraps it: `{"_0": value}`, or `{}` for nil.
  private mutating func initializeWrapped(
    _ type: any MappingDecodable.Type, _ entry: UnsafePointer<__CaseTable.Case>,
    of table: __CaseTable, at memory: UnsafeMutableRawPointer,
    by reading: UnsafePointer<__FieldReading>
  ) throws(ReadFailure) {
    let start = mark()
    let hasValue = try beginObject()
    if !hasValue, let make = unsafe entry.pointee.makeBare { return unsafe make(memory) }
    guard hasValue, try readKey().isSameKey(as: "_0") else {
      guard state.options.acceptsSingleValues else {
        throw failure(.typeMismatch, at: start, expected: typeName(type))
      }
      // The only element of an array.
      reset(to: start)
      return unsafe try __initialize(memory, by: reading)
    }
    unsafe try __initialize(memory, by: reading)
    unsafe try end(of: table, at: memory) { (reader: inout Self) throws(ReadFailure) in
      guard try reader.endOnlyMember() else {
        throw reader.failure(.typeMismatch, at: start, expected: typeName(type))
      }
    }
  }

  /// Makes a case that needs no payload.
  private mutating func initializeBare(
    _ entry: UnsafePointer<__CaseTable.Case>, of table: __CaseTable,
    at memory: UnsafeMutableRawPointer, _ start: Mark
  ) throws(ReadFailure) {
    guard let make = unsafe entry.pointee.makeBare else {
      if let reading = unsafe entry.pointee.reading, let content = unsafe absentContent(of: entry) {
        return try read(content, at: location(of: start)) {
          (reader: inout ValueReader) throws(ReadFailure) in
          unsafe try reader.__initialize(memory, by: reading)
        }
      }
      throw failure(
        .invalidValue, at: start,
        expected: "an object with the case of \(table.tags.model) and its payload")
    }
    unsafe make(memory)
  }

  /// The content of a payload for which a format that repeats an element for each value of an array
  /// writes nothing, because its arrays are empty; nil in other formats and for other payloads.
  private func absentContent(of entry: UnsafePointer<__CaseTable.Case>) -> AnyValue? {
    guard state.options.absentArraysAreEmpty else { return nil }
    let payload = unsafe entry.pointee.payload
    if let type = payload.type, isEmptyAtFirst(type) { return .array([]) }
    return if case .scalar = payload { nil } else { .object([:]) }
  }

  /// Reads what follows a payload; if that fails, the case that was made is destroyed.
  @inline(__always)
  mutating func end(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer,
    _ read: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    do throws(ReadFailure) {
      try read(&self)
    } catch {
      unsafe table.destroy(memory)
      throw error
    }
  }

  /// Decodes a value with rules of its own, which a table describes.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readOnlyField<P: __PayloadSource>(
    _ type: P.Type
  ) throws(ReadFailure) -> P {
    unsafe try initialized { (memory) throws(ReadFailure) in
      unsafe try initializeOnlyField(of: P.__layout, at: memory)
    }
  }

  /// Decodes the value at the reader into the only property of a layout.
  ///
  /// Invariant: that of `initializeStruct`.
  private mutating func initializeOnlyField(
    of layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    let outer = unsafe __enterRules(layout.contents.pointee.rules)
    defer { __leaveRules(for: outer) }
    unsafe try initializeStruct(layout, at: memory) {
      (reader: inout Self, fields: inout __PartialStruct) throws(ReadFailure) in
      let start = reader.mark()
      try fields.readField(0, from: &reader)
      if reader.state.isReporting { reader.noteDefaultForNull(0, of: fields, at: start) }
    }
  }
}
