// Formats that repeat an element for each value of an array cannot represent an empty array, and markup has no
// empty text beside attributes.

extension __PartialStruct {
  /// Initializes required arrays and sets without a value in the source as empty.
  ///
  /// - Parameter hasEmptyText: Whether the source is an element without text and child elements, whose
  ///   text is empty.
  @inline(never)
  public mutating func fillAbsentArrays(hasEmptyText: Bool) {
    var places = requiredPlaces.subtracting(present)
    if let rest { places = places.subtracting(rest.failed) }
    while let place = places.popFirst() {
      let property = unsafe property(place)
      // Invariant: the property has the type, and a place that is not present is uninitialized.
      let target = unsafe memory + property.pointee.offset
      if let type = unsafe property.pointee.type as? any EmptyAtFirst.Type {
        unsafe type.initializeEmpty(target)
      } else if hasEmptyText, unsafe property.pointee.isTextOfElement {
        unsafe target.initializeMemory(as: String.self, to: "")
      } else {
        continue
      }
      setPresent(place)
    }
    // An absent optional member is complete.
    for member in rest?.members ?? [] where !member.isComplete {
      member.fillAbsentArrays(hasEmptyText: hasEmptyText)
    }
  }
}

extension __StructField {
  /// Whether the property is the text of an element of markup.
  fileprivate var isTextOfElement: Bool {
    type == String.self && path.count == 1 && path[0].isSameKey(as: MarkupKey.text)
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
