// Formats that repeat an element for each value of an array cannot represent an empty array.

extension __PartialStruct {
  /// Initializes required arrays and sets without a value in the source as empty.
  @inline(never)
  public mutating func fillAbsentArrays() {
    var places = requiredPlaces.subtracting(present)
    if let rest { places = places.subtracting(rest.failed) }
    while let place = places.popFirst() {
      let property = unsafe property(place)
      guard let type = unsafe property.pointee.type as? any EmptyAtFirst.Type else { continue }
      // Invariant: the property has the type, and a place that is not present is uninitialized.
      unsafe type.initializeEmpty(memory + property.pointee.offset)
      setPresent(place)
    }
    // An absent optional member is complete.
    for member in rest?.members ?? [] where !member.isComplete { member.fillAbsentArrays() }
  }
}

/// Whether a type is an array or a set.
func isEmptyAtFirst(_ type: any Any.Type) -> Bool { type is any EmptyAtFirst.Type }

/// A collection that can be initialized as empty.
private protocol EmptyAtFirst {
  /// Initializes the memory of an empty collection.
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
