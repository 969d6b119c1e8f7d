// The rare cases of reading a property: by an alias, a second time, in an update, or by a key that
// leads to several properties or to an object of them.

extension __PartialStruct {
  /// Reads a value into all that its key leads to.
  @inline(never)
  mutating func readUses<R: MappingReader & ~Copyable>(
    _ first: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    guard first.pointee.next != nil else { return try readUse(first, from: &reader) }
    let start = reader.mark()
    var entry: UnsafePointer<__StructDecodingTable.Slot>? = first
    while let current = entry {
      reader.reset(to: start)
      try readUse(current, from: &reader)
      entry = current.pointee.next
    }
  }

  private mutating func readUse<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if let inner = entry.pointee.node {
      guard !inner.pointee.leadsToBest else { return try readObject(inner, from: &reader) }
      return try readAlternative(entry, from: &reader) { (fields, reader) throws(ReadFailure) in
        try fields.readObject(inner, from: &reader)
      }
    }
    if entry.pointee.place < 0, reader.state.isReporting {
      let path = node.pointee.path + [keys[entry - node.pointee.slots]]
      return try reader.pass(
        layout.contents.pointee.fixed.filter { $0.isAt(orInside: path) }, level: path.count,
        of: modelName, current: currentValue)
    }
    // Of a property's keys the best counts, wherever it stands; of one key the last.
    guard entry.pointee.place >= 0, !hasSeenBetter(than: entry) else {
      return try reader.skipValue()
    }
    guard entry.pointee.rank > 0 else { return try readUnderRules(entry, from: &reader) }
    let property = property(entry.pointee.place)
    if property.pointee.deprecatedRanks.contains(entry.pointee.rank) {
      reader.__noteDeprecatedKey(property.pointee.path.joined(separator: "."), at: reader.mark())
    }
    try readAlternative(entry, from: &reader) { (fields, reader) throws(ReadFailure) in
      try fields.readUnderRules(entry, from: &reader)
    }
  }

  /// Reads a value under the rules of its property, if they are not those of all of them.
  private mutating func readUnderRules<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if _fastPath(entry.pointee.isReadByKey) { return try readValue(entry, from: &reader) }
    let property = property(entry.pointee.place)
    guard layout.contents.pointee.rules == nil, let rules = property.pointee.rules else {
      return try readTarget(entry, from: &reader)
    }
    try reader.read(under: rules, isNeeded: property.pointee.isRequired) {
      (reader) throws(ReadFailure) in try readTarget(entry, from: &reader)
    }
  }

  /// The value that a constant has: in what is updated already, else that of its declaration.
  private func currentValue(of fixed: FixedValue) -> Any? {
    guard let rest, rest.isUpdate else { return fixed.make() }
    if let offset = fixed.offset {
      // Invariant: in an update what is not read is initialised, at its place and of its type.
      func value<T>(_ type: T.Type) -> Any {
        (memory + offset).assumingMemoryBound(to: T.self).pointee
      }
      return _openExistential(fixed.type, do: value)
    }
    guard let object = rest.object else { return fixed.make() }
    return object.value(ofProperty: fixed.property.description)
  }

  /// Reads the value that a key leads to: its own, or one in an array.
  private mutating func readTarget<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    let (property, rank) = (property(entry.pointee.place), entry.pointee.rank)
    guard property.pointee.isInArray(rank: rank) else {
      return try readValue(entry, from: &reader)
    }
    try read(entry, along: property.pointee.arrayPaths[rank], from: &reader)
  }

  mutating func readValue<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    let place = entry.pointee.place
    if present.contains(place) {
      if entry.pointee.isScalar, !property(place).pointee.isConstant {
        try replaceScalar(entry, from: &reader)
      } else {
        try change(property(place), entry, from: &reader)
      }
    } else {
      try initializeField(entry, from: &reader)
    }
    notePresent(entry)
  }

  /// Notes that a property has a value, and by which key.
  mutating func notePresent(_ entry: UnsafePointer<__StructDecodingTable.Slot>) {
    present.insert(entry.pointee.place)
    rest?.touched.insert(entry.pointee.place)
    if entry.pointee.firstKey >= 0 { seen.insert(entry.pointee.firstKey + entry.pointee.rank) }
  }

  /// Whether a property was read by a key that counts more than the one of a slot.
  private func hasSeenBetter(than entry: UnsafePointer<__StructDecodingTable.Slot>) -> Bool {
    let first = entry.pointee.firstKey
    return first >= 0 && (first..<first + entry.pointee.rank).contains(where: seen.contains)
  }

  /// Replaces a scalar that has a value; it keeps the value if reading fails.
  ///
  /// It is a step of its own, for the core need not ask for the type of a scalar.
  private func replaceScalar<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    let place = memory + entry.pointee.offset
    let failure = withUnsafeTemporaryAllocation(
      byteCount: __StructDecodingTable.Slot.scalarSize, alignment: 16
    ) { buffer -> ReadFailure? in
      let replacement = buffer.baseAddress.unsafelyUnwrapped
      do throws(ReadFailure) {
        try reader.initialize(replacement, as: entry)
      } catch {
        return error
      }
      entry.pointee.form.replaceScalar(place, by: replacement, size: entry.pointee.size)
      return nil
    }
    if let failure { throw failure }
  }

  /// Changes a property that has a value; it keeps the value if reading fails.
  private func change<R: MappingReader & ~Copyable>(
    _ property: UnsafePointer<__StructField>, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    from reader: inout R
  ) throws(ReadFailure) {
    func changeTyped<T>(_ type: T.Type) -> Result<Void, ReadFailure> {
      let place = (memory + property.pointee.offset).assumingMemoryBound(to: T.self)
      return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
        let replacement = buffer.baseAddress.unsafelyUnwrapped
        let start = reader.mark()
        do throws(ReadFailure) {
          if property.pointee.hasParts, reader.state.isUpdating {
            replacement.initialize(to: place.pointee)
            try update(replacement, property, from: &reader)
          } else {
            // The field lies in the replacement as if that were the struct.
            var other = self
            other.memory = UnsafeMutableRawPointer(replacement) - property.pointee.offset
            try other.initializeField(entry, from: &reader)
          }
          if property.pointee.isConstant, reader.state.isUpdating {
            let changed = replacement.move()
            if reader.state.isReporting, !ModelComparison.areEqual(place.pointee, changed) {
              reader.noteConstant(property.pointee.name.description, of: modelName, at: start)
            }
          } else {
            place.pointee = replacement.move()
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      }
    }
    try _openExistential(property.pointee.type, do: changeTyped).get()
  }

  /// Updates a copy of a property that has parts; it is given back if that fails.
  private func update<T, R: MappingReader & ~Copyable>(
    _ copy: UnsafeMutablePointer<T>, _ property: UnsafePointer<__StructField>, from reader: inout R
  ) throws(ReadFailure) {
    if property.pointee.isHeld, reader.kind == .null, let reading = property.pointee.reading {
      // What is stored would take null for no value.
      copy.deinitialize(count: 1)
      return try reader.__initialize(UnsafeMutableRawPointer(copy), by: reading)
    }
    func takeDefault(for reason: __StructField.Absence) {
      copy.deinitialize(count: 1)
      property.pointee.initializeDefault(UnsafeMutableRawPointer(copy), for: reason)
    }
    let start = reader.mark()
    do throws(ReadFailure) {
      if property.pointee.absence.contains(.null), try reader.readNull() {
        return takeDefault(for: .null)
      }
      guard let type = T.self as? any MappingDecodable.Type else { return }
      try updateReadable(copy, type, from: &reader)
    } catch {
      guard property.pointee.absence.contains(.invalid) else {
        copy.deinitialize(count: 1)
        throw error
      }
      do throws(ReadFailure) {
        try reader.recover(
          from: error, at: start, severity: .repair, resolution: "used the default")
      } catch {
        copy.deinitialize(count: 1)
        throw error
      }
      takeDefault(for: .invalid)
    }
  }

  private func updateReadable<T: MappingDecodable, R: MappingReader & ~Copyable>(
    _ copy: UnsafeMutableRawPointer, _ type: T.Type, from reader: inout R
  ) throws(ReadFailure) {
    try reader.update(&copy.assumingMemoryBound(to: T.self).pointee)
  }
}
