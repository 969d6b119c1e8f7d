extension TimestampStrategy {
  /// Returns the strategy that writes a timestamp exactly as the source had it; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - moment: The timestamp that `automatic` decoded.
  ///   - source: The value it was decoded from.
  ///   - convention: The date strategy of the call, which is tried first; nil if there is none.
  package static func form(
    of moment: Timestamp, in source: AnyValue, under convention: Self? = nil
  ) -> Self? {
    let named = convention?.alternatives ?? []
    switch source {
    case .string(let text):
      return (named + candidates(for: text)).first { $0.writes(moment, as: text) }
    case .number(let number):
      return (named + units).first { $0.reads(moment, from: number) }
    default: return nil
    }
  }

  private static let units = [
    secondsSince1970, millisecondsSince1970, microsecondsSince1970, nanosecondsSince1970,
  ]

  /// The strategies that have exactly one form.
  private var alternatives: [Self] {
    if case .list(let strategies) = shape { return strategies.flatMap(\.alternatives) }
    return [self]
  }

  private func reads(_ moment: Timestamp, from number: AnyValue.Number) -> Bool {
    if shape == .reference { return moment.numberSince2001 == number }
    guard case .number(let unit) = shape,
      let exact = ExactSeconds(number, places: unit.places), exact.isInCalendar
    else { return false }
    return Timestamp(exact) == moment
  }

  private func writes(_ moment: Timestamp, as text: String) -> Bool {
    if case .pattern(let pattern) = shape { return (try? pattern.text(of: moment)) == text }
    switch shape {
    case .iso8601(let precision, let offset):
      return ISO8601.text(of: moment, precision: precision, offset: offset) == text
    case .rfc2822: return RFC2822.text(of: moment) == text
    case .rfc1123: return (try? self.text(of: moment)) == text
    default: return false
    }
  }

  /// Returns the strategies that could have written a text, judging by its characters.
  private static func candidates(for text: String) -> [Self] {
    let offset = offset(endingIn: text)
    let digits = text.split(separator: ".").dropFirst().first?.prefix { $0.isNumber }.count ?? 0
    let fraction = digits == 0 ? "" : "." + String(repeating: "S", count: min(digits, 18))
    var candidates = [iso8601(offset: offset), iso8601(precision: .seconds, offset: offset)]
    candidates += [.milliseconds, .microseconds].map { iso8601(precision: $0, offset: offset) }
    var patterns = ["yyyy-MM-dd"]
    for separator in ["'T'", " "] {
      for time in ["HH:mm:ss" + fraction, "HH:mm"] {
        for zone in ["", "XXX", "xxx", "xx", "x", " XXX", " xxx", " xx"] {
          patterns.append("yyyy-MM-dd" + separator + time + zone)
        }
      }
    }
    patterns += [
      "EEE MMM dd HH:mm:ss Z yyyy", "EEE MMM dd HH:mm:ss\(fraction) Z yyyy",
      "EEE, dd MMM yyyy HH:mm:ss z", "EEE, dd MMM yyyy HH:mm:ss Z", "dd MMM yyyy HH:mm:ss Z",
    ]
    candidates += patterns.map { date($0, offset: offset) }
    return candidates
  }

  /// Returns the offset at the end of a text, or before a year there; UTC if there is none.
  private static func offset(endingIn text: String) -> UTCOffset {
    let words = text.split(separator: " ").suffix(2).reversed()
    for word in words {
      for length in [6, 5, 3] where word.utf8.count >= length {
        let suffix = String(word.suffix(length))
        guard suffix.hasPrefix("+") || suffix.hasPrefix("-") else { continue }
        let offset = suffix.withBytes { text -> UTCOffset? in
          var scanner = DateScanner()
          guard let offset = scanner.offset(in: text), scanner.isAtEnd(of: text) else { return nil }
          return offset
        }
        // The "-03-31" of a plain date is not an offset, and "-31" would be one of 31 hours.
        if let offset { return offset }
      }
    }
    return .utc
  }
}
