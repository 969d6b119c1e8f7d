#if NIO
public import MaquetteCore
import MaquetteStreams
public import NIOCore

extension ByteBuffer {
  /// Writes a value as JSON text at the writer index.
  ///
  /// ```swift
  /// var buffer = channel.allocator.buffer(capacity: 4096)
  /// try buffer.writeJSON(order)
  /// ```
  ///
  /// If the buffer has enough free space, compact text is written into it directly. Other text is
  /// copied into the buffer once.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - mapper: The mapper that encodes the value.
  /// - Returns: The number of bytes written.
  /// - Throws: `unencodable` for a value that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects; the buffer is then unchanged.
  @discardableResult
  public mutating func writeJSON(
    _ value: borrowing some MappingEncodable & ~Copyable, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) -> Int {
    let start = writerIndex
    var output = LentOutput.inPlace
    try writeWithOutputRawSpan(minimumWritableBytes: 256) { (span) throws(MappingError) in
      output = try mapper.encode(value, into: &span)
    }
    if case .elsewhere(let text) = output { writeBytes(text) }
    return writerIndex - start
  }

  /// Writes a value as a line of NDJSON at the writer index.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - mapper: The mapper that encodes the value; a line is never pretty-printed.
  /// - Returns: The number of bytes written, including the line end.
  /// - Throws: `unencodable` for a value that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects; the buffer is then unchanged.
  @discardableResult
  public mutating func writeJSONLine(
    _ value: borrowing some MappingEncodable & ~Copyable, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) -> Int {
    var mapper = mapper
    mapper.options.format.isPretty = false
    let count = try writeJSON(value, by: mapper)
    return count + writeInteger(UInt8(ascii: "\n"))
  }
}

extension JSONMapper {
  /// Encodes a value as JSON text in a new buffer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - capacity: The initial capacity of the buffer in bytes.
  /// - Returns: A buffer that contains only the text.
  /// - Throws: `unencodable` for a value that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  public func encodeBuffer(
    _ value: borrowing some MappingEncodable & ~Copyable, capacity: Int = 1024
  ) throws(MappingError) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.reserveCapacity(capacity)
    try buffer.writeJSON(value, by: self)
    return buffer
  }
}
#endif
