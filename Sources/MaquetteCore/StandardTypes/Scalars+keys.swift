// Scalars other than integers as keys of dictionaries, in the text form that JSON has for the
// value.

extension MappableKey where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// The shortest decimal.
  public var mappingKey: String { description }

  /// Creates a number from a decimal in JSON syntax, or from the name of a non-finite number.
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
  /// `true` or `false`.
  public var mappingKey: String { description }

  /// Creates a Boolean from `true` or `false`.
  @_disfavoredOverload
  public init?(mappingKey: String) { self.init(mappingKey) }
}

extension Timestamp: MappableKey {
  /// ISO 8601 in UTC; outside the years 1 to 9999, seconds since 1970.
  public var mappingKey: String { ISO8601.text(of: self) ?? "\(secondsSince1970)" }

  /// Creates a timestamp from ISO 8601 text, or from seconds since 1970.
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
