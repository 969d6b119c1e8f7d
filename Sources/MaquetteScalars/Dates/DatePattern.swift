/// A date format in the pattern letters of Unicode (UTS 35, "Date Format Patterns").
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
/// | `SSS` | fraction of the second, one digit per letter |
/// | `Z`, `ZZZZ`, `ZZZZZ` | zone: `+0000`, `GMT`, `+00:00` or `Z`; also `z` for `GMT` |
/// | `X`, `XX`, `XXX` | zone: `+00`, `+0000`, `+00:00`, but `Z` for UTC; `x` never writes `Z` |
/// | `'T'`, `''` | literal text in quotes; two quotes for one |
///
/// All other characters are literals, except that a space matches one or more spaces. Parsing is
/// strict except for unambiguous variations: numbers may lack leading zeros if no digit follows,
/// names may be short or long and in any case, and a zone may have any form of an offset. Names are
/// English in every locale. Dates that do not exist, or whose day of the week is wrong, are
/// rejected.
///
/// A pattern is interpreted on use, which is as fast as a compiled form, so it may be created for
/// every value. Its errors are thrown on use.
public struct DatePattern: Sendable, Hashable {
  /// The pattern.
  public var pattern: String

  /// The offset of encoded text, and of decoded text without a time zone.
  public var offset: UTCOffset

  /// Creates a pattern; it is checked on use.
  ///
  /// - Parameters:
  ///   - pattern: The pattern letters and literals.
  ///   - offset: The offset of encoded text, and of decoded text without a time zone.
  public init(_ pattern: String, offset: UTCOffset = .utc) {
    self.pattern = pattern
    self.offset = offset
  }

  /// Parses a timestamp; nil if the pattern is invalid.
  package func moment(in text: borrowing Span<UInt8>) -> ExactSeconds? {
    var reading = DatePatternReading(offset: offset)
    let fits = pattern.withBytes { pattern in reading.read(text, by: pattern) }
    return fits ? reading.moment : nil
  }

  /// Formats a timestamp; nil outside the years 1 to 9999, and if the pattern is invalid.
  package func formatted(_ moment: Timestamp) -> String? {
    guard let parts = DateParts(moment, at: offset) else { return nil }
    return OutputBuffer.withLentMemory { (text) -> String? in
      var text = text
      let isValid = pattern.withBytes { pattern in parts.append(to: &text, by: pattern) }
      return isValid ? text.string() : nil
    }
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
