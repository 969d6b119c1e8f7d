/// The decimal fraction of a second, exact to the last digit.
package struct SecondFraction: Hashable, Sendable {
  /// The maximum number of digits in `leading`.
  private static let leadingLimit = 18

  /// More digits than any double needs; further digits are dropped.
  private static let digitLimit = 400

  /// The first digits, as a number.
  package private(set) var leading: UInt64 = 0

  /// The number of digits in `leading`.
  package private(set) var leadingCount = 0

  /// The remaining digits, 0 to 9.
  package private(set) var trailing: [UInt8] = []

  /// Creates an empty fraction, which is zero.
  package init() {}

  /// Creates a fraction from its digits as a number with at most 18 places.
  package init(_ digits: UInt64, places: Int) {
    leading = digits
    leadingCount = places
  }

  /// Creates a fraction from less than a second of nanoseconds.
  package init(nanoseconds: UInt32) {
    self.init(UInt64(nanoseconds), places: nanoseconds == 0 ? 0 : 9)
  }

  /// The nanoseconds, rounded down, and whether they are the whole fraction.
  package var nanoseconds: (count: UInt32, isExact: Bool) {
    if leadingCount <= 9 { return (UInt32(leading * powerOfTen(9 - leadingCount)), true) }
    let (count, rest) = leading.quotientAndRemainder(dividingBy: powerOfTen(leadingCount - 9))
    return (UInt32(count), rest == 0 && trailing.allSatisfy { $0 == 0 })
  }

  /// Appends a digit from 0 to 9.
  package mutating func append(_ digit: UInt8) {
    if leadingCount < Self.leadingLimit {
      leading = leading * 10 + UInt64(digit)
      leadingCount += 1
    } else if leadingCount + trailing.count < Self.digitLimit {
      trailing.append(digit)
    }
  }

  /// Whether the fraction is zero.
  package var isZero: Bool { leading == 0 && trailing.allSatisfy { $0 == 0 } }

  /// Whether all digits are in `leading`.
  package var isShort: Bool { trailing.isEmpty }

  /// The digits, 0 to 9.
  package var digits: [UInt8] {
    var digits = [UInt8](repeating: 0, count: leadingCount)
    var rest = leading
    for place in digits.indices.reversed() {
      digits[place] = UInt8(rest % 10)
      rest /= 10
    }
    return digits + trailing
  }

  /// The number of digits without trailing zeros.
  package var significantCount: Int {
    guard isShort else { return significantDigits.count }
    if leading == 0 { return 0 }
    var count = leadingCount
    var rest = leading
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    return count
  }

  /// The digits without trailing zeros.
  package var significantDigits: [UInt8] {
    var digits = self.digits
    while digits.last == 0 { digits.removeLast() }
    return digits
  }

  /// One minus this fraction, which is not zero.
  package var complement: SecondFraction {
    var digits = significantDigits
    for place in digits.indices { digits[place] = 9 - digits[place] }
    digits[digits.count - 1] += 1
    return SecondFraction(digits: digits)
  }

  /// Creates a fraction from digits, 0 to 9.
  private init(digits: [UInt8]) {
    for digit in digits { append(digit) }
  }

  /// Removes the first digits.
  ///
  /// - Parameter count: The number of digits, less than 18; those that are missing are zero.
  /// - Returns: The digits, as a number.
  package mutating func removeFirst(_ count: Int) -> UInt64 {
    guard leadingCount > count else {
      defer { self = SecondFraction() }
      return leading * powerOfTen(count - leadingCount)
    }
    let (first, rest) = leading.quotientAndRemainder(dividingBy: powerOfTen(leadingCount - count))
    let others = trailing
    self = SecondFraction(rest, places: leadingCount - count)
    for digit in others { append(digit) }
    return first
  }
}
