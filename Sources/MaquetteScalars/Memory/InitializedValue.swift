#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// Returns a value that a function initializes in its memory.
///
/// Invariant: the function initializes the memory as a value of the type unless it throws.
@inlinable @inline(__always)
package func initialized<Value, Failure>(
  _ initialize: (UnsafeMutableRawPointer) throws(Failure) -> Void
) throws(Failure) -> Value {
  #if hasFeature(BuiltinModule)
    // The memory of the result itself.
    return try Builtin.emplace { (memory) throws(Failure) -> Void in
      unsafe try initialize(UnsafeMutableRawPointer(memory))
    }
  #else
    return unsafe try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (memory) throws(Failure) in
      let value = unsafe memory.baseAddress.unsafelyUnwrapped
      unsafe try initialize(UnsafeMutableRawPointer(value))
      return unsafe value.move()
    }
  #endif
}
