#if GRDB
import MaquetteCore

extension ColumnStorage {
  /// Converts the value of a property to the form of the column.
  ///
  /// - Parameter value: The value as the property encodes it.
  /// - Throws: `unencodable` for a value that the storage does not support, `numberOutOfRange` for
  ///   an integer of more than 64 bits.
  func stored(_ value: AnyValue) throws(MappingError) -> SQLValue {
    switch (self, value) {
    case (_, .null): return .null
    case (_, .tagged(let tagged)): return try stored(tagged.value)
    case (.integer, .number(let number)): return .integer(try Self.integer(number))
    case (.boolean, .bool(let value)): return .integer(value ? 1 : 0)
    case (.real, .number(let number)): return .real(try Self.real(number))
    case (.text, .string(let text)), (.uuid, .string(let text)): return .text(text)
    case (.blob, .bytes(let bytes)): return .blob(bytes)
    case (.decimal, .number(let number)) where number.isFinite: return .text(number.description)
    case (.date, .date(let moment)):
      if let text = DateText.text(of: moment) { return .text(text) }
      throw MappingError(
        .unencodable, expected: "a date of the years 0 to 9999",
        found: "\(moment.secondsSince1970) seconds since 1970",
        hint: "'.unixSeconds' stores every date")
    case (.unixSeconds, .date(let moment)): return .real(moment.secondsSince1970)
    case (.unixMilliseconds, .date(let moment)):
      if let milliseconds = Int64(exactly: (moment.secondsSince1970 * 1000).rounded()) {
        return .integer(milliseconds)
      }
    case (.uuidBytes, .string(let text)):
      if let bytes = Self.uuidBytes(text) { return .blob(bytes) }
    case (.json, _): return .text(try value.jsonString())
    case (.any, _): return try Self.storedAsIs(value)
    default: break
    }
    throw MappingError(
      .unencodable, expected: "a value for a column stored as \(rawValue)",
      found: value.kind.phrase,
      hint: "declare how the column is stored; '.any' stores every value")
  }

  private static func integer(_ number: AnyValue.Number) throws(MappingError) -> Int64 {
    if let integer = number.exactly(Int64.self) { return integer }
    throw MappingError(
      .numberOutOfRange, expected: "a 64-bit integer", found: number.description,
      hint: "'.decimal' stores every digit of larger numbers")
  }

  private static func real(_ number: AnyValue.Number) throws(MappingError) -> Double {
    let double = number.double
    // SQLite stores NaN as NULL, which would decode as nil.
    guard !double.isNaN else {
      throw MappingError(.unencodable, expected: "a number", found: "NaN")
    }
    guard number.isExactDouble else {
      throw MappingError(
        .unencodable, expected: "a number that a double can represent", found: number.description,
        hint: "'.decimal' stores every digit")
    }
    return double
  }

  private static func storedAsIs(_ value: AnyValue) throws(MappingError) -> SQLValue {
    switch value {
    case .null: .null
    case .bool(let value): .integer(value ? 1 : 0)
    case .number(let number):
      if let integer = number.exactly(Int64.self) {
        .integer(integer)
      } else {
        number.isExactDouble ? .real(try real(number)) : .text(number.description)
      }
    case .string(let text): .text(text.beginsAsJSON ? try value.jsonString() : text)
    case .bytes(let bytes): .blob(bytes)
    case .date: try ColumnStorage.date.stored(value)
    case .array, .object: .text(try value.jsonString())
    case .tagged(let tagged): try storedAsIs(tagged.value)
    }
  }

  private static func uuidBytes(_ text: String) -> [UInt8]? {
    guard let bytes = UUIDText.bytes(text) else { return nil }
    return bytes.indices.map { bytes[$0] }
  }
}

extension AnyValue.Number {
  /// Whether a double represents the number exactly, or the number is a double.
  fileprivate var isExactDouble: Bool {
    guard isFinite else { return true }
    return AnyValue.Number(double) == self
  }
}

extension String {
  /// Whether a column of storage `any` would read the text as JSON.
  var beginsAsJSON: Bool {
    switch utf8.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): true
    default: false
    }
  }
}
#endif
