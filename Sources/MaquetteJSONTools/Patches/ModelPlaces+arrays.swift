import MaquetteBehavior
import MaquetteCore

// Arrays of a patch replace those of the model, and what is in them.

extension ModelPlaces {
  /// An array of a patch with what it removes from the properties inside it.
  ///
  /// A patch replaces arrays, so a value that the new array lacks is gone. Without the null that is put in
  /// its place here, an update would leave the property as it is.
  ///
  /// - Parameters:
  ///   - array: The array, or its removal.
  ///   - inside: The properties whose values are in the array.
  func completed(_ array: AnyValue, with inside: [Place]) throws(MappingError) -> AnyValue {
    // Without its array, a collected property is nil, or has its default.
    if array == .removal, inside.contains(where: { $0.arrayPath?.inner != nil }) { return array }
    var array = array == .removal ? [] : array
    for place in inside where place.isWritten {
      // A property with a value of each element is collected again.
      guard let way = place.arrayPath, way.inner == nil else { continue }
      guard let new = array[path: MappingPath(way.steps)] else {
        let removal = try removal(of: place)
        array.put(removal == .removal ? .null : removal, at: way.steps[...])
        continue
      }
      array.put(try replacement(new, for: place), at: way.steps[...])
    }
    return array
  }

  /// The elements of a patch for a model that is an array, of which each replaces a property.
  func completed(_ elements: [AnyValue]) throws(MappingError) -> [AnyValue] {
    var whole: [AnyValue] = []
    for (position, element) in elements.enumerated() {
      if let place = place(at: [String(position)]) {
        whole.append(try replacement(element, for: place))
      } else {
        whole.append(element)
      }
    }
    while let place = place(at: [String(whole.count)]) { whole.append(try removal(of: place)) }
    return whole
  }

  /// The patch that removes the value of a property.
  func removal(of place: Place) throws(MappingError) -> AnyValue {
    guard let absence = place.absence else { return .removal }
    return try replacement(absence(), for: place)
  }

  /// The patch that replaces the value of a property: nulls in it are values.
  private func replacement(_ new: AnyValue, for place: Place) throws(MappingError) -> AnyValue {
    let change = MergePatch.difference(place.written, new, removed: .removal)
    let rules = PatchRules(nullsRemove: false, options: rules.options)
    return try Self.completed(change, for: place.value, rules, as: place.whole)
  }
}

extension ModelPlaces.Place {
  /// The encoded value; null if there is none.
  fileprivate var written: AnyValue {
    if let written = value as? WrittenValue { return written.full }
    return (try? ModelState.written(value)) ?? .null
  }
}
