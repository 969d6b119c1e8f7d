/// Returns whether the key of the value at an address is to be omitted.
///
/// Invariant: the pointer is that of an initialized value of the type that the test was created
/// for.
public typealias __MissingTest = (UnsafeRawPointer) -> Bool

extension Presence {
  /// A test for values that are missing.
  @inlinable
  static var missingTest: __MissingTest {
    {
      if case .missing = unsafe $0.assumingMemoryBound(to: Self.self).pointee {
        true
      } else {
        false
      }
    }
  }
}
