#if canImport(Foundation)
  import Foundation
  public import MaquetteCore

  extension TimestampStrategy {
    /// A Unicode date pattern in a named time zone, whose offset from UTC depends on the date.
    ///
    /// | text | timestamp |
    /// | --- | --- |
    /// | a local time | by the rules of the zone on that day |
    /// | a local time that clocks show twice | the first of the two |
    /// | a local time that clocks skip | an error |
    /// | a date without a time | the first moment of that day, even if clocks skip midnight |
    /// | a text with its own offset, by a letter of the pattern | by that offset |
    ///
    /// ```swift
    /// let mapper = JSONMapper(
    ///   options: .init(dates: .date("dd.MM.yyyy HH:mm", zone: "Europe/Berlin")))
    /// ```
    ///
    /// Foundation knows the zones. Two of these strategies are equal only if one is a copy of the
    /// other.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, as in `DatePattern`; an invalid one is an error on use.
    ///   - zone: The name of the zone in the IANA database; an unknown one is an error on use.
    /// - Returns: The strategy.
    public static func date(_ pattern: String, zone: String) -> Self {
      let dates = ZonedPattern(pattern: pattern, name: zone)
      let expected = "a date as \(pattern) in \(zone)"
      return Self(
        .custom(
          TimestampForm(expected, takesNumbers: false) { (value) throws(MappingError) in
            guard let text = value.string else { return nil }
            return try dates.timestamp(text)
          } write: { (moment) throws(MappingError) in
            try dates.text(of: moment).map { .string($0) }
          }))
    }
  }

  extension MappingStrategy where Self == DateStrategy {
    /// A Unicode date pattern in a named time zone: see `TimestampStrategy.date(_:zone:)`.
    ///
    /// ```swift
    /// @CodableBy(.date("dd.MM.yyyy HH:mm", zone: "Europe/Berlin")) var starts: Date
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pattern, as in `DatePattern`; an invalid one is an error on use.
    ///   - zone: The name of the zone in the IANA database; an unknown one is an error on use.
    public static func date(_ pattern: String, zone: String) -> DateStrategy {
      DateStrategy(.date(pattern, zone: zone))
    }
  }

  /// A date pattern and the time zone of the texts that have no offset.
  private struct ZonedPattern: Sendable {
    let pattern: String
    let name: String

    private func zone() throws(MappingError) -> TimeZone {
      guard let zone = TimeZone(identifier: name) else {
        throw MappingError(
          .invalidValue, expected: "the name of a time zone", found: "'\(name)'")
      }
      return zone
    }

    func timestamp(_ text: String) throws(MappingError) -> Timestamp? {
      let zone = try zone()
      // The local time, as if it were in UTC.
      guard let local = try DatePattern(pattern).timestamp(text) else { return nil }
      let moved = try DatePattern(pattern, offset: UTCOffset(hours: 1)).timestamp(text)
      if moved == local { return local }
      // Clocks change at most once in two days, so one of these is the offset, if there is any.
      for days in [-1.0, 1] {
        let offset = zone.offset(at: Date(local) + days * 86400)
        let moment = Timestamp(
          secondsSince1970: local.seconds - Int64(offset.seconds), nanoseconds: local.nanoseconds)
        if zone.offset(at: Date(moment)) == offset { return moment }
      }
      return try hasTime ? nil : zone.firstMoment(ofDayAt: local)
    }

    /// Whether texts have the time of day.
    private var hasTime: Bool {
      get throws(MappingError) {
        let moments = [0, 86_399].map { Timestamp(secondsSince1970: $0, nanoseconds: 999_999_999) }
        return try DatePattern(pattern).text(of: moments[0])
          != DatePattern(pattern).text(of: moments[1])
      }
    }

    func text(of moment: Timestamp) throws(MappingError) -> String? {
      try DatePattern(pattern, offset: zone().offset(at: Date(moment))).text(of: moment)
    }
  }

  extension TimeZone {
    fileprivate func offset(at date: Date) -> UTCOffset {
      UTCOffset(seconds: secondsFromGMT(for: date))
    }

    /// Returns the first moment of a day whose midnight clocks skip; nil if they skip the whole day.
    fileprivate func firstMoment(ofDayAt midnight: Timestamp) -> Timestamp? {
      let day = Date(midnight) - 86400
      guard let change = nextDaylightSavingTimeTransition(after: day) else { return nil }
      let moment = Timestamp(change)
      let local = moment.seconds + Int64(offset(at: change).seconds)
      return 0..<86400 ~= local - midnight.seconds ? moment : nil
    }
  }
#endif
