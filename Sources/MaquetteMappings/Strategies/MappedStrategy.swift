public import MaquetteCore

/// A strategy whose values two functions transform.
///
/// ```swift
/// @CodableBy(BytesStrategy.hex.map(decode: { Digest($0) }, encode: { $0.bytes })) var id: Digest
/// ```
public struct MappedStrategy<Base: CodingStrategy, Value>: CodingStrategy {
  package let base: Base
  private let decode: @Sendable (Base.Value) throws -> Value
  private let encode: @Sendable (Value) throws -> Base.Value

  init(
    _ base: Base, decode: @escaping @Sendable (Base.Value) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Base.Value
  ) {
    (self.base, self.decode, self.encode) = (base, decode, encode)
  }

  /// Reads with the strategy and passes the result to the function.
  ///
  /// - Throws: The errors of both.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Value {
    let start = reader.mark()
    let value = try base.decode(from: &reader)
    do throws {
      return try decode(value)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Passes a value to the function and writes the result with the strategy.
  ///
  /// - Throws: The errors of both.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws {
    let encoded: Base.Value
    do throws {
      encoded = try encode(value)
    } catch {
      throw writer.failure(error)
    }
    try base.encode(encoded, to: &writer)
  }
}

extension CodingStrategy {
  /// This strategy with its values transformed by two functions; such strategies can be chained.
  ///
  /// - Parameters:
  ///   - decode: Transforms a value that the strategy has read.
  ///   - encode: Returns the value for the strategy to write.
  public func map<Result>(
    decode: @escaping @Sendable (Value) throws -> Result,
    encode: @escaping @Sendable (Result) throws -> Value
  ) -> MappedStrategy<Self, Result> {
    MappedStrategy(self, decode: decode, encode: encode)
  }
}
