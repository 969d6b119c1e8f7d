// Which properties have values, and which keys were decoded: the first in two words, those of large
// models in an array.

extension __PartialStruct {
  /// The initialized properties.
  var present: SlotSet {
    get { SlotSet(presentBits, rest?.furtherPresent) }
    set {
      presentBits = newValue.bits
      rest?.furtherPresent = newValue.rest
    }
  }

  /// Whether a property is initialized.
  @inline(__always)
  func isPresent(_ place: Int) -> Bool {
    place < __SlotBits.capacity ? presentBits.contains(place) : present.contains(place)
  }

  @inline(__always)
  mutating func setPresent(_ place: Int) {
    if place < __SlotBits.capacity { presentBits.insert(place) } else { present.insert(place) }
  }

  /// Whether a property in an object is initialized.
  @inline(__always)
  func hasPresent(in object: UnsafePointer<__StructDecodingTable.Node>) -> Bool {
    if unsafe presentBits.intersects(object.pointee.places.bits) { return true }
    return unsafe rest != nil && present.intersects(object.pointee.places)
  }
}

extension __PartialStruct {
  /// The decoded keys of properties that have several.
  private var seen: SlotSet {
    get { SlotSet(seenBits, rest?.furtherSeen) }
    set {
      seenBits = newValue.bits
      rest?.furtherSeen = newValue.rest
    }
  }

  /// Whether a key of a property that has several was decoded.
  @inline(__always)
  func hasSeen(_ key: Int) -> Bool {
    key < __SlotBits.capacity ? seenBits.contains(key) : seen.contains(key)
  }

  @inline(__always)
  mutating func setSeen(_ key: Int) {
    if key < __SlotBits.capacity { seenBits.insert(key) } else { seen.insert(key) }
  }

  mutating func clearSeen(_ key: Int) { seen.remove(key) }
}
