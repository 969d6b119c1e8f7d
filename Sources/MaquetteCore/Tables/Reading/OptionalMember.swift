/// An optional flattened member, which is present if any of its keys is.
struct OptionalMember {
  /// Operations on the memory of the member, by its type.
  @safe struct Operations {
    // Invariants: the pointers are those of a property of the optional type. While a member is
    // decoded, the wrapped value is at the same address, because an optional with a value begins
    // with it.

    /// Wraps the value in an optional.
    let wrap: (UnsafeMutableRawPointer) -> Void

    /// Initializes the property to nil.
    let initializeNil: (UnsafeMutableRawPointer) -> Void

    /// Unwraps the optional in place; returns false and leaves the memory uninitialized if it is
    /// nil.
    let unwrap: (UnsafeMutableRawPointer) -> Bool

    /// Returns whether the property is nil.
    let isNil: (UnsafeRawPointer) -> Bool

    /// Replaces one optional by another.
    let replace: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

    init<T>(_ type: T.Type) {
      unsafe isNil = { unsafe $0.assumingMemoryBound(to: T?.self).pointee == nil }
      unsafe replace = { target, source in
        unsafe target.assumingMemoryBound(to: T?.self).pointee =
          unsafe source.assumingMemoryBound(to: T?.self).pointee
      }
      unsafe wrap = { place in
        let value = unsafe place.assumingMemoryBound(to: T.self).move()
        unsafe place.initializeMemory(as: T?.self, to: value)
      }
      unsafe initializeNil = { place in unsafe place.initializeMemory(as: T?.self, to: nil) }
      unsafe unwrap = { place in
        guard let value = unsafe place.assumingMemoryBound(to: T?.self).move() else { return false }
        unsafe place.initializeMemory(as: T.self, to: value)
        return true
      }
    }
  }

  let operations: Operations
  var offset: Int

  /// The places of the member.
  var places: SlotSet

  /// The places that the member requires.
  var required: SlotSet

  /// The properties of the member that are not decoded.
  var unread: [__StructField]

  init(
    _ operations: Operations, offset: Int, places: SlotSet, required: SlotSet,
    unread: [__StructField]
  ) {
    self.operations = operations
    self.offset = offset
    self.places = places
    self.required = required
    self.unread = unread
  }

  /// Returns the member for a model that is flattened into another one.
  func moved(by offset: Int, places base: Int) -> Self {
    var moved = self
    moved.offset += offset
    moved.places = places.shifted(by: base)
    moved.required = required.shifted(by: base)
    moved.unread = unread.map { $0.moved(by: offset) }
    return moved
  }
}
