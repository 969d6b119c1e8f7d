/// The records of a stream, each with every issue instead of the first error alone.
///
/// `reports` of a sequence of records makes these.
@frozen
public struct __RecordReports<Framing: RecordFraming>: RecordFraming {
  /// The type of the records.
  public typealias Record = Framing.Record

  /// What could be read of a record, and every issue met on the way.
  public typealias Element = MappingReport<Framing.Record>

  @usableFromInline var framing: Framing

  @usableFromInline
  init(_ framing: Framing) {
    self.framing = framing
  }

  /// The offset of the next byte to read in the bytes at hand.
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

  /// Decodes the next record.
  @inlinable
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    framing.__nextReport(in: bytes, upTo: end, isComplete: isComplete)
  }

  /// Whether a record may be complete once a byte has arrived.
  @inlinable
  public static func __mayEnd(at byte: UInt8) -> Bool { Framing.__mayEnd(at: byte) }

  /// Adjusts offsets after the first bytes were removed.
  @inlinable
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    framing.__removeFirst(count, of: bytes)
  }
}

extension Records {
  /// The same records, each with every issue: what was repaired, and every error of a bad one.
  ///
  /// ```swift
  /// for report in mapper.lines(of: Tweet.self, from: data).reports {
  ///   if report.errors.isEmpty, let tweet = report.value { store(tweet) } else { log(report.errors) }
  /// }
  /// ```
  ///
  /// As in every report the value may lack what could not be read. `DecodingOptions.Limits.issues` bounds the
  /// issues of one record.
  public var reports: Records<__RecordReports<Framing>, Source> {
    Records<__RecordReports<Framing>, Source>(__RecordReports(framing), source)
  }
}

extension AsyncRecords {
  /// The same records, each with every issue: what was repaired, and every error of a bad one.
  ///
  /// As in every report the value may lack what could not be read. `DecodingOptions.Limits.issues` bounds the
  /// issues of one record.
  public var reports: AsyncRecords<__RecordReports<Framing>, Chunks> {
    AsyncRecords<__RecordReports<Framing>, Chunks>(__RecordReports(framing), chunks)
  }
}
