extension ByteBuffer {
  /// Appends the shortest decimal of a finite double, in the form of `Double.description`.
  mutating func append(double value: Double) {
    // The longest: a sign, 17 digits, a point, and an exponent of five characters.
    reserve(32)
    if value.sign == .minus { put(UInt8(ascii: "-")) }
    guard value != 0 else {
      put(0x30)
      put(UInt8(ascii: "."))
      return put(0x30)
    }
    let decimal = ShortestDecimal(value.magnitude)
    let first = next
    putDigits(decimal.digits)
    let count = next - first
    // The number of digits before the point.
    let point = count + decimal.exponent
    if point < -3 || value.magnitude > 0x1p53 {
      insertPoint(at: first + 1, unless: count == 1)
      putExponent(point - 1)
    } else if point <= 0 {
      insertZeros(2 - point, at: first)
      first[1] = UInt8(ascii: ".")
    } else if decimal.exponent >= 0 {
      for _ in 0..<decimal.exponent { put(0x30) }
      put(UInt8(ascii: "."))
      put(0x30)
    } else {
      insertPoint(at: first + point, unless: false)
    }
  }

  @inline(__always)
  private mutating func insertPoint(at place: UnsafeMutablePointer<UInt8>, unless isNeedless: Bool)
  {
    if isNeedless { return }
    insertZeros(1, at: place)
    place.pointee = UInt8(ascii: ".")
  }

  /// Moves what stands from a place on, and fills the gap with zeros; there is room for it.
  @inline(__always)
  private mutating func insertZeros(_ count: Int, at place: UnsafeMutablePointer<UInt8>) {
    (place + count).update(from: place, count: next - place)
    place.update(repeating: 0x30, count: count)
    next += count
  }

  /// Appends an exponent of at least two digits; there is room for it.
  private mutating func putExponent(_ exponent: Int) {
    put(UInt8(ascii: "e"))
    put(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    if exponent.magnitude < 10 { put(0x30) }
    putDigits(UInt64(exponent.magnitude))
  }
}
