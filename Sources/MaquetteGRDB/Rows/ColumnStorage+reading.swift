#if GRDB
import MaquetteCore

extension ColumnStorage {
  /// Converts a stored value to the value from which a property decodes.
  ///
  /// A value stored in another form, by other programs or in older databases, is passed on
  /// unchanged: the property converts it, or reports an error.
  ///
  /// - Parameter stored: The value of the column.
  /// - Throws: An error for invalid JSON.
  func value(_ stored: SQLValue) throws(MappingError) -> AnyValue {
    switch (self, stored) {
    case (_, .null): .null
    case (.boolean, .integer(let value)) where value == 0 || value == 1: .bool(value == 1)
    case (.unixMilliseconds, .integer(let milliseconds)):
      .date(Timestamp(secondsSince1970: Double(milliseconds) / 1000))
    case (.unixSeconds, .real(let seconds)): .date(Timestamp(secondsSince1970: seconds))
    case (.unixSeconds, .integer(let seconds)):
      .date(Timestamp(secondsSince1970: Double(seconds)))
    case (.date, .text(let text)): DateText.moment(of: text).map { .date($0) } ?? .string(text)
    case (.decimal, .text(let text)):
      AnyValue.Number(decimal: text).map { .number($0) } ?? .string(text)
    case (.uuidBytes, .blob(let bytes)) where bytes.count == 16:
      .string(UUIDText.text(of: SIMD16(bytes)))
    case (.json, .text(let text)): try JSONMapper().decode(AnyValue.self, from: text)
    case (.any, .text(let text)) where text.beginsAsJSON:
      try JSONMapper().decode(AnyValue.self, from: text)
    case (_, .integer(let value)): .number(AnyValue.Number(signed: value))
    case (_, .real(let value)): .number(AnyValue.Number(value))
    case (_, .text(let text)): .string(text)
    case (_, .blob(let bytes)): .bytes(bytes)
    }
  }
}
#endif
