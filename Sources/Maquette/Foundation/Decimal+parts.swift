package import MaquetteCore

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
  package var parts: ShortDecimal? { Self.hasKnownLayout ? storedParts : nil }

  /// Whether the stored parts of some decimals are those from which they were created.
  private static let hasKnownLayout: Bool = {
    guard MemoryLayout<Decimal>.size == 20 else { return false }
    let samples: [(UInt64, Int)] = [
      (0, 0), (1, 0), (1234, -2), (7, 127), (UInt64.max, -128), (65536, 3),
    ]
    return samples.allSatisfy { significand, exponent in
      [FloatingPointSign.plus, .minus].allSatisfy { sign in
        let isNegative = sign == .minus && significand > 0
        let decimal = Decimal(
          sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(significand))
        let expected = ShortDecimal(significand, exponent: exponent, isNegative: isNegative)
        return decimal.storedParts == expected
      }
    } && Decimal.nan.storedParts == nil
      && Decimal(string: "18446744073709551616")?.storedParts == nil
  }()

  /// The parts in the layout that is in the binary interface of Apple's systems, and that Foundation
  /// has elsewhere: the exponent, the number of 16-bit words in the low half of the next byte and
  /// the sign above it, and from the fifth byte on eight words of digits.
  private var storedParts: ShortDecimal? {
    // Invariant: the type is trivial, and its size is checked first.
    unsafe withUnsafeBytes(of: self) { bytes in
      let flags = unsafe bytes[1]
      let (count, isNegative) = (Int(flags & 0xF), flags & 0x10 != 0)
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

  /// Creates a decimal from its parts; nil if the exponent is out of range.
  init?(_ parts: ShortDecimal) {
    guard Self.exponents.contains(parts.exponent) else { return nil }
    let significand = Decimal(parts.significand)
    guard parts.exponent != 0 || parts.isNegative else {
      self = significand
      return
    }
    self.init(
      sign: parts.isNegative ? .minus : .plus, exponent: parts.exponent, significand: significand)
  }
}
