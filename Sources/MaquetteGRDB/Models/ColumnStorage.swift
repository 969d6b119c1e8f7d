#if GRDB
import Maquette
import MaquetteCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How the values of a property are stored in a column.
public enum ColumnStorage: String, Sendable, Hashable, CaseIterable {
  /// 0 and 1.
  case boolean

  /// Integers of 64 bits; larger ones are errors.
  case integer

  /// Doubles; NaN, which SQLite does not hold, is an error.
  case real

  /// Text.
  case text

  /// Bytes.
  case blob

  /// The digits of a number as text, so that none is lost: of decimals, and of integers of 128 bits.
  case decimal

  /// A moment as text, `2012-04-14 00:20:07.5`, in UTC and with every digit that it has. SQLite's
  /// functions and GRDB read it, and texts sort as moments do.
  case date

  /// A moment as seconds since 1970, exact to the microsecond.
  case unixSeconds

  /// A moment as whole milliseconds since 1970; the rest is rounded off.
  case unixMilliseconds

  /// A UUID as text.
  case uuid

  /// A UUID as sixteen bytes, as GRDB stores it.
  case uuidBytes

  /// JSON as text, which SQLite's functions for JSON read.
  case json

  /// Whatever the value is written as: a number, text, bytes, or JSON for arrays and objects.
  ///
  /// Text that begins as JSON does (`{`, `[`, `"`) is stored as JSON, so that it is told apart.
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

  /// How values of a type are stored if nothing is said.
  ///
  /// - Parameter shape: The type, without optionals around it.
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
