/// Parses one text by a date pattern.
package struct DatePatternReading {
  private var scanner = DateScanner()
  private var parts = DateParts()
  private var slots: UInt16 = 0
  private var isAfternoon: Bool?
  private var hasHalfDayHour = false

  /// Creates a parser with the offset for text without a time zone.
  package init(offset: UTCOffset) {
    parts.offset = offset
  }

  /// The timestamp in the text; nil if it does not exist.
  package var moment: ExactSeconds? {
    guard let isAfternoon else { return parts.moment }
    var parts = parts
    if hasHalfDayHour {
      guard 1...12 ~= parts.hour else { return nil }
      parts.hour = parts.hour % 12 + (isAfternoon ? 12 : 0)
    } else if (parts.hour >= 12) != isAfternoon {
      return nil
    }
    return parts.moment
  }

  /// Parses the whole text by the whole pattern.
  ///
  /// - Returns: Whether the text matches the pattern and the pattern is valid.
  package mutating func read(
    _ text: borrowing Span<UInt8>, by pattern: borrowing Span<UInt8>
  ) -> Bool {
    var walk = DatePatternWalk()
    var item = walk.next(in: pattern)
    var isBehindNumber = false
    while let current = item {
      item = walk.next(in: pattern)
      switch current {
      case .unknown:
        return false
      case .literal(let byte):
        guard readLiteral(byte, in: text) else { return false }
        isBehindNumber = false
      case .field(let field, _, let count):
        guard slots & field.slot == 0 else { return false }
        slots |= field.slot
        var isFixed = isBehindNumber
        if case .field(let next, _, _)? = item, next.isNumeric { isFixed = true }
        isBehindNumber = field.isNumeric
        guard read(field, count, isFixed: isFixed, in: text) else { return false }
      }
    }
    return scanner.isAtEnd(of: text) && !walk.isQuoted
      && slots & DatePatternItem.Field.year.slot != 0
  }

  private mutating func readLiteral(_ byte: UInt8, in text: borrowing Span<UInt8>) -> Bool {
    guard byte == 0x20 else { return scanner.skip(byte, in: text) }
    // For the second of two spaces in a pattern, the first one has already skipped all spaces.
    return scanner.skipSpaces(in: text) || scanner.index > 0 && text[scanner.index - 1] == 0x20
  }

  private mutating func read(
    _ field: DatePatternItem.Field, _ count: Int, isFixed: Bool, in text: borrowing Span<UInt8>
  ) -> Bool {
    // Next to other digits, a number has the width in the pattern; elsewhere, one or two digits.
    let digits = isFixed ? count...count : 1...2
    switch field {
    case .year: return readYear(count, isFixed: isFixed, in: text)
    case .month: return scanner.read(into: &parts.month, digits, in: text)
    case .day: return scanner.read(into: &parts.day, digits, in: text)
    case .hour: return scanner.read(into: &parts.hour, digits, in: text)
    case .minute: return scanner.read(into: &parts.minute, digits, in: text)
    case .second: return scanner.read(into: &parts.second, digits, in: text)
    case .halfDayHour:
      hasHalfDayHour = true
      return scanner.read(into: &parts.hour, digits, in: text)
    case .fraction:
      let limit = isFixed ? count : .max
      guard let fraction = scanner.fraction(in: text, limit: limit) else { return false }
      parts.fraction = fraction
    case .monthName:
      guard let month = scanner.month(in: text) else { return false }
      parts.month = month
    case .weekday:
      guard let weekday = scanner.weekday(in: text) else { return false }
      parts.weekday = weekday
    case .halfDay:
      isAfternoon = scanner.skip("PM", in: text)
      return isAfternoon == true || scanner.skip("AM", in: text)
    case .zone:
      guard let offset = scanner.anyOffset(in: text) else { return false }
      parts.offset = offset
    }
    return true
  }

  private mutating func readYear(
    _ count: Int, isFixed: Bool, in text: borrowing Span<UInt8>
  ) -> Bool {
    guard count == 2 else {
      return scanner.read(into: &parts.year, count == 4 || isFixed ? 4...4 : 1...4, in: text)
    }
    guard let year = scanner.number(2, in: text) else { return false }
    parts.year = year < 69 ? 2000 + year : 1900 + year
    return true
  }
}

extension DateScanner {
  /// Parses a number with a given count of digits into a component.
  fileprivate mutating func read(
    into part: inout Int, _ digits: ClosedRange<Int>, in text: borrowing Span<UInt8>
  ) -> Bool {
    guard let number = number(digits, in: text) else { return false }
    part = number
    return true
  }
}
