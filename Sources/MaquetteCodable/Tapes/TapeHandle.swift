import MaquetteCore

/// A tape without reference counting, for code that accesses it many times for each value.
///
/// Invariant: the holder of a handle keeps the tape alive.
@safe struct TapeHandle {
  private let tape: Unmanaged<CodingTape>

  @inline(__always)
  init(_ tape: CodingTape) { unsafe self.tape = unsafe .passUnretained(tape) }

  /// Returns the kind of a value.
  @inline(__always)
  func kind(_ node: Int) -> CodingTape.Kind {
    unsafe tape._withUnsafeGuaranteedRef { $0.kind(node) }
  }

  /// Returns the entry after a value.
  @inline(__always)
  func next(after node: Int) -> Int {
    unsafe tape._withUnsafeGuaranteedRef { $0.next(after: node) }
  }

  /// Returns the number of elements or members of a container.
  @inline(__always)
  func count(of node: Int) -> Int {
    unsafe tape._withUnsafeGuaranteedRef { $0.count(of: node) }
  }

  /// Returns the string at a node of this kind.
  @inline(__always)
  func string(_ node: Int) -> String {
    unsafe tape._withUnsafeGuaranteedRef { $0.string(node) }
  }

  /// Returns the integer at a node, if it is a signed 64-bit integer.
  @inline(__always)
  func integer(_ node: Int) -> Int64? {
    unsafe tape._withUnsafeGuaranteedRef { $0.integer(node) }
  }

  /// Returns the double at a node, if it is a finite number that was not written as an integer.
  @inline(__always)
  func double(_ node: Int) -> Double? {
    unsafe tape._withUnsafeGuaranteedRef { $0.double(node) }
  }

  /// Returns the value of a key among the members between two entries; see the tape.
  @inline(__always)
  func find(_ key: String, from start: Int, to end: Int, steps: inout Int) -> Int? {
    unsafe tape._withUnsafeGuaranteedRef { $0.find(key, from: start, to: end, steps: &steps) }
  }

  /// Lends the tape for rare operations.
  @inline(__always)
  func with<Result>(_ body: (CodingTape) -> Result) -> Result {
    unsafe tape._withUnsafeGuaranteedRef { body($0) }
  }
}
