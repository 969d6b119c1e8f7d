// The rare cases of decoding a property: by an alias, repeatedly, in an update, or by a key with
// several targets or a nested object.

extension __PartialStruct {
  /// Decodes a value into all targets of its key.
  @inline(never)
  mutating func readUses<R: MappingReader & ~Copyable>(
    _ first: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    guard unsafe first.pointee.next != nil else { return unsafe try readUse(first, from: &reader) }
    let start = reader.mark()
    var entry: UnsafePointer<__StructDecodingTable.Slot>? = unsafe first
    while let current = unsafe entry {
      reader.reset(to: start)
      do throws(ReadFailure) {
        unsafe try readUse(current, from: &reader)
      } catch {
        unsafe try drop(current, for: error, at: start, from: &reader)
      }
      unsafe entry = current.pointee.next
    }
  }

  /// Goes on after one of several targets of a key that failed, if the rules drop its value: the
  /// others may still have theirs.
  private func drop<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, for error: ReadFailure, at start: R.Mark,
    from reader: inout R
  ) throws(ReadFailure) {
    var places = SlotSet()
    if unsafe entry.pointee.place >= 0 { unsafe places.insert(entry.pointee.place) }
    if let inner = unsafe entry.pointee.node { unsafe places.formUnion(inner.pointee.places) }
    guard let resolution = reader.resolution(for: error, at: start),
      !requiredPlaces.subtracting(present).intersects(places)
    else { throw error }
    if unsafe entry.pointee.place >= 0 {
      let name = unsafe property(entry.pointee.place).pointee.name.description
      reader.nameFailure(model: modelName, property: name)
    }
    try reader.recover(from: error, at: start, severity: .repair, resolution: resolution)
  }

  private mutating func readUse<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if let inner = unsafe entry.pointee.node {
      guard unsafe !inner.pointee.leadsToBest else {
        return unsafe try readObject(inner, from: &reader)
      }
      return unsafe try readAlternative(entry, from: &reader) {
        (fields, reader) throws(ReadFailure) in
        unsafe try fields.readObject(inner, from: &reader)
      }
    }
    if unsafe entry.pointee.place < 0, reader.state.isReporting {
      let path = unsafe node.pointee.path + [keys[entry - node.pointee.slots]]
      return unsafe try reader.pass(
        layout.contents.pointee.fixed.filter { $0.isAt(orInside: path) }, level: path.count,
        of: modelName, current: currentValue)
    }
    // A second tag: the last one decides.
    if unsafe entry.pointee.place < 0, reader.__isContinued { throw ReadFailure(.duplicateKey) }
    // Of the keys of a property, the preferred one wins, wherever it is; for a duplicate key, the
    // last one.
    guard unsafe entry.pointee.place >= 0, unsafe !hasSeenBetter(than: entry) else {
      return try reader.skipValue()
    }
    guard unsafe entry.pointee.rank > 0 else {
      return unsafe try readUnderRules(entry, from: &reader)
    }
    let property = unsafe property(entry.pointee.place)
    if unsafe property.pointee.deprecatedRanks.contains(entry.pointee.rank) {
      unsafe reader.__noteDeprecatedKey(
        property.pointee.path.joined(separator: "."), at: reader.mark())
    }
    unsafe try readAlternative(entry, from: &reader) { (fields, reader) throws(ReadFailure) in
      unsafe try fields.readUnderRules(entry, from: &reader)
    }
  }

  /// Whether the value of a property is replaced or dropped as a whole if it has an error.
  private func isDropped(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, by options: borrowing DecodingOptions
  ) -> Bool {
    let property = unsafe property(entry.pointee.place)
    if unsafe property.pointee.absence.contains(.invalid) { return true }
    if unsafe property.pointee.isRequired, unsafe !isPresent(entry.pointee.place) { return false }
    let rules = unsafe layout.contents.pointee.rules == nil ? property.pointee.rules : nil
    return (rules?.invalidProperties ?? options.invalidProperties) == .drop
  }

  /// Decodes a value under the rules of its property, if they differ from the common ones.
  private mutating func readUnderRules<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if reader.state.isReporting, !reader.state.endsAtErrors,
      unsafe isDropped(entry, by: reader.state.options)
    {
      return try reader.readReplaceable { (reader: inout R) throws(ReadFailure) in
        unsafe try readUnderRules(entry, from: &reader)
      }
    }
    if unsafe _fastPath(entry.pointee.isReadByKey) {
      return unsafe try readValue(entry, from: &reader)
    }
    let property = unsafe property(entry.pointee.place)
    guard unsafe layout.contents.pointee.rules == nil, let rules = unsafe property.pointee.rules
    else {
      return unsafe try readTarget(entry, from: &reader)
    }
    unsafe try reader.read(under: rules, isNeeded: property.pointee.isRequired) {
      (reader) throws(ReadFailure) in unsafe try readTarget(entry, from: &reader)
    }
  }

  /// Returns the current value of a constant: in an update that of the model, otherwise that of its
  /// declaration.
  private func currentValue(of fixed: FixedValue) -> Any? {
    guard let rest, rest.isUpdate else { return fixed.make() }
    if let offset = fixed.offset {
      // Invariant: in an update, properties that are not decoded are initialized, at their places
      // and with their types.
      func value<T>(_ type: T.Type) -> Any {
        unsafe (memory + offset).assumingMemoryBound(to: T.self).pointee
      }
      return _openExistential(fixed.type, do: value)
    }
    guard let object = rest.object else { return fixed.make() }
    return object.value(ofProperty: fixed.property.description)
  }

  /// Decodes the value that a key leads to: its own value, or one in an array.
  private mutating func readTarget<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    let (property, rank) = unsafe (property(entry.pointee.place), entry.pointee.rank)
    guard unsafe property.pointee.isInArray(rank: rank) else {
      return unsafe try readValue(entry, from: &reader)
    }
    unsafe try read(entry, along: property.pointee.arrayPaths[rank], from: &reader)
  }

  /// Whether a key leads to only one property, a scalar that is initialized and may change.
  @inline(__always)
  func replacesScalar(of entry: UnsafePointer<__StructDecodingTable.Slot>) -> Bool {
    unsafe entry.pointee.isSimple && presentBits.intersects(entry.pointee.set)
      && isVariableScalar(entry)
  }

  @inline(__always)
  private func isVariableScalar(_ entry: UnsafePointer<__StructDecodingTable.Slot>) -> Bool {
    unsafe entry.pointee.isScalar && !property(entry.pointee.place).pointee.isConstant
  }

  mutating func readValue<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    let place = unsafe entry.pointee.place
    if isPresent(place) {
      if unsafe isVariableScalar(entry) {
        unsafe try replaceScalar(entry, from: &reader)
      } else {
        unsafe try change(property(place), entry, from: &reader)
      }
    } else {
      unsafe try initializeField(entry, from: &reader)
    }
    unsafe notePresent(entry)
  }

  /// Records that a property has a value, and by which key.
  mutating func notePresent(_ entry: UnsafePointer<__StructDecodingTable.Slot>) {
    let place = unsafe entry.pointee.place
    setPresent(place)
    unsafe ownRest?._withUnsafeGuaranteedRef { $0.noteTouched(place) }
    if unsafe entry.pointee.firstKey >= 0 {
      unsafe setSeen(entry.pointee.firstKey + entry.pointee.rank)
    }
  }

  /// Returns whether a property was decoded by a key that takes precedence over the one of a slot.
  private func hasSeenBetter(than entry: UnsafePointer<__StructDecodingTable.Slot>) -> Bool {
    let first = unsafe entry.pointee.firstKey
    return unsafe first >= 0 && (first..<first + entry.pointee.rank).contains(where: hasSeen)
  }

  /// Replaces a scalar; it keeps its value if decoding fails.
  ///
  /// This is a separate function, because the core need not look up the type of a scalar.
  private func replaceScalar<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    var failure: ReadFailure?
    _ = unsafe replaceScalar(of: entry) { replacement in
      do throws(ReadFailure) {
        unsafe try reader.initialize(replacement, as: entry)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Replaces a scalar by the one with which a function initializes other memory; the scalar keeps
  /// its value if the function returns false, which leaves that memory uninitialized.
  @inline(__always)
  func replaceScalar(
    of entry: UnsafePointer<__StructDecodingTable.Slot>,
    _ initialize: (UnsafeMutableRawPointer) -> Bool
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(
      byteCount: __StructDecodingTable.Slot.scalarSize, alignment: 16
    ) { buffer in
      let replacement = unsafe buffer.baseAddress.unsafelyUnwrapped
      guard unsafe initialize(replacement) else { return false }
      unsafe entry.pointee.form.replaceScalar(
        memory + entry.pointee.offset, by: replacement, size: entry.pointee.size)
      return true
    }
  }

  /// Changes a property; it keeps its value if decoding fails.
  private func change<R: MappingReader & ~Copyable>(
    _ property: UnsafePointer<__StructField>, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    from reader: inout R
  ) throws(ReadFailure) {
    func changeTyped<T>(_ type: T.Type) -> Result<Void, ReadFailure> {
      let place = unsafe (memory + property.pointee.offset).assumingMemoryBound(to: T.self)
      return unsafe withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
        let replacement = unsafe buffer.baseAddress.unsafelyUnwrapped
        let start = reader.mark()
        do throws(ReadFailure) {
          if unsafe property.pointee.hasParts, reader.state.isUpdating {
            unsafe replacement.initialize(to: place.pointee)
            unsafe try update(replacement, property, from: &reader)
          } else {
            // The replacement contains the field at the offset that it has in the struct.
            var other = self
            unsafe other.memory = UnsafeMutableRawPointer(replacement) - property.pointee.offset
            unsafe try other.initializeField(entry, from: &reader)
          }
          if unsafe property.pointee.isConstant, reader.state.isUpdating {
            let changed = unsafe replacement.move()
            if reader.state.isReporting, unsafe !ModelComparison.areEqual(place.pointee, changed) {
              unsafe reader.noteConstant(
                property.pointee.name, of: modelName, at: start)
            }
          } else {
            unsafe place.pointee = replacement.move()
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      }
    }
    unsafe try _openExistential(property.pointee.type, do: changeTyped).get()
  }

  /// Updates a copy of a property that merges updates; the copy is destroyed if that fails.
  private func update<T, R: MappingReader & ~Copyable>(
    _ copy: UnsafeMutablePointer<T>, _ property: UnsafePointer<__StructField>, from reader: inout R
  ) throws(ReadFailure) {
    if unsafe property.pointee.isHeld, reader.kind == .null,
      let reading = unsafe property.pointee.reading
    {
      // The stored optional would treat null as no value.
      unsafe copy.deinitialize(count: 1)
      return unsafe try reader.__initialize(UnsafeMutableRawPointer(copy), by: reading)
    }
    func takeDefault(for reason: __StructField.Absence) {
      unsafe copy.deinitialize(count: 1)
      unsafe property.initializeDefault(UnsafeMutableRawPointer(copy), for: reason)
    }
    let start = reader.mark()
    do throws(ReadFailure) {
      if unsafe property.pointee.absence.contains(.null), try reader.readNull() {
        return takeDefault(for: .null)
      }
      guard let type = T.self as? any MappingDecodable.Type else { return }
      unsafe try updateReadable(copy, type, from: &reader)
    } catch {
      guard unsafe property.pointee.absence.contains(.invalid) else {
        unsafe copy.deinitialize(count: 1)
        throw error
      }
      do throws(ReadFailure) {
        try reader.recover(
          from: error, at: start, severity: .repair, resolution: "used the default")
      } catch {
        unsafe copy.deinitialize(count: 1)
        throw error
      }
      takeDefault(for: .invalid)
    }
  }

  private func updateReadable<T: MappingDecodable, R: MappingReader & ~Copyable>(
    _ copy: UnsafeMutableRawPointer, _ type: T.Type, from reader: inout R
  ) throws(ReadFailure) {
    unsafe try reader.update(&copy.assumingMemoryBound(to: T.self).pointee)
  }
}
