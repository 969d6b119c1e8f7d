/// A value as one of another name of its type.
///
/// Generic code that has compared its type with a known one takes values of that by this, where a cast
/// would look the types up again.
@inline(__always)
package func identical<T, U>(_ value: T, as type: U.Type) -> U {
  // Invariant: the types are one.
  precondition(T.self == U.self)
  return unsafeBitCast(value, to: U.self)
}
