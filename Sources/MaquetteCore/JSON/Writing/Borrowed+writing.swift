extension Borrowed where T: MappingEncodable {
  /// Writes the value.
  @inlinable @inline(__always)
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try value.write(to: &writer)
  }
}

extension Borrowed<AnyValue.Object.Member> {
  /// Writes the key and the value.
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure) {
    writer.writeKey(value.key)
    try writer.writeValue(value.value)
  }
}
