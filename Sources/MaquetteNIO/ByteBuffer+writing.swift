#if NIO
public import MaquetteCore
public import NIOCore

extension ByteBuffer {
  /// Writes a value as JSON text behind the writer index.
  ///
  /// ```swift
  /// var buffer = channel.allocator.buffer(capacity: 4096)
  /// try buffer.writeJSON(order)
  /// ```
  ///
  /// A compact text is written right into the free memory of the buffer if that has room to spare; any other is
  /// copied into the buffer once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - mapper: How it is written.
  /// - Returns: How many bytes were written.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects; the buffer is
  ///   then as it was.
  @discardableResult
  public mutating func writeJSON(
    _ value: some MappingEncodable, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) -> Int {
    let start = writerIndex
    var output = LentOutput.inPlace
    try writeWithOutputRawSpan(minimumWritableBytes: 256) { (span) throws(MappingError) in
      output = try mapper.encode(value, into: &span)
    }
    if case .elsewhere(let text) = output { writeBytes(text) }
    return writerIndex - start
  }

  /// Writes a value as a line of NDJSON behind the writer index.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - mapper: How it is written, except that a line is never pretty.
  /// - Returns: How many bytes were written, the line end included.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects; the buffer is
  ///   then as it was.
  @discardableResult
  public mutating func writeJSONLine(
    _ value: some MappingEncodable, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) -> Int {
    var mapper = mapper
    mapper.options.format.isPretty = false
    let count = try writeJSON(value, by: mapper)
    return count + writeInteger(UInt8(ascii: "\n"))
  }
}

extension JSONMapper {
  /// Writes a value as JSON text into a buffer of its own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - capacity: How many bytes the buffer has room for at first.
  /// - Returns: A buffer with the text and nothing else.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects.
  public func encodeBuffer(
    _ value: some MappingEncodable, capacity: Int = 1024
  ) throws(MappingError) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.reserveCapacity(capacity)
    try buffer.writeJSON(value, by: self)
    return buffer
  }
}
#endif
