extension MappingEncodable {
  /// Writes an array of values from their memory.
  @inlinable @inline(__always)
  static func write(
    _ elements: UnsafeBufferPointer<Self>, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    let form = Self.__encodingKind
    if case .structure = form.kind, !form.isOptional, let output = form.output {
      unsafe try writer.writeStructs(
        output, in: UnsafeRawBufferPointer(elements), stride: MemoryLayout<Self>.stride)
    } else {
      unsafe try writer.writeEach(of: elements)
    }
  }
}

extension JSONWriter {
  /// Writes an array of structs.
  ///
  /// Invariant: the memory contains structs of the output, one at each multiple of the stride.
  @inline(never)
  @usableFromInline
  mutating func writeStructs(
    _ output: __StructEncodingTable, in memory: UnsafeRawBufferPointer, stride: Int
  ) throws(WriteFailure) {
    guard unsafe !memory.isEmpty, var next = memory.baseAddress else {
      return try writeEmptyArray()
    }
    try beginArray()
    let end = unsafe next + memory.count
    while unsafe next < end {
      unsafe try __writeStruct(output, of: next)
      unsafe next += stride
    }
    endArray()
  }
}
