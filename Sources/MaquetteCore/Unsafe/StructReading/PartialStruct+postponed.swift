// Values of keys that are not the best of their properties. If one cannot be mapped, a better key may
// still come: only when the whole object has been read is it known whether that matters.

/// A failure that counts if no better key of the property has a value.
struct PostponedFailure {
  let place: Int
  let rank: Int
  let failure: ReadFailure
  let pending: PendingError?
}

extension PartialStruct {
  /// Reads the value of a key that is not the best of its properties.
  mutating func readAlternative<R: Reader & ~Copyable>(
    _ entry: UnsafePointer<StructLayout.Slot>, from reader: inout R,
    _ read: (inout PartialStruct, inout R) throws(ReadFailure) -> Void
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
      for (place, rank) in alternatives(of: entry) {
        openRest().postponed.append(
          PostponedFailure(place: place, rank: rank, failure: error, pending: pending))
      }
      reader.reset(to: start)
      try reader.skipValue()
    }
  }

  /// The places that a key leads to, and how many better keys each has.
  private func alternatives(
    of entry: UnsafePointer<StructLayout.Slot>
  ) -> [(place: Int, rank: Int)] {
    guard let inner = entry.pointee.node else { return [(entry.pointee.place, entry.pointee.rank)] }
    var found: [(place: Int, rank: Int)] = []
    for slot in 0..<inner.pointee.keys.count {
      var use: UnsafePointer<StructLayout.Slot>? = inner.pointee.slots + slot
      while let current = use {
        if current.pointee.node != nil || current.pointee.place >= 0 {
          found += alternatives(of: current)
        }
        use = current.pointee.next
      }
    }
    return found
  }

  /// The failures that count, now that the object has been read; of a property the one of its best key.
  fileprivate var failuresThatCount: [PostponedFailure] {
    var counted: [PostponedFailure] = []
    for postponed in rest?.postponed ?? [] where !hasRead(betterThan: postponed) {
      if let index = counted.firstIndex(where: { $0.place == postponed.place }) {
        if postponed.rank < counted[index].rank { counted[index] = postponed }
      } else {
        counted.append(postponed)
      }
    }
    return counted
  }

  /// Whether a property was read by a key that counts more than the one that failed.
  private func hasRead(betterThan postponed: PostponedFailure) -> Bool {
    guard let first = firstKey(ofPlace: postponed.place) else { return false }
    return (first..<first + postponed.rank).contains(where: seen.contains)
  }

  private func firstKey(ofPlace place: Int) -> Int? {
    func search(_ node: UnsafePointer<StructLayout.Node>) -> Int? {
      for slot in 0..<node.pointee.keys.count {
        var use: UnsafePointer<StructLayout.Slot>? = node.pointee.slots + slot
        while let current = use {
          if let inner = current.pointee.node, let found = search(inner) { return found }
          if current.pointee.place == place, current.pointee.firstKey >= 0 {
            return current.pointee.firstKey
          }
          use = current.pointee.next
        }
      }
      return nil
    }
    return search(layout.root)
  }
}

extension Reader where Self: ~Copyable {
  /// Throws the failure of a key that would have been needed, or notes it while a report is made.
  @inline(never)
  mutating func settlePostponedFailures(of fields: inout PartialStruct) throws(ReadFailure) {
    guard fields.rest?.postponed.isEmpty == false else { return }
    for postponed in fields.failuresThatCount {
      state.openJournal().pending = postponed.pending
      let name = fields.property(postponed.place).pointee.name
      nameFailure(model: fields.modelName, property: name.description)
      guard state.isReporting, let pending = state.journal?.pending else { throw postponed.failure }
      state.journal?.pending = nil
      note(PendingIssue(severity: .error, error: pending, remedy: nil))
      fields.noteFailed(place: postponed.place)
    }
  }
}
