extension MappingReader where Self: ~Copyable {
  /// Decodes a struct into its memory.
  ///
  /// Invariant: the memory is for a struct of the layout, and uninitialized; if decoding fails, it
  /// remains uninitialized.
  @inline(__always)
  mutating func initializeStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer,
    _ readObject: (inout Self, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    var fields = unsafe __PartialStruct(layout, at: memory)
    fields.beginBlank()
    let start = mark()
    do throws(ReadFailure) {
      try readObject(&self, &fields)
      if unsafe _slowPath(fields.ownRest != nil) { try settlePostponedFailures(of: &fields) }
      if _slowPath(!fields.finish()) { try complete(&fields, at: start) }
      fields.end()
    } catch {
      abandon(&fields)
      throw error
    }
  }

  /// Destroys a struct whose decoding has failed, and names it in the failure.
  @inline(never)
  private mutating func abandon(_ fields: inout __PartialStruct) {
    nameFailure(ofValue: fields.modelName)
    fields.destroy()
  }

  /// Finishes a struct whose missing properties are arrays that the format cannot write when empty.
  @inline(never)
  private mutating func complete(
    _ fields: inout __PartialStruct, at start: Mark
  ) throws(ReadFailure) {
    if state.options.absentArraysAreEmpty {
      fields.fillAbsentArrays(hasEmptyText: __isEmptyMarkup(at: start, after: .typeMismatch))
      if fields.finish() { return }
    }
    if state.resumes, waits(forKeysOf: fields, at: start) { throw ReadFailure(.missingKey) }
    throw incomplete(fields, at: start)
  }

  /// Decodes an object into an existing struct.
  ///
  /// Invariant: the memory contains an initialized struct of the layout; if decoding fails, it is
  /// uninitialized afterwards.
  public mutating func __updateStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> __ChangedPlaces {
    let layout = layout.variant(for: state.options) ?? layout
    var fields = unsafe __PartialStruct(layout, at: memory)
    fields.beginUpdate()
    fields.rest?.object = state.journal?.takeUpdatedObject()
    let start = mark()
    do throws(ReadFailure) {
      if unsafe _fastPath(layout.contents.pointee.isPlain && !state.isConfigured) {
        try __readProperties(into: &fields)
      } else if unsafe layout.contents.pointee.isPlain {
        try readObject(into: &fields)
      } else {
        try readRareObject(into: &fields)
      }
      try settlePostponedFailures(of: &fields)
      if _slowPath(!fields.finish()) { try complete(&fields, at: start) }
      defer { fields.end() }
      return fields.changes
    } catch {
      abandon(&fields)
      throw error
    }
  }

  /// Decodes an object that is not plain, or an array: with the rules of the model if it has any,
  /// and through a tree if strategies need the siblings of their values.
  @inline(never)
  mutating func readRareObject(into fields: inout __PartialStruct) throws(ReadFailure) {
    let contents = unsafe fields.layout.contents
    let outer = unsafe __enterRules(contents.pointee.rules)
    defer { __leaveRules(for: outer) }
    if unsafe contents.pointee.isArray {
      try readRecord(into: &fields)
    } else if unsafe contents.pointee.seesSiblings || fields.membersSeeSiblings {
      try __readShowingSiblings(into: &fields)
    } else if unsafe contents.pointee.members.isEmpty, !state.isConfigured {
      try __readProperties(into: &fields)
    } else {
      try readObject(into: &fields)
    }
  }

  /// Decodes the value at the reader into the memory of a property.
  ///
  /// Invariant: the place is that of an uninitialized property of the slot; if decoding fails, it
  /// remains uninitialized.
  @inline(__always)
  mutating func initialize(
    _ place: UnsafeMutableRawPointer, as slot: UnsafePointer<__StructDecodingTable.Slot>
  ) throws(ReadFailure) {
    if unsafe slot.pointee.form.isOptional {
      if try readNull() { return unsafe slot.pointee.initializeNil(place) }
      if __isEmptyText, unsafe slot.pointee.form.kind != .string {
        return unsafe slot.pointee.initializeNil(place)
      }
    }
    if unsafe slot.pointee.form.kind == .custom {
      guard let reading = unsafe slot.pointee.reading else { return }
      unsafe try __initialize(place, by: reading)
    } else {
      unsafe try initialize(place, of: slot.pointee.form)
    }
  }

  /// Decodes the value at the reader into memory.
  ///
  /// Invariant: the kind is not custom; the memory is for a value of the kind, and uninitialized;
  /// if decoding fails, it remains uninitialized.
  @inline(__always)
  mutating func initialize(
    _ place: UnsafeMutableRawPointer, of form: __DecodingKind
  ) throws(ReadFailure) {
    let isOptional = form.isOptional
    switch form.kind {
    case .string: unsafe place.initialize(to: try readString(), isOptional: isOptional)
    case .bool: unsafe place.initialize(to: try readBool(), isOptional: isOptional)
    case .double: unsafe place.initialize(to: try readDouble(), isOptional: isOptional)
    case .int: unsafe place.initialize(to: try readInteger(Int.self), isOptional: isOptional)
    case .uint: unsafe place.initialize(to: try readInteger(UInt.self), isOptional: isOptional)
    case .int64: unsafe place.initialize(to: try readInteger(Int64.self), isOptional: isOptional)
    case .uint64: unsafe place.initialize(to: try readInteger(UInt64.self), isOptional: isOptional)
    case .structure:
      guard let layout = form.layout else { return }
      unsafe try __initializeStruct(layout, at: place)
    default: unsafe try initializeSmallInteger(place, form.kind, isOptional: isOptional)
    }
  }

