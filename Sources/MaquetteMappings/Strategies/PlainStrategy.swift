public import MaquetteCore

/// Decodes and encodes values as their type does; a base for strategies for parts.
public struct PlainStrategy<Value: Mappable>: CodingStrategy, Hashable {
  /// Creates the strategy.
  @inlinable
  public init() {}

  /// Reads a value as its type does.
  ///
  /// - Throws: The errors of reading the type.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    try reader.read(Value.self)
  }

  /// Writes a value as its type does.
  ///
  /// - Throws: The errors of writing the type.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    try writer.write(value)
  }
}

/// A strategy for an optional, from one for the wrapped type: null is nil.
public struct OptionalStrategy<Base: CodingStrategy>: CodingStrategy {
  package let base: Base

  init(_ base: Base) { self.base = base }

  /// Reads null as nil, and other values with the strategy.
  ///
  /// - Throws: Errors of the strategy.
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws -> Base.Value? {
    try reader.readNull() ? nil : base.decode(from: &reader)
  }

  /// Writes nil as null, and other values with the strategy.
  ///
  /// - Throws: Errors of the strategy.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Base.Value?, to writer: inout W
  ) throws {
    if let value { try base.encode(value, to: &writer) } else { writer.writeNull() }
  }
}

/// A strategy that replaces invalid values; a report lists each replacement.
public struct ReplacingStrategy<Base: CodingStrategy>: CodingStrategy where Base.Value: Sendable {
  package let base: Base
  private let replacement: Base.Value

  init(_ base: Base, _ replacement: Base.Value) {
    self.base = base
    self.replacement = replacement
  }

  /// Reads with the strategy, or returns the replacement.
  ///
  /// - Throws: Only errors of the source itself.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Base.Value
  {
    let start = reader.mark()
    do throws(ReadFailure) {
      return try reader.readElement(by: base)
    } catch {
      try reader.recover(
        from: error, at: start, severity: .repair, resolution: "used a replacement")
      return replacement
    }
  }

  /// Writes with the strategy.
  ///
  /// - Throws: Errors of the strategy.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Base.Value, to writer: inout W
  ) throws {
    try base.encode(value, to: &writer)
  }
}

extension CodingStrategy {
  /// This strategy for optionals, such as the elements of an array: null is nil.
  public var optional: OptionalStrategy<Self> { OptionalStrategy(self) }
}

extension CodingStrategy where Value: Sendable {
  /// This strategy with a replacement for invalid values and null; a report lists its use.
  ///
  /// ```swift
  /// @CodableBy(.elements(of: PlainStrategy<Int>().replacingInvalid(by: 0))) var scores: [Int]
  /// @CodableBy(.elements(of: PlainStrategy<Int>().optional.replacingInvalid(by: nil)))
  /// var places: [Int?]
  /// ```
  ///
  /// - Parameter value: The replacement for each value that this strategy cannot decode.
  public func replacingInvalid(by value: Value) -> ReplacingStrategy<Self> {
    ReplacingStrategy(self, value)
  }
}

extension MappingStrategy {
  /// Values as their type decodes and encodes them.
  ///
  /// - Parameter type: The type of the values.
  public static func plain<T>(_ type: T.Type) -> Self where Self == PlainStrategy<T> {
    PlainStrategy()
  }

  /// A strategy for an optional, from one for the wrapped type: null is nil.
  ///
  /// - Parameter strategy: The strategy for values other than nil.
  public static func optional<S>(_ strategy: S) -> Self where Self == OptionalStrategy<S> {
    OptionalStrategy(strategy)
  }
}
