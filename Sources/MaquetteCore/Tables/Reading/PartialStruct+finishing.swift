// The steps after all keys of an object have been decoded.

extension __PartialStruct {
  /// Whether every required property has been decoded.
  @inline(__always)
  var isComplete: Bool {
    unsafe presentBits.isSuperset(of: layout.contents.pointee.required.bits)
      && (_fastPath(!hasRest) || isRestComplete)
  }

  /// The required properties that have not been decoded.
  var missingFields: [__MissingField] { missingFields(besides: present) }

  private func missingFields(besides present: SlotSet) -> [__MissingField] {
    var fields: [__MissingField] = []
    var places = requiredPlaces(besides: present).subtracting(present)
    while let place = places.popFirst() {
      let property = unsafe property(place)
      unsafe fields.append(
        __MissingField(steps: property.pointee.steps, property: property.pointee.name))
    }
    return fields + missingFieldsOfMembers
  }

  /// The missing fields, except those whose value failed.
  var unreportedMissingFields: [__MissingField] {
    guard let rest else { return missingFields }
    var whole = present
    whole.formUnion(rest.failed)
    return missingFields(besides: whole).filter { !rest.failedKeys.contains($0.name) }
  }

  /// Records which properties have no value because it failed.
  mutating func noteFailed(_ key: String, _ slot: Int) {
    let rest = openRest()
    guard slot >= 0 else { return rest.failedKeys.append(key) }
    rest.failed.formUnion(places(of: slot))
  }

  /// Records that a property has no value because it failed.
  mutating func noteFailed(place: Int) { openRest().failed.insert(place) }

  /// Returns whether the model requires the value of a key that failed.
  func needsValue(ofKey key: String, _ slot: Int) -> Bool {
    guard slot >= 0 else { return missingFieldsOfMembers.contains { $0.steps == [.key(key)] } }
    return requiredPlaces.subtracting(present).intersects(places(of: slot))
  }

  /// Returns the property of a slot in the current object; nil for a nested object.
  func propertyName(ofSlot slot: Int, key: String) -> String? {
    guard slot >= 0 else {
      return (modelType as? any SchemaProviding.Type)?.schema.propertyName(at: [key])
    }
    var places = places(of: slot)
    // If one key has several targets, the one that failed has no value.
    if unsafe node.pointee.slots[slot].node == nil, places.count > 1 {
      places = places.subtracting(present)
    }
    guard let place = places.popFirst(),
      unsafe places.isEmpty || node.pointee.slots[slot].node == nil
    else { return nil }
    return unsafe property(place).pointee.name
  }

  /// Returns the places that a key leads to.
  func places(of slot: Int) -> SlotSet { unsafe node.pointee.places(of: slot) }

  /// Returns the properties with a default that a key leads to and of which null is a value.
  func namesKeepingNull(of slot: Int) -> [String] {
    var (places, names) = (places(of: slot), [String]())
    while let place = places.popFirst() {
      let field = unsafe property(place)
      guard unsafe field.pointee.isHeld || field.pointee.makeDefault != nil else { continue }
      if unsafe !field.pointee.absence.contains(.null) { unsafe names.append(field.pointee.name) }
    }
    return names
  }

  /// The places required by the part of the model decoded so far.
  var requiredPlaces: SlotSet { requiredPlaces(besides: present) }

  private func requiredPlaces(besides present: SlotSet) -> SlotSet {
    var required = unsafe layout.contents.pointee.required
    for member in unsafe layout.contents.pointee.groups where present.intersects(member.places) {
      required.formUnion(member.required)
    }
    return required
  }

  /// Initializes properties without a key to their defaults; returns false if a required one is
  /// missing.
  @inline(__always)
  mutating func finish() -> Bool {
    guard unsafe presentBits.isSuperset(of: layout.contents.pointee.required.bits) else {
      return false
    }
    if _slowPath(hasRest) { return finishWithRest() }
    let absent = unsafe layout.contents.pointee.read.bits.subtracting(presentBits)
      .subtracting(blank)
    if !absent.isEmpty { initializeMissing(SlotSet(absent)) }
    return true
  }

  @inline(never)
  private mutating func finishWithRest() -> Bool {
    guard isRestComplete else { return false }
    var absent = unsafe layout.contents.pointee.read.subtracting(present)
      .subtracting(SlotSet(blank))
    finishRest(&absent)
    initializeMissing(absent)
    wrapMembers()
    return true
  }

  // This and the functions below are mutating, because otherwise the compiler would copy the fields
  // first.
  @inline(never)
  private mutating func initializeMissing(_ slots: SlotSet) {
    var slots = slots
    while let slot = slots.popFirst() {
      let property = unsafe property(slot)
      unsafe property.initializeMissing(memory + property.pointee.offset)
    }
  }

  /// Destroys the initialized properties, and ends the fields.
  @inline(never)
  mutating func destroy() {
    var initialized = unsafe present.intersection(layout.contents.pointee.read)
    while let slot = initialized.popFirst() {
      let property = unsafe property(slot)
      unsafe property.destroy(memory + property.pointee.offset)
    }
    if rest != nil { destroyRest() }
    present = SlotSet()
    end()
  }
}

extension __StructDecodingTable.Node {
  /// Returns the places that a key leads to.
  func places(of slot: Int) -> SlotSet {
    var places = SlotSet()
    var entry: UnsafePointer<__StructDecodingTable.Slot>? = unsafe slots + slot
    while let current = unsafe entry {
      if unsafe current.pointee.place >= 0 { unsafe places.insert(current.pointee.place) }
      if let inner = unsafe current.pointee.node { unsafe places.formUnion(inner.pointee.places) }
      unsafe entry = current.pointee.next
    }
    return places
  }
}
