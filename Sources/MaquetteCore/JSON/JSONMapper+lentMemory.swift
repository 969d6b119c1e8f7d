/// JSON text that was to be written into lent memory.
package enum LentOutput {
  /// It is there, as long as counted.
  case inPlace

  /// There was not room enough.
  case elsewhere([UInt8])
}

extension JSONMapper {
  /// Writes a value as JSON text into memory that somebody lends, if there is room.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - output: Where the text is appended, all of it or nothing.
  /// - Returns: Where the text is.
  /// - Throws: What `encode(_:)` throws; nothing is then appended.
  package func encode(
    _ value: some MappingEncodable, into output: inout OutputRawSpan
  ) throws(MappingError) -> LentOutput {
    guard options.format == .compact, output.freeCapacity > 0 else {
      return .elsewhere(try encode(value))
    }
    return unsafe try output.withUnsafeMutableBytes { (memory, count) throws(MappingError) in
      // Invariant: bytes from the count on are writable, at least one of them, and untyped.
      let free = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[count...])
        .bindMemory(to: UInt8.self)
      var writer = unsafe JSONWriter(
        state: __WritingState(options: options.encoding), buffer: ByteBuffer(lent: free))
      do throws(WriteFailure) {
        try writer.writeOutput(value)
        if writer.buffer.count == 0 { throw writer.failure(.unencodable, found: "nothing") }
      } catch {
        throw writer.error(for: error)
      }
      writer.buffer.removeLast()
      guard writer.buffer.isLent else { return .elsewhere(writer.buffer.takeArray()) }
      count += writer.buffer.count
      return .inPlace
    }
  }
}
