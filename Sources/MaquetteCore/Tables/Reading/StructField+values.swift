// Operations on values of a property that depend only on its type; none is on a hot path.

extension __StructField {
  /// Whether the model requires a value of the property.
  var isRequired: Bool { unsafe missingImage == nil && !absence.contains(.missing) }

  /// Whether the keys of the property, or its exclusion, depend on the profile or the format.
  var dependsOnProfile: Bool { !profiledKeys.isEmpty || !excluded.isEmpty }

  /// The steps from the model to the property.
  var steps: [MappingPath.Step] {
    if let position { return [.index(position)] }
    return path.map(MappingPath.Step.key) + (arrayPaths.first?.steps ?? [])
  }

  /// Returns whether a key leads into an array.
  func isInArray(rank: Int) -> Bool { !arrayPaths.isEmpty && !arrayPaths[rank].isEmpty }

  /// Returns whether a key leads directly to the value, under the rules of the model only.
  func isReadByKey(sharingRules: Bool) -> Bool {
    arrayPaths.isEmpty && (sharingRules || rules == nil)
  }

  /// Returns the property for a model inside another one.
  func moved(by offset: Int) -> Self {
    var moved = self
    moved.offset += offset
    return moved
  }

  /// Initializes a property to its value for null or an invalid value.
  func initializeDefault(_ place: UnsafeMutableRawPointer, for reason: Absence) {
    let other = unsafe reason == .null ? otherDefaults.null : otherDefaults.invalid
    unsafe (other ?? makeDefault)?(place)
  }

  /// Initializes a property to its value for a missing key.
  func initializeMissing(_ place: UnsafeMutableRawPointer) {
    if absence.contains(.missing) {
      unsafe makeDefault?(place)
    } else if let missingImage = unsafe missingImage {
      unsafe place.copyMemory(from: missingImage, byteCount: size)
    }
  }

  /// Destroys the value of a property.
  func destroy(_ place: UnsafeMutableRawPointer) {
    func destroyTyped<T>(_ type: T.Type) {
      unsafe place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
    }
    _openExistential(type, do: destroyTyped)
  }

  /// Copies the value of a property into another struct, where it is uninitialized.
  func copy(from source: UnsafeRawPointer, to place: UnsafeMutableRawPointer) {
    func copyTyped<T>(_ type: T.Type) {
      unsafe place.initializeMemory(as: T.self, to: source.assumingMemoryBound(to: T.self).pointee)
    }
    _openExistential(type, do: copyTyped)
  }
}
