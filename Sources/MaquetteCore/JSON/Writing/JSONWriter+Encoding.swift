extension JSONWriter {
  /// Encodes a value as compact JSON and lends the bytes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - options: The encoding options.
  ///   - body: Receives the bytes, which are valid UTF-8.
  @inlinable
  static func encode<T: MappingEncodable & ~Copyable, Result>(
    _ value: borrowing T, _ options: EncodingOptions, _ body: (inout ByteBuffer) -> Result
  ) throws(MappingError) -> Result {
    try ByteBuffer.withLentMemory { (buffer) throws(MappingError) in
      var writer = JSONWriter(state: __WritingState(options: options), buffer: buffer)
      do throws(WriteFailure) {
        try writer.writeOutput(value)
        if writer.buffer.count == 0 { throw writer.failure(.unencodable, found: "nothing") }
      } catch {
        throw writer.error(for: error)
      }
      writer.buffer.removeLast()
      return body(&writer.buffer)
    }
  }

  /// Returns the error for a failure, with the path from what has been written.
  @inline(never)
  @usableFromInline
  func error(for failure: WriteFailure) -> MappingError {
    var contents = state.pending ?? .init(code: failure.code)
    let text = unsafe buffer.bytes.span
    let written = JSONLocator.places(of: [text.count], in: text).first?.path.steps ?? []
    contents.path = MappingPath(written + contents.path.steps)
    return MappingError(contents)
  }
}
