extension TimestampStrategy {
  /// Writes a timestamp.
  ///
  /// - Throws: `unencodable` for a timestamp outside the years 1 to 9999, `custom` for an invalid
  ///   pattern.
  @_specialize(where W == JSONWriter)
  @_specialize(where W == ValueWriter)
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Timestamp, to writer: inout W
  ) throws(WriteFailure) {
    // An archive stores the timestamp itself, because text may lose precision.
    if writer.state.objects?.keepsMoments == true { return try writer.writeValue(.date(value)) }
    let tree: AnyValue
    do throws(MappingError) {
      tree = try self.value(of: value)
    } catch {
      throw writer.failure(error)
    }
    try writer.writeValue(tree)
  }

  /// Returns the encoded form of a timestamp: text or a number.
  package func value(of moment: Timestamp) throws(MappingError) -> AnyValue {
    let value: AnyValue?
    switch shape {
    case .number(let unit):
      value = ExactSeconds(moment).map { .number($0.number(places: unit.places)) }
    case .reference: value = moment.numberSince2001.map { .number($0) }
    case .epoch: return try Self.secondsSince1970.value(of: moment)
    case .list(let strategies):
      return try (strategies.first ?? Self.iso8601).value(of: moment)
    case .custom(let form): value = try form.write(moment)
    default: value = try text(of: moment).map { .string($0) }
    }
    guard let value else { throw Self.unencodable(moment) }
    return value
  }

  func text(of moment: Timestamp) throws(MappingError) -> String? {
    switch shape {
    case .iso8601(let precision, let offset):
      ISO8601.text(of: moment, precision: precision, offset: offset)
    case .rfc2822: RFC2822.text(of: moment)
    case .rfc1123: try DatePattern("EEE, dd MMM yyyy HH:mm:ss z").text(of: moment)
    case .pattern(let pattern): try pattern.text(of: moment)
    default: ISO8601.text(of: moment)
    }
  }

  /// Returns the error for a timestamp outside the calendar.
  static func unencodable(_ moment: Timestamp) -> MappingError {
    MappingError(
      .unencodable, expected: "a date in the years 1 to 9999",
      found: "\(moment.secondsSince1970) seconds since 1970")
  }
}
