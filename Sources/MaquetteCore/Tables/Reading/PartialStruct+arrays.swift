// Properties whose paths step into arrays: the steps are walked when the key of the outermost array
// comes, and then the whole array is passed over, so that all of it is held to the grammar.

extension __PartialStruct {
  /// Reads a property from where a path leads to in the value that the reader stands at.
  mutating func read<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, along path: __ArrayPath,
    from reader: inout R
  ) throws(ReadFailure) {
    let place = entry.pointee.place
    let property = property(place)
    let start = reader.mark()
    do throws(ReadFailure) {
      // If the key stands twice, nothing of the array before is to be left.
      if !reader.state.isUpdating { forget(entry) }
      if path.inner != nil {
        try collect(entry, along: path, from: &reader)
      } else if try reader.__descend(along: path.steps) {
        try readValue(entry, from: &reader)
      }
      try reader.__resume(after: start)
    } catch {
      reader.nameFailure(model: modelName, property: property.pointee.name.description)
      if property.pointee.absence.contains(.invalid) {
        try reader.recover(
          from: error, at: start, severity: .repair, resolution: "used the default")
        if present.contains(place) { property.pointee.destroy(memory + property.pointee.offset) }
        initializeDefault(place, for: .invalid)
        return notePresent(entry)
      }
      let isNeeded = property.pointee.isRequired && !present.contains(place)
      if !isNeeded, let resolution = reader.resolution(for: error, at: start) {
        return try reader.recover(from: error, at: start, severity: .repair, resolution: resolution)
      }
      guard reader.state.isReporting else { throw error }
      try reader.recover(from: error, at: start, severity: .error, resolution: nil)
      noteFailed(place: place)
    }
  }

  private mutating func collect<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, along path: __ArrayPath,
    from reader: inout R
  ) throws(ReadFailure) {
    let property = property(entry.pointee.place)
    guard let collecting = property.pointee.collecting else { return }
    let memory = memory + property.pointee.offset
    let isNew = !present.contains(entry.pointee.place)
    if isNew { collecting.makeEmpty(memory) }
    // Empty, it owns nothing that would have to be given back if that fails.
    let isThere = try reader.__collect(
      into: memory, by: collecting,
      __CollectedField(path: path, model: modelName, property: property.pointee.name.description))
    if isThere { notePresent(entry) }
  }
}
