extension Writable {
  /// Writes values that lie in memory one after the other.
  ///
  /// Invariant: they are initialised.
  @inlinable @inline(__always)
  static func write(
    _ first: UnsafePointer<Self>, count: Int, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    let form = Self.__written
    if case .structure = form.kind, !form.isOptional, let output = form.output {
      return try writer.writeStructs(
        output, at: UnsafeRawPointer(first), count: count, stride: MemoryLayout<Self>.stride)
    }
    for index in 0..<count {
      try UnsafeRawPointer(first + index).borrowed(as: Self.self).pointee.write(to: &writer)
    }
  }
}

extension JSONWriter {
  /// Writes structs that lie in memory one after the other.
  ///
  /// Invariant: they are initialised structs of the output.
  @inline(never)
  @usableFromInline
  mutating func writeStructs(
    _ output: StructOutput, at first: UnsafeRawPointer, count: Int, stride: Int
  ) throws(WriteFailure) {
    for index in 0..<count { try __writeStruct(output, of: first + index &* stride) }
  }
}
