extension Optional {
  /// Sets a value where there is most often none.
  ///
  /// Assigning would release what was there before, and the compiler cannot see that it is nil.
  @inlinable @inline(__always)
  mutating func fill(with value: consuming Wrapped) {
    switch self {
    case nil:
      // Invariant: nil holds nothing to be released, so writing over it leaks nothing.
      let filled = Optional(value)
      withUnsafeMutablePointer(to: &self) { $0.initialize(to: filled) }
    case _?:
      self = value
    }
  }
}
