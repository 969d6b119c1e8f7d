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
    func writes(_ strategy: Self) -> Bool { (try? strategy.value(of: moment)) == source }
    if let named = convention?.alternatives.first(where: writes) { return named }
    switch source {
    case .string(let text):
      let offset = offset(endingIn: text)
      return standards(offset).first(where: writes)
        ?? patterns(for: text).lazy.map { date($0, offset: offset) }.first(where: writes)
    case .number: return units.first(where: writes)
    default: return nil
    }
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

  /// ISO 8601 in its usual precisions.
  private static func standards(_ offset: UTCOffset) -> [Self] {
    [iso8601(offset: offset)]
      + [.seconds, .milliseconds, .microseconds].map { iso8601(precision: $0, offset: offset) }
  }

  /// Returns the patterns that could have written a text, judging by its characters.
  private static func patterns(for text: String) -> [String] {
    let bytes = Array(text.utf8)
    let digits = bytes.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix { 0x30...0x39 ~= $0 }
    let fraction = digits.isEmpty ? "" : "." + String(repeating: "S", count: min(digits.count, 18))
    // A month has a name, or the year comes first.
    guard bytes.count > 10, bytes[4] == UInt8(ascii: "-") else {
      return [
        "yyyy-MM-dd", "EEE MMM dd HH:mm:ss Z yyyy", "EEE MMM dd HH:mm:ss\(fraction) Z yyyy",
        "EEE, dd MMM yyyy HH:mm:ss z", "EEE, dd MMM yyyy HH:mm:ss Z", "dd MMM yyyy HH:mm:ss Z",
      ]
    }
    let separator = bytes[10] == UInt8(ascii: "T") ? "'T'" : " "
    // The time ends with its minutes or has seconds.
    let hasSeconds = bytes.count > 16 && bytes[16] == UInt8(ascii: ":")
    let space = bytes[11...].contains(UInt8(ascii: " ")) ? " " : ""
    return ["", "XXX", "xxx", "xx", "x"].map { zone in
      "yyyy-MM-dd" + separator + (hasSeconds ? "HH:mm:ss" + fraction : "HH:mm")
        + (zone.isEmpty ? "" : space + zone)
    }
  }

  /// Returns the offset at the end of a text, or before a year there; UTC if there is none.
  private static func offset(endingIn text: String) -> UTCOffset {
    let words = text.split(separator: " ").suffix(2).reversed()
    for word in words {
      // An offset follows a time or is a word; the end of a date such as "2009-03-12" is none.
      let isTime = word.utf8.contains(UInt8(ascii: ":"))
      for length in [6, 5, 3]
      where word.utf8.count == length || word.utf8.count > length && isTime {
        let suffix = String(word.suffix(length))
        guard suffix.hasPrefix("+") || suffix.hasPrefix("-") else { continue }
        let offset = suffix.withBytes { text -> UTCOffset? in
          var scanner = DateScanner()
          guard let offset = scanner.offset(in: text), scanner.isAtEnd(of: text) else { return nil }
          return offset
        }
        if let offset { return offset }
      }
    }
    return .utc
  }
}
