/// A place in the text of a date, and the steps that lead on from it.
///
/// Every step says whether the text has what was asked for; only then does the place move.
struct DateScanner {
  /// The place, in bytes from the start.
  var index = 0

  /// The byte at the place; 0 at the end of the text, which dates do not hold.
  func byte(in text: borrowing Span<UInt8>, after distance: Int = 0) -> UInt8 {
    index + distance < text.count ? text[index + distance] : 0
  }

  /// Whether the text ends at the place.
  func isAtEnd(of text: borrowing Span<UInt8>) -> Bool { index == text.count }

  /// Skips a byte, if it is there.
  mutating func skip(_ byte: UInt8, in text: borrowing Span<UInt8>) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips spaces.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func skipSpaces(in text: borrowing Span<UInt8>) -> Bool {
    let start = index
    while byte(in: text) == 0x20 { index += 1 }
    return index > start
  }

  /// Reads a number of at least and at most so many digits.
  mutating func number(
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

  /// Reads a number of exactly so many digits.
  mutating func number(_ count: Int, in text: borrowing Span<UInt8>) -> Int? {
    number(count...count, in: text)
  }

  /// Reads the digits of a fraction, at most so many; nil if there is none.
  mutating func fraction(
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

  /// Skips a word of ASCII letters, in whatever case, if it is there.
  mutating func skip(_ word: String, in text: borrowing Span<UInt8>) -> Bool {
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
