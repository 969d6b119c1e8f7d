public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: MappableKey {
  /// ISO 8601 in UTC; seconds since 1970 outside the years 1 to 9999.
  public var mappingKey: String { Timestamp(self).mappingKey }

  /// Creates a date from text in ISO 8601, or from seconds since 1970.
  @_disfavoredOverload
  public init?(mappingKey: String) {
    guard let moment = Timestamp(mappingKey: mappingKey) else { return nil }
    self.init(moment)
  }
}

extension Decimal: MappableKey {
  /// The digits.
  public var mappingKey: String { description }

  /// Creates a decimal from a number in JSON's syntax; nil if digits would be lost.
  @_disfavoredOverload
  public init?(mappingKey: String) {
    guard let text = DecimalText(mappingKey), let value = try? Decimal(exactly: text.canonical)
    else { return nil }
    self = value
  }
}
