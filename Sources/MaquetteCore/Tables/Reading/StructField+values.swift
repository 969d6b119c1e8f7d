// What is done with values of a property by its type alone: none of it is on a hot path.

extension __StructField {
  /// Whether there is not a model without a value for the property.
  var isRequired: Bool { unsafe missingImage == nil && !absence.contains(.missing) }

  /// Whether the keys of the property, or whether it has any, depend on the profile or the format.
  var dependsOnProfile: Bool { !profiledKeys.isEmpty || !excluded.isEmpty }

  /// The steps that lead to the property from its model.
  var steps: [MappingPath.Step] {
    if let position { return [.index(position)] }
    return path.map(MappingPath.Step.key) + (arrayPaths.first?.steps ?? [])
  }

  /// Whether a key leads into an array.
  func isInArray(rank: Int) -> Bool { !arrayPaths.isEmpty && !arrayPaths[rank].isEmpty }

  /// Whether a key leads to the value at once, under no rules but those of the model.
  func isReadByKey(sharingRules: Bool) -> Bool {
    arrayPaths.isEmpty && (sharingRules || rules == nil)
  }

  /// The property of a model that lies in another one.
  func moved(by offset: Int) -> Self {
    var moved = self
    moved.offset += offset
    return moved
  }

  /// Gives a property that is not initialized its value for null, or for what cannot be mapped.
  func initializeDefault(_ place: UnsafeMutableRawPointer, for reason: Absence) {
    let other = unsafe reason == .null ? otherDefaults.null : otherDefaults.invalid
    unsafe (other ?? makeDefault)?(place)
  }

  /// Gives a property that is not initialized, and whose key is missing, its value.
  func initializeMissing(_ place: UnsafeMutableRawPointer) {
    if absence.contains(.missing) {
      unsafe makeDefault?(place)
    } else if let missingImage = unsafe missingImage {
      unsafe place.copyMemory(from: missingImage, byteCount: size)
    }
  }

  /// Gives back the value of a property.
  func destroy(_ place: UnsafeMutableRawPointer) {
    func destroyTyped<T>(_ type: T.Type) {
      unsafe place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
    }
    _openExistential(type, do: destroyTyped)
  }

  /// Copies the value of a property into another struct, where it is not initialized.
  func copy(from source: UnsafeRawPointer, to place: UnsafeMutableRawPointer) {
    func copyTyped<T>(_ type: T.Type) {
      unsafe place.initializeMemory(as: T.self, to: source.assumingMemoryBound(to: T.self).pointee)
    }
    _openExistential(type, do: copyTyped)
  }
}
