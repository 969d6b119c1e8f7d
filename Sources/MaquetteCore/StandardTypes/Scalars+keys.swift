// Scalars other than integers as keys of dictionaries: the text that JSON has for the value.

extension MappableKey where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The shortest decimal.
  public var mappingKey: String { description }

  /// Creates a number from a decimal as JSON writes it, or from the name of one that is not finite.
  @_disfavoredOverload
  public init?(mappingKey: String) {
    guard
      AnyValue.Number(decimal: mappingKey) != nil || ["inf", "-inf", "nan"].contains(mappingKey),
      let value = Self(mappingKey)
    else { return nil }
    self = value
  }
}

extension Double: MappableKey {}
extension Float: MappableKey {}

extension Bool: MappableKey {
  /// The word.
  public var mappingKey: String { description }

  /// Creates a Boolean from its word.
  @_disfavoredOverload
  public init?(mappingKey: String) { self.init(mappingKey) }
}

extension Timestamp: MappableKey {
  /// ISO 8601 in UTC; seconds since 1970 outside the years 1 to 9999.
  public var mappingKey: String { ISO8601.text(of: self) ?? "\(secondsSince1970)" }

  /// Creates a timestamp from text in ISO 8601, or from seconds since 1970.
  @_disfavoredOverload
  public init?(mappingKey: String) {
    if let moment = ISO8601.timestamp(mappingKey) {
      self = moment
    } else if let seconds = AnyValue.Number(decimal: mappingKey)?.double, seconds.isFinite {
      self.init(secondsSince1970: seconds)
    } else {
      return nil
    }
  }
}
