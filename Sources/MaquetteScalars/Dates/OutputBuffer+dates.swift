extension OutputBuffer {
  /// Returns short text.
  ///
  /// - Parameter build: Appends valid UTF-8 to an empty buffer.
  package static func text(_ build: (inout OutputBuffer) -> Void) -> String {
    withLentMemory { buffer in
      var buffer = buffer
      build(&buffer)
      return buffer.string()
    }
  }

  /// Appends a number from 0 to 9999 as ASCII, padded with leading zeros.
  package mutating func append(number: Int, width: Int) {
    reserve(4)
    if _fastPath(width == 2 && 0..<100 ~= number) {
      let pair = UInt8(truncatingIfNeeded: number)
      put(0x30 &+ pair / 10)
      return put(0x30 &+ pair % 10)
    }
    let (high, low) = number.quotientAndRemainder(dividingBy: 100)
    if width > 3 || high >= 10 { put(0x30 + UInt8(high / 10)) }
    if width > 2 || high > 0 { put(0x30 + UInt8(high % 10)) }
    if width > 1 || number >= 10 { put(0x30 + UInt8(low / 10)) }
    put(0x30 + UInt8(low % 10))
  }

  /// Appends an ASCII character and a number of two digits.
  package mutating func append(_ mark: Unicode.Scalar, number: Int) {
    append(UInt8(ascii: mark))
    append(number: number, width: 2)
  }

  /// Appends a number of digits of a fraction.
  package mutating func append(_ fraction: SecondFraction, places: Int) {
    var rest = fraction.leading
    var power = powerOfTen(fraction.leadingCount)
    for place in 0..<places {
      if place < fraction.leadingCount {
        power /= 10
        let (digit, remainder) = rest.quotientAndRemainder(dividingBy: power)
        append(0x30 + UInt8(digit))
        rest = remainder
      } else {
        let place = place - fraction.leadingCount
        append(0x30 + (place < fraction.trailing.count ? fraction.trailing[place] : 0))
      }
    }
  }

  /// Appends a point and the digits of a fraction, if the precision calls for any.
  package mutating func append(_ fraction: SecondFraction, _ precision: DatePrecision) {
    let places = precision.places ?? fraction.significantCount
    guard places > 0 else { return }
    append(UInt8(ascii: "."))
    append(fraction, places: places)
  }
}
