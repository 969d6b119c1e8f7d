import MaquetteCore

extension ModelSchema.Property {
  /// What is at the end of the property's keys if it has a value: the value, or the array around it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - present: What is there now; other properties may be in the same array.
  /// - Throws: `typeMismatch` if the property collects the values of elements, and the value is no
  ///   array.
  func held(_ value: AnyValue, in present: AnyValue?) throws(MappingError) -> AnyValue {
    guard let arrayPath else { return value }
    var array = present ?? .null
    guard let inner = arrayPath.inner else {
      array.put(value, at: arrayPath.steps[...])
      return array
    }
    // Without its array, a collected property is nil, or has its default.
    guard !value.isNull else { return .removal }
    guard let values = value.array else {
      throw MappingError(
        .typeMismatch, at: MappingPath([.key(name)]), expected: "an array",
        found: value.shown(hidesValue: false))
    }
    let elements = values.map { value in
      var element = AnyValue.null
      element.put(value, at: inner[...])
      return element
    }
    array.put(.array(elements), at: arrayPath.steps[...])
    return array
  }
}
