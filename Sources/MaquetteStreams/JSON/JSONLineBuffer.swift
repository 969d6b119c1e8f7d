public import MaquetteCore

/// JSON records in memory, each followed by a line end.
@usableFromInline
package struct JSONLineBuffer: ~Copyable {
  @usableFromInline var writer: JSONWriter
  @usableFromInline let format: JSONFormat
  @usableFromInline let isSequence: Bool

  /// Creates an empty buffer; the layout of the options applies, except that NDJSON lines are never
  /// pretty.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - isSequence: Whether each record begins with a record separator (RFC 7464) instead of being a line.
  ///   - capacity: The number of bytes for which there is room at first.
  @usableFromInline
  package init(_ options: JSONMapper.Options, isSequence: Bool, capacity: Int) {
    writer = JSONWriter(
      state: __WritingState(options: options.encoding.ordered(for: options.format)),
      capacity: capacity)
    var format = options.format
    if !isSequence { format.isPretty = false }
    self.format = format
    self.isSequence = isSequence
  }

  /// The number of bytes written.
  @usableFromInline package var count: Int { writer.buffer.count }

  /// Writes a value and a line end, after the prefix of the stream form.
  ///
  /// - Throws: The error of encoding the value; nothing of it remains in the buffer.
  @inlinable
  package mutating func append(_ record: some MappingEncodable) throws(MappingError) {
    if isSequence {
      writer.buffer.reserve(1)
      writer.buffer.put(0x1E)
    }
    let start = writer.buffer.count
    // The buffer may have been created elsewhere on the stack, or on another thread.
    writer.state.stack = StackGuard()
    do throws(WriteFailure) {
      try writer.writeOutput(record)
      if writer.buffer.count == start { throw writer.failure(.unencodable, found: "nothing") }
    } catch {
      throw takeBack(after: error, from: start)
    }
    // Replaces the comma after the value.
    writer.buffer.removeLast()
    writer.buffer.put(0x0A)
    if !format.isCompact { try reformat(from: start) }
  }

  @inline(never)
  @usableFromInline
  mutating func takeBack(after failure: WriteFailure, from start: Int) -> MappingError {
    var contents = writer.state.pending ?? MappingError(failure.code).contents
    let text = unsafe writer.buffer.bytes.span.extracting(start...)
    let written = JSONLocator.places(of: [text.count], in: text).first?.path.steps ?? []
    contents.path = MappingPath(written + contents.path.steps)
    writer.buffer.removeLast(text.count)
    writer.buffer.removeLast(if: 0x1E)
    writer.state = __WritingState(options: writer.state.options)
    return MappingError(contents)
  }

  @inline(never)
  @usableFromInline
  mutating func reformat(from start: Int) throws(MappingError) {
    let line = unsafe Array(writer.buffer.bytes[start...].dropLast())
    // Removed before anything can fail, so that a line that cannot be formatted leaves nothing in
    // the buffer.
    writer.buffer.removeLast(line.count + 1)
    let formatted: [UInt8]
    do throws(MappingError) {
      formatted = try JSONFormatter.format(line, as: format)
    } catch {
      writer.buffer.removeLast(if: 0x1E)
      throw error
    }
    writer.buffer.append(String(decoding: formatted, as: UTF8.self))
    writer.buffer.reserve(1)
    writer.buffer.put(0x0A)
  }

  /// Returns the bytes written.
  package func array() -> [UInt8] { writer.buffer.array() }

  /// Takes the bytes written as an array; the last step.
  @usableFromInline
  package mutating func takeArray() -> [UInt8] { writer.buffer.takeArray() }

  /// Removes the bytes written, and keeps the capacity.
  package mutating func removeAll() { writer.buffer.removeLast(count) }
}
