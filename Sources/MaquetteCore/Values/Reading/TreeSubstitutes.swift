/// Values that are read in place of others of a tree.
struct TreeSubstitutes: ~Copyable {
  // Invariant: each pointer is to one initialised value, which belongs to this and is not changed, so
  // that a cursor may point to it as long as this lives.
  private var values: [UnsafeMutablePointer<AnyValue>] = []

  deinit {
    for value in values {
      value.deinitialize(count: 1)
      value.deallocate()
    }
  }

  /// Keeps a value.
  ///
  /// - Returns: Where it is, as long as this lives.
  mutating func add(_ value: AnyValue) -> UnsafePointer<AnyValue> {
    let place = UnsafeMutablePointer<AnyValue>.allocate(capacity: 1)
    place.initialize(to: value)
    values.append(place)
    return UnsafePointer(place)
  }
}
