extension MappingReader where Self: ~Copyable {
  /// Decodes an object into a struct, from where a configuration places its properties in the data.
  mutating func readObject(into fields: inout __PartialStruct) throws(ReadFailure) {
    if _slowPath(state.isConfigured), try readConfigured(into: &fields) { return }
    try walkObject(into: &fields)
  }

  /// Decodes the enums that share an object with a struct, and then the struct.
  mutating func walkObject(into fields: inout __PartialStruct) throws(ReadFailure) {
    if fields.looksAhead { try readCases(into: &fields) }
    try __readProperties(into: &fields)
  }

  /// Decodes the value of a key that is not in the table, or skips it.
  @inline(never)
  mutating func readOtherField(into fields: inout __PartialStruct) throws(ReadFailure) {
    if fields.takesOtherKeys {
      if try fields.readInheritedField(from: &self) { return }
      if try fields.readExtraField(from: &self) { return }
    }
    if _fastPath(state.ignoresUnknownKeys && state.journal == nil) { return try skipValue() }
    try passUnknownField(model: fields.modelName, keys: fields.keys)
  }

  /// Offers the current key to the fields of a superclass or of a flattened member.
  ///
  /// - Returns: Whether they took it.
  @inlinable @inline(__always)
  public mutating func __readInherited<F: __FieldAccumulator>(
    into fields: inout F
  ) throws(ReadFailure) -> Bool {
    let keys = fields.keys
    var slot = __slotOfCurrentKey(in: keys)
    if _slowPath(state.matchesKeys || state.isKeyNarrowed) { slot = matchedSlot(in: keys) }
    if slot >= 0 {
      try fields.readField(slot, from: &self)
      return true
    }
    return try fields.readInheritedField(from: &self)
  }

  /// Names the failed field and goes on, if a report is being made.
  @inline(never)
  mutating func fieldFailed(
    _ error: ReadFailure, of fields: inout __PartialStruct, slot: Int, at mark: Mark
  ) throws(ReadFailure) {
    // After a value of several fields the current key has changed; a slot still identifies it.
    let key = slot >= 0 ? fields.keys[slot] : __keyBefore(mark)
    if slot < 0, error.code == .unknownKey { hintAtKey(key, among: fields.keys) }
    try fieldFailed(error, of: &fields, slot: slot, key: key, at: mark)
  }

  /// Names the failed field and goes on, if the field need not have a value or a report is being
  /// made.
  ///
  /// - Parameters:
  ///   - error: The failure.
  ///   - fields: The fields.
  ///   - slot: The slot; negative for a value that no property takes.
  ///   - key: The key, or the position in an array.
  ///   - mark: The start of the value.
  @inline(never)
  mutating func fieldFailed(
    _ error: ReadFailure, of fields: inout __PartialStruct, slot: Int, key: String, at mark: Mark
  ) throws(ReadFailure) {
    nameFailure(of: fields, slot: slot, key: key)
    if let resolution = resolution(for: error, at: mark), !fields.needsValue(ofKey: key, slot) {
      return try recover(from: error, at: mark, severity: .repair, resolution: resolution)
    }
    // Without a value that the model needs, it fails at its end, after all its errors.
    guard state.isReporting, !state.endsAtErrors || fields.needsValue(ofKey: key, slot) else {
      throw error
    }
    try recover(from: error, at: mark, severity: .error, resolution: nil)
    fields.noteFailed(key, slot)
  }

  /// The failure for an incomplete model.
  @inline(never)
  mutating func incomplete(_ fields: __PartialStruct, at mark: Mark) -> ReadFailure {
    missingFields(
      inData(fields.unreportedMissingFields, of: fields.modelType, at: mark),
      model: fields.modelName,
      keys: fields.keys, at: mark)
  }
}
