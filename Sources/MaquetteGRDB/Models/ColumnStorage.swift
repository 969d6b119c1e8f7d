#if GRDB
import Maquette
import MaquetteCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The form in which a column stores the values of a property.
public enum ColumnStorage: String, Sendable, Hashable, CaseIterable {
  /// 0 and 1.
  case boolean

  /// 64-bit integers; larger ones are errors.
  case integer

  /// Doubles; NaN is an error because SQLite does not support it, and so is a number with more digits than a double has.
  case real

  /// Text.
  case text

  /// Bytes.
  case blob

  /// The digits of a number as text, without loss of precision: for decimals and 128-bit integers.
  case decimal

  /// A date as text, `2012-04-14 00:20:07.5`, in UTC with all its digits. SQLite's functions and
  /// GRDB can read it, and the texts sort chronologically.
  case date

  /// A date as seconds since 1970, with microsecond precision.
  case unixSeconds

  /// A date as whole milliseconds since 1970, rounded.
  case unixMilliseconds

  /// A UUID as text.
  case uuid

  /// A UUID as sixteen bytes, the form that GRDB uses.
  case uuidBytes

  /// JSON as text, for use with SQLite's JSON functions.
  case json

  /// Any value: a number, text, bytes, or JSON for arrays and objects.
  ///
  /// Text that begins like JSON (`{`, `[`, `"`) is stored as JSON, so that it stays text.
  case any

  /// The type of the column in SQL.
  var sqlType: String {
    switch self {
    case .boolean: "BOOLEAN"
    case .integer, .unixMilliseconds: "INTEGER"
    case .real, .unixSeconds: "REAL"
    case .text, .decimal, .uuid, .json: "TEXT"
    case .date: "DATETIME"
    case .blob, .uuidBytes: "BLOB"
    case .any: ""
    }
  }

  /// The types, in SQL, of values that were stored in another form, which no query finds; nil if numbers and text are
  /// converted with the type of the column.
  var otherTypes: String? {
    switch self {
    case .date: "'integer', 'real'"
    case .unixSeconds, .unixMilliseconds, .uuidBytes: "'text'"
    case .uuid: "'blob'"
    case .boolean, .integer, .real, .text, .blob, .decimal, .json, .any: nil
    }
  }

  /// The default storage for a type.
  ///
  /// - Parameter shape: The type, without its optionals.
  init(for shape: ModelSchema.Shape) {
    switch shape.type {
    case is Bool.Type: self = .boolean
    case let integer as any FixedWidthInteger.Type:
      self = integer.bitWidth <= 64 ? .integer : .decimal
    case is any BinaryFloatingPoint.Type: self = .real
    case is String.Type, is Substring.Type, is Character.Type, is URL.Type: self = .text
    case is Data.Type: self = .blob
    case is Decimal.Type, is AnyValue.Number.Type: self = .decimal
    case is Date.Type, is Timestamp.Type: self = .date
    case is UUID.Type: self = .uuid
    case let raw as any RawRepresentable.Type: self = Self(rawValueOf: raw)
    default: self = shape.kind == .value ? .any : .json
    }
  }

  private init<T: RawRepresentable>(rawValueOf type: T.Type) {
    let storage = Self(for: ModelSchema.Shape(of: T.RawValue.self))
    self = storage == .json ? .any : storage
  }
}
#endif
