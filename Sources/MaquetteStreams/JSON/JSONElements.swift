public import MaquetteCore

/// Records that are the elements of one top-level array.
///
/// A syntax error between elements, inside an element or after the array is the last element of the
/// sequence. After an element that is valid JSON but does not decode, decoding continues. Errors
/// have the path within the array, `[12].name`, and the location in the stream.
///
/// ```swift
/// for element in JSONMapper().elements(of: Tweet.self, from: data) {
///   let tweet = try element.get()
/// }
/// ```
@frozen
public struct JSONElements<Record: MappingDecodable>: RecordFraming {
  @usableFromInline var walker: ArrayElementScanner

  @usableFromInline
  init(_ mapper: JSONMapper) {
    walker = ArrayElementScanner(mapper)
  }

  /// The offset of the next byte to decode in the available bytes.
  public var __offset: Int { walker.position.offset }

  /// Whether decoding has ended, even if more bytes arrive.
  public var __isEnded: Bool { walker.isEnded }

  /// Decodes the next record.
  @inlinable
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    if let onIssue = walker.onIssue {
      return __nextReport(in: bytes, upTo: end, isComplete: isComplete)?.result(reporting: onIssue)
    }
    return switch walker.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .element(let start): read(from: start, upTo: end, of: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  @inlinable @inline(__always)
  mutating func read(
    from start: Int, upTo end: Int, of bytes: Span<UInt8>
  ) -> Result<Record, MappingError> {
    var reader = JSONReader(walker.options)
    let count = walker.index + 1
    do throws(ReadFailure) {
      let (record, length) = try reader.read(start..<end, of: bytes, depth: 1) {
        (reader) throws(ReadFailure) in
        try reader.checkCount(count)
        let record = try reader.read(placed: Record.self, at: count - 1)
        return (record, reader.cursor.offset)
      }
      if let error = walker.pass(to: start + length, in: bytes) { return .failure(error) }
      return .success(record)
    } catch {
      return .failure(walker.pass(after: error, reader.state, in: bytes, upTo: end))
    }
  }

  /// Decodes as much as possible of the next record, and collects every issue.
  @inlinable
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch walker.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .element(let start): report(from: start, upTo: end, of: bytes)
    case .failure(let error): MappingReport(error)
    case nil: nil
    }
  }

  /// Advances past an element as without a report, and then decodes it again for one.
  @inlinable
  mutating func report(
    from start: Int, upTo end: Int, of bytes: Span<UInt8>
  ) -> MappingReport<Record> {
    let index = walker.index
    if case .failure(let error) = read(from: start, upTo: end, of: bytes), walker.isBroken {
      return MappingReport(error)
    }
    let report = JSONReader.report(
      start..<end, of: bytes,
      placesUpTo: ElementScanner.end(ofValueAt: start, in: bytes, upTo: end), depth: 1,
      walker.options
    ) { (reader) throws(ReadFailure) in try reader.read(placed: Record.self, at: index) }
    return walker.moved(report, to: start, index: index, in: bytes)
  }

  /// Returns whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x22 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  /// Adjusts offsets after the first bytes were removed.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    walker.removeFirst(count, of: bytes)
  }
}
