extension MappingReader where Self: ~Copyable {
  /// Reads an object into the fields of a model and ensures that none is missing.
  ///
  /// - Throws: `missingKey`, and errors of a field.
  @inlinable @inline(__always)
  public mutating func __readModel<F: __FieldAccumulator>(
    _ type: F.Type
  ) throws(ReadFailure) -> F {
    var fields = F()
    try readFields(into: &fields)
    return fields
  }

  /// Reads an object into fields that may already have values, and ensures that none is missing.
  ///
  /// Decoding and updating share it, so it is specialized once for each model and not inlined.
  ///
  /// - Throws: `missingKey`, and errors of a field.
  @inlinable @inline(never)
  public mutating func readFields<F: __FieldAccumulator>(
    into fields: inout F
  ) throws(ReadFailure) {
    let start = mark()
    try readObject(into: &fields)
    if _slowPath(!fields.isComplete) { try complete(&fields, at: start) }
  }

  /// Reads an object into fields, from where a configuration places them in the data.
  @inlinable @inline(__always)
  package mutating func readObject<F: __FieldTarget>(
    into fields: inout F
  ) throws(ReadFailure) {
    if _slowPath(state.isConfigured), try readConfigured(into: &fields) { return }
    try walkObject(into: &fields)
  }

  /// Walks an object and passes each key to its field.
  @inlinable @inline(__always)
  mutating func walkObject<F: __FieldTarget>(
    into fields: inout F
  ) throws(ReadFailure) {
    if fields.holdsCases { try readCases(into: &fields) }
    let keys = fields.keys
    let object = mark()
    var audit: KeyAudit?
    var aliases: AliasAudit?
    // Expect none: later checks need a key that was read in full.
    let first = state.readsKeysInFull ? keys.count : 0
    var expected = first
    var more = try beginObject()
    while more {
      var slot = try readKey(keys, expecting: expected)
      if _slowPath(state.matchesKeys) { slot = fields.matchedSlot(by: &self) }
      let start = mark()
      do throws(ReadFailure) {
        if try admitsCurrentKey(&audit, slot: slot) {
          if _slowPath(state.isReporting) { auditAlias(slot, of: fields, &aliases) }
          try readSlot(slot, into: &fields)
          if _slowPath(state.isReporting) { noteDefaultForNull(slot, of: fields, at: start) }
        } else {
          try skipValue()
        }
      } catch {
        try fieldFailed(error, of: &fields, slot: slot, at: start)
      }
      expected = max(slot &+ 1, first)
      more = try endField()
    }
    if _slowPath(state.isReporting) { noteDefaults(of: fields, audit, at: object) }
  }

  /// Reads one field, or skips a key that no field takes.
  @inlinable @inline(__always)
  mutating func readSlot<F: __FieldTarget>(
    _ slot: Int, into fields: inout F
  ) throws(ReadFailure) {
    if slot >= 0 {
      try fields.readField(slot, from: &self)
    } else if try !fields.readInheritedField(from: &self),
      try !fields.readExtraField(from: &self)
    {
      try passUnknownField(model: fields.modelName, keys: fields.keys)
    }
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
  @usableFromInline
  mutating func fieldFailed<F: __FieldTarget>(
    _ error: ReadFailure, of fields: inout F, slot: Int, at mark: Mark
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
  mutating func fieldFailed<F: __FieldTarget>(
    _ error: ReadFailure, of fields: inout F, slot: Int, key: String, at mark: Mark
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

  /// Completes fields that lack arrays because the format cannot write empty ones.
  @inline(never)
  @usableFromInline
  mutating func complete<F: __FieldTarget>(_ fields: inout F, at mark: Mark) throws(ReadFailure) {
    if state.options.absentArraysAreEmpty {
      fields.fillAbsentArrays()
      if fields.isComplete { return }
    }
    throw incomplete(fields, at: mark)
  }

  /// The failure for an incomplete model.
  @inline(never)
  @usableFromInline
  package mutating func incomplete<F: __FieldTarget>(_ fields: F, at mark: Mark) -> ReadFailure {
    missingFields(
      inData(fields.unreportedMissingFields, of: fields.modelType, at: mark),
      model: fields.modelName,
      keys: fields.keys, at: mark)
  }

  /// Updates a copy of a model's fields with the reader's current object.
  @inlinable @inline(__always)
  public mutating func __changedFields<F: __FieldAccumulator>(
    _ fields: F
  ) throws(ReadFailure) -> F {
    var fields = fields
    try readFields(into: &fields)
    return fields
  }
}
