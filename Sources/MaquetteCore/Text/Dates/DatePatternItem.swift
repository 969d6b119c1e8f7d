/// One item of a date pattern: a field, or a byte that stands for itself.
enum DatePatternItem {
  /// What a field of a pattern holds, and how it is written.
  enum Field {
    case year, month, monthName, day, weekday, hour, halfDayHour, minute, second, fraction
    case halfDay, zone

    /// Whether the field is nothing but digits, and so must be of one width next to another.
    var isNumeric: Bool {
      switch self {
      case .monthName, .weekday, .halfDay, .zone: false
      default: true
      }
    }

    /// Fields that say the same stand for one another: no pattern may hold two of them.
    var slot: UInt16 {
      switch self {
      case .year: 1 << 0
      case .month, .monthName: 1 << 1
      case .day: 1 << 2
      case .weekday: 1 << 3
      case .hour, .halfDayHour: 1 << 4
      case .minute: 1 << 5
      case .second: 1 << 6
      case .fraction: 1 << 7
      case .halfDay: 1 << 8
      case .zone: 1 << 9
      }
    }
  }

  /// A field, with its letter and how often it stands.
  case field(Field, letter: UInt8, count: Int)

  /// A byte that stands for itself.
  case literal(UInt8)

  /// A letter that stands for nothing here, and how often it stands.
  case unknown(letter: UInt8, count: Int)
}

extension DatePatternItem {
  fileprivate init(letter: UInt8, count: Int) {
    let field: Field? =
      switch (letter, count) {
      case (UInt8(ascii: "y"), 1), (UInt8(ascii: "y"), 2), (UInt8(ascii: "y"), 4): .year
      case (UInt8(ascii: "M"), 1...2), (UInt8(ascii: "L"), 1...2): .month
      case (UInt8(ascii: "M"), 3...4), (UInt8(ascii: "L"), 3...4): .monthName
      case (UInt8(ascii: "d"), 1...2): .day
      case (UInt8(ascii: "E"), 1...4): .weekday
      case (UInt8(ascii: "e"), 3...4), (UInt8(ascii: "c"), 3...4): .weekday
      case (UInt8(ascii: "H"), 1...2): .hour
      case (UInt8(ascii: "h"), 1...2): .halfDayHour
      case (UInt8(ascii: "m"), 1...2): .minute
      case (UInt8(ascii: "s"), 1...2): .second
      case (UInt8(ascii: "S"), 1...18): .fraction
      case (UInt8(ascii: "a"), 1): .halfDay
      case (UInt8(ascii: "Z"), 1...5), (UInt8(ascii: "z"), 1...3): .zone
      case (UInt8(ascii: "X"), 1...3), (UInt8(ascii: "x"), 1...3): .zone
      default: nil
      }
    self =
      field.map { .field($0, letter: letter, count: count) }
      ?? .unknown(letter: letter, count: count)
  }
}

/// A walk over the items of a pattern.
struct DatePatternWalk {
  private var index = 0

  /// Whether the place is between quotes; at the end of the pattern, whether one is missing.
  private(set) var isQuoted = false

  /// The next item, or nil at the end of the pattern.
  mutating func next(in pattern: borrowing Span<UInt8>) -> DatePatternItem? {
    while index < pattern.count {
      let byte = pattern[index]
      index += 1
      if byte == UInt8(ascii: "'") {
        if index < pattern.count, pattern[index] == byte {
          index += 1
          return .literal(byte)
        }
        isQuoted.toggle()
        continue
      }
      guard !isQuoted, 0x61...0x7A ~= byte | 0x20 else { return .literal(byte) }
      let start = index - 1
      while index < pattern.count, pattern[index] == byte { index += 1 }
      return DatePatternItem(letter: byte, count: index - start)
    }
    return nil
  }
}
