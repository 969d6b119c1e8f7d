/// Values that replace others of a tree while it is decoded.
@safe struct TreeSubstitutes: ~Copyable {
  /// The values, which have fixed addresses.
  @safe private final class Storage {
    // Invariant: each pointer is to one initialized value, which this object owns and does not
    // change. A cursor may point to it as long as this object lives.
    var values: [UnsafeMutablePointer<AnyValue>] = unsafe []

    /// The substitutes for the values at addresses.
    var known: [UnsafePointer<AnyValue>: UnsafePointer<AnyValue>] = unsafe [:]

    deinit {
      for index in unsafe values.indices {
        unsafe values[index].deinitialize(count: 1)
        unsafe values[index].deallocate()
      }
    }
  }

  /// Nil until there are substitutes: most calls have none.
  private var storage: Storage?

  /// Stores a value.
  ///
  /// - Returns: Its address, valid as long as this instance lives.
  mutating func add(_ value: AnyValue) -> UnsafePointer<AnyValue> {
    let place = UnsafeMutablePointer<AnyValue>.allocate(capacity: 1)
    unsafe place.initialize(to: value)
    if storage == nil { storage = Storage() }
    unsafe storage?.values.append(place)
    return unsafe UnsafePointer(place)
  }

  /// Stores a value in the place of another one.
  mutating func add(
    _ value: AnyValue, for other: UnsafePointer<AnyValue>
  ) -> UnsafePointer<AnyValue> {
    let place = unsafe add(value)
    unsafe storage?.known[other] = unsafe place
    return unsafe place
  }

  /// Returns the value that was stored in the place of another one.
  func substitute(for other: UnsafePointer<AnyValue>) -> UnsafePointer<AnyValue>? {
    unsafe storage?.known[other]
  }
}
