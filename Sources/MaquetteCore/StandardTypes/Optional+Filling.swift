#if hasFeature(BuiltinModule)
  import Builtin
#endif

extension Optional {
  /// Sets a value where there is most often none.
  ///
  /// Assigning would release what was there before, and the compiler cannot see that it is nil.
  @inlinable @inline(__always)
  mutating func fill(with value: consuming Wrapped) {
    #if hasFeature(BuiltinModule)
      if case nil = self {
        // Invariants: nil holds nothing to be released, so writing over it leaks nothing; the
        // pointer is used while `self` is being accessed and not kept.
        unsafe UnsafeMutablePointer<Wrapped?>(Builtin.addressof(&self)).initialize(
          to: consume value)
      } else {
        self = consume value
      }
    #else
      self = consume value
    #endif
  }
}
