package import MaquetteCore

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

  /// If the last counted byte is a CR: whether it was taken for a line end of its own, when the byte
  /// after it may not have arrived.
  private var takenReturn: Bool?

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
    let start = counted.byteOffset - base
    guard start < offset else { return counted }
    if let takenReturn, takenReturn == (bytes[start] == 0x0A) {
      counted.line += takenReturn ? -1 : 1
      counted.column = 1
    }
    counted.advance(over: bytes, start..<offset)
    let precedesFeed = offset < bytes.count && bytes[offset] == 0x0A
    takenReturn = bytes[offset - 1] == 0x0D ? !precedesFeed : nil
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
    _ report: consuming MappingReport<Record>, to start: Int, index: Int? = nil,
    in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    guard !report.issues.isEmpty else { return report }
    let place = location(of: start, in: bytes)
    for issue in report.issues.indices {
      report.issues[issue].error.move(to: place, index: index)
    }
    return report
  }
}
