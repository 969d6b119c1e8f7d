/// A number of at most nineteen digits, and the way its text writes it.
///
/// The nearest double is kept beside it, and the text comes back as it was. The number needs no memory
/// on the heap.
@frozen
@usableFromInline
package struct WrittenDecimal: Sendable {
  /// The digits without the point, as a number.
  @usableFromInline package let mantissa: UInt64

  /// The nearest double; infinite if the number is out of range.
  @usableFromInline package let double: Double

  // The order fills three words and leaves the free bits of the Boolean in the last byte, where trees
  // keep the kind of a value.

  /// The number of digits after the point; 0 without a point.
  @usableFromInline package let places: UInt16

  /// The exponent, if one is written.
  @usableFromInline package let power: WrittenExponent

  /// Whether the text begins with a minus sign; a zero may have one.
  @usableFromInline package let isNegative: Bool

  /// Creates a decimal without an exponent.
  ///
  /// - Parameter places: At most 128.
  @inlinable @inline(__always)
  package init(_ mantissa: UInt64, places: Int, isNegative: Bool) {
    self.mantissa = mantissa
    double = Self.double(mantissa, exponent: -places, isNegative: isNegative)
    self.places = UInt16(places)
    self.isNegative = isNegative
    power = WrittenExponent()
  }

  /// Creates the decimal of scanned digits; nil for more digits or a longer exponent than fit.
  @inlinable @inline(__always)
  package init?(_ digits: DecimalDigits, isNegative: Bool) {
    guard digits.count <= DecimalDigits.maxCount, digits.places <= Self.maxPlaces,
      digits.power.fits
    else { return nil }
    mantissa = digits.mantissa
    double = Self.double(digits.mantissa, exponent: digits.exponent, isNegative: isNegative)
    places = UInt16(truncatingIfNeeded: digits.places)
    power = digits.power
    self.isNegative = isNegative
  }

  /// The maximum number of digits after the point.
  @inlinable package static var maxPlaces: Int { 128 }

  /// The power of ten of the last digit.
  @inlinable @inline(__always)
  package var exponent: Int { power.value &- Int(places) }

  /// The number without its text.
  package var digits: DecimalDigits {
    var digits = DecimalDigits()
    (digits.mantissa, digits.exponent) = (mantissa, exponent)
    digits.count =
      (0..<DecimalDigits.maxCount).first { mantissa < powerOfTen($0) } ?? DecimalDigits.maxCount
    return digits
  }

  @inlinable @inline(__always)
  static func double(_ mantissa: UInt64, exponent: Int, isNegative: Bool) -> Double {
    let value = DoubleParsing.double(mantissa: mantissa, exponent: exponent)
    return isNegative ? -value : value
  }

  /// Whether the text has neither a fraction nor an exponent.
  package var isWrittenAsInteger: Bool { places == 0 && !power.isWritten }

  /// The text.
  @usableFromInline package var string: String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { memory in
      // Invariant: the memory has the capacity that `append` reserves, so the buffer never grows.
      var buffer = unsafe OutputBuffer(lent: memory)
      buffer.append(self)
      return buffer.string()
    }
  }

  /// More than the characters of the longest number (a sign, twenty digits, a point, 128 zeros and
  /// an exponent), and room for the blocks in which digits are stored.
  @inlinable static var capacity: Int { 192 }
}

extension OutputBuffer {
  /// Appends the text of a number.
  @inlinable @inline(__always)
  package mutating func append(_ number: WrittenDecimal) {
    reserve(WrittenDecimal.capacity)
    if number.isNegative { put(UInt8(ascii: "-")) }
    let first = unsafe next
    putDigits(number.mantissa)
    if number.places > 0 { unsafe putPoint(before: Int(number.places), from: first) }
    if _slowPath(number.power.isWritten) { put(number.power) }
  }

  /// Inserts a point before the last digits of a number; there is room.
  ///
  /// Invariant: the number begins at the position.
  @inlinable @inline(__always)
  mutating func putPoint(before places: Int, from first: UnsafeMutablePointer<UInt8>) {
    let missing = unsafe places &- (next - first)
    if _slowPath(missing >= 0) { unsafe putZeros(missing &+ 1, before: first) }
    let point = unsafe next - places
    let digits = UnsafeMutableRawPointer(point)
    if _fastPath(places <= 16) {
      // Invariant: the reserved memory goes on for 16 bytes.
      let moved = unsafe digits.loadUnaligned(as: Bytes16.self)
      unsafe (digits + 1).storeBytes(of: moved, as: Bytes16.self)
    } else {
      unsafe (digits + 1).copyMemory(from: digits, byteCount: places)
    }
    unsafe point.pointee = UInt8(ascii: ".")
    unsafe next += 1
  }

  /// Inserts zeros before the digits from a position on; there is room.
  @inline(never)
  @usableFromInline mutating func putZeros(_ count: Int, before first: UnsafeMutablePointer<UInt8>)
  {
    let digits = unsafe next - first
    unsafe UnsafeMutableRawPointer(first + count).copyMemory(from: first, byteCount: digits)
    unsafe first.update(repeating: UInt8(ascii: "0"), count: count)
    unsafe next += count
  }

  /// Appends an exponent; there is room.
  @inline(never)
  @usableFromInline mutating func put(_ power: WrittenExponent) {
    put(power.letter)
    if power.sign > 0 { put(power.sign) }
    var (rest, place) = unsafe (power.magnitude, next + Int(power.count))
    for _ in 0..<power.count {
      unsafe place -= 1
      unsafe place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    unsafe next += Int(power.count)
  }
}
