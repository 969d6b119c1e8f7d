// Properties whose paths lead into arrays. The steps are followed at the key of the outermost
// array; then the whole array is skipped, which checks all of it against the grammar.

extension __PartialStruct {
  /// Decodes a property from the target of a path in the value at the reader.
  mutating func read<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, along path: __ArrayPath,
    from reader: inout R
  ) throws(ReadFailure) {
    let place = unsafe entry.pointee.place
    let property = unsafe property(place)
    let start = reader.mark()
    do throws(ReadFailure) {
      // For a duplicate key, nothing of the previous array must remain.
      if !reader.state.isUpdating { unsafe forget(entry) }
      let isNull = path.inner != nil && reader.kind == .null
      if reader.state.isUpdating, try isNull ? true : reader.takeRemoval() {
        // Null for the array, or a patch that removes it, removes the value.
        reader.reset(to: start)
        unsafe try readValue(entry, from: &reader)
      } else if path.inner != nil {
        unsafe try collect(entry, along: path, from: &reader)
      } else if try reader.__descend(along: path.steps) {
        unsafe try readValue(entry, from: &reader)
      }
      try reader.__resume(after: start)
    } catch {
      unsafe reader.nameFailure(model: modelName, property: property.pointee.name)
      if unsafe property.pointee.absence.contains(.invalid) {
        try reader.recover(
          from: error, at: start, severity: .repair, resolution: "used the default")
        if isPresent(place) {
          unsafe property.destroy(memory + property.pointee.offset)
        }
        initializeDefault(place, for: .invalid)
        return unsafe notePresent(entry)
      }
      let isNeeded = unsafe property.pointee.isRequired && !isPresent(place)
      if !isNeeded, let resolution = reader.resolution(for: error, at: start) {
        return try reader.recover(from: error, at: start, severity: .repair, resolution: resolution)
      }
      guard reader.state.isReporting, !reader.state.endsAtErrors || isNeeded else { throw error }
      try reader.recover(from: error, at: start, severity: .error, resolution: nil)
      noteFailed(place: place)
    }
  }

  private mutating func collect<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, along path: __ArrayPath,
    from reader: inout R
  ) throws(ReadFailure) {
    let property = unsafe property(entry.pointee.place)
    guard let collecting = unsafe property.pointee.collecting else { return }
    let memory = unsafe memory + property.pointee.offset
    let isNew = unsafe !isPresent(entry.pointee.place)
    if isNew { unsafe collecting.makeEmpty(memory) }
    // An empty collection owns nothing that would have to be released on a failure.
    let isThere = unsafe try reader.__collect(
      into: memory, by: collecting,
      __CollectedField(path: path, model: modelName, property: property.pointee.name))
    if isThere { unsafe notePresent(entry) }
  }
}
