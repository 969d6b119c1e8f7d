/// One item of a date pattern: a field or a literal.
package enum DatePatternItem {
  /// The content of a field and its form.
  package enum Field {
    case year, month, monthName, day, weekday, hour, halfDayHour, minute, second, fraction
    case halfDay, zone

    /// Whether the field has only digits, and so needs a fixed width next to another such field.
    package var isNumeric: Bool {
      switch self {
      case .monthName, .weekday, .halfDay, .zone: false
      default: true
      }
    }

    /// A number shared by fields with the same meaning: a pattern may have only one of them.
    package var slot: UInt16 {
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

  /// A field with its letter and its count.
  case field(Field, letter: UInt8, count: Int)

  /// A literal byte.
  case literal(UInt8)

  /// An unknown letter and its count.
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
    // Years with three digits are not supported.
    let isKnown = counts.contains(count) && (field != .year || count != 3)
    self =
      isKnown
      ? .field(field, letter: letter, count: count) : .unknown(letter: letter, count: count)
  }
}

/// Iterates over the items of a pattern.
package struct DatePatternWalk {
  private var index = 0

  /// Whether the position is between quotes; at the end, whether a closing quote is missing.
  package private(set) var isQuoted = false

  /// Returns the next item, or nil at the end of the pattern.
  package mutating func next(in pattern: borrowing Span<UInt8>) -> DatePatternItem? {
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
