public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that is encoded in the form in which it was decoded.
///
/// ```swift
/// @Mappable struct Event { var start: FormatPreservingDate }
/// var event = try Event(json: #"{"start": "2009-03-31 18:01:12"}"#)
/// event.start.date += 60
/// try event.jsonString()   // {"start":"2009-03-31 18:02:12"}
/// ```
///
/// It keeps the forms of ISO 8601 with separator, precision and zone, RFC 2822 and 1123, Twitter's,
/// those in the conventions of the call, and seconds, milliseconds, microseconds and nanoseconds
/// since 1970. A date in another form, or one that was not decoded, is written as ISO 8601.
public struct FormatPreservingDate: Hashable, Sendable {
  /// The date.
  public var date: Date

  /// The form in which the date is written.
  public var form: DateStrategy

  /// Creates a date with the form in which it is written.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - form: The form.
  public init(_ date: Date, form: DateStrategy = .iso8601) {
    self.date = date
    self.form = form
  }
}

extension FormatPreservingDate: MappingDecodable, MappingEncodable {
  /// Reads a date in any form that `Date` accepts, and keeps the form.
  ///
  /// - Throws: What reading a date throws.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readFormKeepingDate()
  }

  /// Reads a date in any form that `Date` accepts, and keeps the form.
  ///
  /// - Throws: What reading a date throws.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readFormKeepingDate()
  }

  /// Writes the date in its form.
  ///
  /// - Throws: `unencodable` outside the years 1 to 9999.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(date, by: form)
  }

  /// Writes the date in its form.
  ///
  /// - Throws: `unencodable` outside the years 1 to 9999.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(date, by: form)
  }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readFormKeepingDate() throws(ReadFailure) -> FormatPreservingDate {
    let start = mark()
    let moment = try read(Timestamp.self)
    let end = mark()
    reset(to: start)
    let source = try readValue()
    reset(to: end)
    let form = TimestampStrategy.form(
      of: moment, in: source, under: state.options.conventions.dates)
    return FormatPreservingDate(Date(moment), form: DateStrategy(form ?? .iso8601))
  }
}
