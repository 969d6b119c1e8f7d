extension DateParts {
  /// Appends the components to text by a pattern.
  ///
  /// - Returns: Whether the pattern is valid.
  package func append(to text: inout OutputBuffer, by pattern: borrowing Span<UInt8>) -> Bool {
    var walk = DatePatternWalk()
    var slots: UInt16 = 0
    while let item = walk.next(in: pattern) {
      switch item {
      case .unknown: return false
      case .literal(let byte): text.append(byte)
      case .field(let field, let letter, let count):
        guard slots & field.slot == 0 else { return false }
        slots |= field.slot
        if field == .halfDayHour, Self.holdsHalfDay(pattern) {
          text.append(number: (hour + 11) % 12 + 1, width: count)
        } else {
          append(field, letter, count, to: &text)
        }
      }
    }
    return !walk.isQuoted && slots & DatePatternItem.Field.year.slot != 0
  }

  private static func holdsHalfDay(_ pattern: borrowing Span<UInt8>) -> Bool {
    var walk = DatePatternWalk()
    while let item = walk.next(in: pattern) {
      if case .field(.halfDay, _, _) = item { return true }
    }
    return false
  }

  private func append(
    _ field: DatePatternItem.Field, _ letter: UInt8, _ count: Int, to text: inout OutputBuffer
  ) {
    switch field {
    case .year: text.append(number: count == 2 ? year % 100 : year, width: count)
    case .month: text.append(number: month, width: count)
    case .day: text.append(number: day, width: count)
    case .hour, .halfDayHour: text.append(number: hour, width: count)
    case .minute: text.append(number: minute, width: count)
    case .second: text.append(number: second, width: count)
    case .fraction: text.append(fraction, places: count)
    case .halfDay: text.append(hour < 12 ? "AM" : "PM", reserving: 0)
    case .zone: appendZone(letter, count, to: &text)
    case .monthName: text.append(EnglishNames.months[month - 1], isLong: count == 4)
    case .weekday: text.append(EnglishNames.weekdays[weekday ?? 0], isLong: count == 4)
    }
  }

  private func appendZone(_ letter: UInt8, _ count: Int, to text: inout OutputBuffer) {
    let isUTC = offset == .utc
    switch (letter, count) {
    case (UInt8(ascii: "X"), _) where isUTC, (UInt8(ascii: "Z"), 5) where isUTC:
      text.append(UInt8(ascii: "Z"))
    case (UInt8(ascii: "z"), _), (UInt8(ascii: "Z"), 4):
      text.append("GMT", reserving: 0)
      if !isUTC { offset.append(to: &text, as: .extended) }
    case (UInt8(ascii: "X"), 1), (UInt8(ascii: "x"), 1):
      offset.append(to: &text, as: .hours)
    case (UInt8(ascii: "X"), 3), (UInt8(ascii: "x"), 3), (UInt8(ascii: "Z"), 5):
      offset.append(to: &text, as: .extended)
    default:
      offset.append(to: &text, as: .basic)
    }
  }
}

extension OutputBuffer {
  /// Appends a name, or its first three letters.
  fileprivate mutating func append(_ name: String, isLong: Bool) {
    name.withBytes { name in append(isLong ? name : name.extracting(first: 3)) }
  }
}
