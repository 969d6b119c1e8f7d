/// An integer beyond 64 bits, converted between bytes and decimal digits.
///
/// - Complexity: Both conversions take quadratic time in the length, which the limits bound.
struct BigInteger {
  /// The digits in base 2^32, lowest first, without trailing zeros.
  private var words: [UInt32] = []

  /// Creates the integer from bytes, most significant first.
  init(bytes: [UInt8]) {
    for (index, byte) in bytes.reversed().enumerated() {
      if index % 4 == 0 { words.append(0) }
      words[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8)
    }
    trim()
  }

  /// Creates the integer from decimal digits in ASCII.
  init(digits: [UInt8]) {
    for digit in digits { multiply(by: 10, adding: UInt32(digit &- 0x30)) }
  }

  /// The bytes, most significant first, without leading zeros.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for word in words.reversed() {
      for shift in stride(from: UInt32(24), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return Array(bytes.drop { $0 == 0 })
  }

  /// The decimal digits.
  ///
  /// - Parameter isComplement: Whether the integer *n* represents −1 − *n*.
  func decimal(isComplement: Bool) -> String {
    var rest = self
    if isComplement { rest.increment() }
    var groups: [UInt32] = []
    while !rest.words.isEmpty { groups.append(rest.divide(by: 1_000_000_000)) }
    var text = isComplement ? "-" : ""
    text += "\(groups.last ?? 0)"
    for group in groups.dropLast().reversed() {
      let digits = "\(group)"
      text += String(repeating: "0", count: 9 - digits.utf8.count) + digits
    }
    return text
  }

  /// Subtracts one; the integer must not be 0.
  mutating func decrement() {
    for index in words.indices {
      let (difference, borrows) = words[index].subtractingReportingOverflow(1)
      words[index] = difference
      if !borrows { break }
    }
    trim()
  }

  private mutating func increment() {
    for index in words.indices {
      let (sum, carries) = words[index].addingReportingOverflow(1)
      words[index] = sum
      if !carries { return }
    }
    words.append(1)
  }

  private mutating func multiply(by factor: UInt32, adding term: UInt32) {
    var carry = UInt64(term)
    for index in words.indices {
      let product = UInt64(words[index]) * UInt64(factor) + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  /// Divides in place, and returns the remainder.
  private mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      let dividend = remainder << 32 | UInt64(words[index])
      words[index] = UInt32(dividend / UInt64(divisor))
      remainder = dividend % UInt64(divisor)
    }
    trim()
    return UInt32(remainder)
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }
}
