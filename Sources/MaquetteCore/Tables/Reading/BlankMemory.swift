/// The memory of a model in which the optional properties are nil.
///
/// It is copied before an object is decoded. That costs less than a visit to each property whose key
/// is missing, if there are many optional ones.
@safe struct BlankMemory {
  // Invariant: the `byteCount` bytes at `start` are for the memory of the model from `offset` on. Those
  // of the properties in `places` are nil, and nil owns nothing; others do not matter.
  private let start: UnsafeRawPointer
  private let offset: Int
  private let byteCount: Int

  /// The properties that are nil.
  let places: __SlotBits

  /// The number of properties from which on it is worth a copy.
  private static let leastCount = 4

  /// Creates the memory for some properties; nil if too few of them are nil without a key.
  ///
  /// - Parameter others: The places of optional members, which may have no properties in memory.
  init?(_ properties: [__StructField], besides others: SlotSet) {
    let blank = properties.enumerated().filter { place, property in
      unsafe place < __SlotBits.capacity && !others.contains(place)
        && !property.absence.contains(.missing) && property.missingImage != nil
    }
    let (first, end) = blank.reduce((Int.max, 0)) { range, property in
      let field = property.element
      return (min(range.0, field.offset), max(range.1, field.offset + field.size))
    }
    // A model with few of them far apart would copy more than it saves.
    guard blank.count >= Self.leastCount, end - first <= blank.count * 64 else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: end - first, alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: end - first)
    var places = __SlotBits()
    for (place, property) in blank {
      places.insert(place)
      guard let image = unsafe property.missingImage else { continue }
      unsafe (memory + property.offset - first).copyMemory(from: image, byteCount: property.size)
    }
    unsafe start = UnsafeRawPointer(memory)
    (offset, byteCount, self.places) = (first, end - first, places)
  }

  /// Copies it into the uninitialized memory of a model.
  @inline(__always)
  func copy(to memory: UnsafeMutableRawPointer) {
    unsafe (memory + offset).copyMemory(from: start, byteCount: byteCount)
  }
}
