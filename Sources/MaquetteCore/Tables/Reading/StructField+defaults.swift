// Defaults of properties, outside their models.

extension __StructField {
  /// Lends the default of the property to a closure; returns nil if there is none.
  func withDefault<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result? {
    guard let makeDefault = unsafe makeDefault else { return nil }
    func lend<T>(_ type: T.Type) -> Result {
      unsafe withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
        // Invariants: the function initializes memory for the type of the property, and the closure
        // takes a pointer to such a value.
        let place = unsafe buffer.baseAddress.unsafelyUnwrapped
        unsafe makeDefault(UnsafeMutableRawPointer(place))
        defer { unsafe place.deinitialize(count: 1) }
        return unsafe body(UnsafeRawPointer(place))
      }
    }
    return _openExistential(type, do: lend)
  }

  /// Whether a required property is decoded as another value, or not at all, where a format writes nothing for
  /// a value without contents.
  func isOtherIfAbsent(_ value: AnyValue) -> Bool {
    value.array != nil
      ? !isEmptyAtFirst(type)
      : (type as? any MappingDecodable.Type)?.__acceptsNull(within: 8) == true
  }

  /// Makes the default of the property; nil if there is none.
  package var makeValue: (() -> Any)? {
    guard unsafe makeDefault != nil else { return nil }
    return {
      func copy<T>(_ type: T.Type) -> Any? {
        // Invariant: the pointer is that of an initialized value of the property's type.
        unsafe withDefault { place in unsafe place.assumingMemoryBound(to: T.self).pointee }
      }
      return _openExistential(type, do: copy)!
    }
  }
}
