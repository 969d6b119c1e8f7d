/// A value as one of another name of its type.
///
/// Generic code that has compared its type with a known one takes values of that by this, where a cast
/// would look the types up again.
@inline(__always)
package func identical<T, U>(_ value: T, as type: U.Type) -> U {
  // Invariant: the types are one.
  precondition(T.self == U.self)
  return unsafe unsafeBitCast(value, to: U.self)
}

/// An object as one of a class above its own.
///
/// A cast would look the classes up for each object.
@inline(__always)
func object<T, Base>(_ object: T, as base: Base.Type) -> Base {
  // Invariant: both types are classes, and the first is the second or inherits from it.
  unsafe unsafeBitCast(object, to: Base.self)
}
