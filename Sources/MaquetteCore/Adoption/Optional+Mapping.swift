extension Optional: Readable where Wrapped: Readable {
  /// Reads null as nil.
  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readNull() ? nil : Wrapped(from: &reader)
  }

  /// Reads null as nil.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readNull() ? nil : Wrapped(from: &reader)
  }
}

extension Optional: Writable where Wrapped: Writable {
  /// Writes nil as null.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if let self { try self.write(to: &writer) } else { writer.writeNull() }
  }

  /// Writes nil as null.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if let self { try self.write(to: &writer) } else { writer.writeNull() }
  }
}
