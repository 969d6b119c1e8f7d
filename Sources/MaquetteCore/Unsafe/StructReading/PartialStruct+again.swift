// The rare cases of reading a property: by an alias, a second time, or in an update.

extension PartialStruct {
  /// Reads a value for a property that may already have one.
  ///
  /// Of a property's keys the best counts, wherever it stands; of one key the last.
  @inline(never)
  mutating func readAgain<R: Reader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    let entry = layout.slots + slot
    let first = entry.pointee.first
    guard first >= 0, !hasSeenBetter(than: slot, of: first) else { return try reader.skipValue() }
    if present.contains(first) {
      try change(layout.contents.pointee.properties[first], entry, from: &reader)
    } else {
      try initializeField(entry, from: &reader)
    }
    present.insert(first)
    seen.insert(slot)
  }

  /// Whether a property was read by a key that counts more than the one of a slot.
  private func hasSeenBetter(than slot: Int, of first: Int) -> Bool {
    slot != first
      && (seen.contains(first)
        || (first..<slot).contains { layout.slots[$0].first == first && seen.contains($0) })
  }

  /// Changes a property that has a value; it keeps the value if reading fails.
  private func change<R: Reader & ~Copyable>(
    _ property: StructField, _ entry: UnsafePointer<StructLayout.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    func changeTyped<T>(_ type: T.Type) -> Result<Void, ReadFailure> {
      let place = (memory + property.offset).assumingMemoryBound(to: T.self)
      return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
        let replacement = buffer.baseAddress.unsafelyUnwrapped
        do throws(ReadFailure) {
          if property.hasParts, reader.state.isUpdating {
            replacement.initialize(to: place.pointee)
            try update(replacement, property, from: &reader)
          } else {
            // The field lies in the replacement as if that were the struct.
            var other = self
            other.memory = UnsafeMutableRawPointer(replacement) - property.offset
            try other.initializeField(entry, from: &reader)
          }
          place.pointee = replacement.move()
          return .success(())
        } catch {
          return .failure(error)
        }
      }
    }
    try _openExistential(property.type, do: changeTyped).get()
  }

  /// Updates a copy of a property that has parts; it is given back if that fails.
  private func update<T, R: Reader & ~Copyable>(
    _ copy: UnsafeMutablePointer<T>, _ property: StructField, from reader: inout R
  ) throws(ReadFailure) {
    func takeDefault() {
      copy.deinitialize(count: 1)
      property.makeDefault?(UnsafeMutableRawPointer(copy))
    }
    let start = reader.mark()
    do throws(ReadFailure) {
      if property.absence.contains(.null), try reader.readNull() { return takeDefault() }
      guard let type = T.self as? any Readable.Type else { return }
      try updateReadable(copy, type, from: &reader)
    } catch {
      guard property.absence.contains(.invalid) else {
        copy.deinitialize(count: 1)
        throw error
      }
      try reader.recover(from: error, at: start, severity: .repair, remedy: "used the default")
      takeDefault()
    }
  }

  private func updateReadable<T: Readable, R: Reader & ~Copyable>(
    _ copy: UnsafeMutableRawPointer, _ type: T.Type, from reader: inout R
  ) throws(ReadFailure) {
    try reader.update(&copy.assumingMemoryBound(to: T.self).pointee)
  }
}
