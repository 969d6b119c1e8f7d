/// A value in memory that is accessed in place.
///
/// A noncopyable value is not retained while it is used. The single field has the layout of its
/// type, so memory of that type can be bound to this one.
@frozen
@usableFromInline
struct Borrowed<T>: ~Copyable {
  @usableFromInline let value: T
}

extension UnsafeRawPointer {
  /// Returns the memory of a value, for access without retaining it.
  ///
  /// Invariant: the memory has a value of the type, which does not change during the access.
  @inlinable @inline(__always)
  func borrowed<T>(as type: T.Type) -> UnsafePointer<Borrowed<T>> {
    unsafe assumingMemoryBound(to: Borrowed<T>.self)
  }
}

extension Borrowed<String> {
  /// Appends the text in quotes, and a comma.
  @inline(__always)
  borrowing func appendQuoted(to buffer: inout OutputBuffer) { buffer.append(quoted: value) }

  /// Whether the text is empty.
  var isEmpty: Bool {
    @inline(__always) borrowing get { value.utf8.isEmpty }
  }
}

extension Borrowed<String?> {
  /// Whether the string is nil.
  var isNil: Bool {
    @inline(__always) borrowing get {
      if case nil = value { true } else { false }
    }
  }
}
