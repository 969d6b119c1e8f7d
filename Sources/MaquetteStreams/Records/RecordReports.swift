public import MaquetteCore

/// The records of a stream, each with every issue instead of only the first error.
///
/// The `reports` property of a sequence of records creates this.
@frozen
public struct __RecordReports<Framing: RecordFraming>: RecordFraming {
  /// The type of the records.
  public typealias Record = Framing.Record

  /// The decoded part of a record, and every issue.
  public typealias Element = MappingReport<Framing.Record>

  @usableFromInline var framing: Framing

  @usableFromInline
  init(_ framing: Framing) {
    self.framing = framing
  }

  /// The offset of the next byte to decode in the available bytes.
  @inlinable public var __offset: Int { framing.__offset }

  /// Whether decoding has ended, even if more bytes arrive.
  @inlinable public var __isEnded: Bool { framing.__isEnded }

  /// Decodes the next record.
  @inlinable
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    framing.__nextReport(in: bytes, upTo: end, isComplete: isComplete)
  }

  /// Decodes the next record as a report.
  @inlinable
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    framing.__nextReport(in: bytes, upTo: end, isComplete: isComplete)
  }

  /// Returns whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool { Framing.__mayEnd(at: byte) }

  /// Adjusts offsets after the first bytes were removed.
  @inlinable
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    framing.__removeFirst(count, of: bytes)
  }
}

extension Records {
  /// The same records, each with every issue: all repairs, and all errors of an invalid record.
  ///
  /// ```swift
  /// for report in mapper.lines(of: Tweet.self, from: data).reports {
  ///   if report.errors.isEmpty, let tweet = report.value { store(tweet) } else { log(report.errors) }
  /// }
  /// ```
  ///
  /// As in every report, the value may lack parts that could not be decoded.
  /// `DecodingOptions.Limits.issues` bounds the issues of one record.
  public var reports: Records<__RecordReports<Framing>, Source> {
    Records<__RecordReports<Framing>, Source>(__RecordReports(framing), source)
  }
}

extension AsyncRecords {
  /// The same records, each with every issue: all repairs, and all errors of an invalid record.
  ///
  /// As in every report, the value may lack parts that could not be decoded.
  /// `DecodingOptions.Limits.issues` bounds the issues of one record.
  public var reports: AsyncRecords<__RecordReports<Framing>, Chunks> {
    AsyncRecords<__RecordReports<Framing>, Chunks>(__RecordReports(framing), chunks)
  }
}
