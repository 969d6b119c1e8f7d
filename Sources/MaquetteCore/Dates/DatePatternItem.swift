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
    let (field, counts): (Field, ClosedRange<Int>)
    switch letter {
    case UInt8(ascii: "y"): (field, counts) = (.year, 1...4)
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      (field, counts) = (count < 3 ? .month : .monthName, 1...4)
    case UInt8(ascii: "d"): (field, counts) = (.day, 1...2)
    case UInt8(ascii: "E"): (field, counts) = (.weekday, 1...4)
    case UInt8(ascii: "e"), UInt8(ascii: "c"): (field, counts) = (.weekday, 3...4)
    case UInt8(ascii: "H"): (field, counts) = (.hour, 1...2)
    case UInt8(ascii: "h"): (field, counts) = (.halfDayHour, 1...2)
    case UInt8(ascii: "m"): (field, counts) = (.minute, 1...2)
    case UInt8(ascii: "s"): (field, counts) = (.second, 1...2)
    case UInt8(ascii: "S"): (field, counts) = (.fraction, 1...18)
    case UInt8(ascii: "a"): (field, counts) = (.halfDay, 1...1)
    case UInt8(ascii: "Z"): (field, counts) = (.zone, 1...5)
    case UInt8(ascii: "z"), UInt8(ascii: "X"), UInt8(ascii: "x"):
      (field, counts) = (.zone, 1...3)
    default: (field, counts) = (.year, 0...0)
    }
    // A year of three digits is none that anybody writes.
    let isKnown = counts.contains(count) && (field != .year || count != 3)
    self =
      isKnown
      ? .field(field, letter: letter, count: count) : .unknown(letter: letter, count: count)
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
