public import MaquetteCore

/// Dates without a time as text in the form of a pattern.
///
/// ```swift
/// @CodableBy(.civilDate("dd.MM.yyyy")) var birthday: CivilDate  // "31.03.2009"
/// ```
public struct CivilDateStrategy: CodingStrategy, Hashable {
  /// The type of the property.
  public typealias Value = CivilDate

  /// The pattern of the text.
  package let pattern: DatePattern

  init(_ pattern: DatePattern) { self.pattern = pattern }

  /// Reads text in the form of the pattern.
  ///
  /// If that has a zone, the date is the one in UTC.
  ///
  /// - Throws: `invalidValue` for other text and for dates that do not exist, `typeMismatch` for other kinds of values,
  ///   `custom` for an invalid pattern.
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> CivilDate {
    let start = reader.mark()
    guard reader.scalarKind == .string || reader.scalarKind == nil else {
      throw reader.failure(.typeMismatch, expected: expected)
    }
    let text = try reader.__readToken()
    do throws(MappingError) {
      if let day = try pattern.timestamp(text)?.day(at: pattern.offset) { return day }
    } catch {
      throw reader.failure(error, at: start)
    }
    let isNull = reader.state.options.conversions == .lenient && text.isNullWord
    throw reader.failure(isNull ? .unexpectedNull : .invalidValue, at: start, expected: expected)
  }

  /// Writes the date in the form of the pattern.
  ///
  /// - Throws: `custom` for an invalid pattern.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: CivilDate, to writer: inout W
  ) throws(WriteFailure) {
    do throws(MappingError) {
      if let midnight = TimeOfDay(hour: 0, minute: 0) {
        let moment = CivilDateTime(value, midnight).timestamp(at: pattern.offset)
        if let text = try pattern.text(of: moment) { return writer.writeString(text) }
      }
    } catch {
      throw writer.failure(error)
    }
    throw writer.failure(.unencodable, expected: expected, found: value.description)
  }

  private var expected: String { "a day as \(pattern.pattern)" }
}

extension MappingStrategy where Self == CivilDateStrategy {
  /// Dates without a time in the form of a pattern in the letters of Unicode, in both directions.
  ///
  /// - Parameter pattern: The pattern, as in `DatePattern`; an invalid one is an error on use.
  public static func civilDate(_ pattern: String) -> Self { Self(DatePattern(pattern)) }
}
