import MaquetteCore
import MaquetteScalars

extension TimestampStrategy {
  /// Returns the strategy that writes a timestamp exactly as the source had it; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - moment: The timestamp that `automatic` decoded.
  ///   - source: The value it was decoded from.
  ///   - convention: The date strategy of the call, which is tried first; nil if there is none.
  static func form(
    of moment: Timestamp, in source: AnyValue, under convention: Self? = nil
  ) -> Self? {
    let named = convention?.alternatives ?? []
    let others: [Self]
    switch source {
    case .string(let text): others = candidates(for: text)
    case .number: others = units
    default: return nil
    }
    return (named + others).first { (try? $0.value(of: moment)) == source }
  }

  private static let units = [
    secondsSince1970, millisecondsSince1970, microsecondsSince1970, nanosecondsSince1970,
  ]

  /// The strategies that have exactly one form.
  private var alternatives: [Self] {
    switch shape {
    case .list(let strategies): strategies.flatMap(\.alternatives)
    case .automatic, .epoch: []
    default: [self]
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
