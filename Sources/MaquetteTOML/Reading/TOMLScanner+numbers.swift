import MaquetteCore
import MaquetteFormats

extension TOMLScanner {
  /// Reads a 64-bit integer or a float.
  mutating func scanNumber() throws(MappingError) -> AnyValue {
    let end = endOfToken
    guard end - offset <= limits.numberLength else {
      throw MappingError(
        .numberTooLong, at: offset, expected: "at most \(limits.numberLength.counted("character"))")
    }
    if let integer = shortInteger(upTo: end) {
      offset = end
      return .number(AnyValue.Number(integer))
    }
    var scan = TOMLNumberScan(bytes[offset..<end])
    guard let number = scan.number() else {
      throw MappingError(
        scan.isOutOfRange ? .numberOutOfRange : .invalidNumber, at: offset,
        expected: scan.expected, found: shown(offset..<end))
    }
    offset = end
    return .number(number)
  }

  /// An integer of few digits without prefix or underscores, the usual case; nil for any other
  /// number.
  private func shortInteger(upTo end: Int) -> Int64? {
    let first = bytes[offset]
    let start = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? offset + 1 : offset
    guard start < end, end - start <= 18, bytes[start] != UInt8(ascii: "0") else { return nil }
    var value: Int64 = 0
    for index in start..<end {
      guard bytes[index].isDigit else { return nil }
      // Eighteen digits always fit into 64 bits.
      value = value &* 10 &+ Int64(bytes[index] - UInt8(ascii: "0"))
    }
    return first == UInt8(ascii: "-") ? -value : value
  }
}

/// Parses the characters of a number.
private struct TOMLNumberScan {
  private let token: ArraySlice<UInt8>
  private var index: Int

  /// The number in JSON's syntax: without `+` and underscores.
  private var plain: [UInt8] = []

  /// Whether the number is well-formed but too large.
  private(set) var isOutOfRange = false

  /// The expected syntax, for the error of an invalid number.
  private(set) var expected = "digits, with single underscores between them"

  init(_ token: ArraySlice<UInt8>) {
    self.token = token
    index = token.startIndex
  }

  private var byte: UInt8 { index < token.endIndex ? token[index] : 0 }
  private var isAtEnd: Bool { index == token.endIndex }

  private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    index += 1
    return true
  }

  mutating func number() -> AnyValue.Number? {
    if let radix = prefixedRadix { return prefixedInteger(radix) }
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { index += 1 }
    if !byte.isDigit {
      if token[index...].elementsEqual("inf".utf8) {
        return AnyValue.Number(isNegative ? -Double.infinity : .infinity)
      }
      return token[index...].elementsEqual("nan".utf8) ? AnyValue.Number(Double.nan) : nil
    }
    if isNegative { plain.append(UInt8(ascii: "-")) }
    guard let length = digits() else { return nil }
    guard length == 1 || plain[plain.count - length] != UInt8(ascii: "0") else {
      expected = "a number without leading zeros"
      return nil
    }
    return isAtEnd ? integer() : float()
  }

  /// The radix of `0x`, `0o` and `0b`.
  private var prefixedRadix: UInt8? {
    guard byte == UInt8(ascii: "0"), index + 1 < token.endIndex else { return nil }
    return switch token[index + 1] {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private mutating func prefixedInteger(_ radix: UInt8) -> AnyValue.Number? {
    index += 2
    guard digits(radix: radix) != nil, isAtEnd else { return nil }
    return integer(radix: Int64(radix))
  }

  /// Reads digits separated by single underscores.
  ///
  /// - Returns: The number of digits; nil if there is none, or an underscore is misplaced.
  private mutating func digits(radix: UInt8 = 10) -> Int? {
    var count = 0
    while let digit = Hex.value(of: byte), digit < radix {
      plain.append(byte)
      index += 1
      count += 1
      // An underscore needs a digit on either side.
      if byte == UInt8(ascii: "_") {
        index += 1
        guard let next = Hex.value(of: byte), next < radix else { return nil }
      }
    }
    return count > 0 ? count : nil
  }

  private mutating func integer(radix: Int64 = 10) -> AnyValue.Number? {
    let isNegative = plain.first == UInt8(ascii: "-")
    var value: Int64 = 0
    for digit in plain.dropFirst(isNegative ? 1 : 0) {
      let part = Int64(Hex.value(of: digit) ?? 0)
      // Counts downward because there is one more negative number than positive ones.
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (difference, overflowsToo) = product.subtractingReportingOverflow(part)
      guard !overflows, !overflowsToo else { return outOfRange() }
      value = difference
    }
    guard isNegative || value != .min else { return outOfRange() }
    return AnyValue.Number(isNegative ? value : -value)
  }

  private mutating func outOfRange() -> AnyValue.Number? {
    isOutOfRange = true
    expected = "a 64-bit integer"
    return nil
  }

  /// Reads the fraction and the exponent; the integer part has been read.
  private mutating func float() -> AnyValue.Number? {
    if skip(".") {
      plain.append(UInt8(ascii: "."))
      guard digits() != nil else { return nil }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      plain.append(UInt8(ascii: "e"))
      if byte == UInt8(ascii: "-") { plain.append(byte) }
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
      guard digits() != nil else { return nil }
    }
    guard isAtEnd else { return nil }
    return AnyValue.Number(decimal: String(decoding: plain, as: UTF8.self))
  }
}
