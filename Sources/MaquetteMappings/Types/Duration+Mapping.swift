public import MaquetteCore

extension Duration: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Decodes a duration from a number of seconds, or from ISO 8601 text.
  ///
  /// | source | length |
  /// | --- | --- |
  /// | `5400`, `0.25` | seconds, exact to the last digit |
  /// | `"PT1H30M"`, `"-P1DT0.5S"` | ISO 8601, see `ISO8601.duration(_:)` |
  /// | `"5400"` | a number as text: a conversion |
  ///
  /// - Throws: `invalidValue` for other text, `inexactNumber` for more than 18 digits after the
  ///   point, `numberOutOfRange` beyond 64 bits of seconds, `typeMismatch` for other kinds of
  ///   values.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.read(by: DurationStrategy.automatic)
  }

  /// Decodes a duration from a number of seconds, or from ISO 8601 text.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.read(by: DurationStrategy.automatic)
  }

  /// Writes a number of seconds.
  ///
  /// - Throws: `unencodable` beyond 64 bits of seconds.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(self, by: DurationStrategy.automatic)
  }

  /// Writes a number of seconds.
  ///
  /// - Throws: `unencodable` beyond 64 bits of seconds.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(self, by: DurationStrategy.automatic)
  }
}

/// A strategy for durations.
///
/// ```swift
/// @CodableBy(.durationInMilliseconds) var timeout: Duration
/// @CodableBy(.iso8601Duration) var length: Duration
/// ```
public struct DurationStrategy: CodingStrategy, Hashable {
  package enum Shape: Hashable {
    case automatic, iso8601
    case number(places: Int, name: String)
  }

  package let shape: Shape

  /// Decodes a number of seconds or ISO 8601 text; encodes the number.
  public static var automatic: Self { Self(shape: .automatic) }

  /// ISO 8601 text: `PT1H30M`.
  public static var iso8601: Self { Self(shape: .iso8601) }

  /// A number of seconds, exact to the last digit.
  public static var seconds: Self { Self(shape: .number(places: 0, name: "seconds")) }

  /// A number of milliseconds, exact to the last digit.
  public static var milliseconds: Self { Self(shape: .number(places: 3, name: "milliseconds")) }

  /// Decodes a duration.
  ///
  /// - Throws: `invalidValue`, `inexactNumber`, `numberOutOfRange`, `typeMismatch`.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Duration
  {
    let start = reader.mark()
    let source = reader.state.options.original(of: try reader.readScalar(expected))
    do throws(MappingError) {
      return try duration(of: source, under: reader.state.options.conversions)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Writes a duration.
  ///
  /// - Throws: `unencodable` beyond 64 bits of seconds, which would not decode either.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Duration, to writer: inout W
  ) throws(WriteFailure) {
    guard value.isMapped else {
      throw writer.failure(
        MappingError(
          .unencodable, expected: "a duration below 2^63 s", found: ISO8601.text(of: value)))
    }
    switch shape {
    case .iso8601: writer.writeString(ISO8601.text(of: value))
    default: try writer.writeValue(.number(number(of: value)))
    }
  }

  private var isNumber: Bool {
    if case .number = shape { return true }
    return false
  }

  private var places: Int {
    if case .number(let places, _) = shape { return places }
    return 0
  }

  private var expected: String {
    switch shape {
    case .automatic: "a duration"
    case .iso8601: "an ISO 8601 duration"
    case .number(_, let name): "a number of \(name)"
    }
  }

  private func duration(
    of source: AnyValue, under policy: ConversionPolicy
  ) throws(MappingError) -> Duration {
    switch source {
    case .number(let number) where shape != .iso8601:
      return try duration(of: number)
    case .string(let text):
      if !isNumber, let duration = ISO8601.duration(text) { return duration }
      guard shape != .iso8601, policy != .strict, let number = AnyValue.Number(decimal: text) else {
        throw MappingError(isNumber ? .typeMismatch : .invalidValue, expected: expected)
      }
      return try duration(of: number)
    default:
      throw MappingError(.typeMismatch, expected: expected)
    }
  }

  private func duration(of number: AnyValue.Number) throws(MappingError) -> Duration {
    guard var decimal = DecimalText(number.description)?.canonical else {
      throw MappingError(.numberOutOfRange, expected: expected)
    }
    decimal.exponent -= places
    // Counted in attoseconds, 10^18 per second.
    guard decimal.exponent >= -18 else { throw MappingError(.inexactNumber, expected: expected) }
    guard decimal.digits.count + decimal.exponent <= 19 else {
      throw MappingError(.numberOutOfRange, expected: expected)
    }
    let zeros = [UInt8](repeating: 0x30, count: decimal.exponent + 18)
    var (whole, attoseconds): (UInt64, Int64) = (0, 0)
    let digits = decimal.digits + zeros
    for digit in digits.dropLast(18) { whole = whole * 10 + UInt64(digit - 0x30) }
    for digit in digits.suffix(18) { attoseconds = attoseconds * 10 + Int64(digit - 0x30) }
    guard let seconds = Int64(exactly: whole) else {
      throw MappingError(.numberOutOfRange, expected: expected)
    }
    let length = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    return decimal.isNegative ? .zero - length : length
  }

  private func number(of duration: Duration) -> AnyValue.Number {
    let (seconds, attoseconds) = duration.components
    let isNegative = seconds < 0 || attoseconds < 0
    // There are eighteen places of attoseconds, of which some come before the point.
    var left = 18 - places
    var (moved, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: powerOfTen(left))
    let (product, overflow) = seconds.magnitude.multipliedReportingOverflow(by: powerOfTen(places))
    let (whole, carry) = product.addingReportingOverflow(moved)
    if rest == 0, !overflow, !carry, let integer = Int64(exactly: whole) {
      return AnyValue.Number(isNegative ? -integer : integer)
    }
    while left > 0, rest.isMultiple(of: 10) { (rest, left) = (rest / 10, left - 1) }
    // The digits with their leading zeros.
    func padded(_ digits: UInt64, _ count: Int) -> Substring {
      "\(powerOfTen(count) + digits)".dropFirst()
    }
    var text = isNegative ? "-" : ""
    text += overflow || carry ? "\(seconds.magnitude)" + padded(moved, places) : "\(whole)"
    if rest > 0 { text += "." + padded(rest, left) }
    return Int64(text).map { AnyValue.Number($0) } ?? AnyValue.Number(validDecimal: text)
  }
}

extension MappingStrategy where Self == DurationStrategy {
  /// A duration as ISO 8601 text: `PT1H30M`.
  public static var iso8601Duration: DurationStrategy { .iso8601 }

  /// A duration as a number of seconds.
  public static var durationInSeconds: DurationStrategy { .seconds }

  /// A duration as a number of milliseconds.
  public static var durationInMilliseconds: DurationStrategy { .milliseconds }
}
