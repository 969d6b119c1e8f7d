import MaquetteCore

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension Decimal {
  /// The sign, the digits and the exponent; nil for NaN and for more than 64 bits of digits.
  ///
  /// Foundation gives fast access to them only by its description, which divides the whole number
  /// once for each digit.
  package var parts: ShortDecimal? {
    guard let layout = Layout.known else { return nil }
    return layout.parts(of: self)
  }

  /// Creates a decimal from its parts without trailing zeros; nil if the exponent is out of range.
  init?(_ parts: ShortDecimal) {
    guard Self.exponents.contains(parts.exponent) else { return nil }
    if let layout = Layout.creating {
      self = layout.decimal(parts)
      return
    }
    self.init(
      sign: parts.isNegative ? .minus : .plus, exponent: parts.exponent,
      significand: Decimal(parts.significand))
  }
}

/// The layout of a decimal in memory.
///
/// The exponent is in the first byte, the digits are in eight words of 16 bits from the fifth byte on.
/// The number of words in use and the sign share the second byte.
private struct Layout {
  /// The position of the number of words.
  let countShift: UInt8

  /// The bit that is set in negative numbers.
  let sign: UInt8

  /// The bit that is set in decimals without trailing zeros.
  let compact: UInt8

  /// The layout of this system; nil if it is another one.
  static let known = [
    // `NSDecimal`, which is part of the binary interface of Apple's systems.
    Layout(countShift: 0, sign: 0x10, compact: 0x20),
    // Foundation in Swift, on other systems.
    Layout(countShift: 4, sign: 0x08, compact: 0x04),
  ].first(where: \.isValid)

  /// The same, if the decimals that it creates have the bytes of those of Foundation.
  static let creating = known.flatMap { $0.createsValid ? $0 : nil }

  private static let samples: [(UInt64, Int)] = [
    (0, 0), (1, 0), (1234, -2), (7, 127), (UInt64.max, -128), (65536, 3), (1 << 48, 0),
  ]

  private static func bytes(of decimal: Decimal) -> [UInt8] {
    unsafe withUnsafeBytes(of: decimal) { unsafe Array($0) }
  }

  private var createsValid: Bool {
    Self.samples.allSatisfy { significand, exponent in
      [false, true].allSatisfy { isNegative in
        let parts = ShortDecimal(significand, exponent: exponent, isNegative: isNegative).canonical
        let made = Decimal(
          sign: parts.isNegative ? .minus : .plus, exponent: parts.exponent,
          significand: Decimal(parts.significand))
        return Self.bytes(of: made) == Self.bytes(of: decimal(parts))
      }
    }
  }

  /// Whether the parts of some decimals are those from which they were created.
  private var isValid: Bool {
    guard MemoryLayout<Decimal>.size == 20 else { return false }
    let areEqual = Self.samples.allSatisfy { significand, exponent in
      [FloatingPointSign.plus, .minus].allSatisfy { sign in
        let decimal = Decimal(sign: sign, exponent: exponent, significand: Decimal(significand))
        return parts(of: decimal)
          == ShortDecimal(
            significand, exponent: exponent, isNegative: sign == .minus && significand > 0)
      }
    }
    let tooLong = Decimal(UInt64.max) + 1
    return areEqual && parts(of: .nan) == nil && parts(of: tooLong) == nil
  }

  /// Returns the parts of a decimal; nil for NaN and for more than 64 bits of digits.
  func parts(of decimal: Decimal) -> ShortDecimal? {
    // Invariant: the type is trivial and has 20 bytes.
    unsafe withUnsafeBytes(of: decimal) { bytes in
      let flags = unsafe bytes[1]
      let (count, isNegative) = (Int(flags >> countShift & 0xF), flags & sign != 0)
      // A negative number without words is NaN.
      guard count <= 4, count > 0 || !isNegative else { return nil }
      var significand: UInt64 = 0
      for word in 0..<count {
        let digits = unsafe bytes.loadUnaligned(fromByteOffset: 4 + word * 2, as: UInt16.self)
        significand |= UInt64(digits) << (word * 16)
      }
      return unsafe ShortDecimal(
        significand, exponent: Int(Int8(bitPattern: bytes[0])), isNegative: isNegative)
    }
  }

  /// Returns a decimal without trailing zeros.
  ///
  /// Invariant: the layout is the one of this system, and the exponent is in range.
  func decimal(_ parts: ShortDecimal) -> Decimal {
    var decimal = Decimal()
    guard parts.significand > 0, MemoryLayout<Decimal>.size == 20 else { return decimal }
    let count = UInt8(4 - parts.significand.leadingZeroBitCount / 16)
    // Invariant: the type is trivial and has 20 bytes.
    unsafe withUnsafeMutableBytes(of: &decimal) { bytes in
      unsafe bytes[0] = UInt8(bitPattern: Int8(truncatingIfNeeded: parts.exponent))
      unsafe bytes[1] = count << countShift | compact | (parts.isNegative ? sign : 0)
      unsafe bytes.storeBytes(
        of: parts.significand.littleEndian, toByteOffset: 4, as: UInt64.self)
    }
    return decimal
  }
}
