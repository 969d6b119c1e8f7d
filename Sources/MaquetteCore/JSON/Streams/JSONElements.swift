/// Records that are the elements of one top-level array.
///
/// What RFC 8259 forbids between elements or behind the array is a failure, the last one. So is an
/// element that breaks the grammar; one that merely does not map is a failure behind which reading
/// goes on. Errors tell the path from the array on, `[12].name`, and the place in the stream.
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
  init(options: DecodingOptions) {
    walker = ArrayElementScanner(options: options)
  }

  /// The offset of the next byte to read in the bytes at hand.
  public var __offset: Int { walker.position.offset }

  /// Whether nothing more is read, whatever comes.
  public var __isEnded: Bool { walker.isEnded }

  /// Reads the next record.
  @inlinable
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Result<Record, MappingError>? {
    switch walker.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .element(let start): read(from: start, upTo: end, of: bytes)
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  @inlinable @inline(__always)
  mutating func read(
    from start: Int, upTo end: Int, of bytes: Span<UInt8>
  ) -> Result<Record, MappingError> {
    var state = __ReadingState(options: walker.options)
    let count = walker.index + 1
    do throws(ReadFailure) {
      let (record, length) = try JSONReader.read(start..<end, of: bytes, depth: 1, state: &state) {
        (reader) throws(ReadFailure) in
        try reader.checkCount(count)
        let record = try Record(from: &reader)
        return (record, reader.cursor.offset)
      }
      if let error = walker.pass(to: start + length, in: bytes) { return .failure(error) }
      return .success(record)
    } catch {
      return .failure(walker.pass(after: error, state, in: bytes, upTo: end))
    }
  }

  /// Reads what can be read of the next record, and collects every issue.
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

  /// Steps behind an element as without a report, and then reads it again for one.
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
    ) { (reader) throws(ReadFailure) in try Record(from: &reader) }
    return walker.moved(report, to: start, index: index, in: bytes)
  }

  /// Whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x22 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  /// Counts offsets from further behind, since bytes are taken away in front.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    walker.removeFirst(count, of: bytes)
  }
}
