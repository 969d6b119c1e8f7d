public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ways to decode and encode a date as text or as a number.
///
/// ```swift
/// @CodableBy(.secondsSince1970) var createdAt: Date
/// @CodableBy(.date("dd/MM/yyyy HH:mm")) var birthday: Date?
/// @CodableBy(.dates(["yyyy-MM-dd HH:mm", "yyyy-MM-dd"])) var due: Date   // written as the first
/// ```
///
/// Every strategy also accepts a native date of the source, as in a property list. A value that a
/// strategy cannot read is an error that names the form: `expected a date as dd/MM/yyyy at
/// birthday, found string "soon"`.
public struct DateStrategy: CodingStrategy, Hashable {
  /// The corresponding strategy for timestamps.
  public var base: TimestampStrategy

  /// Creates the strategy for dates from one for timestamps.
  ///
  /// - Parameter base: The strategy for timestamps.
  public init(_ base: TimestampStrategy) {
    self.base = base
  }

  /// Reads a date.
  ///
  /// - Throws: `invalidValue`, `typeMismatch`, or `custom` for an invalid pattern.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Date {
    Date(try base.decode(from: &reader))
  }

  /// Writes a date.
  ///
  /// - Throws: `unencodable` outside the years 1 to 9999, `custom` for an invalid pattern.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(_ value: Date, to writer: inout W) throws {
    try base.encode(Timestamp(value), to: &writer)
  }
}

extension MappingStrategy where Self == DateStrategy {
  /// Decodes every unambiguous form, and encodes ISO 8601.
  ///
  /// See `TimestampStrategy.automatic` for the forms, and for when a number counts milliseconds.
  public static var automatic: DateStrategy { DateStrategy(.automatic) }

  /// ISO 8601: `2009-03-31T18:01:12Z`.
  public static var iso8601: DateStrategy { DateStrategy(.iso8601) }

  /// ISO 8601, written with a precision and in a zone.
  ///
  /// - Parameters:
  ///   - precision: The number of fraction digits to write.
  ///   - offset: The offset from UTC of the text to write; decoding does not use it.
  public static func iso8601(
    precision: DatePrecision = .exact, offset: UTCOffset = .utc
  ) -> DateStrategy {
    DateStrategy(.iso8601(precision: precision, offset: offset))
  }

  /// RFC 2822: `Sun, 06 Nov 1994 08:49:37 +0000`.
  public static var rfc2822: DateStrategy { DateStrategy(.rfc2822) }

  /// RFC 1123, as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
  public static var rfc1123: DateStrategy { DateStrategy(.rfc1123) }

  /// A number of seconds since 1970, exact to the last digit.
  public static var secondsSince1970: DateStrategy { DateStrategy(.secondsSince1970) }

  /// A number of milliseconds since 1970, exact to the last digit.
  public static var millisecondsSince1970: DateStrategy { DateStrategy(.millisecondsSince1970) }

  /// A number of microseconds since 1970, exact to the last digit.
  public static var microsecondsSince1970: DateStrategy { DateStrategy(.microsecondsSince1970) }

  /// A number of nanoseconds since 1970, exact to the last digit.
  public static var nanosecondsSince1970: DateStrategy { DateStrategy(.nanosecondsSince1970) }

  /// A number of seconds since 2001, the default of Foundation's coders.
  public static var secondsSinceReferenceDate: DateStrategy {
    DateStrategy(.secondsSinceReferenceDate)
  }

  /// A number since 1970 whose size decides its unit; see `TimestampStrategy.sinceEpoch`.
  public static var sinceEpoch: DateStrategy { DateStrategy(.sinceEpoch) }

  /// A Unicode date pattern with English names: see `DatePattern`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, such as `EEE MMM dd HH:mm:ss Z yyyy`.
  ///   - offset: The zone for encoding, and for decoding text without a zone.
  public static func date(_ pattern: String, offset: UTCOffset = .utc) -> DateStrategy {
    DateStrategy(.date(pattern, offset: offset))
  }

  /// Dates in a form of the application: see `TimestampStrategy.custom`.
  ///
  /// In an attribute, name functions: the compiler does not infer the types of closures there.
  ///
  /// - Parameters:
  ///   - expected: The form, as errors show it.
  ///   - decode: Returns the date of a text or a number; nil if it has another form.
  ///   - encode: Returns the text or the number of a date; nil if there is none.
  public static func custom(
    _ expected: String, decode: @escaping @Sendable (AnyValue) throws -> Date?,
    encode: @escaping @Sendable (Date) throws -> AnyValue?
  ) -> DateStrategy {
    DateStrategy(
      .custom(expected) {
        try decode($0).map { Timestamp($0) }
      } encode: {
        try encode(Date($0))
      })
  }

  /// Several patterns, tried in their order; the first one encodes.
  ///
  /// - Parameters:
  ///   - patterns: The patterns: see `DatePattern`.
  ///   - offset: The zone for encoding, and for decoding text without a zone.
  public static func dates(_ patterns: [String], offset: UTCOffset = .utc) -> DateStrategy {
    DateStrategy(.dates(patterns, offset: offset))
  }

  /// Several strategies, tried in their order; the first one encodes.
  ///
  /// - Parameter strategies: The strategies.
  public static func dates(_ strategies: DateStrategy...) -> DateStrategy {
    DateStrategy(.dates(strategies.map(\.base)))
  }
}
