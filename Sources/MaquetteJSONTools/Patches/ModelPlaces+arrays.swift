import MaquetteBehavior
import MaquetteCore

extension ModelPlaces {
  /// An array of a patch with what it removes from the properties inside it.
  ///
  /// A patch replaces arrays, so a value that the new array lacks is gone. Without the null that is put in
  /// its place here, an update would leave the property as it is.
  ///
  /// - Parameter inside: The properties whose values are in the array.
  func completed(_ array: AnyValue, with inside: [Place]) throws(MappingError) -> AnyValue {
    var array = array
    for place in inside where place.isWritten {
      // A property with a value of each element is collected again.
      guard let way = place.arrayPath, way.inner == nil else { continue }
      guard let new = array[path: MappingPath(way.steps)] else {
        array.put(.null, at: way.steps[...])
        continue
      }
      let old = (try? ModelState.written(place.value)) ?? .null
      let change = MergePatch.difference(old, new, removed: nullsRemove ? .null : .removal)
      array.put(try completed(change, for: place), at: way.steps[...])
    }
    return array
  }
}
