/// A tape without a count of references, for code that looks at it many times for each value.
///
/// Invariant: whoever keeps a handle keeps the tape too.
@safe package struct TapeHandle {
  private let tape: Unmanaged<CodingTape>

  @inline(__always)
  package init(_ tape: CodingTape) { unsafe self.tape = unsafe .passUnretained(tape) }

  /// The kind of a value.
  @inline(__always)
  package func kind(_ node: Int) -> CodingTape.Kind {
    unsafe tape._withUnsafeGuaranteedRef { $0.kind(node) }
  }

  /// The entry after a value.
  @inline(__always)
  package func next(after node: Int) -> Int {
    unsafe tape._withUnsafeGuaranteedRef { $0.next(after: node) }
  }

  /// How many elements or members a container has.
  @inline(__always)
  package func count(of node: Int) -> Int {
    unsafe tape._withUnsafeGuaranteedRef { $0.count(of: node) }
  }

  /// The string at a node of this kind.
  @inline(__always)
  package func string(_ node: Int) -> String {
    unsafe tape._withUnsafeGuaranteedRef { $0.string(node) }
  }

  /// The integer at a node, if it is one of 64 bits with a sign.
  @inline(__always)
  package func integer(_ node: Int) -> Int64? {
    unsafe tape._withUnsafeGuaranteedRef { $0.integer(node) }
  }

  /// The double at a node, if it is a finite number that was not written as an integer.
  @inline(__always)
  package func double(_ node: Int) -> Double? {
    unsafe tape._withUnsafeGuaranteedRef { $0.double(node) }
  }

  /// The value of a key among the members between two entries; see the tape.
  @inline(__always)
  package func find(_ key: String, from start: Int, to end: Int, steps: inout Int) -> Int? {
    unsafe tape._withUnsafeGuaranteedRef { $0.find(key, from: start, to: end, steps: &steps) }
  }

  /// The tape itself, for what is rare.
  @inline(__always)
  package func with<Result>(_ body: (CodingTape) -> Result) -> Result {
    unsafe tape._withUnsafeGuaranteedRef { body($0) }
  }
}
