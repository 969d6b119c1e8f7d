// Keys that belong to no property, and are kept in the extras of the model or of a flattened member.

extension __PartialStruct {
  /// Keeps the reader's current key in the first extras that take it; returns false if there are none.
  mutating func keepExtra<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    if _slowPath(reader.repeatsContents), hidesProperties(at: reader) {
      try reader.skipValue()
      return true
    }
    for index in unsafe layout.contents.pointee.extras.indices {
      let extras = unsafe layout.contents.pointee.extras.baseAddress.unsafelyUnwrapped + index
      if unsafe extras.pointee.takesAnyKey {
        unsafe try keep(extras, from: &reader)
        return true
      }
      let (affixes, outer) = unsafe (extras.pointee.affixes, reader.state.innerKey)
      guard affixes.isEmpty || reader.narrowKey(affixes) else { continue }
      defer { if !affixes.isEmpty { reader.state.innerKey = outer } }
      if let group = unsafe extras.pointee.group,
        !expects(group, within: outer?.affixes, in: &reader)
      {
        continue
      }
      unsafe try keep(extras, from: &reader)
      return true
    }
    return false
  }

  /// Whether the reader is at the ordered contents of an element, among which are properties: written
  /// from the extras, the contents would hide later changes of these.
  private func hidesProperties<R: MappingReader & ~Copyable>(at reader: borrowing R) -> Bool {
    reader.enclosingObject?.contains {
      $0.key.attributeName == nil && keys.slot(of: $0.key) >= 0
    } == true
  }

  /// Returns whether an optional member is present, or one of its keys follows in the object.
  ///
  /// Extras alone do not make it present, so that is decided at the first of them.
  ///
  /// - Parameter affixes: What is around the keys of this model in the object.
  /// - Complexity: O(*n*), where *n* is the length of the rest of the object; once for each object.
  private mutating func expects<R: MappingReader & ~Copyable>(
    _ group: Int, within affixes: __Affixes?, in reader: inout R
  ) -> Bool {
    let places = unsafe layout.contents.pointee.groups[group].places
    if present.intersects(places) { return true }
    if let known = rest?.expectedMembers[group] { return known }
    var isExpected = false
    let fields = self
    reader.__visitOtherKeys { (key, state) in
      let own = affixes == nil ? key : affixes.flatMap { state.narrowed(key, to: $0)?.key }
      let slot = own.map { fields.slot(ofKey: $0, &state) } ?? -1
      isExpected = slot >= 0 && fields.places(of: slot).intersects(places)
      return !isExpected
    }
    openRest().expectedMembers[group] = isExpected
    return isExpected
  }

  private mutating func keep<R: MappingReader & ~Copyable>(
    _ extras: UnsafePointer<__ExtrasPlace>, from reader: inout R
  ) throws(ReadFailure) {
    let place = unsafe extras.pointee.place
    if !isPresent(place) {
      initializeDefault(place, for: .invalid)
      setPresent(place)
    }
    let field = unsafe property(place)
    if unsafe field.pointee.isConstant, rest?.isUpdate == true {
      return unsafe try compare(field, extras, from: &reader)
    }
    if reader.state.checksKeys, unsafe try !admits(extras, in: &reader) {
      return try reader.skipValue()
    }
    rest?.noteTouched(place)
    unsafe try reader.__append(to: memory + field.pointee.offset, by: extras)
  }

  /// Whether to decode the value of a key that may be another spelling; the object counts repeated texts.
  private mutating func admits<R: MappingReader & ~Copyable>(
    _ extras: UnsafePointer<__ExtrasPlace>, in reader: inout R
  ) throws(ReadFailure) -> Bool {
    let text = reader.__strippedKey
    guard let key = unsafe extras.pointee.reading.key?(text) else { return true }
    let rest = openRest()
    let texts = unsafe rest.extraKeys[extras.pointee.place]?[key] ?? []
    guard !texts.contains(ExactKey(text)) else { return true }
    unsafe rest.extraKeys[extras.pointee.place, default: [:]][key] = texts.union([ExactKey(text)])
    return texts.isEmpty ? true : try reader.admitRepetition(of: key)
  }

  /// Skips the value of a constant; a report lists it if the constant differs.
  private func compare<R: MappingReader & ~Copyable>(
    _ field: UnsafePointer<__StructField>, _ extras: UnsafePointer<__ExtrasPlace>,
    from reader: inout R
  ) throws(ReadFailure) {
    func compareTyped<T>(_ type: T.Type) -> Result<Void, ReadFailure> {
      // Invariant: in an update, the value of the constant is initialized, at its place and with
      // its type.
      let kept = unsafe (memory + field.pointee.offset).assumingMemoryBound(to: T.self).pointee
      var changed = kept
      let start = reader.mark()
      do throws(ReadFailure) {
        unsafe try withUnsafeMutablePointer(to: &changed) { (place) throws(ReadFailure) in
          unsafe try reader.__append(to: UnsafeMutableRawPointer(place), by: extras)
        }
      } catch {
        return .failure(error)
      }
      if reader.state.isReporting, !ModelComparison.areEqual(kept, changed) {
        unsafe reader.noteConstant(field.pointee.name.description, of: modelName, at: start)
      }
      return .success(())
    }
    unsafe try _openExistential(field.pointee.type, do: compareTyped).get()
  }
}
