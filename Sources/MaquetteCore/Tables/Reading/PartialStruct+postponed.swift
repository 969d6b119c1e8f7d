// Values of keys that are not the preferred ones of their properties. If such a value is invalid, a
// preferred key may still follow: only at the end of the object is it known whether the failure
// matters.

/// A failure that matters if no preferred key of the property has a value.
struct PostponedFailure {
  let place: Int

  /// The number of keys that take precedence, and where the keys of the property begin in the set
  /// of decoded keys.
  let rank: Int
  let firstKey: Int
  let failure: ReadFailure
  let pending: PendingError?
}

extension __PartialStruct {
  /// Decodes the value of a key that is not the preferred one of its property.
  mutating func readAlternative<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R,
    _ read: (inout __PartialStruct, inout R) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let start = reader.mark()
    do throws(ReadFailure) {
      try read(&self, &reader)
    } catch {
      guard mayPostpone, !error.code.isFatal, reader.state.options.invalidProperties != .drop else {
        throw error
      }
      let pending = reader.state.journal?.pending
      reader.state.journal?.pending = nil
      let slots = unsafe slots(of: entry)
      for index in unsafe slots.indices {
        let slot = unsafe slots[index]
        unsafe openRest().postponed.append(
          PostponedFailure(
            place: slot.pointee.place, rank: slot.pointee.rank, firstKey: slot.pointee.firstKey,
            failure: error, pending: pending))
      }
      reader.reset(to: start)
      try reader.skipValue()
    }
  }

  /// Reports the failures of keys whose values were needed.
  mutating func settle<R: MappingReader & ~Copyable>(by reader: inout R) throws(ReadFailure) {
    try reader.settlePostponedFailures(of: &self)
    rest?.postponed = []
  }

  /// Returns the slots of the properties that a key leads to, including nested objects.
  private func slots(
    of entry: UnsafePointer<__StructDecodingTable.Slot>
  ) -> [UnsafePointer<__StructDecodingTable.Slot>] {
    guard let inner = unsafe entry.pointee.node else {
      return unsafe entry.pointee.place < 0 ? [] : [entry]
    }
    return unsafe (0..<inner.pointee.keys.count).flatMap { slot in
      unsafe sequence(first: inner.pointee.slots + slot) { unsafe $0.pointee.next }.flatMap {
        unsafe slots(of: $0)
      }
    }
  }

  /// The failures that matter at the end of the object; for each property, that of its preferred
  /// key.
  fileprivate var failuresThatCount: [PostponedFailure] {
    var counted: [PostponedFailure] = []
    for postponed in rest?.postponed ?? [] {
      // A key that takes precedence over the one that failed may have been decoded.
      let preferred = postponed.firstKey..<postponed.firstKey + postponed.rank
      guard !preferred.contains(where: hasSeen) else { continue }
      if let index = counted.firstIndex(where: { $0.place == postponed.place }) {
        if postponed.rank < counted[index].rank { counted[index] = postponed }
      } else {
        counted.append(postponed)
      }
    }
    return counted
  }
}

extension MappingReader where Self: ~Copyable {
  /// Throws the failure of a key whose value was needed, or records it in a report.
  @inline(never)
  mutating func settlePostponedFailures(of fields: inout __PartialStruct) throws(ReadFailure) {
    guard fields.rest?.postponed.isEmpty == false else { return }
    for postponed in fields.failuresThatCount {
      state.openJournal().pending = postponed.pending
      let name = unsafe fields.property(postponed.place).pointee.name
      nameFailure(model: fields.modelName, property: name)
      let isNeeded = unsafe fields.property(postponed.place).pointee.isRequired
      guard state.isReporting, !state.endsAtErrors || isNeeded,
        let pending = state.journal?.pending
      else { throw postponed.failure }
      state.journal?.pending = nil
      note(PendingIssue(severity: .error, error: pending, resolution: nil))
      fields.noteFailed(place: postponed.place)
    }
  }
}
