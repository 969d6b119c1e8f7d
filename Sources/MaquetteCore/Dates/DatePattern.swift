/// The shape of a date, in the letters of Unicode (UTS 35, "Date Format Patterns").
///
/// | letters | meaning |
/// | --- | --- |
/// | `yyyy`, `yy`, `y` | year; of two digits, 69 to 99 are in the 20th century (POSIX) |
/// | `MM`, `M`, `MMM`, `MMMM` | month: `03`, `3`, `Mar`, `March`; also `L` |
/// | `dd`, `d` | day |
/// | `EEE`, `EEEE` | day of the week: `Tue`, `Tuesday`; also `eee` and `ccc` |
/// | `HH`, `H` | hour, 0 to 23 |
/// | `hh`, `h` with `a` | hour, 1 to 12, with AM or PM; without `a` the same as `H` |
/// | `mm`, `m`, `ss`, `s` | minute, second |
/// | `SSS` | fraction of the second, so many digits |
/// | `Z`, `ZZZZ`, `ZZZZZ` | zone: `+0000`, `GMT`, `+00:00` or `Z`; also `z` for `GMT` |
/// | `X`, `XX`, `XXX` | zone: `+00`, `+0000`, `+00:00`, but `Z` for UTC; `x` never writes `Z` |
/// | `'T'`, `''` | text in quotes stands for itself; two quotes for one |
///
/// All else stands for itself, except that a space stands for one or more. Reading is exact but
/// for what cannot be mistaken: numbers may lack leading zeros where no digit follows, names may
/// be short or long and in any case, and a zone may have any form that stands for one. Names are
/// English whatever the locale. A date that does not exist, or is not on the day of the week that
/// it names, is not read.
///
/// A pattern is interpreted where it is used, which costs no more than a compiled form would, so
/// that it may be created for every value. Its mistakes are told then.
public struct DatePattern: Sendable, Hashable {
  /// The pattern.
  public var pattern: String

  /// The zone of what is written, and of what is read without a zone.
  public var offset: UTCOffset

  /// Creates a pattern; it is not looked at until it is used.
  public init(_ pattern: String, offset: UTCOffset = .utc) {
    self.pattern = pattern
    self.offset = offset
  }

  /// Reads a timestamp.
  ///
  /// - Returns: The timestamp; nil if the text has another shape, or names none that exists.
  /// - Throws: `custom` if the pattern is wrong.
  public func timestamp(_ text: String) throws(MappingError) -> Timestamp? {
    if let moment = text.withBytes({ text in moment(in: text) }) { return Timestamp(moment) }
    try check()
    return nil
  }

  /// Reads a timestamp; nil if the pattern is wrong.
  func moment(in text: borrowing Span<UInt8>) -> ExactSeconds? {
    var reading = DatePatternReading(offset: offset)
    let fits = pattern.withBytes { pattern in reading.read(text, by: pattern) }
    return fits ? reading.moment : nil
  }

  /// The text of a timestamp.
  ///
  /// - Returns: The text; nil for a timestamp outside the years 1 to 9999.
  /// - Throws: `custom` if the pattern is wrong.
  public func text(of moment: Timestamp) throws(MappingError) -> String? {
    try check()
    guard let parts = DateParts(moment, at: offset) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(pattern.utf8.count + 16)
    pattern.withBytes { pattern in parts.append(to: &text, by: pattern) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension DatePattern: ExpressibleByStringLiteral {
  /// Creates a pattern in UTC.
  public init(stringLiteral pattern: String) {
    self.init(pattern)
  }
}

extension DatePattern: CustomStringConvertible {
  /// The pattern.
  public var description: String { pattern }
}
