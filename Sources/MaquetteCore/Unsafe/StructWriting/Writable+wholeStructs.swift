extension Writable {
  /// Writes an array of values from their memory.
  @inlinable @inline(__always)
  static func write(
    _ elements: UnsafeBufferPointer<Self>, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    let form = Self.__written
    if case .structure = form.kind, !form.isOptional, let output = form.output {
      try writer.writeStructs(
        output, in: UnsafeRawBufferPointer(elements), stride: MemoryLayout<Self>.stride)
    } else {
      try writer.writeEach(of: elements)
    }
  }
}

extension JSONWriter {
  /// Writes an array of structs.
  ///
  /// Invariant: the memory holds structs of the output, one at each multiple of the stride.
  @inline(never)
  @usableFromInline
  mutating func writeStructs(
    _ output: StructOutput, in memory: UnsafeRawBufferPointer, stride: Int
  ) throws(WriteFailure) {
    if memory.isEmpty { return try writeEmptyArray() }
    try beginArray()
    for offset in Swift.stride(from: 0, to: memory.count, by: stride) {
      try __writeStruct(output, of: memory.baseAddress.unsafelyUnwrapped + offset)
    }
    endArray()
  }
}
