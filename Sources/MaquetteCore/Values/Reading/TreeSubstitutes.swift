/// Values that replace others of a tree while it is decoded.
@safe struct TreeSubstitutes: ~Copyable {
  // Invariant: each pointer is to one initialized value, which this type owns and does not change.
  // A cursor may point to it as long as this instance lives.
  private var values: [UnsafeMutablePointer<AnyValue>] = unsafe []

  deinit {
    for index in unsafe values.indices {
      unsafe values[index].deinitialize(count: 1)
      unsafe values[index].deallocate()
    }
  }

  /// Stores a value.
  ///
  /// - Returns: Its address, valid as long as this instance lives.
  mutating func add(_ value: AnyValue) -> UnsafePointer<AnyValue> {
    let place = UnsafeMutablePointer<AnyValue>.allocate(capacity: 1)
    unsafe place.initialize(to: value)
    unsafe values.append(place)
    return unsafe UnsafePointer(place)
  }
}
