public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Decimal: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Reads a decimal from a number, or from text that contains one, digit by digit.
  ///
  /// | source | decimal |
  /// | --- | --- |
  /// | `0.1`, `1e-3`, `"12.50"` | exactly that, without a double in between |
  /// | `0.1` as a double in a tree | 0.1, the shortest decimal for that double |
  /// | more than 128 bits of digits: 40 and more digits, and some of 39 | `inexactNumber` |
  /// | an exponent above 127, after trailing zeros are removed | `numberOutOfRange` |
  ///
  /// - Throws: `typeMismatch` for text under `.strict` and for other kinds of values.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    let start = reader.mark()
    if let decimal = reader.readShortDecimal().flatMap({ Decimal($0.canonical) }) {
      self = decimal
      return
    }
    reader.reset(to: start)
    self = try reader.readDecimal()
  }

  /// Reads a decimal from a number, or from text that contains one, digit by digit.
  ///
  /// - Throws: `typeMismatch` for text under `.strict` and for other kinds of values.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    if let decimal = reader.readShortDecimal().flatMap({ Decimal($0.canonical) }) {
      self = decimal
    } else {
      self = try reader.readDecimal()
    }
  }

  /// Writes a number, digit by digit, or the number as text if the options say so.
  ///
  /// - Throws: `unencodable` for NaN.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if let parts, !writer.state.options.quotesDecimals {
      writer.writeDecimal(parts)
    } else {
      try writer.writeNumber(of: self)
    }
  }

  /// Writes a number, digit by digit, or the number as text if the options say so.
  ///
  /// - Throws: `unencodable` for NaN.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeNumber(of: self)
  }
}

extension AnyValue.Number {
  /// Creates a number from a decimal; nil for NaN.
  ///
  /// - Parameter decimal: The decimal; the number keeps all of its digits.
  public init?(_ decimal: Decimal) {
    if let parts = decimal.parts {
      self = parts.number
    } else {
      self.init(decimal: decimal.description)
    }
  }
}

extension ValidationRule where Value == Decimal {
  /// Multiples of a number, digit by digit.
  ///
  /// - Parameter number: The number that divides every valid value; the only multiple of 0 is 0.
  /// - Returns: The rule.
  public static func multiple<N: Numeric & Sendable>(of number: N) -> Self {
    // A literal is a double, whose digits are its own; a decimal from a literal may lack some.
    multiple(ofDigits: number)
  }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readDecimal() throws(ReadFailure) -> Decimal {
    let start = mark()
    var isText = false
    let number: AnyValue.Number?
    switch scalarKind {
    case .number: number = try readValue().number
    case .string:
      let text = try __readToken()
      if let held = state.options.original(of: .string(text)).number {
        number = held
        break
      }
      guard state.options.conversions != .strict else {
        reset(to: start)
        throw try unreadable("Decimal")
      }
      isText = true
      number = AnyValue.Number(text, state.options)
      if number == nil, state.options.conversions == .lenient, text.isNullWord {
        throw failure(.unexpectedNull, at: start, expected: "Decimal")
      }
    default: throw try unreadable("Decimal")
    }
    guard let number else { throw failure(.typeMismatch, at: start, expected: "Decimal") }
    let decimal =
      if let short = number.shortDecimal.flatMap({ Decimal($0.canonical) }) {
        short
      } else {
        try longDecimal(number, at: start)
      }
    if isText { noteRepair(.typeMismatch, at: start, expected: "Decimal", resolution: "converted") }
    return decimal
  }
}

extension MappingReader where Self: ~Copyable {
  private mutating func longDecimal(
    _ number: AnyValue.Number, at start: Mark
  ) throws(ReadFailure) -> Decimal {
    guard let text = DecimalText(number.description) else {
      throw failure(.typeMismatch, at: start, expected: "Decimal")
    }
    do throws(MappingError) {
      return try Decimal(exactly: text.canonical)
    } catch {
      throw failure(error.code, at: start, expected: "Decimal")
    }
  }
}

extension MappingWriter where Self: ~Copyable {
  fileprivate mutating func writeNumber(of value: Decimal) throws(WriteFailure) {
    guard let number = AnyValue.Number(value) else {
      throw failure(.unencodable, found: value.description)
    }
    if state.options.quotesDecimals { return writeString(number.description) }
    try writeValue(.number(number))
  }
}
