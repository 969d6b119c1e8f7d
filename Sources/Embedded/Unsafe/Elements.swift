// Elements of arrays at their places: each reads and writes itself, for there are no tables.

/// The part of a reader that reads by tables.
public protocol MemoryReader: ~Copyable {}

/// The part of a writer that writes by tables.
public protocol MemoryWriter: ~Copyable {}

extension Readable {
  /// Reads a value into memory that is not initialised.
  ///
  /// Invariant: the memory is initialised unless this throws.
  @inlinable @inline(__always)
  static func initialize(
    _ memory: UnsafeMutablePointer<Self>, from reader: inout JSONReader
  ) throws(ReadFailure) {
    memory.initialize(to: try Self(from: &reader))
  }
}

extension Writable {
  /// Writes an array of values from their memory.
  @inlinable @inline(__always)
  static func write(
    _ elements: UnsafeBufferPointer<Self>, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    try writer.writeEach(of: elements)
  }
}
