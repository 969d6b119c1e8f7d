/// A position in the text of a date, with functions that scan its parts.
///
/// Each function returns whether the text has the requested part; the position advances only then.
package struct DateScanner {
  /// The position, in bytes from the start.
  package var index = 0

  package init() {}

  /// Returns the byte at the position; 0 at the end of the text, because dates do not contain it.
  package func byte(in text: borrowing Span<UInt8>, after distance: Int = 0) -> UInt8 {
    index + distance < text.count ? text[index + distance] : 0
  }

  /// Returns whether the position is at the end of the text.
  package func isAtEnd(of text: borrowing Span<UInt8>) -> Bool { index == text.count }

  /// Skips a byte, if it is next.
  package mutating func skip(_ byte: UInt8, in text: borrowing Span<UInt8>) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips spaces.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package mutating func skipSpaces(in text: borrowing Span<UInt8>) -> Bool {
    let start = index
    while byte(in: text) == 0x20 { index += 1 }
    return index > start
  }

  /// Parses a number with a minimum and a maximum count of digits.
  package mutating func number(
    _ count: ClosedRange<Int>, in text: borrowing Span<UInt8>
  ) -> Int? {
    var value = 0
    var read = 0
    while read < count.upperBound {
      let digit = byte(in: text, after: read) &- 0x30
      guard digit < 10 else { break }
      value = value * 10 + Int(digit)
      read += 1
    }
    guard read >= count.lowerBound else { return nil }
    index += read
    return value
  }

  /// Parses a number with an exact count of digits.
  package mutating func number(_ count: Int, in text: borrowing Span<UInt8>) -> Int? {
    number(count...count, in: text)
  }

  /// Parses the digits of a fraction up to a maximum count; nil if there is none.
  package mutating func fraction(
    in text: borrowing Span<UInt8>, limit: Int = .max
  ) -> SecondFraction? {
    var fraction = SecondFraction()
    let start = index
    while index - start < limit {
      let digit = byte(in: text) &- 0x30
      guard digit < 10 else { break }
      fraction.append(digit)
      index += 1
    }
    return index > start ? fraction : nil
  }

  /// Skips a word of ASCII letters in any case, if it is next.
  package mutating func skip(_ word: String, in text: borrowing Span<UInt8>) -> Bool {
    let length = word.utf8.count
    guard index + length <= text.count else { return false }
    var distance = 0
    for scalar in word.utf8 {
      guard text[index + distance] | 0x20 == scalar | 0x20 else { return false }
      distance += 1
    }
    index += length
    return true
  }
}
