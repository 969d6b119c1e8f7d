import MaquetteCore
import MaquetteFormats

/// Resolves plain scalars by the core schema of YAML 1.2 (section 10.3.2).
enum CoreSchema {
  /// The value of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limits: The limits for the length of numbers.
  ///   - offset: The offset of the text.
  /// - Throws: `numberTooLong`, `numberOutOfRange` for hexadecimal and octal digits beyond 128 bits.
  static func value(
    of text: String, _ limits: DecodingOptions.Limits, at offset: Int
  ) throws(MappingError) -> AnyValue {
    guard let first = text.utf8.first else { return .null }
    // Most texts begin with a letter that begins no word of the schema.
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      return isNull(text) ? .null : .string(text)
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return bool(text).map { .bool($0) } ?? .string(text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      return try number(text, limits, at: offset).map { .number($0) } ?? .string(text)
    default: return .string(text)
    }
  }

  /// Whether a text is a form of null, or empty.
  static func isNull(_ text: String) -> Bool {
    guard text.utf8.count <= 5 else { return false }
    return switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// The Boolean value of a text; nil if it is not a Boolean.
  static func bool(_ text: String) -> Bool? {
    // Longer texts are not compared: with combining marks, that would take quadratic time.
    guard text.utf8.count <= 5 else { return nil }
    return switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The number with all digits of a text; nil if it is not a number.
  static func number(
    _ text: String, _ limits: DecodingOptions.Limits, at offset: Int
  ) throws(MappingError) -> AnyValue.Number? {
    if let integer = shortInteger(text) { return AnyValue.Number(integer) }
    var scan = CoreNumberScan(text)
    guard let number = try scan.number(at: offset) else { return nil }
    guard text.utf8.count <= limits.numberLength else {
      throw MappingError(
        .numberTooLong, at: offset, expected: "at most \(limits.numberLength.counted("character"))")
    }
    return number
  }

  /// An integer with few digits and nothing else, the usual case; nil for any other text.
  private static func shortInteger(_ text: String) -> Int64? {
    guard text.utf8.count <= 18 else { return nil }
    var value: Int64 = 0
    for byte in text.utf8 {
      guard byte &- 0x30 < 10 else { return nil }
      // Eighteen digits always fit into 64 bits.
      value = value &* 10 &+ Int64(byte &- 0x30)
    }
    return value
  }
}

/// Parses the characters of a number.
private struct CoreNumberScan {
  private let text: [UInt8]
  private var index = 0

  /// The number in JSON's syntax: without `+`, without leading zeros, with digits around the point.
  private var plain: [UInt8] = []

  init(_ text: String) { self.text = Array(text.utf8) }

  private var byte: UInt8 { index < text.count ? text[index] : 0 }
  private var isAtEnd: Bool { index == text.count }

  mutating func number(at offset: Int) throws(MappingError) -> AnyValue.Number? {
    if text.starts(with: [0x30, UInt8(ascii: "x")]) { return try digits(ofRadix: 16, at: offset) }
    if text.starts(with: [0x30, UInt8(ascii: "o")]) { return try digits(ofRadix: 8, at: offset) }
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { index = 1 }
    if byte == UInt8(ascii: "."), let number = nonFinite(isNegative) { return number }
    if isNegative { plain.append(UInt8(ascii: "-")) }
    let hasInteger = integer()
    if isAtEnd, hasInteger {
      return AnyValue.Number(decimal: String(decoding: plain, as: UTF8.self))
    }
    guard fraction(hasInteger), exponent(), isAtEnd else { return nil }
    return AnyValue.Number(decimal: String(decoding: plain, as: UTF8.self))
  }

  /// Parses `.inf` and `.nan`, in three spellings each.
  private func nonFinite(_ isNegative: Bool) -> AnyValue.Number? {
    switch String(decoding: text[(index + 1)...], as: UTF8.self) {
    case "inf", "Inf", "INF": AnyValue.Number(isNegative ? -Double.infinity : .infinity)
    case "nan", "NaN", "NAN": index == 0 ? AnyValue.Number(Double.nan) : nil
    default: nil
    }
  }

  /// Reads the integer digits, and drops leading zeros.
  private mutating func integer() -> Bool {
    let start = index
    while byte == 0x30, index + 1 < text.count, text[index + 1].isDigit { index += 1 }
    while byte.isDigit {
      plain.append(byte)
      index += 1
    }
    if index == start { plain.append(0x30) }
    return index > start
  }

  /// Reads a point and the fraction digits, which are optional after integer digits.
  private mutating func fraction(_ hasInteger: Bool) -> Bool {
    guard byte == UInt8(ascii: ".") else { return hasInteger }
    index += 1
    plain.append(UInt8(ascii: "."))
    let start = index
    while byte.isDigit {
      plain.append(byte)
      index += 1
    }
    if index == start { plain.append(0x30) }
    return index > start || hasInteger
  }

  private mutating func exponent() -> Bool {
    guard byte | 0x20 == UInt8(ascii: "e") else { return true }
    index += 1
    plain.append(UInt8(ascii: "e"))
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      plain.append(byte)
      index += 1
    }
    let start = index
    while byte.isDigit {
      plain.append(byte)
      index += 1
    }
    return index > start
  }

  /// Parses the digits after `0x` or `0o`; returns nil for any other character.
  private func digits(ofRadix radix: UInt8, at offset: Int) throws(MappingError) -> AnyValue.Number?
  {
    let digits = text.dropFirst(2).map { Hex.value(of: $0) ?? .max }
    guard !digits.isEmpty, digits.allSatisfy({ $0 < radix }) else { return nil }
    if let number = AnyValue.Number(digits: digits, bits: radix == 16 ? 4 : 3) { return number }
    throw MappingError(.numberOutOfRange, at: offset, expected: "a 128-bit integer")
  }
}

extension UInt8 {
  /// Whether this is a decimal digit.
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
}
