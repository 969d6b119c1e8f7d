// Reads configured models with tables. This is a fast path: it reports no errors. If anything is
// unusual or fails, it has consumed nothing, and the general way decodes the object again.

extension __ReadingState {
  /// Whether no option requires the general way for configured models.
  fileprivate var readsConfiguredTables: Bool {
    allowsConfiguredTables && !isUpdating && !isKeyNarrowed && options.unknownKeys == .ignore
      && !options.isMarkup && journal?.allowsConfiguredTables != false
  }
}

extension __ReadingState.DiagnosticLog {
  /// Whether nothing is in progress that a table does not know.
  fileprivate var allowsConfiguredTables: Bool {
    allowsAttempts && objects == nil && search == nil
  }
}

extension MappingReader where Self: ~Copyable {
  /// How the loop over a table decodes a struct; nil if it needs the general way.
  fileprivate func configuredLayout(of fields: __PartialStruct) -> ConfiguredLayout? {
    guard state.readsConfiguredTables else { return nil }
    return state.options.configuration?.layout(of: fields.layout)
  }

  /// Reads an object with the keys of the data into fields, which have the declared ones before.
  ///
  /// - Parameters:
  ///   - fields: The fields, without a value.
  ///   - layout: The layout with the keys of the data.
  ///   - readObject: Reads the object.
  /// - Returns: Whether the object was read; if not, the reader is where it was before.
  /// - Throws: A failure that nothing recovers from, if this object is inside another one read this
  ///   way.
  @inline(__always)
  fileprivate mutating func readObject(
    into fields: inout __PartialStruct, by layout: __StructDecodingTable,
    _ readObject: (inout Self, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Bool {
    var configured = unsafe __PartialStruct(layout, at: fields.memory)
    let isDone = try attempt { (reader: inout Self) throws(ReadFailure) in
      do throws(ReadFailure) {
        try readObject(&reader, &configured)
        if unsafe configured.ownRest != nil {
          try reader.settlePostponedFailures(of: &configured)
        }
        guard configured.isComplete, !reader.state.hasFailedAttempt else {
          throw ReadFailure(.missingKey)
        }
        return true
      } catch {
        configured.destroy()
        throw error
      }
    } orElse: { _ in
      false
    }
    guard isDone else { return false }
    fields.end()
    fields = configured
    return true
  }

  /// Gives up, if the current key needs the general way; otherwise skips its value.
  @inline(never)
  fileprivate mutating func passOtherKey(_ detours: __KeyTable?) throws(ReadFailure) {
    if let detours, __slotOfCurrentKey(in: detours) >= 0 {
      // An option may recover from the failure.
      state.openJournal().readsSharedObjectsApart = true
      throw ReadFailure(.unknownKey)
    }
    try skipValue()
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reads an object by a layout, or in the general way if there is none or it does not suffice.
  ///
  /// - Parameters:
  ///   - fields: The fields, without a value.
  ///   - configured: The layout; nil if the object needs the general way.
  ///   - readDeclared: Reads the object with the keys that the model declares.
  ///   - readMoved: Reads the object with the keys of the data.
  @inline(__always)
  fileprivate mutating func readObject(
    into fields: inout __PartialStruct, by configured: ConfiguredLayout?,
    declared readDeclared: (inout Self, inout __PartialStruct) throws(ReadFailure) -> Void,
    moved readMoved: (inout Self, inout __PartialStruct) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    guard let configured else { return try readObject(into: &fields) }
    let isPart = state.hasDeclaredKeys
    state.hasDeclaredKeys = false
    defer { state.hasDeclaredKeys = isPart }
    guard configured.detours != nil else { return try readDeclared(&self, &fields) }
    if try readObject(into: &fields, by: configured.layout, readMoved) { return }
    state.hasDeclaredKeys = isPart
    try readObject(into: &fields)
  }
}

extension JSONReader {
  /// Reads an object that needs more than the loops for usual options.
  @inline(never)
  mutating func readConfigurableObject(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    let configured = configuredLayout(of: fields)
    try readObject(into: &fields, by: configured) {
      (reader: inout JSONReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readProperties(into: &fields)
    } moved: { (reader: inout JSONReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readProperties(into: &fields) {
        (reader: inout JSONReader, _: inout __PartialStruct) throws(ReadFailure) in
        try reader.passOtherKey(configured?.detours)
      }
    }
  }
}

extension ValueReader {
  /// Reads an object that needs more than the loops for usual options.
  @inline(never)
  mutating func readConfigurableObject(
    into fields: inout __PartialStruct
  ) throws(ReadFailure) {
    let isUsual = prepared.isEmpty || cursor.depth > 1
    let configured = isUsual ? configuredLayout(of: fields) : nil
    try readObject(into: &fields, by: configured) {
      (reader: inout ValueReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readProperties(into: &fields)
    } moved: { (reader: inout ValueReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readProperties(into: &fields) {
        (reader: inout ValueReader, _: inout __PartialStruct) throws(ReadFailure) in
        try reader.passOtherKey(configured?.detours)
      }
    }
  }
}
