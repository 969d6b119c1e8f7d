extension ISO8601 {
  /// Parses a duration: `PT1H30M`, `P2DT0.5S`, `-PT5M`, `P3W`.
  ///
  /// A day is 24 hours. Years and months have no fixed length and are rejected.
  ///
  /// - Returns: The duration; nil for other text, and beyond 64 bits of seconds.
  public static func duration(_ text: String) -> Duration? {
    text.withBytes { text in duration(in: text) }
  }

  /// Formats a duration in hours, minutes and seconds: `PT25H1M1.5S`.
  public static func text(of duration: Duration) -> String {
    if duration == .zero { return "PT0S" }
    // The seconds of the longest durations exceed 64 bits, and `components` would trap; hours never
    // exceed them.
    let hours = (duration / 3600).components.seconds
    let (seconds, attoseconds) = (duration - .seconds(3600) * hours).components
    let (whole, parts) = (seconds.magnitude, attoseconds.magnitude)
    var text = duration < .zero ? "-PT" : "PT"
    if hours != 0 { text += "\(hours.magnitude)H" }
    if whole >= 60 { text += "\(whole / 60)M" }
    if whole % 60 > 0 || parts > 0 {
      let fraction = SecondFraction(parts, places: 18)
      text += "\(whole % 60)" + OutputBuffer.text { $0.append(fraction, .exact) } + "S"
    }
    return text
  }

  private static func duration(in text: borrowing Span<UInt8>) -> Duration? {
    var scanner = DateScanner()
    let isNegative = scanner.skip(UInt8(ascii: "-"), in: text)
    if !isNegative { _ = scanner.skip(UInt8(ascii: "+"), in: text) }
    guard scanner.skip(UInt8(ascii: "P"), in: text) else { return nil }
    var total: Duration = .zero
    var units: [(letter: UInt8, seconds: Int64)] = [
      (UInt8(ascii: "W"), 604_800), (UInt8(ascii: "D"), 86400),
    ]
    var hasTime = false
    var count = 0
    while !scanner.isAtEnd(of: text) {
      if !hasTime, scanner.skip(UInt8(ascii: "T"), in: text) {
        hasTime = true
        units = [(UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1)]
        count = 0
        continue
      }
      guard let number = scanner.digits(in: text) else { return nil }
      var fraction: SecondFraction?
      if scanner.skip(UInt8(ascii: "."), in: text) || scanner.skip(UInt8(ascii: ","), in: text) {
        fraction = scanner.fraction(in: text, limit: 18)
        if fraction == nil { return nil }
      }
      let letter = scanner.byte(in: text)
      guard let index = units.firstIndex(where: { $0.letter == letter }) else { return nil }
      let unit = units[index].seconds
      scanner.index += 1
      count += 1
      // Each unit at most once, in this order; only the seconds may have a fraction.
      units.removeFirst(index + 1)
      let (seconds, isTooLong) = number.multipliedReportingOverflow(by: unit)
      guard !isTooLong, fraction == nil || letter == UInt8(ascii: "S") else { return nil }
      let parts = fraction.map { Int64($0.leading * powerOfTen(18 - $0.leadingCount)) } ?? 0
      total += Duration(secondsComponent: seconds, attosecondsComponent: parts)
    }
    guard count > 0, total.isMapped else { return nil }
    return isNegative ? .zero - total : total
  }
}

extension DateScanner {
  /// Parses a number of up to 19 digits; nil if it exceeds 64 bits.
  fileprivate mutating func digits(in text: borrowing Span<UInt8>) -> Int64? {
    guard let leading = number(1...18, in: text).map({ Int64($0) }) else { return nil }
    guard let last = number(1, in: text) else { return leading }
    let (tenfold, overflow) = leading.multipliedReportingOverflow(by: 10)
    let (number, carry) = tenfold.addingReportingOverflow(Int64(last))
    return overflow || carry ? nil : number
  }
}

extension Duration {
  /// Whether the whole seconds fit in 64 bits; a duration has a larger range.
  package var isMapped: Bool {
    let limit = Duration.seconds(Int64.max) + .seconds(1)
    return self < limit && self > .zero - limit
  }
}
