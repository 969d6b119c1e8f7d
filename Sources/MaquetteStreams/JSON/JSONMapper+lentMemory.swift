package import MaquetteCore

/// The result of encoding JSON text into lent memory.
package enum LentOutput {
  /// The text is in the lent memory, which counts it as initialized.
  case inPlace

  /// The memory was too small; the text is here.
  case elsewhere([UInt8])
}

extension JSONMapper {
  /// Encodes a value as JSON text into the caller's memory, if it fits.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - output: The memory to append to: the whole text or nothing.
  /// - Returns: Where the text is.
  /// - Throws: The errors of `encode(_:)`; nothing is appended then.
  package func encode(
    _ value: borrowing some MappingEncodable & ~Copyable, into output: inout OutputRawSpan
  ) throws(MappingError) -> LentOutput {
    guard options.format.isCompact, output.freeCapacity > 0 else {
      return .elsewhere(try encode(value))
    }
    return unsafe try output.withUnsafeMutableBytes { (memory, count) throws(MappingError) in
      // Invariant: the bytes after the count are writable and untyped, and there is at least one.
      let free = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[count...])
        .bindMemory(to: UInt8.self)
      var writer = unsafe JSONWriter(
        state: __WritingState(options: options.encoding), buffer: OutputBuffer(lent: free))
      try writer.writeDocument { (writer) throws(WriteFailure) in try writer.writeOutput(value) }
      guard writer.buffer.isLent else { return .elsewhere(writer.buffer.takeArray()) }
      count += writer.buffer.count
      return .inPlace
    }
  }
}
