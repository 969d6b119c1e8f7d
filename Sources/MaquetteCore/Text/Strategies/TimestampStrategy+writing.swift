extension TimestampStrategy {
  /// Writes a moment.
  ///
  /// - Throws: `unencodable` for a moment outside the years 1 to 9999, `custom` for a pattern that
  ///   is wrong.
  public func write<W: Writer & ~Copyable>(_ value: Timestamp, to writer: inout W) throws {
    switch shape {
    case .number(let unit):
      guard let exact = ExactSeconds(value) else { throw Self.unencodable(value) }
      try writer.writeValue(.number(exact.number(places: unit.places)))
    case .epoch:
      try Self.secondsSince1970.write(value, to: &writer)
    case .list(let strategies):
      guard let first = strategies.first else { return try Self.iso8601.write(value, to: &writer) }
      try first.write(value, to: &writer)
    default:
      guard let text = try text(of: value) else { throw Self.unencodable(value) }
      writer.writeString(text)
    }
  }

  private func text(of moment: Timestamp) throws(MappingError) -> String? {
    switch shape {
    case .iso8601(let precision, let offset):
      ISO8601.text(of: moment, precision: precision, offset: offset)
    case .rfc2822: RFC2822.text(of: moment)
    case .rfc1123: try DatePattern("EEE, dd MMM yyyy HH:mm:ss z").text(of: moment)
    case .pattern(let pattern): try pattern.text(of: moment)
    default: ISO8601.text(of: moment)
    }
  }

  /// The error for a moment that no calendar date can be written for.
  static func unencodable(_ moment: Timestamp) -> MappingError {
    MappingError(
      .unencodable, expected: "a date in the years 1 to 9999",
      found: "\(moment.secondsSince1970) s after 1970")
  }
}
