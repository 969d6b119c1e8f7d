/// A variable that several functions of one call change, one after the other.
///
/// A property of a class would be checked for overlapping accesses each time, which costs more than the
/// access. Here no access reaches into a call of foreign code.
@safe struct Cell<Value> {
  // Invariants: the memory is initialised from `init` to `free`, which the owner calls once, when it ends
  // itself; whoever else has a copy keeps the owner. A coder's call belongs to one thread.
  private let memory: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  /// Gives the memory back.
  func free() {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }

  var value: Value {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe memory }
  }
}
