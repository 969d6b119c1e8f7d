/// Returns a value as its own type under another name.
///
/// Generic code that has compared its type with a known one uses this to access values, because a
/// cast would look up the types again.
@inline(__always)
package func identical<T, U>(_ value: T, as type: U.Type) -> U {
  // Invariant: the types are identical.
  precondition(T.self == U.self)
  return unsafe unsafeBitCast(value, to: U.self)
}

/// Returns an object as a superclass.
///
/// A cast would look up the classes for each object.
@inline(__always)
func object<T, Base>(_ object: T, as base: Base.Type) -> Base {
  // Invariant: both types are classes, and the first is the second or inherits from it.
  unsafe unsafeBitCast(object, to: Base.self)
}
