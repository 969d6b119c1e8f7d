/// The text of a number of at most thirty characters without an exponent, in four bits per
/// character.
///
/// The lower four bits distinguish digits, the point and the minus sign. They do not distinguish a
/// letter or a plus sign, which occur only in exponents.
struct PackedNumber: Sendable {
  /// The first sixteen characters, the first in the lowest bits.
  private let first: UInt64

  /// The remaining characters in the same way, with the number of characters in the highest byte.
  private let second: UInt64

  /// The maximum number of characters.
  private static var capacity: Int { 30 }

  /// Packs a number; nil if it is too long or has an exponent.
  ///
  /// Invariant: `count` bytes are a number in JSON syntax, and 32 bytes are readable.
  @inline(__always)
  init?(_ text: UnsafePointer<UInt8>, count: Int) {
    guard count <= Self.capacity else { return nil }
    let words = unsafe UnsafeRawPointer(text)
    func word(_ index: Int) -> UInt64 {
      let left = count &- index &* 8
      guard left > 0 else { return 0 }
      let word = unsafe words.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self)
        .littleEndian
      return left >= 8 ? word : word & (1 &<< UInt64(left &* 8) &- 1)
    }
    let (a, b, c, d) = (word(0), word(1), word(2), word(3))
    // Of the characters in a number, only letters have this bit.
    guard (a | b | c | d) & 0x4040_4040_4040_4040 == 0 else { return nil }
    first = Self.packed(a) | Self.packed(b) &<< 32
    second = Self.packed(c) | Self.packed(d) &<< 32 | UInt64(count) &<< 56
  }

  /// The number of characters.
  var count: Int { Int(second &>> 56) }

  /// The characters in groups of eight, with room after them.
  var words: InlineWords {
    (
      Self.characters(first), Self.characters(first &>> 32), Self.characters(second),
      Self.characters(second &>> 32 & 0xFF_FFFF)
    )
  }

  typealias InlineWords = (UInt64, UInt64, UInt64, UInt64)

  /// The text.
  var string: String {
    unsafe withText { unsafe UTF8Validation.string(fromValid: $0, isASCII: true) }
  }

  /// The nearest double; infinite if the number is out of range.
  var double: Double {
    if let shortDouble { return shortDouble }
    return unsafe withText { text in unsafe text.scanned { $0.scanDouble() } ?? .nan }
  }

  /// The nearest double of a number of at most sixteen characters.
  private var shortDouble: Double? {
    guard count <= 16 else { return nil }
    var (mantissa, fractionDigits, hasPoint, isNegative) = (UInt64(0), 0, false, false)
    var rest = first
    for _ in 0..<count {
      switch rest & 0xF {
      case UInt64(UInt8(ascii: "-") & 0xF): isNegative = true
      case UInt64(UInt8(ascii: ".") & 0xF): hasPoint = true
      case let digit:
        mantissa = mantissa &* 10 &+ digit
        if hasPoint { fractionDigits &+= 1 }
      }
      rest &>>= 4
    }
    let value = DoubleParsing.double(mantissa: mantissa, exponent: -fractionDigits)
    return isNegative ? value.map { -$0 } : value
  }

  /// Lends the text, which is ASCII.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBytes(of: words) { bytes in
      // Invariant: there are 32 bytes, and at most 30 characters.
      unsafe body(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[..<count]))
    }
  }

  /// Returns the lower halves of eight bytes, packed.
  @inline(__always)
  private static func packed(_ characters: UInt64) -> UInt64 {
    var bits = characters & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits &>> 4) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits &>> 8) & 0x0000_FFFF_0000_FFFF
    return (bits | bits &>> 16) & 0xFFFF_FFFF
  }

  /// Returns the eight characters in the lower 32 bits: the ASCII codes of the point and the minus
  /// sign are one row of 16 before those of the digits.
  @inline(__always)
  private static func characters(_ packed: UInt64) -> UInt64 {
    var bits = packed & 0xFFFF_FFFF
    bits = (bits | bits &<< 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits &<< 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits &<< 4) & 0x0F0F_0F0F_0F0F_0F0F
    let marks = (bits &+ 0x0606_0606_0606_0606) & 0x1010_1010_1010_1010
    return (bits &+ 0x3030_3030_3030_3030 &- marks).littleEndian
  }
}

extension OutputBuffer {
  /// Appends the text of a number.
  @inline(__always)
  mutating func append(_ number: PackedNumber) {
    reserve(32)
    unsafe UnsafeMutableRawPointer(next).storeBytes(
      of: number.words, as: PackedNumber.InlineWords.self)
    unsafe next += number.count
  }
}
