/// A value in memory that is looked at where it lies.
///
/// What cannot be copied is not retained while it is used. The one field has the layout of its type,
/// so memory of the type can be bound to this.
@frozen
@usableFromInline
struct Borrowed<T>: ~Copyable {
  @usableFromInline let value: T
}

extension UnsafeRawPointer {
  /// The memory of a value, for looking at it without retaining it.
  ///
  /// Invariant: a value of the type lies there, and is not changed while it is looked at.
  @inlinable @inline(__always)
  func borrowed<T>(as type: T.Type) -> UnsafePointer<Borrowed<T>> {
    unsafe assumingMemoryBound(to: Borrowed<T>.self)
  }
}

extension Borrowed where T: MappingEncodable {
  /// Writes the value.
  @inlinable @inline(__always)
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try value.write(to: &writer)
  }
}

extension Borrowed<String> {
  /// Appends the text in quotes, and a comma.
  @inline(__always)
  borrowing func appendQuoted(to buffer: inout ByteBuffer) { buffer.append(quoted: value) }
}

extension Borrowed<String?> {
  /// Whether there is not text.
  var isNil: Bool {
    @inline(__always) borrowing get {
      if case nil = value { return true }
      return false
    }
  }
}

extension Borrowed<AnyValue.Object.Member> {
  /// Writes the key and the value.
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure) {
    writer.writeKey(value.key)
    try writer.writeValue(value.value)
  }
}

extension AnyValue.Object {
  /// Lends the members.
  @inline(__always)
  func withMembers<Result, Failure>(
    _ body: (UnsafeBufferPointer<Member>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try members.withUnsafeBufferPointer(body)
  }
}
