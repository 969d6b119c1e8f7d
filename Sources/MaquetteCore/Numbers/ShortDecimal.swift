/// A decimal with at most 64 bits of digits.
package struct ShortDecimal: Equatable, Sendable {
  /// The digits.
  package let significand: UInt64

  /// The power of ten by which the digits are multiplied.
  package let exponent: Int

  /// Whether the number is below zero.
  package let isNegative: Bool

  /// Creates a decimal.
  ///
  /// - Parameters:
  ///   - significand: The digits.
  ///   - exponent: The power of ten by which they are multiplied.
  ///   - isNegative: Whether the number is below zero.
  package init(_ significand: UInt64, exponent: Int, isNegative: Bool) {
    self.significand = significand
    self.exponent = exponent
    self.isNegative = isNegative
  }

  /// The same number without trailing zeros; zero has no sign.
  package var canonical: ShortDecimal {
    guard significand > 0 else { return ShortDecimal(0, exponent: 0, isNegative: false) }
    var (digits, exponent) = (significand, exponent)
    while true {
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { break }
      digits = quotient
      exponent += 1
    }
    return ShortDecimal(digits, exponent: exponent, isNegative: isNegative)
  }
}

// MARK: - Text

extension ShortDecimal {
  /// The number with all its digits and without an exponent.
  ///
  /// Invariant: the exponent has eight bits.
  package var number: AnyValue.Number {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { memory in
      // Invariant: the memory has the capacity that `put` reserves, so the buffer never grows.
      var buffer = unsafe OutputBuffer(lent: memory)
      put(into: &buffer)
      let text = unsafe buffer.bytes
      // Invariant: at least 32 bytes follow the start of the memory, and those after the text are
      // ignored.
      if let first = text.baseAddress, let packed = unsafe PackedNumber(first, count: text.count) {
        return AnyValue.Number(.decimal(.packed(packed)))
      }
      return AnyValue.Number(validDecimal: buffer.string())
    }
  }

  /// More than the characters of a number whose exponent has eight bits: a sign, 20 digits, a point
  /// and 128 zeros, and room for the blocks in which digits are stored.
  private static var capacity: Int { 192 }

  fileprivate func put(into buffer: inout OutputBuffer) {
    buffer.reserve(Self.capacity)
    if isNegative { buffer.put(UInt8(ascii: "-")) }
    guard significand > 0, exponent < 0 else {
      buffer.putDigits(significand)
      if significand > 0 { buffer.putZeros(exponent) }
      return
    }
    let places = -exponent
    let (whole, fraction) =
      places < 20
      ? significand.quotientAndRemainder(dividingBy: powerOfTen(places)) : (0, significand)
    buffer.putDigits(whole)
    buffer.put(UInt8(ascii: "."))
    buffer.putZeros(places - Self.digitCount(of: fraction))
    buffer.putDigits(fraction)
  }

  /// Returns the number of digits that are written for a number.
  private static func digitCount(of number: UInt64) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}

extension OutputBuffer {
  /// Appends zeros, for which there is room.
  fileprivate mutating func putZeros(_ count: Int) {
    for _ in 0..<count { put(UInt8(ascii: "0")) }
  }
}

extension JSONWriter {
  /// Writes a decimal with all its digits and without an exponent.
  ///
  /// Invariant: the exponent has eight bits.
  package mutating func writeDecimal(_ decimal: ShortDecimal) {
    decimal.put(into: &buffer)
    putComma()
  }
}

// MARK: - Reading

extension AnyValue.Number {
  /// The number as a decimal, if it is one with at most nineteen digits.
  package var shortDecimal: ShortDecimal? {
    switch storage {
    case .integer(let value):
      return ShortDecimal(value.magnitude, exponent: 0, isNegative: value < 0)
    case .unsigned(let value): return ShortDecimal(value, exponent: 0, isNegative: false)
    case .double: return nil
    case .decimal(let text):
      guard let (digits, isNegative) = text.scanned({ $0.scanDigits() }), digits.count <= 19 else {
        return nil
      }
      return ShortDecimal(digits.mantissa, exponent: digits.exponent, isNegative: isNegative)
    }
  }
}
