// What follows when all keys of an object have been read.

extension __PartialStruct {
  /// Whether every property that the model cannot do without has been read.
  @inline(__always)
  public var isComplete: Bool {
    unsafe present.isSuperset(of: layout.contents.pointee.required)
      && (_fastPath(!hasRest) || isRestComplete)
  }

  /// The table that the fields are read by.
  public var __layout: __StructDecodingTable? { layout }

  /// The properties that the model cannot do without and that have not been read.
  public var missingFields: [__MissingField] {
    var fields: [__MissingField] = []
    var places = requiredPlaces.subtracting(present)
    while let place = places.popFirst() {
      let property = unsafe property(place)
      unsafe fields.append(
        __MissingField(steps: property.pointee.steps, property: property.pointee.name.description))
    }
    return fields + missingFieldsOfMembers
  }

  /// The missing fields without those that are missing because their value failed.
  public var unreportedMissingFields: [__MissingField] {
    guard let rest else { return missingFields }
    var whole = self
    whole.present.formUnion(rest.failed)
    let names = rest.failedKeys ?? []
    return whole.missingFields.filter { !names.contains($0.name) }
  }

  /// Notes which properties have no value because it failed.
  public mutating func noteFailed(_ key: String, _ slot: Int) {
    let rest = openRest()
    guard slot >= 0 else { return rest.failedKeys = (rest.failedKeys ?? []) + [key] }
    rest.failed.formUnion(places(of: slot))
  }

  /// Notes that a property has no value because it failed.
  mutating func noteFailed(place: Int) { openRest().failed.insert(place) }

  /// Whether the model cannot do without the value of a key that failed.
  public func needsValue(ofKey key: String, _ slot: Int) -> Bool {
    guard slot >= 0 else { return missingFieldsOfMembers.contains { $0.steps == [.key(key)] } }
    return requiredPlaces.subtracting(present).intersects(places(of: slot))
  }

  /// The property that a slot of the present object feeds; nil for the object of several.
  public func propertyName(ofSlot slot: Int, key: String) -> String? {
    guard slot >= 0 else { return isInRoot ? namedBySchema(key) : nil }
    var places = places(of: slot)
    // Of several that one key feeds, the one that failed has no value.
    if unsafe node.pointee.slots[slot].node == nil, places.count > 1 {
      places = places.subtracting(present)
    }
    guard let place = places.popFirst(),
      unsafe places.isEmpty || node.pointee.slots[slot].node == nil
    else { return nil }
    return unsafe property(place).pointee.name.description
  }

  /// The places that a key leads to.
  func places(of slot: Int) -> SlotSet { unsafe node.pointee.places(of: slot) }

  /// The places without which there is not a model as far as it was read.
  var requiredPlaces: SlotSet {
    var required = unsafe layout.contents.pointee.required
    for member in unsafe layout.contents.pointee.groups where present.intersects(member.places) {
      required.formUnion(member.required)
    }
    return required
  }

  /// Gives the properties that were not read their defaults; false if one cannot do without.
  @inline(__always)
  mutating func finish() -> Bool {
    guard isComplete else { return false }
    var absent = unsafe layout.contents.pointee.read.subtracting(present)
    if _slowPath(hasRest) { finishRest(&absent) }
    if !absent.isEmpty { initializeMissing(absent) }
    if _slowPath(hasRest) { wrapMembers() }
    return true
  }

  // Mutating, as is what else follows a whole object: the compiler would copy the fields first.
  @inline(never)
  private mutating func initializeMissing(_ slots: SlotSet) {
    var slots = slots
    while let slot = slots.popFirst() {
      let property = unsafe property(slot)
      unsafe property.pointee.initializeMissing(memory + property.pointee.offset)
    }
  }

  /// Gives back the properties that are there, and ends the fields.
  @inline(never)
  mutating func destroy() {
    var initialized = unsafe present.intersection(layout.contents.pointee.read)
    while let slot = initialized.popFirst() {
      let property = unsafe property(slot)
      unsafe property.pointee.destroy(memory + property.pointee.offset)
    }
    if rest != nil { destroyRest() }
    present = SlotSet()
    end()
  }
}

extension __StructDecodingTable.Node {
  /// The places that a key leads to.
  func places(of slot: Int) -> SlotSet {
    var places = SlotSet()
    var entry: UnsafePointer<__StructDecodingTable.Slot>? = unsafe slots + slot
    while let current = unsafe entry {
      unsafe places.formUnion(current.pointee.set)
      if let inner = unsafe current.pointee.node { unsafe places.formUnion(inner.pointee.places) }
      unsafe entry = current.pointee.next
    }
    return places
  }
}
