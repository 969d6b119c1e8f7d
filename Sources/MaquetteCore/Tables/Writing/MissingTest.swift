/// Whether the value at a place says that there is not a key.
///
/// Invariant: the pointer is that of an initialized value of the type that the test was made for.
public typealias __MissingTest = (UnsafeRawPointer) -> Bool

extension Presence {
  /// Whether the value at a place is missing.
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
