// Models that are arrays: each property has a position.

extension MappingReader where Self: ~Copyable {
  /// Reads an array into the fields of a model, whose keys are positions.
  ///
  /// Elements after the last position are handled as unknown keys.
  ///
  /// - Throws: Errors of a field.
  mutating func readRecord(into fields: inout __PartialStruct) throws(ReadFailure) {
    // Formats that repeat an element have no arrays of one.
    if state.options.singleValuesAreArrays, try takesSingleElement() {
      return try readElement(0, into: &fields, state.isReporting)
    }
    let array = mark()
    let isReporting = state.isReporting
    var position = 0
    var more = try beginArray()
    while more {
      try checkCount(position + 1)
      try readElement(position, into: &fields, isReporting)
      position += 1
      more = try endElement()
    }
    if isReporting, state.options.reportsDefaults {
      var keys = KeyAudit(keepsTexts: true)
      for slot in 0..<fields.keys.count {
        let key = fields.keys[slot]
        if let place = Int(key), place < position { _ = keys.insert(key, slot: -1) }
      }
      noteDefaults(of: fields, keys, at: array)
    }
  }

  @inline(__always)
  private mutating func readElement(
    _ position: Int, into fields: inout __PartialStruct, _ isReporting: Bool
  ) throws(ReadFailure) {
    let slot = fields.keys.slot(ofPosition: position)
    let start = mark()
    let issueCount = isReporting ? state.issueCount : 0
    do throws(ReadFailure) {
      if slot >= 0 {
        try fields.readField(slot, from: &self)
        if isReporting {
          noteDefaultForNull(slot, of: fields, at: start)
          nameIssues(since: issueCount, of: fields, slot: slot)
        }
      } else {
        try passSurplus(of: fields.modelName)
      }
    } catch {
      if isReporting { nameIssues(since: issueCount, of: fields, slot: slot) }
      try fieldFailed(error, of: &fields, slot: slot, key: String(position), at: start)
    }
  }

  private mutating func passSurplus(of model: String) throws(ReadFailure) {
    if standsAtTag { return try skipValue() }
    switch state.options.unknownKeys.choice {
    case .ignore: break
    case .report:
      noteRepair(.unknownKey, at: mark(), expected: "an index of \(model)", resolution: "dropped")
    case .reject: throw failure(.unknownKey, expected: "an index of \(model)")
    }
    try skipValue()
  }

  /// Reports a property that was decoded from a deprecated key.
  @inline(never)
  public mutating func __noteDeprecatedKey(_ key: String, at mark: Mark) {
    noteRepair(
      .deprecatedKey, at: mark, expected: JSONText.quoted(key),
      resolution: "read as \(JSONText.quoted(key))")
  }
}
