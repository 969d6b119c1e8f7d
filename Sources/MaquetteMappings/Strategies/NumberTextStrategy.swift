public import MaquetteCore

/// Numbers as text in both directions, for systems that cannot hold large numbers.
///
/// ```swift
/// @CodableBy(.text(Int64.self)) var id: Int64   // "9007199254740993"
/// @CodableBy(.elements(of: .text(Decimal.self))) var amounts: [Decimal]
/// ```
///
/// Numbers are decoded, too, but always encoded as text. The text is not a conversion: every policy
/// accepts it, and no report lists it.
public struct NumberTextStrategy<Value: Mappable>: CodingStrategy, Hashable {
  init() {}

  /// Reads a number, or text that contains one.
  ///
  /// - Throws: `invalidValue` for other text, `typeMismatch` for other kinds of values, and errors
  ///   of the type for a number that it does not hold.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    guard reader.scalarKind == .string else {
      guard reader.scalarKind == .number || reader.scalarKind == nil else {
        throw reader.failure(.typeMismatch, expected: expected)
      }
      return try reader.read(Value.self)
    }
    return try reader.__readQuotedNumber(Value.self) { (reader: inout R) throws(ReadFailure) in
      try decodeText(from: &reader)
    }
  }

  @inline(never)
  private func decodeText<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Value {
    let start = reader.mark()
    let text = try reader.__readToken()
    if let number = AnyValue.Number(decimal: text) {
      guard text.utf8.count <= reader.state.options.limits.numberLength else {
        throw reader.failure(
          .numberTooLong, at: start,
          expected: "at most \(reader.state.options.limits.numberLength.counted("character"))")
      }
      return try reader.read(Value.self, from: .number(number), at: reader.location(of: start))
    }
    // The text may be a name of NaN or an infinity, if the conventions have one.
    if reader.state.options.nonFiniteNumbers?.number(for: .string(text)) != nil {
      return try reader.read(Value.self, from: .string(text), at: reader.location(of: start))
    }
    let isNull = reader.state.options.conversions == .lenient && text.isNullWord
    throw reader.failure(
      isNull ? .unexpectedNull : .invalidValue, at: start, expected: expected)
  }

  /// Writes the number as text.
  ///
  /// - Throws: Errors of the type; `unencodable` for a number that is not finite.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    if try writer.__writeQuotedNumber(value) { return }
    switch try writer.tree(of: value) {
    case .number(let number) where number.isFinite: writer.writeString(number.description)
    case .string(let text): writer.writeString(text)
    case let other:
      throw writer.failure(
        .unencodable, expected: "a number", found: other.shown(hidesValue: false))
    }
  }

  private var expected: String { "\(typeName(Value.self)) as text" }
}

extension MappingStrategy {
  /// Numbers as text in both directions, for any type that is encoded as a number.
  ///
  /// - Parameter type: The type of the numbers.
  public static func text<T>(_ type: T.Type) -> Self where Self == NumberTextStrategy<T> {
    NumberTextStrategy()
  }
}
