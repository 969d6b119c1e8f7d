// Formats that repeat an element for each value of an array cannot say that an array is empty.

extension __PartialStruct {
  /// Makes the arrays and sets empty that a model needs and that the source has no value for.
  @inline(never)
  public mutating func fillAbsentArrays() {
    var places = requiredPlaces.subtracting(present)
    if let rest { places = places.subtracting(rest.failed) }
    while let place = places.popFirst() {
      let property = unsafe property(place)
      guard let type = unsafe property.pointee.type as? any EmptyAtFirst.Type else { continue }
      // Invariant: the property is of the type, and a place that is not present not initialized.
      unsafe type.initializeEmpty(memory + property.pointee.offset)
      present.insert(place)
    }
    // A member that is not there and may be nil is complete.
    for member in rest?.members ?? [] where !member.isComplete { member.fillAbsentArrays() }
  }
}

/// A collection that may begin without elements.
private protocol EmptyAtFirst {
  /// Initializes the memory of such a collection.
  static func initializeEmpty(_ place: UnsafeMutableRawPointer)
}

extension Array: EmptyAtFirst {
  fileprivate static func initializeEmpty(_ place: UnsafeMutableRawPointer) {
    unsafe place.initializeMemory(as: Self.self, to: [])
  }
}

extension ContiguousArray: EmptyAtFirst {
  fileprivate static func initializeEmpty(_ place: UnsafeMutableRawPointer) {
    unsafe place.initializeMemory(as: Self.self, to: [])
  }
}

extension Set: EmptyAtFirst {
  fileprivate static func initializeEmpty(_ place: UnsafeMutableRawPointer) {
    unsafe place.initializeMemory(as: Self.self, to: [])
  }
}
