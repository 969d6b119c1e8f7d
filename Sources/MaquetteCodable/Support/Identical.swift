/// Returns a value as its own type under another name.
///
/// Generic code that has compared its type with a known one uses this to access values, because a
/// cast would look up the types again.
@inline(__always)
func identical<T, U>(_ value: T, as type: U.Type) -> U {
  // Invariant: the types are identical.
  precondition(T.self == U.self)
  return unsafe unsafeBitCast(value, to: U.self)
}
