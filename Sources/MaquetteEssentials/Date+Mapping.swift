public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .timestamp { Date($0) } }

  /// Reads a date of the source's own kind, or any form that `TimestampStrategy.automatic` reads.
  ///
  /// | source | date |
  /// | --- | --- |
  /// | `"2009-03-31T18:01:12Z"`, `"2009-03-31 18:01:12"`, `"2009-03-31"` | ISO 8601 |
  /// | `"Tue Mar 31 18:01:12 +0000 2009"`, `"Tue, 31 Mar 2009 18:01:12 GMT"` | Twitter, RFC 2822 |
  /// | `1238522472`, `1238522472000`, `"1238522472"` | seconds, or milliseconds, since 1970 |
  ///
  /// Under `.strict` only ISO 8601 is accepted. A number that is read as a date is reported as a
  /// repair. `@CodableBy` selects one form: see `DateStrategy`.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(try Timestamp(from: &reader))
  }

  /// Reads a date of the source's own kind, or any form that `TimestampStrategy.automatic` reads.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(try Timestamp(from: &reader))
  }

  /// Writes ISO 8601, in UTC, with a fraction if there is one: `"2009-03-31T18:01:12.5Z"`.
  ///
  /// - Throws: `unencodable` outside the years 1 to 9999.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try Timestamp(self).write(to: &writer)
  }

  /// Writes a timestamp.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try Timestamp(self).write(to: &writer)
  }
}

extension Date {
  /// Creates the date of a timestamp.
  ///
  /// A date is a double, and this is the nearest one. `Timestamp` keeps nanoseconds.
  ///
  /// - Parameter timestamp: The timestamp.
  public init(_ timestamp: Timestamp) {
    self.init(timeIntervalSinceReferenceDate: timestamp.secondsSince2001)
  }
}

extension Timestamp {
  /// Creates the timestamp of a date.
  ///
  /// The date of the timestamp is the same double again.
  ///
  /// - Parameter date: The date.
  public init(_ date: Date) {
    self.init(secondsSince2001: date.timeIntervalSinceReferenceDate)
  }
}
