// What generated code calls for models that are arrays: each property has a position.

extension Reader where Self: ~Copyable {
  /// Reads an array into the fields of a model, whose keys are positions.
  ///
  /// Elements behind the last position are dealt with as unknown keys are.
  ///
  /// - Throws: Whatever a field throws.
  mutating func readRecord<F: FieldTarget>(into fields: inout F) throws(ReadFailure) {
    var position = 0
    var more = try beginArray()
    while more {
      try checkCount(position + 1)
      try readElement(position, into: &fields)
      position += 1
      more = try endElement()
    }
  }

  /// Reads the fields of a model from the array that the reader stands at, or from what its hook
  /// makes of it.
  ///
  /// - Throws: `missingKey` at the position of a field that is needed, and whatever a field or the
  ///   hook throws.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func readRecord<F: FieldAccumulator>(
    _ type: F.Type, rewriting hook: ((inout Value) throws -> Void)? = nil
  ) throws(ReadFailure) -> F {
    try changedRecord(F(), rewriting: hook)
  }

  /// Changes a copy of a model's fields by the array that the reader stands at, or by what its hook
  /// makes of it.
  ///
  /// - Throws: Whatever a field or the hook throws.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func changedRecord<F: FieldAccumulator>(
    _ fields: F, rewriting hook: ((inout Value) throws -> Void)? = nil
  ) throws(ReadFailure) -> F {
    if let hook {
      return try readRewritten(hook) { (reader) throws(ReadFailure) in
        try reader.changedRecord(fields)
      }
    }
    var fields = fields
    let start = mark()
    try readRecord(into: &fields)
    if !fields.isComplete {
      throw missingFields(
        fields.untoldMissingFields, model: fields.modelName, keys: .empty, at: start)
    }
    return fields
  }

  private mutating func readElement<F: FieldTarget>(
    _ position: Int, into fields: inout F
  ) throws(ReadFailure) {
    let slot = fields.keys.slot(of: String(position))
    let start = mark()
    do throws(ReadFailure) {
      if slot >= 0 {
        try fields.readField(slot, from: &self)
      } else {
        try passSurplus(of: fields.modelName)
      }
    } catch {
      nameFailure(of: fields, slot: slot, key: String(position))
      guard state.isReporting else { throw error }
      try recover(from: error, at: start, severity: .error, remedy: nil)
      fields.noteFailed("[\(position)]", slot)
    }
  }

  private mutating func passSurplus(of model: String) throws(ReadFailure) {
    switch state.options.unknownKeys {
    case .ignore: break
    case .report:
      noteRepair(.unknownKey, at: mark(), expected: "a position of \(model)", remedy: "dropped")
    case .reject: throw failure(.unknownKey, expected: "a position of \(model)")
    }
    try skipValue()
  }

  /// Notes that a property was read by a key that should no longer be used.
  @inline(never)
  public mutating func noteDeprecatedKey(_ key: String, at mark: Mark) {
    noteRepair(
      .deprecatedKey, at: mark, expected: JSONText.quoted(key),
      remedy: "read as \(JSONText.quoted(key))")
  }
}
