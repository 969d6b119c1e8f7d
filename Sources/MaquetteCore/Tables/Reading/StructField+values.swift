// Operations on values of a property that depend only on its type.

extension __StructField {
  /// Whether the model requires a value of the property.
  package var isRequired: Bool { unsafe missingImage == nil && !absence.contains(.missing) }

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
}

// These take a pointer, because a method would copy the whole description of the property.
extension UnsafePointer<__StructField> {
  /// Initializes a property to its value for null or an invalid value.
  func initializeDefault(_ place: UnsafeMutableRawPointer, for reason: __StructField.Absence) {
    if let other = unsafe reason == .null
      ? pointee.otherDefaults.null : pointee.otherDefaults.invalid
    {
      unsafe other(place)
    } else {
      unsafe pointee.makeDefault?(place)
    }
  }

  /// Initializes a property to its value for a missing key.
  func initializeMissing(_ place: UnsafeMutableRawPointer) {
    if unsafe pointee.absence.contains(.missing) {
      unsafe pointee.makeDefault?(place)
    } else if let missingImage = unsafe pointee.missingImage {
      unsafe place.copyMemory(from: missingImage, byteCount: pointee.size)
    }
  }

  /// Destroys the value of a property.
  func destroy(_ place: UnsafeMutableRawPointer) {
    func destroyTyped<T>(_ type: T.Type) {
      unsafe place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
    }
    unsafe _openExistential(pointee.type, do: destroyTyped)
  }

  /// Copies the value of a property into another struct, where it is uninitialized.
  func copy(from source: UnsafeRawPointer, to place: UnsafeMutableRawPointer) {
    func copyTyped<T>(_ type: T.Type) {
      unsafe place.initializeMemory(as: T.self, to: source.assumingMemoryBound(to: T.self).pointee)
    }
    unsafe _openExistential(pointee.type, do: copyTyped)
  }
}

extension [__StructField] {
  /// Calls a function with the place of each property.
  func forEachPlace(_ body: (UnsafePointer<__StructField>) -> Void) {
    unsafe withUnsafeBufferPointer { properties in
      guard let first = properties.baseAddress else { return }
      for index in properties.indices { unsafe body(first + index) }
    }
  }
}
