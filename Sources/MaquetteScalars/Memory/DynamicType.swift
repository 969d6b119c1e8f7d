/// Returns the type that a value has at run time: for an object, its own class.
///
/// In code specialized for a superclass, the optimizer replaces `type(of:)` by the static type
/// (seen with Swift 6.3), so this function hides the type from it.
@inline(never)
@_optimize(none)
package func dynamicType(of value: Any) -> any Any.Type { type(of: value) }

/// Returns the metatype of the type that a value has at run time, also of a noncopyable value, for
/// which `type(of:)` is not available.
package func dynamicMetatype<T: ~Copyable>(of value: borrowing T) -> Any {
  guard T.self as Any is AnyObject.Type else { return T.self as Any }
  // Invariant: the value of a class type is a reference to an object, and the pointer is used only
  // within the closure.
  let object = unsafe withUnsafePointer(to: value) { pointer in
    unsafe UnsafeRawPointer(pointer).load(as: AnyObject.self)
  }
  return dynamicType(of: object)
}
