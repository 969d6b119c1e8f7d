// Documents are encoded by functions that are compiled once: only their closures depend on the type
// of the value.

extension JSONWriter {
  /// Encodes a document.
  ///
  /// - Parameters:
  ///   - options: The encoding options.
  ///   - format: The layout.
  ///   - write: Writes one value.
  /// - Returns: UTF-8.
  @inline(never)
  @usableFromInline
  package static func bytes(
    _ options: EncodingOptions, _ format: JSONFormat = .compact,
    _ write: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) -> [UInt8] {
    try withDocument(options, format, write) { $0.takeArray() }
  }

  /// Encodes a document as text.
  @inline(never)
  @usableFromInline
  package static func string(
    _ options: EncodingOptions, _ format: JSONFormat = .compact,
    _ write: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) -> String {
    try withDocument(options, format, write) { $0.string() }
  }

  /// Encodes a document and lends its bytes.
  @inline(never)
  @usableFromInline
  static func lendBytes(
    _ options: EncodingOptions, _ write: (inout JSONWriter) throws(WriteFailure) -> Void,
    to body: (Span<UInt8>) -> Void
  ) throws(MappingError) {
    try withDocument(options, .compact, write) { $0.lend(body) }
  }

  @inline(__always)
  private static func withDocument<Result>(
    _ options: EncodingOptions, _ format: JSONFormat,
    _ write: (inout JSONWriter) throws(WriteFailure) -> Void,
    _ body: (inout OutputBuffer) -> Result
  ) throws(MappingError) -> Result {
    guard _fastPath(format.isCompact) else {
      return try withFormattedDocument(options, format, write, body)
    }
    return try OutputBuffer.withLentMemory { (buffer) throws(MappingError) in
      var writer = JSONWriter(state: __WritingState(options: options), buffer: buffer)
      try writer.writeDocument(write)
      return body(&writer.buffer)
    }
  }

  @inline(never)
  private static func withFormattedDocument<Result>(
    _ options: EncodingOptions, _ format: JSONFormat,
    _ write: (inout JSONWriter) throws(WriteFailure) -> Void,
    _ body: (inout OutputBuffer) -> Result
  ) throws(MappingError) -> Result {
    try OutputBuffer.withLentMemory { (buffer) throws(MappingError) in
      var writer = JSONWriter(
        state: __WritingState(options: options.ordered(for: format)), buffer: buffer)
      writer.state.sortsKeys = format.ordersValues
      try writer.writeDocument(write)
      let hasSortedKeys = writer.state.sortsKeys && !writer.state.hasUnsortedKeys
      if hasSortedKeys, format == JSONFormat(sortsKeys: true) { return body(&writer.buffer) }
      return unsafe try JSONFormatter.format(
        writer.buffer.bytes, as: format, hasSortedKeys: hasSortedKeys, body)
    }
  }

  /// Writes a whole document without the comma after it.
  @inline(__always)
  package mutating func writeDocument(
    _ write: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) {
    do throws(WriteFailure) {
      try write(&self)
      if buffer.count == 0 { throw failure(.unencodable, found: "nothing") }
    } catch {
      throw self.error(for: error)
    }
    buffer.removeLast()
  }

  /// Returns the error for a failure, with the path from what has been written.
  @inline(never)
  private func error(for failure: WriteFailure) -> MappingError {
    var contents = state.pending ?? .init(code: failure.code)
    let text = unsafe buffer.bytes.span
    let written = JSONLocator.places(of: [text.count], in: text).first?.path.steps ?? []
    contents.path = MappingPath(written + contents.path.steps)
    return MappingError(contents)
  }
}

extension EncodingOptions {
  /// The default options.
  @usableFromInline static let standard = EncodingOptions()

  /// These options with the order of values that a layout needs.
  package func ordered(for format: JSONFormat) -> EncodingOptions {
    guard format.ordersValues else { return self }
    var options = self
    options.isOrdered = true
    return options
  }
}
