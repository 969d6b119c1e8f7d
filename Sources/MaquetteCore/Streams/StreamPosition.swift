/// Where a stream is read: in the bytes at hand, and in the stream as a whole.
@usableFromInline
package struct StreamPosition: Sendable {
  /// The offset of the next byte to read in the bytes at hand.
  @usableFromInline package var offset: Int

  /// How many bytes of the stream came before those at hand.
  package private(set) var base = 0

  /// A place at or before the offset, from which lines and columns are counted on when an error is
  /// told.
  private var counted = TextLocation(line: 1, column: 1, byteOffset: 0)

  /// Creates a position in bytes that are the beginning of a stream.
  package init(offset: Int = 0) {
    self.offset = offset
  }

  /// The place of an offset in the stream.
  ///
  /// - Parameters:
  ///   - offset: The offset in the bytes at hand; at or behind those asked for before.
  ///   - bytes: The available bytes.
  /// - Complexity: O(distance to the place asked for before).
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
  /// - Returns: Whether reading can go on; false if more bytes have to tell what stands there.
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
  /// The report of a record as one of the stream that the record is part of.
  ///
  /// - Parameters:
  ///   - report: The report, its places counted from the beginning of the record.
  ///   - start: Where the record begins in the bytes at hand.
  ///   - index: The position of the record in an array.
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
  /// The error of a record as one of the stream that the record is part of.
  ///
  /// - Parameters:
  ///   - start: Where the record begins.
  ///   - index: The position of the record in an array.
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

  /// The error of a record as one of the stream that the record is part of.
  ///
  /// - Parameters:
  ///   - offset: Where it is in the bytes at hand.
  ///   - location: Where it is in the stream.
  ///   - path: The steps from the stream to the record.
  ///   - bytes: The available bytes.
  ///   - options: What is told.
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

  /// The error of a record that is larger than the limit.
  ///
  /// - Parameters:
  ///   - record: What the record is.
  ///   - path: Where it is in the stream, if that is one document.
  ///   - start: Where it begins.
  package static func recordTooLarge(
    _ record: String, path: MappingPath = MappingPath(), at start: TextLocation,
    _ limits: DecodingOptions.Limits
  ) -> MappingError {
    MappingError(
      Contents(
        code: .sizeExceeded, path: path, location: start,
        expected: "\(record) of at most \(limits.recordSize) bytes"))
  }

  /// The error of a stream that is larger than the limit, told at its start as that of a text is.
  package static func streamTooLarge(_ limits: DecodingOptions.Limits) -> MappingError {
    MappingError(
      Contents(
        code: .sizeExceeded, location: TextLocation(line: 1, column: 1, byteOffset: 0),
        expected: "at most \(limits.size) bytes"))
  }
}
