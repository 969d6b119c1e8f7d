/// Numbers as text, both ways: what systems write that cannot hold the numbers of others.
///
/// ```swift
/// @CodableBy(.text(Int64.self)) var id: Int64   // "9007199254740993"
/// @CodableBy(.elements(of: .text(Decimal.self))) var amounts: [Decimal]
/// ```
///
/// A number is read, too, but text is what is written. The text is no conversion: it is read under every
/// policy, and no report tells of it.
public struct __NumberTextStrategy<Value: Mappable>: CodingStrategy, Hashable {
  init() {}

  /// Reads text that is a number, or a number.
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
    let start = reader.mark()
    let text = try reader.__readToken()
    if let number = AnyValue.Number(decimal: text) {
      guard text.utf8.count <= reader.state.options.limits.numberLength else {
        throw reader.failure(
          .numberTooLong, at: start,
          expected: "at most \(reader.state.options.limits.numberLength) characters")
      }
      return try reader.read(Value.self, from: .number(number), at: reader.location(of: start))
    }
    // A name of what is not finite, if the conventions have any.
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
  /// Numbers as text, both ways: of any type that is written as a number.
  ///
  /// - Parameter type: The type of the numbers.
  public static func text<T>(_ type: T.Type) -> Self where Self == __NumberTextStrategy<T> {
    __NumberTextStrategy()
  }
}
