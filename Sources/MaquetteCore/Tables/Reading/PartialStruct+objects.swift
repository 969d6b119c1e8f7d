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
      guard unsafe takesDefaults(inner.pointee.places) else { throw error }
      try reader.recover(from: error, at: start, severity: .repair, resolution: "used the default")
      var places = unsafe inner.pointee.places.subtracting(present)
      while let place = places.popFirst() {
        initializeDefault(place, for: .invalid)
        setPresent(place)
      }
    }
  }

  /// Returns whether all of some properties have a default for an invalid value.
  private func takesDefaults(_ places: SlotSet) -> Bool {
    var places = places
    while let place = places.popFirst() {
      guard unsafe property(place).pointee.absence.contains(.invalid) else { return false }
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
    clearPresent(place)
  }
}
