extension JSONWriter {
  /// Encodes a value as compact JSON and lends the bytes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - options: The encoding options.
  ///   - body: Receives the bytes, which are valid UTF-8.
  @inlinable
  static func encode<T: MappingEncodable & ~Copyable, Result>(
    _ value: borrowing T, _ options: EncodingOptions, _ body: (inout OutputBuffer) -> Result
  ) throws(MappingError) -> Result {
    try OutputBuffer.withLentMemory { (buffer) throws(MappingError) in
      var writer = JSONWriter(state: __WritingState(options: options), buffer: buffer)
      try writer.writeDocument(value)
      return body(&writer.buffer)
    }
  }

  /// Encodes a value as JSON in another layout than the compact one, and lends the bytes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - options: The encoding options, and the layout.
  ///   - body: Receives the bytes, which are valid UTF-8.
  @inline(__always)
  static func encodeFormatted<T: MappingEncodable & ~Copyable, Result>(
    _ value: borrowing T, _ options: JSONMapper.Options, _ body: (inout OutputBuffer) -> Result
  ) throws(MappingError) -> Result {
    try OutputBuffer.withLentMemory { (buffer) throws(MappingError) in
      var writer = JSONWriter(
        state: __WritingState(options: options.formatWriting), buffer: buffer)
      writer.state.sortsKeys = options.format.ordersValues
      try writer.writeDocument(value)
      let hasSortedKeys = writer.state.sortsKeys && !writer.state.hasUnsortedKeys
      if hasSortedKeys, options.format == JSONFormat(sortsKeys: true) {
        return body(&writer.buffer)
      }
      return unsafe try JSONFormatter.format(
        writer.buffer.bytes, as: options.format, hasSortedKeys: hasSortedKeys, body)
    }
  }

  /// Writes a whole document without the comma after it.
  @inlinable @inline(__always)
  mutating func writeDocument<T: MappingEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(MappingError) {
    do throws(WriteFailure) {
      try writeOutput(value)
      if buffer.count == 0 { throw failure(.unencodable, found: "nothing") }
    } catch {
      throw self.error(for: error)
    }
    buffer.removeLast()
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
