// Reports defaults for missing values.

extension MappingReader where Self: ~Copyable {
  /// Reports a null that a property replaced by its default: the value of a key, or one below it.
  @inline(never)
  mutating func noteDefaultForNull(
    _ slot: Int, of fields: borrowing __PartialStruct, at start: Mark
  ) {
    let end = mark()
    reset(to: start)
    defer { reset(to: end) }
    guard kind == .null || kind == .object,
      let model = fields.modelType as? any SchemaProviding.Type
    else { return }
    let key = slot < 0 ? __keyBefore(start) : fields.keys[slot]
    let isNull = kind == .null
    let layout = fields.layout.hasProfiledKeys ? fields.layout : nil
    let kept = slot < 0 ? [] : fields.namesKeepingNull(of: slot)
    for defaulted in state.defaulted(of: model) where !kept.contains(defaulted.property.name) {
      let place = places(of: defaulted, in: layout).first { place in
        guard (place.count == 1) == isNull else { return false }
        return slot < 0
          ? state.isKey(key, place[0], defaulted.affixes)
          : key.isSameKey(as: defaulted.affixes.around(place[0]))
      }
      guard let place, isNull || leads(place.dropFirst(), from: start, to: .null) else { continue }
      noteRepair(
        .unexpectedNull, at: mark(), expected: defaulted.property.typeName,
        resolution: "used the default")
      if isNull { return }
    }
  }

  /// Reports the properties that take their defaults because an object lacks their keys.
  @inline(never)
  mutating func noteDefaults(
    of fields: borrowing __PartialStruct, _ audit: KeyAudit?, at object: Mark
  ) {
    guard state.options.reportsDefaults, !state.isUpdating,
      let model = fields.modelType as? any SchemaProviding.Type
    else { return }
    let end = mark()
    defer { reset(to: end) }
    var state = state
    let layout = fields.layout
    let defaulted = model.schema.defaulted { key, affixes in
      audit?.contains { state.isKey($0, key, affixes) } ?? false
    }
    // The keys of few models depend on a profile, and a search for each property would be quadratic.
    let profiled = layout.hasProfiledKeys ? layout : nil
    for defaulted in defaulted {
      let places = places(of: defaulted, in: profiled)
      // A property that this format omits is not reported.
      guard let best = places.first, !isThere(places, defaulted.affixes, audit, in: object)
      else { continue }
      let keys = defaulted.affixes.around(keys: best)
      let field = __MissingField(
        steps: keys.map { step($0, in: layout) }, property: defaulted.property.name)
      for field in inData([field], of: fields.modelType, at: object, areDefaulted: true) {
        let error = missing(field, model: defaulted.model, keys: fields.keys, at: object)
        note(PendingIssue(severity: .repair, error: error, resolution: "used the default"))
      }
    }
  }

  /// The step that a key of a model is: the model may be an array, whose keys are positions.
  private func step(_ key: String, in layout: __StructDecodingTable) -> MappingPath.Step {
    guard unsafe layout.contents.pointee.isArray, let position = Int(key) else {
      return .key(key)
    }
    return .index(position)
  }

  /// The keys that lead to a property under the profile and in the format of the call.
  private func places(
    of defaulted: DefaultedProperty, in layout: __StructDecodingTable?
  ) -> [[String]] {
    layout?.profiledPlaces(of: defaulted, for: state.options) ?? defaulted.places
  }

  /// Whether an object has a value at one of some paths.
  private mutating func isThere(
    _ places: [[String]], _ affixes: __Affixes, _ audit: KeyAudit?, in object: Mark
  ) -> Bool {
    var state = state
    for place in places {
      let isKeyThere = audit?.contains { state.isKey($0, place[0], affixes) } ?? false
      let steps = affixes.around(keys: place)
      if isKeyThere, place.count == 1 || leads(steps[...], from: object, to: nil) { return true }
    }
    return false
  }

  /// Whether keys lead from a place to a value of any kind or of a given one; the reader is then
  /// there.
  ///
  /// Errors that are reported elsewhere are not reported here: a value that is not an object, and a
  /// duplicate key.
  private mutating func leads(
    _ keys: ArraySlice<String>, from start: Mark, to wanted: ValueKind?
  ) -> Bool {
    let (pending, passesOver) = (state.journal?.pending, state.suppressesDuplicateReports)
    state.suppressesDuplicateReports = true
    defer {
      state.journal?.pending = pending
      state.suppressesDuplicateReports = passesOver
    }
    reset(to: start)
    do throws(ReadFailure) {
      guard try __descend(along: keys.map(MappingPath.Step.key)) else { return false }
      return wanted == nil || kind == wanted
    } catch {
      return wanted == nil
    }
  }
}

extension __ReadingState {
  /// The properties of a model that take a default.
  ///
  /// Cached, because a schema is made for each request, and a source may contain any number of
  /// nulls.
  fileprivate mutating func defaulted(of model: any SchemaProviding.Type) -> [DefaultedProperty] {
    let journal = openJournal()
    if let known = journal.defaulted[ObjectIdentifier(model)] { return known }
    let defaulted = model.schema.defaulted()
    journal.defaulted[ObjectIdentifier(model)] = defaulted
    return defaulted
  }

  /// Whether a key of an object matches one of a model, by the rule for keys.
  ///
  /// - Parameters:
  ///   - key: The key of the object.
  ///   - own: The key of the model.
  ///   - affixes: The affixes around it in the object.
  fileprivate mutating func isKey(_ key: String, _ own: String, _ affixes: __Affixes) -> Bool {
    guard affixes.isEmpty else {
      return narrowed(key, to: affixes).map { inner in
        keyMatcher?.matches(inner.key, own, isNarrowed: true) ?? inner.key.isSameKey(as: own)
      } ?? false
    }
    return keyMatcher?.matches(key, own) ?? key.isSameKey(as: own)
  }
}
