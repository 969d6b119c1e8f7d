/// Returns an object as a superclass.
///
/// A cast would look up the classes for each object.
@inline(__always)
func object<T, Base>(_ object: T, as base: Base.Type) -> Base {
  // Invariant: both types are classes, and the first is the second or inherits from it.
  unsafe unsafeBitCast(object, to: Base.self)
}
