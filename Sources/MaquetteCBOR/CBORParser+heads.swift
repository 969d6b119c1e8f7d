import MaquetteCore
import MaquetteFormats

// The initial byte of an item has its major type, and either its argument or the argument's length.

extension CBORParser {
  /// Reads the argument of an item that has one.
  @inline(__always)
  mutating func readArgument(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> UInt64 {
    let information = head & 0x1F
    return information < 24 ? UInt64(information) : try readLongArgument(head, source)
  }

  private mutating func readLongArgument(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> UInt64 {
    let information = head & 0x1F
    switch information {
    case 24...27:
      let width = 1 << Int(information - 24)
      guard let argument = cursor.integer(width, in: source) else { throw endOfSource(source) }
      if format.requiresDeterminism, !Self.needs(argument, width) {
        throw notDeterministic("the shortest form of \(argument)")
      }
      return argument
    default: throw beginsNothing(head)
    }
  }

  /// Whether an argument needs this many bytes.
  private static func needs(_ argument: UInt64, _ width: Int) -> Bool {
    switch width {
    case 1: argument > 23
    case 2: argument > 0xFF
    case 4: argument > 0xFFFF
    default: argument > 0xFFFF_FFFF
    }
  }

  /// Reads a length; nil for an item of indefinite length.
  mutating func readCount(
    _ head: UInt8, _ source: Span<UInt8>
  ) throws(MappingError) -> UInt64? {
    guard head & 0x1F == 31 else { return try readArgument(head, source) }
    if format.requiresDeterminism { throw notDeterministic("a definite length") }
    return nil
  }

  /// The integer −1 − *n*.
  static func negative(_ argument: UInt64) -> AnyValue.Number {
    if let value = Int64(exactly: argument) { return AnyValue.Number(signed: -1 - value) }
    // The magnitude is one more than the argument, and may overflow 64 bits.
    let (magnitude, isBeyond) = argument.addingReportingOverflow(1)
    let digits = isBeyond ? "18446744073709551616" : "\(magnitude)"
    return AnyValue.Number(decimal: "-" + digits) ?? AnyValue.Number(Int64.min)
  }

  /// Reads a simple value or a float.
  mutating func readSimple(
    _ head: UInt8, _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> TreeAssembler.Outcome {
    let value: AnyValue
    switch head {
    case 0xF4: value = .bool(false)
    case 0xF5: value = .bool(true)
    case 0xF6: value = .null
    case 0xF7:
      reading.noteRepair(
        .typeMismatch, at: start, path: assembler.path, expected: "a value", found: "undefined",
        resolution: "read as null")
      value = .null
    case 0xF9: value = .number(AnyValue.Number(HalfFloat.double(UInt16(try readBits(2, source)))))
    case 0xFA:
      let float = Float(bitPattern: UInt32(try readBits(4, source)))
      value = .number(AnyValue.Number(Double(float)))
    case 0xFB: value = .number(AnyValue.Number(Double(bitPattern: try readBits(8, source))))
    case 0xE0...0xF3: throw unassigned(head & 0x1F)
    case 0xF8:
      let number = UInt8(truncatingIfNeeded: try readBits(1, source))
      guard number > 31 else { throw beginsNothing(head, number) }
      throw unassigned(number)
    default: throw beginsNothing(head)
    }
    if format.requiresDeterminism, head >= 0xF9 { try requireShortestFloat(value, source) }
    return try assembler.add(value, at: start)
  }

  private mutating func readBits(
    _ width: Int, _ source: Span<UInt8>
  ) throws(MappingError) -> UInt64 {
    guard let bits = cursor.integer(width, in: source) else { throw endOfSource(source) }
    return bits
  }

  private func requireShortestFloat(
    _ value: AnyValue, _ source: Span<UInt8>
  ) throws(MappingError) {
    guard let double = value.number?.double else { return }
    let width = cursor.offset - start - 1
    // Only these bits of NaN are kept, so others would be encoded as different data.
    let isKept = !double.isNaN || source[start + 1] == 0x7E && source[start + 2] == 0
    guard width <= ShortestFloat(double).width, isKept else {
      throw notDeterministic("the shortest float")
    }
  }
}

// MARK: - Errors

extension CBORParser {
  func endOfSource(_ source: Span<UInt8>) -> MappingError {
    assembler.error(.unexpectedEnd, at: source.count)
  }

  /// The error for a length that exceeds the remaining source.
  func tooFewBytes(_ expected: String, _ source: Span<UInt8>) -> MappingError {
    assembler.error(
      .unexpectedEnd, at: start, expected: expected,
      found: (source.count - cursor.offset).counted("more byte"))
  }

  /// The error for bytes that do not begin an item.
  func beginsNothing(_ bytes: UInt8...) -> MappingError {
    let text = bytes.map(Self.hexadecimal).joined(separator: " ")
    return assembler.error(
      .unexpectedCharacter, at: start, expected: "an item",
      found: "bytes that begin no item: \(text)")
  }

  private func unassigned(_ number: UInt8) -> MappingError {
    assembler.error(
      .typeMismatch, at: start, expected: "a value",
      found: "the simple value \(number), which has no meaning")
  }

  func notDeterministic(_ expected: String) -> MappingError {
    assembler.error(
      .invalidValue, at: start, expected: expected, hint: "the data must be deterministic")
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
