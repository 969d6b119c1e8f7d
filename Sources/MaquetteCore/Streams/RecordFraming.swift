/// How a stream is made up of records: `JSONLines` and `JSONElements`, or the rows of CSV.
///
/// The entrances to streams are those of the mappers; this protocol is what they share, and is
/// not meant to be conformed to.
public protocol RecordFraming<Record>: Sendable {
  /// The type of the records.
  associatedtype Record: MappingDecodable

  /// What is told of a record: itself, or why it cannot be read.
  associatedtype Element = Result<Record, MappingError>

  /// The offset of the next byte to read in the bytes at hand.
  var __offset: Int { get }

  /// Whether decoding has ended, even if more bytes arrive.
  var __isEnded: Bool { get }

  /// Decodes the next record.
  ///
  /// - Parameters:
  ///   - bytes: The bytes at hand; what lies behind their end is not part of the stream.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The record, or why it cannot be read; nil at the end, or if more bytes are needed.
  mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Element?

  /// Decodes as much as possible of the next record, and collects every issue.
  ///
  /// - Parameters:
  ///   - bytes: The bytes at hand; what lies behind their end is not part of the stream.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The report; nil at the end, or if more bytes are needed.
  mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>?

  /// Whether a record may be complete once a byte has arrived.
  static func __mayEnd(at byte: UInt8) -> Bool

  /// Adjusts offsets after the first bytes were removed.
  mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>)
}
