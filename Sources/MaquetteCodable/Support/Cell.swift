/// A variable that several functions of one call change in turn.
///
/// Swift would check each access to a property of a class for exclusivity, which costs more than
/// the access. No access to a cell calls foreign code.
@safe struct Cell<Value> {
  // Invariants: the memory is initialized from `init` until `free`, which the owner calls once, in
  // its `deinit`; everything else that has a copy retains the owner. A coder's call runs on one
  // thread.
  private let memory: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  /// Frees the memory.
  func free() {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }

  var value: Value {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe memory }
  }
}
