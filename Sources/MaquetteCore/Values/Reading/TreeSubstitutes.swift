/// Values that are read in place of others of a tree.
@safe struct TreeSubstitutes: ~Copyable {
  // Invariant: each pointer is to one initialised value, which belongs to this and is not changed, so
  // that a cursor may point to it as long as this lives.
  private var values: [UnsafeMutablePointer<AnyValue>] = unsafe []

  deinit {
    for index in unsafe values.indices {
      unsafe values[index].deinitialize(count: 1)
      unsafe values[index].deallocate()
    }
  }

  /// Keeps a value.
  ///
  /// - Returns: Where it is, as long as this lives.
  mutating func add(_ value: AnyValue) -> UnsafePointer<AnyValue> {
    let place = UnsafeMutablePointer<AnyValue>.allocate(capacity: 1)
    unsafe place.initialize(to: value)
    unsafe values.append(place)
    return unsafe UnsafePointer(place)
  }
}
