// Objects inside the model's own, which nested paths lead to.

extension __PartialStruct {
  /// Decodes an object that contains some of the model's properties; null counts as an empty
  /// object.
  mutating func readObject<R: MappingReader & ~Copyable>(
    _ inner: UnsafePointer<__StructDecodingTable.Node>, from reader: inout R
  ) throws(ReadFailure) {
    // For a duplicate key, nothing of the previous object must remain.
    if !reader.state.isUpdating, unsafe hasPresent(in: inner) {
      unsafe forget(inner)
    }
    let start = reader.mark()
    guard try !reader.readNull() else { return }
    let outer = unsafe node
    unsafe node = inner
    defer { unsafe node = unsafe outer }
    do throws(ReadFailure) {
      try reader.__readProperties(into: &self)
    } catch {
      guard unsafe tolerates(error, of: inner.pointee.places, at: start, &reader) else {
        throw error
      }
      try reader.recover(from: error, at: start, severity: .repair, resolution: "used the default")
      var places = unsafe inner.pointee.places.subtracting(present)
      while let place = places.popFirst() {
        // Properties whose invalid values are dropped are missing.
        guard unsafe property(place).pointee.absence.contains(.invalid) else { continue }
        initializeDefault(place, for: .invalid)
        setPresent(place)
      }
    }
  }

  /// Returns whether each of some properties has a default for an invalid value, or may be absent
  /// under a rule that drops invalid values.
  private func tolerates<R: MappingReader & ~Copyable>(
    _ error: ReadFailure, of places: SlotSet, at start: R.Mark, _ reader: inout R
  ) -> Bool {
    guard !error.code.isFatal else { return false }
    var places = places
    while let place = places.popFirst() {
      let property = unsafe property(place)
      if unsafe property.pointee.absence.contains(.invalid) { continue }
      let rules = unsafe layout.contents.pointee.rules == nil ? property.pointee.rules : nil
      let outer = reader.__enterRules(rules)
      defer { reader.__leaveRules(for: outer) }
      guard unsafe !property.pointee.isRequired,
        reader.resolution(for: error, at: start) != nil
      else { return false }
    }
    return true
  }

  /// Destroys the properties decoded from an object.
  private mutating func forget(_ inner: UnsafePointer<__StructDecodingTable.Node>) {
    for slot in unsafe 0..<inner.pointee.keys.count {
      var entry: UnsafePointer<__StructDecodingTable.Slot>? = unsafe inner.pointee.slots + slot
      while let current = unsafe entry {
        if let deeper = unsafe current.pointee.node { unsafe forget(deeper) }
        unsafe forget(current)
        unsafe entry = current.pointee.next
      }
    }
  }

  /// Destroys the properties decoded from a key.
  mutating func forget(_ entry: UnsafePointer<__StructDecodingTable.Slot>) {
    let (place, first) = unsafe (entry.pointee.place, entry.pointee.firstKey)
    guard place >= 0, isPresent(place) else { return }
    if first >= 0 {
      guard unsafe hasSeen(first + entry.pointee.rank) else { return }
      unsafe clearSeen(first + entry.pointee.rank)
    }
    let property = unsafe property(place)
    unsafe property.destroy(memory + property.pointee.offset)
    present.remove(place)
  }
}