  @inline(never)
  private mutating func initializeSmallInteger(
    _ place: UnsafeMutableRawPointer, _ kind: __DecodingKind.Kind, isOptional: Bool
  ) throws(ReadFailure) {
    switch kind {
    case .int32: unsafe place.initialize(to: try readInteger(Int32.self), isOptional: isOptional)
    case .int16: unsafe place.initialize(to: try readInteger(Int16.self), isOptional: isOptional)
    case .int8: unsafe place.initialize(to: try readInteger(Int8.self), isOptional: isOptional)
    case .uint32: unsafe place.initialize(to: try readInteger(UInt32.self), isOptional: isOptional)
    case .uint16: unsafe place.initialize(to: try readInteger(UInt16.self), isOptional: isOptional)
    case .uint8: unsafe place.initialize(to: try readInteger(UInt8.self), isOptional: isOptional)
    default: break
    }
  }
}

extension JSONReader {
  @inline(never)
  public mutating func __initializeStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) {
    if unsafe _slowPath(!layout.contents.pointee.isPlain) {
      if let variant = layout.variant(for: state.options) {
        return unsafe try __initializeStruct(variant, at: memory)
      }
      if let sharing = unsafe layout.contents.pointee.sharing, state.allowsAttempts,
        unsafe try initialize(memory, by: sharing)
      {
        return
      }
    }
    unsafe try initializeStruct(layout, at: memory) {
      (reader: inout JSONReader, fields: inout __PartialStruct) throws(ReadFailure) in
      if unsafe _slowPath(!layout.contents.pointee.isPlain) {
        try reader.readRareObject(into: &fields)
      } else if _fastPath(reader.state.allowsFastPath) {
        try reader.readProperties(into: &fields)
      } else if reader.state.resumes {
        try reader.readResumedProperties(into: &fields)
      } else if !reader.state.isConfigured {
        try reader.readInspectedProperties(into: &fields)
      } else {
        try reader.readConfigurableObject(into: &fields)
      }
    }
  }

  @inline(never)
  public func __identity(of mark: Mark) -> Int { mark.offset &<< 4 }

  public mutating func __readProperties(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    if _fastPath(state.allowsFastPath) {
      try readProperties(into: &fields)
    } else if state.resumes {
      try readResumedProperties(into: &fields)
    } else {
      try readInspectedProperties(into: &fields)
    }
  }

  public mutating func __readShowingSiblings(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    // Other values have no siblings; the normal path reports the mismatch.
    guard kind == .object else { return try readObject(into: &fields) }
    let start = mark()
    let tree = try readValue()
    try read(tree, at: location(of: start)) { (reader: inout ValueReader) throws(ReadFailure) in
      try reader.readObject(into: &fields)
      try fields.settle(by: &reader)
    }
  }

  public mutating func __append(
    to place: UnsafeMutableRawPointer, by extras: UnsafePointer<__ExtrasPlace>
  ) throws(ReadFailure) {
    unsafe try extras.pointee.reading.json(&self, place)
  }

  public mutating func __collect(
    into place: UnsafeMutableRawPointer, by collecting: __FieldCollecting, _ field: __CollectedField
  ) throws(ReadFailure) -> Bool {
    unsafe try collecting.json(&self, place, field)
  }

  public var __restCount: Int { unsafe cursor.end - cursor.position }

  public var __isContinued: Bool { continuedDepth == depth }

  public mutating func __initializeRawValue(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    guard let rawValues = unsafe table.rawValues else { return false }
    return unsafe try rawValues.json(&self, memory)
  }

  @inline(__always)
  public mutating func __initialize(
    _ place: UnsafeMutableRawPointer, by reading: UnsafePointer<__FieldReading>
  ) throws(ReadFailure) {
    unsafe try reading.pointee.initialize(place, from: &self)
  }
}

extension __StructDecodingTable.Slot {
  /// Initializes a property declared as an optional to nil.
  @inline(__always)
  func initializeNil(_ place: UnsafeMutableRawPointer) {
    guard let image = unsafe missingImage else { return }
    unsafe place.copyMemory(from: image, byteCount: size)
  }
}

extension UnsafeMutableRawPointer {
  /// Initializes a property of a type, or of its optional.
  @inline(__always)
  func initialize<T>(to value: consuming T, isOptional: Bool) {
    if isOptional {
      unsafe initializeMemory(as: T?.self, to: consume value)
    } else {
      unsafe initializeMemory(as: T.self, to: consume value)
    }
  }
}
