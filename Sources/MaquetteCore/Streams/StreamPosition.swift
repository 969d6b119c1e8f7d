/// The decoding position in a stream: in the available bytes, and in the whole stream.
@usableFromInline
package struct StreamPosition: Sendable {
  /// The offset of the next byte to decode in the available bytes.
  @usableFromInline package var offset: Int

  /// The number of bytes in the stream before the available ones.
  package private(set) var base = 0

  /// A location at or before the offset, from which lines and columns are counted when an error is
  /// reported.
  private var counted = TextLocation(line: 1, column: 1, byteOffset: 0)

  /// Creates a position in bytes that begin a stream.
  package init(offset: Int = 0) {
    self.offset = offset
  }

  /// Returns the location of an offset in the stream.
  ///
  /// - Parameters:
  ///   - offset: The offset in the available bytes; not before the offset of a previous call.
  ///   - bytes: The available bytes.
  /// - Complexity: O(distance to the offset of the previous call).
  package mutating func location(of offset: Int, in bytes: borrowing Span<UInt8>) -> TextLocation {
    counted.advance(over: bytes, counted.byteOffset - base..<offset)
    return counted
  }

  /// Adjusts offsets after the first bytes were removed.
  package mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    _ = location(of: count, in: bytes)
    base += count
    offset -= count
  }

  /// Skips a byte order mark at the start of the stream (RFC 8259, section 8.1).
  ///
  /// - Returns: Whether decoding can continue; false if more bytes are needed to recognize the
  ///   mark.
  package mutating func passByteOrderMark(
    in bytes: borrowing Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Bool {
    guard base == 0, offset == 0, end > 0, bytes[0] == 0xEF else { return true }
    guard end >= 3 || isComplete else { return false }
    if end >= 3, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    return true
  }
}

extension StreamPosition {
  /// Returns the report of a record with its locations in the stream.
  ///
  /// - Parameters:
  ///   - report: The report, with locations relative to the record.
  ///   - start: The start of the record in the available bytes.
  ///   - index: The index of the record in an array.
  ///   - bytes: The available bytes.
  package mutating func moved<Record>(
    _ report: MappingReport<Record>, to start: Int, index: Int? = nil,
    in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    guard !report.issues.isEmpty else { return report }
    var report = report
    let place = location(of: start, in: bytes)
    for issue in report.issues.indices {
      report.issues[issue].error = report.issues[issue].error.moved(to: place, index: index)
    }
    return report
  }
}

extension MappingError {
  /// Returns the error of a record with its location in the stream.
  ///
  /// - Parameters:
  ///   - start: The start of the record.
  ///   - index: The index of the record in an array.
  package func moved(to start: TextLocation, index: Int? = nil) -> MappingError {
    var contents = contents
    let place = contents.location ?? TextLocation(line: 1, column: 1, byteOffset: 0)
    contents.location = TextLocation(
      line: start.line + place.line - 1,
      column: place.line == 1 ? start.column + place.column - 1 : place.column,
      byteOffset: start.byteOffset + place.byteOffset)
    if let index { contents.path.steps.insert(.index(index), at: 0) }
    contents.alternatives = contents.alternatives.map {
      .init(name: $0.name, error: $0.error.moved(to: start, index: index))
    }
    return MappingError(contents)
  }

  /// Returns the error of a record with its location in the stream.
  ///
  /// - Parameters:
  ///   - offset: The offset of the error in the available bytes.
  ///   - location: The location of the error in the stream.
  ///   - path: The steps from the stream to the record.
  ///   - bytes: The available bytes.
  ///   - options: The decoding options.
  package func placed(
    at offset: Int, _ location: TextLocation, in path: MappingPath, of bytes: borrowing Span<UInt8>,
    _ options: DecodingOptions
  ) -> MappingError {
    var contents = contents
    contents.location = location
    contents.path = path.appending(contents.path.steps)
    if !options.hidesValues { contents.sourceLine = SourceLine(in: bytes, at: offset) }
    return MappingError(contents)
  }

  /// Returns the error for a record over the size limit.
  ///
  /// - Parameters:
  ///   - record: A description of the record.
  ///   - path: The path of the record, if the stream is one document.
  ///   - start: The start of the record.
  package static func recordTooLarge(
    _ record: String, path: MappingPath = MappingPath(), at start: TextLocation,
    _ limits: DecodingOptions.Limits
  ) -> MappingError {
    MappingError(
      Contents(
        code: .sizeExceeded, path: path, location: start,
        expected: "\(record) of at most \(limits.recordSize) bytes"))
  }

  /// Returns the error for a stream over the size limit, located at its start like that of a text.
  package static func streamTooLarge(_ limits: DecodingOptions.Limits) -> MappingError {
    MappingError(
      Contents(
        code: .sizeExceeded, location: TextLocation(line: 1, column: 1, byteOffset: 0),
        expected: "at most \(limits.size) bytes"))
  }
}
