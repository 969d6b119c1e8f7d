extension Writable {
  /// Writes a value from its memory.
  ///
  /// Invariant: the memory is initialised.
  @inlinable @inline(__always)
  static func write(
    _ memory: UnsafePointer<Self>, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    let form = Self.__written
    if case .structure = form.kind, !form.isOptional, let output = form.output {
      try writer.beginObject()
      try writer.__writeProperties(output, of: UnsafeRawPointer(memory))
      writer.endObject()
    } else {
      try UnsafeRawPointer(memory).borrowed(as: Self.self).pointee.write(to: &writer)
    }
  }
}
