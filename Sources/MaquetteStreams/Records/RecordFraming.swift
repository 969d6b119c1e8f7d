public import MaquetteCore

/// A way to divide a stream into records: `JSONLines` and `JSONElements`, or the rows of CSV.
///
/// The entry points for streams are methods of mappers. This protocol is their shared
/// implementation; do not conform to it.
public protocol RecordFraming<Record>: Sendable {
  /// The type of the records.
  associatedtype Record: MappingDecodable

  /// The result for each record: the record or its error.
  associatedtype Element = Result<Record, MappingError>

  /// The offset of the next byte to decode in the available bytes.
  var __offset: Int { get }

  /// Whether decoding has ended, even if more bytes arrive.
  var __isEnded: Bool { get }

  /// Decodes the next record.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes; bytes after `end` are not part of the stream.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The record or its error; nil at the end, or if more bytes are needed.
  mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Element?

  /// Decodes as much as possible of the next record, and collects every issue.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes; bytes after `end` are not part of the stream.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The report; nil at the end, or if more bytes are needed.
  mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>?

  /// Returns whether a record may be complete once a byte has arrived.
  static func __mayEnd(at byte: UInt8) -> Bool

  /// Adjusts offsets after the first bytes were removed.
  mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>)
}
