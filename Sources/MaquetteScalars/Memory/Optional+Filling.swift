#if hasFeature(BuiltinModule)
  import Builtin
#endif

extension Optional {
  /// Sets a value that is most often nil before.
  ///
  /// An assignment would release the old value, because the compiler cannot see that it is nil.
  @inlinable @inline(__always)
  package mutating func fill(with value: consuming Wrapped) {
    #if hasFeature(BuiltinModule)
      if case nil = self {
        // Invariants: nil owns nothing to release, so overwriting it leaks nothing; the pointer is
        // used only during the access to `self`.
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
