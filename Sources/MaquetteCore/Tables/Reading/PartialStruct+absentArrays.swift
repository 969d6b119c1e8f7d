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
      if unsafe isEmptyAtFirst(property.pointee.type) {
        guard unsafe initializeEmpty(property.pointee.type, target) else { continue }
      } else if hasEmptyText, unsafe property.pointee.type == String.self,
        unsafe property.pointee.path.count == 1,
        unsafe property.pointee.path[0].isSameKey(as: MarkupKey.text)
      {
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

/// Whether a type is an array or a set, or is mapped as one.
func isEmptyAtFirst(_ type: any Any.Type) -> Bool {
  guard case .value(let inner, _)? = (type as? any MappingDecodable.Type)?.__decodingForm?.kind
  else { return type is any EmptyAtFirst.Type }
  return isEmptyAtFirst(inner)
}

/// Initializes the memory of such a type as empty; returns false if the type refuses that.
private func initializeEmpty(_ type: any Any.Type, _ place: UnsafeMutableRawPointer) -> Bool {
  func initialize<T>(_ value: T) { unsafe place.initializeMemory(as: T.self, to: value) }
  func read<T: MappingDecodable>(_ type: T.Type) -> Any? {
    try? AnyValue.array([]).decode(type, DecodingOptions())
  }
  let readable = type as? any MappingDecodable.Type
  let empty: Any? = (type as? any EmptyAtFirst.Type)?.init() ?? readable.flatMap { read($0) }
  guard let empty else { return false }
  _openExistential(empty, do: initialize)
  return true
}

/// A collection that can be initialized as empty.
private protocol EmptyAtFirst {
  init()
}

extension Array: EmptyAtFirst {}
extension ContiguousArray: EmptyAtFirst {}
extension Set: EmptyAtFirst {}
