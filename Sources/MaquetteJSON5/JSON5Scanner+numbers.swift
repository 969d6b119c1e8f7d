import MaquetteCore
import MaquetteFormats

extension JSON5Scanner {
  /// Reads a number with all its digits.
  mutating func scanNumber() throws(MappingError) -> AnyValue.Number {
    let start = offset
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || isJSON5 && byte == UInt8(ascii: "+") { offset += 1 }
    let number = try scanMagnitude(isNegative, from: start)
    if let (scalar, _) = scalar, scalar.continuesIdentifier || scalar == "." || scalar == "\\" {
      throw invalidNumber(from: start)
    }
    guard offset - start <= limits.numberLength else {
      throw MappingError(
        .numberTooLong, at: start, expected: "at most \(limits.numberLength.counted("character"))")
    }
    return number
  }

  private mutating func scanMagnitude(
    _ isNegative: Bool, from start: Int
  ) throws(MappingError) -> AnyValue.Number {
    if isJSON5 {
      if skip(word: "Infinity") {
        return AnyValue.Number(isNegative ? -Double.infinity : .infinity)
      }
      if skip(word: "NaN") { return AnyValue.Number(Double.nan) }
      if byte == 0x30, byte(after: 1) | 0x20 == UInt8(ascii: "x") {
        return try scanHexadecimal(isNegative, from: start)
      }
    }
    var plain: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    let first = offset
    scanDigits(into: &plain)
    let hasInteger = offset > first
    guard !hasInteger || offset - first == 1 || bytes[first] != 0x30 else {
      throw invalidNumber(from: start, "a number without leading zeros")
    }
    guard hasInteger || isJSON5 && byte == UInt8(ascii: ".") else {
      throw invalidNumber(from: start)
    }
    if !hasInteger { plain.append(0x30) }
    if skip(".") {
      let fraction = offset
      plain.append(UInt8(ascii: "."))
      scanDigits(into: &plain)
      guard offset > fraction || isJSON5 && hasInteger else { throw invalidNumber(from: start) }
      if offset == fraction { plain.append(0x30) }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      plain.append(byte)
      offset += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        plain.append(byte)
        offset += 1
      }
      let exponent = offset
      scanDigits(into: &plain)
      guard offset > exponent else { throw invalidNumber(from: start) }
    }
    guard let number = AnyValue.Number(decimal: String(decoding: plain, as: UTF8.self)) else {
      throw invalidNumber(from: start)
    }
    return number
  }

  package mutating func scanDigits(into plain: inout [UInt8]) {
    while byte &- 0x30 < 10 {
      plain.append(byte)
      offset += 1
    }
  }

  private mutating func scanHexadecimal(
    _ isNegative: Bool, from start: Int
  ) throws(MappingError) -> AnyValue.Number {
    offset += 2
    let first = offset
    while Hex.value(of: byte) != nil { offset += 1 }
    guard offset > first else { throw invalidNumber(from: start) }
    let digits = bytes[first..<offset].lazy.compactMap { Hex.value(of: $0) }
    guard let number = AnyValue.Number(digits: digits, bits: 4) else {
      throw MappingError(.numberOutOfRange, at: start, expected: "a 128-bit integer")
    }
    guard isNegative else { return number }
    return AnyValue.Number(decimal: "-\(number)") ?? number
  }

  private func invalidNumber(
    from start: Int, _ expected: String = "a number"
  ) -> MappingError {
    var end = offset
    while end < bytes.count, bytes[end] > 0x20, !",]}:".utf8.contains(bytes[end]) { end += 1 }
    return MappingError(
      .invalidNumber, at: start, expected: expected, found: shown(start..<max(end, start + 1)))
  }
}
